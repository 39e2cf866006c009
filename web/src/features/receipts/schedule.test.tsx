import { getPaymentSchedule } from '@coussinet/contract/receipts.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { serves, speaksTo } from '../../testing/wire.ts'

const euros = (cents: number) =>
  new RegExp(`^${(cents / 100).toLocaleString('fr', { minimumFractionDigits: 2 }).replaceAll(/\s/g, '\\s')}\\s€$`)
const monthName = (month: string) =>
  new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))

it('[REC-05] the schedule holds the year’s due dates and amounts, and their total', async () => {
  speaksTo('helene')
  const recorded = answerTo('helene', getPaymentSchedule, '/payment-schedule?year=2026').data
  const dues = (year: string) =>
    recorded.map((due) => ({
      month: due.month.replace('2026', year),
      due_date: due.due_date.replace('2026', year),
      amount_cents: due.amount_cents + (year === '2026' ? 0 : 10),
    }))
  serves(getPaymentSchedule, (_body, address) => ({ data: dues(/year=(\d+)/.exec(address)?.[1] ?? '') }))
  await showPage('/profile/receipts').shown
  await settled()
  await page.getByRole('link', { name: 'Voir l’échéancier' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Échéancier' })).toBeVisible()
  const chips = page.getByRole('navigation', { name: 'Choisir une année' })
  expect(chips.element().querySelector('[aria-current]')?.textContent).toBe('2026')
  for (const year of ['2026', '2027']) {
    await chips.getByRole('link', { name: year }).click()
    const table = page.getByRole('table', { name: `Échéances de ${year}` })
    await expect.element(table).toBeVisible()
    const rows = [...table.element().querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
    )
    expect(rows.slice(0, 12)).toEqual(
      dues(year).map(({ month, due_date, amount_cents }) => [
        expect.stringMatching(new RegExp(`^\\p{L}+\\s${Number(due_date.slice(8))}(er)?\\s`, 'u')),
        monthName(month),
        expect.stringMatching(euros(amount_cents)),
      ]),
    )
    const total = dues(year).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    const last = table.getByRole('row', { name: /^Total/ }).element().lastElementChild
    expect(last?.textContent).toMatch(euros(total))
  }
})

it('[REC-05][GATE-03] without its feature the schedule is neither offered nor reachable by its address', async () => {
  speaksTo('yanis')
  await showPage('/profile/receipts').shown
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(page.getByRole('link', { name: 'Voir l’échéancier' }).elements()).toHaveLength(0)
  await showPage('/profile/receipts/schedule').shown
  await expect.element(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible()
  expect(page.getByRole('table').elements()).toHaveLength(0)
})
