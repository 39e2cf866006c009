import type { Page } from '@playwright/test'
import { mailTo, messagesTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { longDay, monthName, receiptsOf } from '../../portal/profile/receipts.ts'

const badge = (page: Page) => page.locator('.member-frame_sidebar .member-frame_user')

/** Opens the declined contribution from the list. */
async function openDeclined(page: Page) {
  await page.goto('/profile/receipts')
  await page
    .getByRole('row', { name: /Prélèvement refusé/ })
    .last()
    .getByRole('link', { name: /^Régulariser/ })
    .click()
  await page.getByRole('heading', { level: 1, name: /^Cotisation d/ }).waitFor()
}

/** Actions of the provider's sandbox on the card. */
async function atProvider(page: Page, choice: string | RegExp): Promise<void> {
  await page.waitForURL(/\/demo\/card-payment\//)
  await page.getByRole('button', { name: choice }).click()
}

test.describe('a contribution that came back', () => {
  test.use({ wanted: { declined: true } })

  test('[FIX-02] its page says why, when it is tried again, what can be done, and what becomes of the cover', async ({
    page,
  }) => {
    await openDeclined(page)
    const declined = (await receiptsOf(page)).find(({ status }) => status === 'declined')
    const main = page.getByRole('main')
    await expect(main).toContainText('Le compte n’était pas assez approvisionné le jour du prélèvement.')
    await expect(main).toContainText(
      new RegExp(`Nous réessaierons le .*${Number(declined?.next_attempt_on?.slice(8))}`),
    )
    await expect(main.getByRole('button', { name: /^Payer 24,90\s€ par carte$/ })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Changer de compte' })).toHaveAttribute(
      'href',
      '/profile/payment-methods/account',
    )
    const { cover } = await page.evaluate(async (id) => {
      const response = await fetch(`/api/receipts/${id}`, {
        headers: { authorization: `Bearer ${localStorage.getItem('auth_token')}` },
      })
      return response.json()
    }, declined?.id)
    const guarantees = main.getByRole('region', { name: 'Vos garanties' })
    await expect(guarantees).toContainText('Vos animaux sont toujours couverts.')
    await expect(guarantees).toContainText(longDay(cover.stops_on))
    await expect(guarantees).toContainText(longDay(cover.may_end_from))
    await expect(main.getByRole('list', { name: 'Ce qui s’est passé' }).getByRole('listitem').first()).toContainText(
      'Prélèvement refusé',
    )
  })

  test('[FIX-02] where the portal takes no cards, none is offered, and what can be done instead is said', async ({
    page,
  }) => {
    // As the server marks the pages of a portal without a payment provider.
    await page.route(/\/profile\/receipts/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html data-no-cards ') })
    })
    await openDeclined(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Approvisionnez le compte avant le nouvel essai.')
    await expect(main).toContainText(/Nous réessaierons le /)
    await expect(main.getByRole('link', { name: 'Changer de compte' })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Appelez-nous/ })).toBeVisible()
    await expect(main.getByRole('button', { name: /^Payer/ })).toHaveCount(0)
    await expect(main).not.toContainText(/par carte/i)
  })

  test('[FIX-02][REC-02] paid by card, it is settled: the status, the badge and a mail say so', async ({
    page,
    origin,
    member,
  }) => {
    await openDeclined(page)
    const address = new URL(page.url()).pathname
    await expect(badge(page)).toContainText(', 2 cotisations pas encore payées', { timeout: 15_000 })
    await page.getByRole('button', { name: /^Payer 24,90\s€ par carte$/ }).click()
    await page.waitForURL(/\/demo\/card-payment\//)
    await expect(page.getByText(/24,90\s€/)).toBeVisible()
    await expect(page.getByText('Aucun argent ne circule.')).toBeVisible()
    await atProvider(page, 'Payer')
    await expect(page.getByText(/Merci, nous avons reçu 24,90\s€\./)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
    const main = page.getByRole('main')
    await expect(main).toContainText(/Réglée|Payée/)
    await expect(main.getByRole('button', { name: /^Payer/ })).toHaveCount(0)
    await expect(main.getByRole('list', { name: 'Ce qui s’est passé' })).toContainText('Payée par carte')
    await expect(badge(page)).toContainText(', 1 cotisation pas encore payée', { timeout: 15_000 })

    const mail = await mailTo(origin, member.email, 'Votre paiement est bien arrivé')
    expect(mail.text).toMatch(/24,90\s€/)
    await page.goto('/profile/receipts')
    await expect(page.getByRole('row', { name: /Payée/ }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /Prélèvement refusé/ })).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByRole('main')).toContainText('Prochaine cotisation')
  })

  test('[FIX-02] a card that is refused or a page that is left is said, costs nothing, and can be tried again', async ({
    page,
    origin,
    member,
  }) => {
    await openDeclined(page)
    const pay = page.getByRole('button', { name: /^Payer 24,90\s€ par carte$/ })
    for (const [choice, says] of [
      ['Faire refuser la carte', 'Le paiement n’a pas été accepté.'],
      [/^Quitter/, 'Le paiement n’a pas été terminé.'],
    ] as const) {
      await pay.click()
      await atProvider(page, choice)
      await expect(page.getByText(says), says).toBeVisible()
      await expect(page.getByText(/Rien n’a été débité\./), says).toBeVisible()
      expect(
        (await receiptsOf(page)).map(({ status }) => status),
        says,
      ).toContain('declined')
    }
    expect(
      (await messagesTo(origin, member.email)).filter(({ subject }) => subject === 'Votre paiement est bien arrivé'),
    ).toEqual([])
    await pay.click()
    await atProvider(page, 'Payer')
    await expect(page.getByText(/Merci, nous avons reçu 24,90\s€\./)).toBeVisible()
    await expect(page.getByText('Le paiement n’a pas été terminé.')).toHaveCount(0)
  })
})

test.describe('in Italian', () => {
  test.use({ wanted: { declined: true, locale: 'it', country: 'IT' }, locale: 'it-IT' })

  test('[FIX-02] the way there and back is Italian', async ({ page, origin, member }) => {
    await page.goto('/profile/receipts')
    await page
      .getByRole('row', { name: /Addebito respinto/ })
      .getByRole('link', { name: /^Regolarizza/ })
      .click()
    await expect(page.getByRole('region', { name: 'La Sua copertura' })).toContainText(
      /quindici giorni dopo la scadenza|da un giorno all’altro/,
    )
    await page.getByRole('button', { name: /^Paga 24,90\s€ con carta$/ }).click()
    await atProvider(page, 'Pagare')
    await expect(page.getByText(/Grazie, abbiamo ricevuto 24,90\s€\./)).toBeVisible()
    await mailTo(origin, member.email, 'Abbiamo ricevuto il Suo pagamento')
  })
})

test.describe('a suspended cover', () => {
  test.use({ wanted: { suspended: true } })

  test('[FIX-02][FIX-03] all that is due is paid at once, and the banner says when the cover is back', async ({
    page,
    origin,
    member,
  }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Garanties suspendues' })
    await expect(banner).toContainText(/Il reste 74,70\s€ à régler\./)
    await banner.getByRole('link', { name: 'Régulariser' }).click()
    const due = (await receiptsOf(page)).filter(({ status }) => status === 'declined')
    expect(due).toHaveLength(3)
    await expect(page).toHaveURL(`/profile/receipts/${due.at(-1)?.id}`)
    await expect(page.getByRole('main')).toContainText(monthName(due[0]?.month ?? ''))
    await expect(page.getByRole('region', { name: 'Vos garanties' })).toContainText(
      /Si vous réglez tout aujourd’hui, elles reprennent le .+ à midi\./,
    )
    await page.getByRole('button', { name: /^Payer les trois en une fois \(74,70\s€\)$/ }).click()
    await atProvider(page, 'Payer')
    await expect(page.getByText(/Merci, nous avons reçu 74,70\s€\./)).toBeVisible()
    await expect(banner).toContainText(/Vos garanties reprennent le .* à midi\./)
    await expect(banner.getByRole('link', { name: 'Régulariser' })).toHaveCount(0)
    const mail = await mailTo(origin, member.email, 'Votre paiement est bien arrivé')
    expect(mail.text).toMatch(/vos garanties reprennent le .+ à midi/)
    await page.goto('/animals')
    await expect(banner).toContainText(/Vos garanties reprennent le .* à midi\./)
    await page.goto('/profile/receipts')
    await expect(page.getByRole('row', { name: /Prélèvement refusé/ })).toHaveCount(0)
  })
})
