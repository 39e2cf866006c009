import type { Route } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'
import { euros, monthName, receiptsOf } from '../portal/profile/receipts.ts'
import { settled } from '../portal/settled.ts'

const failure = {
  status: 500,
  contentType: 'application/problem+json',
  body: '{"type":"about:blank","status":500,"code":"server_error","title":"","request_id":"x"}',
}

test.describe('a member whose last contribution came back', () => {
  test.use({ account: 'helene' })

  test('[HOME-01] the contribution to be mended is shown, and its page opened', async ({ page }) => {
    await page.goto('/')
    const block = page.getByRole('region', { name: /^Cotisation d.* impayée$/ })
    await block.waitFor()
    const declined = (await receiptsOf(page)).find(({ status }) => status === 'declined')
    await expect(block).toContainText(monthName(declined?.month ?? ''))
    await expect(block).toContainText(euros(declined?.amount_cents ?? 0))
    await block.getByRole('link', { name: 'Régulariser' }).click()
    await expect(page).toHaveURL(`/profile/receipts/${declined?.id}`)
  })

  test('[HOME-01] the greeting names what is owed before the rest, and leads to where it is paid', async ({ page }) => {
    await page.goto('/')
    const owed = page.getByRole('main').getByRole('link', { name: /^Il reste .+ à régler\.$/ })
    await owed.waitFor()
    const declined = (await receiptsOf(page)).find(({ status }) => status === 'declined')
    await expect(owed).toHaveText(euros(declined?.amount_cents ?? 0))
    await owed.click()
    await expect(page).toHaveURL(`/profile/receipts/${declined?.id}`)
  })

  test('[HOME-03] what is missing is said with its deadline and leads to where it is done; what is done is not there', async ({
    page,
  }) => {
    await page.goto('/')
    const tips = page.getByRole('region', { name: 'Votre dossier' })
    await expect(tips.getByRole('listitem')).toHaveCount(2)
    await expect(tips.getByRole('listitem').last()).toContainText('Parrainez un proche')
    await expect(tips).toContainText(/Avant le \d+(er)? \p{L}+ \d{4}/u)
    for (const done of ['Ajoutez votre mobile', 'Indiquez votre IBAN', 'd’Oslo', 'de Mirza'])
      await expect(tips).not.toContainText(done)
    await tips.getByRole('link', { name: /^Complétez le numéro d’identification de Pistache/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pistache' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Identifier Pistache' })).toBeVisible()
  })

  const blocks = [
    {
      call: /\/api\/onboarding$/,
      says: 'Nous n’avons pas pu afficher ce qui manque à votre dossier.',
      shows: /Complétez le numéro d’identification de Pistache/,
      other: /Cotisation d.* impayée/,
    },
    {
      call: /\/api\/receipts(\?|$)/,
      says: 'Nous n’avons pas pu afficher votre prochaine cotisation.',
      shows: /Cotisation d.* impayée/,
      other: /Complétez le numéro d’identification de Pistache/,
    },
  ]

  for (const { call, says, shows, other } of blocks) {
    test(`[HOME-01] ${call.source} fails alone, and comes when tried again`, async ({ page }) => {
      const fail = (route: Route) => route.fulfill(failure)
      await page.route(call, fail)
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByText(says)).toBeVisible({ timeout: 20_000 })
      await expect(main.getByText(other).first()).toBeVisible()
      await expect(main.getByText('Il manque la feuille de soins de Mirza')).toBeVisible()
      await expect(main.getByRole('button', { name: 'Réessayer' })).toHaveCount(1)
      await page.unroute(call, fail)
      await main.getByRole('button', { name: 'Réessayer' }).click()
      await expect(main.getByText(shows).first()).toBeVisible()
      await expect(main.getByText(says)).toHaveCount(0)
    })
  }
})

test.describe('a member whose file is whole', () => {
  test.use({ account: 'giulia', locale: 'it-IT' })

  test('[HOME-01][HOME-03] the next contribution is shown with its day, and no tip but the invitation', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByRole('link', { name: /^Restano da pagare/ })).toHaveCount(0)
    const block = page.getByRole('region', { name: /^Prossimo premio/ })
    await block.waitFor()
    const upcoming = (await receiptsOf(page)).find(({ status }) => status === 'upcoming')
    await expect(block).toContainText(monthName(upcoming?.month ?? '', 'it'))
    await expect(block).toContainText(/41\s€/)
    await settled(page)
    const tips = page.getByRole('region', { name: 'I Suoi dati' })
    await expect(tips).toContainText('6 su 6')
    await expect(tips.getByRole('listitem')).toHaveText(/^Presenti un amico25\s€ per ogni polizza convalidata\.$/)
    await expect(tips.getByRole('link')).toHaveAttribute('href', '/sponsorship')
  })
})

test.describe('a new member', () => {
  test.use({ account: 'marco', locale: 'it-IT' })

  test('[HOME-03] finds what is to be done first, and each leads somewhere', async ({ page }) => {
    await page.goto('/')
    const tips = page.getByRole('region', { name: 'I Suoi dati' })
    await expect(tips.getByRole('listitem')).toHaveCount(3)
    await expect(tips.getByRole('link', { name: /^Indichi il Suo IBAN/ })).toHaveAttribute(
      'href',
      '/profile/payment-methods/refund-account',
    )
    await expect(tips.getByRole('link', { name: /^Scopra le Sue coperture/ })).toHaveAttribute(
      'href',
      '/profile/contract',
    )
  })
})
