import { mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { ibans, fetchMethods } from '../../portal/profile/signing/accounts.ts'
import { codeTo, fetchMobile } from '../../portal/profile/signing/codes.ts'

const { second } = ibans

test('[SAFE-04][PAY-10] an account for refunds alone counts after its code, waits 48 hours, and a fresh code lets them go', async ({
  page,
  origin,
  member,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const heading = (name: string) => expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  const next = main.getByRole('button', { name: 'Continuer' })
  const send = main.getByRole('button', { name: 'Recevoir le code', exact: true })
  const code = main.getByLabel('Code à 6 chiffres', { exact: true })
  const refunds = page.getByRole('region', { name: 'Vos remboursements' })
  await page.goto('/profile/payment-methods')
  await refunds.getByRole('link', { name: 'Changer le compte des remboursements' }).click()
  await heading('Où verser vos remboursements ?')
  const before = await fetchMethods(page)
  await next.click()
  await expect(main.getByLabel('IBAN', { exact: true })).toBeFocused()
  await main.getByLabel('IBAN', { exact: true }).fill(second.iban)
  await expect(main.getByText('L’IBAN suffit : aucun BIC à donner.')).toBeVisible()
  await expect(main.getByLabel('Titulaire du compte')).toHaveValue(`${member.firstname} ${member.lastname}`)
  await next.click()
  await heading('Comment recevoir votre code ?')
  await expect(main.getByRole('article')).toContainText('FR76')
  const named = await fetchMethods(page)
  expect(named).toEqual({ ...before, pending_refund_account_id: named.pending_refund_account_id })
  expect(named.pending_refund_account_id).not.toBeNull()

  // Left and resumed: nothing has changed, nothing is lost.
  await page.goto('/profile/payment-methods')
  await expect(refunds).toContainText(/FR39\s••••\s3A23/)
  await refunds.getByRole('link', { name: 'Reprendre' }).click()
  await heading('Comment recevoir votre code ?')
  await main.getByRole('radio', { name: /^Par e-mail/ }).check()
  await send.dblclick()
  await heading('Saisissez le code à 6 chiffres')
  const confirming = await codeTo(origin, member.email)
  await page.reload()
  const other = await page.context().newPage()
  await other.goto(page.url())
  const otherHeading = (name: string) => expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
  await otherHeading('Saisissez le code à 6 chiffres')
  await code.fill(confirming.code)
  await heading('C’est confirmé, merci !')
  // A tab left at the code shows it too, and requests no code that would release refunds.
  await otherHeading('C’est confirmé, merci !')
  await other.close()
  const held = await fetchMethods(page)
  expect(held.debit).toEqual(before.debit)
  expect(held.refund_account?.iban).toBe('FR76 **** **** 0189')
  const wait = (Date.parse(held.refund_account?.held_until ?? '') - Date.now()) / 3_600_000
  expect(wait).toBeGreaterThan(47)
  expect(wait).toBeLessThanOrEqual(48)
  await expect(main.getByText(/Par sécurité, ils attendent jusqu’au/)).toBeVisible()
  await mailTo(origin, member.email, 'Le compte de vos remboursements a été modifié')

  await main.getByRole('link', { name: 'Retour aux moyens de paiement' }).click()
  await expect(refunds).toContainText(second.masked)
  await expect(refunds).toContainText(/Vos remboursements attendent jusqu’au/)
  await refunds.getByRole('link', { name: 'Confirmer maintenant par un code' }).click()
  await heading('Comment recevoir votre code ?')
  await main.getByRole('radio', { name: /^Par SMS/ }).check()
  await send.click()
  await heading('Saisissez le code à 6 chiffres')
  const fresh = await codeTo(origin, await fetchMobile(page))
  expect(fresh.text).toContain('débloquer vos remboursements')
  await code.fill(fresh.code)
  await heading('C’est confirmé, merci !')
  await expect(main).toContainText(/sans attendre/)
  expect((await fetchMethods(page)).refund_account?.held_until).toBeNull()
  await mailTo(origin, member.email, 'Vos remboursements n’attendent plus')
  await page.goto('/profile/payment-methods')
  await expect(refunds).toContainText(second.masked)
  await expect(refunds.getByText(/attendent jusqu’au/)).toHaveCount(0)
})
