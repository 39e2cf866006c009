import { ask } from '../../portal/ask.ts'
import { expect, test } from '../../portal/portal-test.ts'
import { euros, monthName } from '../../portal/profile/receipts.ts'

type Due = { month: string; due_date: string; amount_cents: number }

test.describe('with the feature', () => {
  test.use({ account: 'helene' })

  test('[REC-05] the schedule holds the year’s due dates and amounts, and their total', async ({ page }) => {
    await page.goto('/profile/receipts')
    await page.getByRole('link', { name: 'Voir l’échéancier' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Échéancier' })).toBeVisible()
    const chips = page.getByRole('navigation', { name: 'Choisir une année' })
    const present = await chips.locator('[aria-current]').innerText()
    for (const year of [present, String(Number(present) + 1)]) {
      await chips.getByRole('link', { name: year }).click()
      const table = page.getByRole('table', { name: `Échéances de ${year}` })
      await table.waitFor()
      const { data } = await ask<{ data: Due[] }>(page, `/payment-schedule?year=${year}`)
      expect(data).toHaveLength(12)
      const rows = table.locator('tbody tr')
      for (const [at, { month, due_date, amount_cents }] of data.entries()) {
        await expect(rows.nth(at).getByRole('rowheader')).toHaveText(
          new RegExp(`^\\p{L}+\\s${Number(due_date.slice(8))}(er)?\\s`, 'u'),
        )
        await expect(rows.nth(at).getByRole('cell').first()).toHaveText(monthName(month))
        await expect(rows.nth(at).getByRole('cell').last()).toHaveText(euros(amount_cents))
      }
      await expect(table.getByRole('row', { name: /^Total/ })).toContainText(
        euros(data.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
      )
    }
  })
})

test.describe('without the feature', () => {
  test.use({ account: 'yanis' })

  test('[REC-05][GATE-03] the schedule is not offered, not reachable by its address, and refused by the API', async ({
    page,
  }) => {
    await page.goto('/profile/receipts')
    await page.getByRole('table').waitFor()
    await expect(page.getByRole('link', { name: 'Voir l’échéancier' })).toHaveCount(0)
    await page.goto('/profile/receipts/schedule')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Échéancier')
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(ask(page, '/payment-schedule')).rejects.toThrow(/: 403 /)
  })
})
