import { expect, it } from 'vitest'
import { offerDates } from './offer-dates.ts'

const [start_date, end_date] = ['2026-09-15', '2026-12-31']

it.each([
  [
    start_date,
    end_date,
    'Offre valable du 15 septembre 2026 au 31 décembre 2026',
    'Offerta valida dal 15 settembre 2026 al 31 dicembre 2026',
  ],
  [
    '2026-10-08',
    '2026-11-11',
    'Offre valable du 8 octobre 2026 au 11 novembre 2026',
    'Offerta valida dall’8 ottobre 2026 all’11 novembre 2026',
  ],
  [start_date, null, 'Offre valable à partir du 15 septembre 2026', 'Offerta valida dal 15 settembre 2026'],
  [null, end_date, 'Offre valable jusqu’au 31 décembre 2026', 'Offerta valida fino al 31 dicembre 2026'],
  [null, null, null, null],
])('[SPO-02] an offer from %s to %s says when it holds, in both languages', (start, end, fr, it_) => {
  const offer = { start_date: start, end_date: end }
  expect([offerDates(offer, 'fr'), offerDates(offer, 'it')]).toEqual([fr, it_])
})
