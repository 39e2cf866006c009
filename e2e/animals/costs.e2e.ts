import type { Locator, Page, Route } from '@playwright/test'
import { animalsOf, ask } from '../portal/ask.ts'
import { expectNoBarrier } from '../portal/looks/axe.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

type Spent = { billed_cents: number; refunded_cents: number }
type Costs = Spent & {
  months: Spent[]
  care_kinds: Spent[]
  ceiling: { amount_cents: number; course: { used_cents: number }[] }
}

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

/** The sums in the rows of a chart’s table, and in its last row. */
async function rowsOf(chart: Locator): Promise<{ rows: number[][]; total: number[] }> {
  await chart.getByText('Voir le tableau').click()
  const table = chart.getByRole('table')
  await expect(table).toBeVisible()
  const all = await table
    .locator('tbody tr, tfoot tr')
    .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent ?? '')))
  const sums = all.map((cells) => cells.filter((cell) => cell.includes('€')).map(centsOf))
  return { rows: sums.slice(0, -1), total: sums.at(-1) ?? [] }
}

const sumOf = (rows: number[][], at: number) => rows.reduce((sum, row) => sum + (row[at] ?? Number.NaN), 0)

test('[CAL-03] each chart has a summary, and a table behind it with the same sums as the figures', async ({ page }) => {
  const { section, id } = await openCosts(page)
  const costs = await ask<Costs>(page, `/animals/${id}/costs`)
  expect(costs.billed_cents).toBeGreaterThan(0)
  for (const [term, cents] of [
    ['Facturé', costs.billed_cents],
    ['Remboursé', costs.refunded_cents],
    ['Resté à votre charge', costs.billed_cents - costs.refunded_cents],
  ] as const) {
    const figure = section
      .locator('dl > *')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
      .first()
      .locator('dd')
    await expect.poll(async () => centsOf(await figure.innerText()), { message: term }).toBe(cents)
  }

  const spent = /1\s818,70\s€ facturés, 1\s514,33\s€ remboursés/
  const months = section.getByRole('figure', { name: 'Mois par mois' })
  await expect(
    months.getByRole('img', {
      name: new RegExp(
        `^Dépenses mois par mois\\s: ${spent.source}\\. Le mois le plus cher est \\p{L}+ \\d{4}, avec 1\\s295,30\\s€ facturés\\.$`,
        'u',
      ),
    }),
  ).toBeVisible()
  const kinds = section.getByRole('figure', { name: 'Par type de soin' })
  await expect(
    kinds.getByRole('img', {
      name: /^Dépenses par type de soin\s: Chirurgie, 640\s€ facturés, 548,58\s€ remboursés, /,
    }),
  ).toBeVisible()
  const ceiling = section.getByRole('figure', { name: 'Le plafond au fil de l’année' })
  await expect(
    ceiling.getByRole('img', { name: /^Plafond de 2\s500\s€\s: 1\s434,33\s€ utilisés, 1\s065,67\s€ restants\.$/ }),
  ).toBeVisible()

  const total = [costs.billed_cents, costs.refunded_cents]
  for (const [chart, parts] of [
    [months, costs.months],
    [kinds, costs.care_kinds],
  ] as const) {
    const table = await rowsOf(chart)
    expect(table.total).toEqual(total)
    expect([sumOf(table.rows, 0), sumOf(table.rows, 1)]).toEqual(total)
    const wanted = parts
      .map(({ billed_cents, refunded_cents }) => [billed_cents, refunded_cents])
      .filter(([billed]) => billed !== 0)
    expect(table.rows.filter(([billed]) => billed !== 0)).toEqual(wanted)
  }
  const course = await rowsOf(ceiling)
  expect([...course.rows, course.total]).toEqual(
    costs.ceiling.course.map(({ used_cents }) => [used_cents, costs.ceiling.amount_cents - used_cents]),
  )
})

test('[CAL-03] a bar tells its month to the keyboard too', async ({ page }) => {
  const { section } = await openCosts(page)
  const months = section.getByRole('figure', { name: 'Mois par mois' })
  await months.getByRole('button', { name: /^juillet \d{4}\s: 212,40\s€ facturés, 191,16\s€ remboursés$/ }).focus()
  await expect(months.getByText(/juillet \d{4}\s: 212,40\s€ facturés, 191,16\s€ remboursés/).first()).toBeVisible()
})

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

test('[CAL-03][ERR-03] the costs fail alone, and come when tried again', async ({ page }) => {
  const call = /\/api\/animals\/[^/]+\/costs/
  const fail = (route: Route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"type":"about:blank","status":500,"code":"server_error","title":"","request_id":"x"}',
    })
  await page.route(call, fail)
  await page.goto('/animals')
  await page.getByRole('main').getByRole('link', { name: /Oslo/ }).click()
  const section = page.getByRole('region', { name: 'Ses dépenses' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('Nous n’avons pas pu afficher ses dépenses.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Ses limites' })).toBeVisible()
  await page.unroute(call, fail)
  await section.getByRole('button', { name: 'Réessayer' }).click()
  await expect(section.getByRole('figure')).toHaveCount(3)
})

for (const theme of ['light', 'dark'] as const) {
  test.describe(`small, ${theme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: theme })

    test('[CAL-03][A11Y-01] the charts and their tables stay within the page, and nothing serious stands in anyone’s way', async ({
      page,
    }) => {
      const { section } = await openCosts(page)
      for (const open of await section.getByText('Voir le tableau').all()) await open.click()
      await settled(page)
      for (const chart of await section.getByRole('figure').all()) {
        const box = await chart.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      await expectNoBarrier(page, `costs ${theme}`)
    })
  })
}
