import type { Page } from '@playwright/test'
import { mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { fetchMethods } from '../../portal/profile/signing/accounts.ts'

/** Goes from the card's page to the provider's, and acts there as given. */
async function atProvider(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Continuer vers le prestataire' }).click()
  await page.waitForURL(/\/demo\/card-registration\//)
  await page.getByRole('button', { name: choice, exact: true }).click()
  await page.waitForURL(/\/profile\/payment-methods\/card/)
}

test('[PAY-08][PAY-01] a card is registered on the provider’s page: the mandate ends, and no number of a card is ever sent', async ({
  page,
  origin,
  member,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  const main = page.getByRole('main')
  await page.goto('/profile/payment-methods')
  const { debit: before } = await fetchMethods(page)
  const debit = page.getByRole('region', { name: 'Vos cotisations' })
  await debit.getByRole('link', { name: 'Payer par carte' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Payer par carte' })).toBeVisible()
  await expect(main).toContainText(/Le mandat CSN-\d{9}-001 sur le compte FR39\s••••\s3A23 prend fin/)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await atProvider(page, 'Une carte Visa')
  await expect(main.getByRole('heading', { level: 1, name: 'Votre carte est enregistrée' })).toBeVisible()
  const { debit: card, refund_account } = await fetchMethods(page)
  expect(card).toMatchObject({ kind: 'card', brand: 'visa', last4: '4242' })
  const expires = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(card?.kind === 'card' ? `${card.expires}-01` : 0),
  )
  for (const fact of [
    /Visa\s••••\s4242/,
    new RegExp(expires.replace(' ', '\\s')),
    /Le mandat CSN-\d{9}-001 .*a pris fin/,
  ])
    await expect(main).toContainText(fact)
  expect(new URL(page.url()).searchParams.has('token')).toBe(false)
  expect(before?.kind).toBe('bank_account')
  expect(refund_account?.iban).toBe('FR39 **** **** 3A23')

  // Opened again, the same registration does nothing more.
  await page.reload()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await fetchMethods(page)).debit).toEqual(card)
  await page.goto('/profile/payment-methods')
  for (const fact of [/Visa\s••••\s4242/, new RegExp(expires.replace(' ', '\\s'))])
    await expect(debit).toContainText(fact)
  await expect(debit.getByRole('link', { name: 'Changer de carte' })).toBeVisible()
  await expect(debit.getByRole('button', { name: /mandat/ })).toHaveCount(0)
  const mail = await mailTo(origin, member.email, 'Une carte a été enregistrée pour vos cotisations')
  expect(mail.text).toContain('4242')
  // Nothing that was sent reads as the number of a card.
  expect(sent.length).toBeGreaterThan(0)
  expect(
    sent.filter((request) =>
      /(?<![\da-f-])(?:\d[ -]?){13,19}(?![\da-f-])/i.test(
        request.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, ''),
      ),
    ),
  ).toEqual([])
})
