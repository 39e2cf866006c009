import { savedBy, textOf } from '../../portal/profile/downloads.ts'
import { euros, monthName, receiptsOf } from '../../portal/profile/receipts.ts'
import { expect, test } from '../../portal/portal-test.ts'

const words = { paid: 'Payée', declined: 'Prélèvement refusé', upcoming: 'À venir' }

test.describe('the contributions of a member', () => {
  test.use({ account: 'helene' })

  test('[REC-01] stand by year with their month, issue date, amount and status', async ({ page }) => {
    await page.goto('/profile/receipts')
    const table = page.getByRole('table')
    await table.waitFor()
    const receipts = await receiptsOf(page)
    const years = [...new Set(receipts.map(({ issue_date }) => issue_date.slice(0, 4)))]
    expect(years.length).toBeGreaterThan(1)
    for (const year of years) {
      await page.getByRole('navigation', { name: 'Choisir une année' }).getByRole('link', { name: year }).click()
      await expect(page).toHaveURL(`/profile/receipts?year=${year}`)
      await expect(page.getByRole('table', { name: `Cotisations de ${year}` })).toBeVisible()
      const wanted = receipts.filter(({ issue_date }) => issue_date.startsWith(year))
      const rows = table.locator('tbody').getByRole('row')
      await expect(rows).toHaveCount(wanted.length)
      for (const [at, { month, issue_date, amount_cents, status }] of wanted.entries()) {
        const cells = rows.nth(at).getByRole('cell')
        await expect(rows.nth(at).getByRole('rowheader')).toHaveText(monthName(month))
        await expect(cells.nth(0)).toHaveText(
          new RegExp(`^${Number(issue_date.slice(8))}(er)?\\s\\p{L}+\\.?\\s${year}$`, 'u'),
        )
        await expect(cells.nth(1)).toContainText(words[status])
        await expect(cells.nth(2)).toHaveText(euros(amount_cents))
      }
    }
    expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set(['paid', 'declined', 'upcoming']))
  })

  test('[REC-03][CON-05] a paid one is downloaded, made for the member', async ({ page }) => {
    await page.goto('/profile/receipts')
    const row = page.getByRole('row', { name: /Payée/ }).first()
    await row.waitFor()
    const paid = (await receiptsOf(page)).find(({ status }) => status === 'paid')
    const saved = await savedBy(page, () => row.getByRole('button', { name: /^Télécharger/ }).click())
    expect(saved.name).toMatch(/^coussinet-.+-\d{8}\.pdf$/)
    expect(saved.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    const text = textOf(saved)
    if (text !== null) {
      expect(text.toLowerCase()).toContain('hélène carpentier')
      expect(text).toContain(monthName(paid?.month ?? ''))
      expect(text).toMatch(euros(paid?.amount_cents ?? 0))
    }
  })

  test('[REC-04][DATA-02] are asked for once within the hour, and again after it', async ({ page }) => {
    await page.clock.install()
    let calls = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/receipts') calls += 1
    })
    const tabs = page.getByRole('navigation', { name: 'Mon compte' })
    const back = async () => {
      await tabs.getByRole('link', { name: 'Contrat', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Mon contrat' })).toBeVisible()
      await tabs.getByRole('link', { name: /^Cotisations/ }).click()
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    }
    await page.goto('/profile/receipts')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await back()
    await page.clock.fastForward('59:00')
    await back()
    expect(calls).toBe(1)
    await page.clock.fastForward('02:00')
    await back()
    await expect.poll(() => calls).toBe(2)
  })
})

for (const [account, says, codes] of [
  ['helene', 'Le titulaire du compte a demandé à sa banque de refuser ce prélèvement.', /MS02/],
  ['thibault', 'La carte enregistrée a expiré.', /card_expired/],
  ['sophie', 'Le compte n’était pas assez approvisionné le jour du prélèvement.', /AM04/],
] as const) {
  test.describe(`a declined contribution of ${account}`, () => {
    test.use({ account })

    test('[REC-03] says why in plain words, never in the bank’s code, and what to do', async ({ page }) => {
      await page.goto('/profile/receipts')
      const main = page.getByRole('main')
      await expect(
        main.getByRole('row', { name: /Prélèvement refusé|Paiement par carte refusé/ }).first(),
      ).toBeVisible()
      await expect(main).not.toContainText(codes)
      await main
        .getByRole('row', { name: /Prélèvement refusé|Paiement par carte refusé/ })
        .first()
        .getByRole('link', { name: /^Régulariser/ })
        .click()
      await expect(main.getByRole('heading', { level: 1, name: /^Cotisation d/ })).toBeVisible()
      await expect(main).toContainText(says)
      await expect(main.getByRole('button', { name: /^Payer / }).first()).toBeVisible()
      await expect(main.getByRole('link', { name: /^(Changer de compte|Passer au prélèvement)$/ })).toHaveAttribute(
        'href',
        '/profile/payment-methods/account',
      )
      await expect(main).not.toContainText(codes)
    })
  })
}

test.describe('in Italian', () => {
  test.use({ account: 'giulia', locale: 'it-IT' })

  test('[REC-01] months, amounts and statuses are Italian', async ({ page }) => {
    await page.goto('/profile/receipts')
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await rows.first().waitFor()
    const [upcoming, paid] = await receiptsOf(page)
    await expect(rows.first()).toContainText(monthName(upcoming?.month ?? '', 'it'))
    await expect(rows.first()).toContainText('In arrivo')
    await expect(rows.nth(1)).toContainText(monthName(paid?.month ?? '', 'it'))
    await expect(rows.nth(1)).toContainText('Pagato')
  })
})
