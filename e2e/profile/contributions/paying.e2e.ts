import type { Page } from '@playwright/test'
import { mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { monthName, getReceiptsPage } from '../../portal/profile/receipts.ts'
import { settled } from '../../portal/settled.ts'

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
})

test.describe('a suspended cover', () => {
  test.use({ wanted: { suspended: true } })

  test(
    '[FIX-02][FIX-03] all that is due is paid at once, and the banner says when the cover is back',
    { tag: '@smoke' },
    async ({ page, origin, member }) => {
      await page.addInitScript(() => {
        Reflect.set(globalThis, 'moved', 0)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Reflect.set(
              globalThis,
              'moved',
              Number(Reflect.get(globalThis, 'moved')) + Number(Reflect.get(entry, 'value')),
            )
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/refunds')
      const banner = page.getByRole('region', { name: 'Garanties suspendues' })
      await expect(banner).toContainText(/Il reste 74,70\s€ à régler\./)
      // The page does not move when the banner comes.
      await settled(page)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toBeLessThan(0.05)
      await banner.getByRole('link', { name: 'Régulariser' }).click()
      const due = (await getReceiptsPage(page)).filter(({ status }) => status === 'declined')
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
    },
  )
})
