import { getAnimalCosts, listAnimals } from '@coussinet/contract/animals.ts'
import { beforeEach, expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerTo } from '../../../testing/recorded.ts'
import { reloadPage, settled, showPage } from '../../../testing/show-page.tsx'
import { recovers, refuses, serves, speaksTo } from '../../../testing/wire.ts'

const oslo = answerTo('helene', listAnimals, '/animals').data.find(({ name }) => name === 'Oslo')?.id
const section = page.getByRole('region', { name: 'Ses dépenses' })
const chart = (name: string) => section.getByRole('figure', { name })

async function seeCosts(): Promise<void> {
  await expect.element(section).toBeInTheDocument()
  section.element().scrollIntoView()
  await settled()
}

async function openCosts(): Promise<void> {
  await showPage(`/animals/${oslo}`).shown
  await seeCosts()
}

const centsOf = (text: string): number =>
  Math.round(Number(text.replace('€', '').replaceAll(/\s/g, '').replace(',', '.')) * 100)

/** The sums in the rows of a chart’s table, and in its last row. */
async function rowsOf(figure: Locator): Promise<{ rows: number[][]; total: number[] }> {
  await figure.getByText('Voir le tableau').click()
  await expect.element(figure.getByRole('table')).toBeVisible()
  const sums = [...figure.element().querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.querySelectorAll('td')]
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.includes('€'))
      .map(centsOf),
  )
  return { rows: sums.slice(0, -1), total: sums.at(-1) ?? [] }
}

const sumOf = (rows: number[][], at: number) => rows.reduce((sum, row) => sum + (row[at] ?? Number.NaN), 0)

beforeEach(() => speaksTo('helene'))

it('[CAL-03] each chart has a summary, and a table behind it with the same sums as the figures', async () => {
  const costs = answerTo('helene', getAnimalCosts, `/animals/${oslo}/costs`)
  expect(costs?.billed_cents).toBeGreaterThan(0)
  if (costs === null) return
  await openCosts()
  await expect.poll(() => section.getByRole('figure').elements().length).toBe(3)
  const figures = () =>
    [...section.element().querySelectorAll('dl dt')].map((term) => [
      term.textContent,
      centsOf(term.parentElement?.querySelector('dd')?.textContent ?? ''),
    ])
  await expect.poll(figures).toEqual([
    ['Facturé', costs.billed_cents],
    ['Remboursé', costs.refunded_cents],
    ['Reste à votre charge', costs.billed_cents - costs.refunded_cents],
  ])

  const spent = /1\s818,70\s€ facturés, 1\s514,33\s€ remboursés/
  const months = chart('Mois par mois')
  await expect
    .element(
      months.getByRole('img', {
        name: new RegExp(
          `^Dépenses mois par mois\\s: ${spent.source}\\. Le mois le plus cher est \\p{L}+ \\d{4}, avec 1\\s295,30\\s€ facturés\\.$`,
          'u',
        ),
      }),
    )
    .toBeVisible()
  const kinds = chart('Par type de soin')
  await expect
    .element(
      kinds.getByRole('img', {
        name: /^Dépenses par type de soin\s: Chirurgie, 640\s€ facturés, 548,58\s€ remboursés, /,
      }),
    )
    .toBeVisible()
  const ceiling = chart('Le plafond au fil de l’année')
  await expect
    .element(
      ceiling.getByRole('img', {
        name: /^Plafond de 2\s500\s€\s: 1\s434,33\s€ utilisés, 1\s065,67\s€ non utilisés\.$/,
      }),
    )
    .toBeVisible()

  const total = [costs.billed_cents, costs.refunded_cents]
  for (const [figure, parts] of [
    [months, costs.months],
    [kinds, costs.care_kinds],
  ] as const) {
    const { rows, total: last } = await rowsOf(figure)
    expect(last).toEqual(total)
    expect([sumOf(rows, 0), sumOf(rows, 1)]).toEqual(total)
    const wanted = parts
      .map(({ billed_cents, refunded_cents }) => [billed_cents, refunded_cents])
      .filter(([billed]) => billed !== 0)
    expect(rows.filter(([billed]) => billed !== 0)).toEqual(wanted)
  }
  const course = await rowsOf(ceiling)
  expect([...course.rows, course.total]).toEqual(
    costs.ceiling?.course.map(({ used_cents }) => [used_cents, (costs.ceiling?.amount_cents ?? 0) - used_cents]),
  )
})

it('[CAL-03] a bar tells its month to the keyboard too', async () => {
  await openCosts()
  const months = chart('Mois par mois')
  const bar = months.getByRole('button', { name: /^juin 2026\s: 212,40\s€ facturés, 191,16\s€ remboursés$/ })
  await expect.element(bar).toBeInTheDocument()
  const button = bar.element()
  if (button instanceof HTMLElement) button.focus()
  await expect.element(months.getByText(/juin 2026\s: 212,40\s€ facturés, 191,16\s€ remboursés/).first()).toBeVisible()
})

it('[CAL-03][ERR-03] the costs fail alone, and come when tried again', async () => {
  refuses(getAnimalCosts, 'server_error')
  await openCosts()
  await expect.element(section.getByText('Nous n’avons pas pu afficher ses dépenses.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Ses limites' })).toBeVisible()
  recovers(getAnimalCosts)
  await section.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => section.getByRole('figure').elements().length).toBe(3)
})

it('[CAL-03] the insurance year is chosen, stands in the address, and outlives a reload', async () => {
  const costs = answerTo('helene', getAnimalCosts, `/animals/${oslo}/costs`)
  const [, former = ''] = costs.years
  serves(getAnimalCosts, (_body, address) =>
    address.endsWith(`?on=${former}`) ? { ...costs, year_start: former, billed_cents: 12_345 } : costs,
  )
  const { router, shown } = showPage(`/animals/${oslo}`)
  await shown
  await seeCosts()
  const years = section.getByRole('navigation', { name: 'Année d’assurance' })
  await expect.poll(() => years.getByRole('link').elements()).toHaveLength(2)
  const billed = section.getByRole('definition').first()
  await expect.element(billed).toMatchTextContent(/1\s818,70\s€/)
  await years.getByRole('link').nth(1).click()
  await expect.poll(() => router.state.location.searchStr).toBe(`?year=${former}`)
  await expect.element(billed).toMatchTextContent(/^123,45\s€/)
  await expect.element(years.getByRole('link').nth(1)).toHaveAttribute('aria-current')
  expect(years.element().querySelectorAll('[aria-current]')).toHaveLength(1)
  await reloadPage(router).shown
  await seeCosts()
  await expect.element(billed).toMatchTextContent(/^123,45\s€/)
  await years.getByRole('link').first().click()
  await expect.element(billed).toMatchTextContent(/1\s818,70\s€/)
})
