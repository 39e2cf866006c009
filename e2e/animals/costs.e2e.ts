import type { Locator, Page } from '@playwright/test'
import { animalsOf, ask } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'

type Costs = { billed_cents: number }

test.use({ account: 'helene' })

const centsOf = (text: string): number =>
  Math.round(Number(text.replace('€', '').replaceAll(/\s/g, '').replace(',', '.')) * 100)

async function openCosts(page: Page, query = ''): Promise<{ section: Locator; id: string }> {
  await page.goto('/animals')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const id = (await animalsOf(page)).find(({ name }) => name === 'Oslo')?.id ?? ''
  await page.goto(`/animals/${id}${query}`)
  const section = page.getByRole('region', { name: 'Ses dépenses' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('figure')).toHaveCount(3)
  return { section, id }
}

test('[CAL-03] the insurance year is chosen, stands in the address, and outlives a reload', async ({ page }) => {
  const { section, id } = await openCosts(page)
  const years = section.getByRole('navigation', { name: 'Année d’assurance' })
  await expect(years.getByRole('link')).toHaveCount(2)
  const billed = section.locator('dd').first()
  await expect(billed).toHaveText(/1\s818,70\s€/)
  const before = years.getByRole('link').nth(1)
  await before.click()
  await expect(page).toHaveURL(/\?year=\d{4}-\d\d-\d\d$/)
  const on = new URL(page.url()).searchParams.get('year')
  const { billed_cents } = await ask<Costs>(page, `/animals/${id}/costs?on=${on}`)
  await expect.poll(async () => centsOf(await billed.innerText())).toBe(billed_cents)
  await expect(before).toHaveAttribute('aria-current', /^(true|page)$/)
  await expect(years.locator('[aria-current]')).toHaveCount(1)
  await page.reload()
  await section.scrollIntoViewIfNeeded()
  await expect.poll(async () => centsOf(await billed.innerText())).toBe(billed_cents)
  await years.getByRole('link').first().click()
  await expect(billed).toHaveText(/1\s818,70\s€/)
})
