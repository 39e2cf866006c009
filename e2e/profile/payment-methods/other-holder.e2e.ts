import { mailTo, messagesTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { savedBy, textOf } from '../../portal/profile/downloads.ts'
import { accountWizardOn } from '../../portal/profile/signing/account-wizard.ts'
import { ibans, methodsOf } from '../../portal/profile/signing/accounts.ts'
import { codesTo, codeTo, mobileOf } from '../../portal/profile/signing/codes.ts'

test('[PAY-05] somebody else who pays receives the code and signs for the member, whose refunds stay where they go', async ({
  page,
  origin,
  member,
}) => {
  test.slow()
  const theirs = `payeur.${member.nevg}@example.org`
  const wizard = accountWizardOn(page)
  const { main, words } = wizard
  await wizard.open()
  const before = await methodsOf(page)
  await main.getByRole('checkbox', { name: words.other }).check()
  await expect(main.getByRole('checkbox', { name: words.refunds })).toHaveCount(0)
  await expect(main).toContainText('Vos remboursements restent versés sur votre compte.')
  await main.getByLabel(words.name).fill('ERIC LAGRANGE')
  await main.getByLabel('Numéro et rue').fill('3 RUE HAUTE')
  await main.getByLabel('Code postal').fill('5000')
  await main.getByLabel('Ville').fill('NAMUR')
  await main.getByLabel('Pays', { exact: true }).selectOption({ label: 'Belgique' })
  await wizard.name(ibans.belgian.iban)

  // One way to reach them is needed.
  await expect(
    main.getByText('Indiquez l’e-mail ou le mobile du titulaire du compte : le code lui sera envoyé.'),
  ).toBeVisible()
  await expect(main.getByLabel('Adresse e-mail')).toBeFocused()
  await main.getByLabel('Adresse e-mail').fill(theirs)
  await wizard.next.click()
  await wizard.heading(words.mandateTitle)
  for (const fact of ['ERIC LAGRANGE', '3 RUE HAUTE', '5000 NAMUR', 'Pour le compte de', /camille tournesol/i])
    await expect(wizard.paper).toContainText(fact)
  const pdf = textOf(await savedBy(page, () => main.getByRole('button', { name: words.pdf }).click()))
  if (pdf !== null)
    for (const fact of [/Pour le compte de/, /Camille Tournesol/i, /ERIC LAGRANGE/]) expect(pdf).toMatch(fact)
  await main.getByRole('checkbox', { name: 'J’ai lu le mandat, et ERIC LAGRANGE autorise ces prélèvements.' }).check()
  await wizard.next.click()
  await wizard.heading('Comment envoyer le code à ERIC LAGRANGE ?')
  await expect(main.getByRole('radio')).toHaveCount(1)
  await expect(main.getByRole('radio', { name: /^Par e-mail à p•+@example\.org/ })).toBeChecked()
  await wizard.send.click()
  await wizard.heading(words.codeTitle)
  const { code } = await codeTo(origin, theirs)
  const asked = await mailTo(origin, theirs, /vous demande de signer un mandat de prélèvement$/)
  expect(asked.subject).toContain(`${member.firstname} ${member.lastname}`)
  expect(await codesTo(origin, member.email)).toEqual([])
  expect(await codesTo(origin, await mobileOf(page))).toEqual([])
  expect(await main.innerText()).not.toContain(theirs)
  await wizard.code.fill(code)
  await wizard.heading(words.signedTitle)

  const after = await methodsOf(page)
  expect(after.debit).toMatchObject({ kind: 'bank_account', holder: 'ERIC LAGRANGE' })
  expect(after.refund_account).toEqual(before.refund_account)
  await mailTo(origin, member.email, 'Le compte de vos cotisations a été modifié')
  await expect.poll(async () => (await messagesTo(origin, theirs)).length).toBeGreaterThan(1)
  await page.goto('/profile/payment-methods')
  await expect(page.getByRole('region', { name: 'Vos cotisations' })).toContainText('ERIC LAGRANGE')
})
