import { expect, it } from 'vitest'
import { type Sortable, sortPile } from './sort-pile.ts'

const file = (file_id: string, known: Partial<Sortable> = {}): Sortable => ({
  file_id,
  document: null,
  care_date: null,
  clinic: null,
  animal_id: null,
  total_cents: null,
  ...known,
})
const ids = (files: Sortable[]) => sortPile(files).map(({ file_ids }) => file_ids)

it('[READ-06] each invoice is a request, by its day; two of one day and clinic stay two', () => {
  const invoice = { document: 'invoice' as const, clinic: 'A' }
  expect(
    ids([
      file('late', { ...invoice, care_date: '2026-11-12' }),
      file('early', { ...invoice, care_date: '2026-11-02' }),
      file('twin', { ...invoice, care_date: '2026-11-12' }),
      file('undated', invoice),
    ]),
  ).toEqual([['early'], ['late'], ['twin'], ['undated']])
})

it('[READ-06] a card slip goes with the invoice of its amount and day, and with none where two fit or something differs', () => {
  const november = file('november', { document: 'invoice', care_date: '2026-11-12', total_cents: 7400, clinic: 'A' })
  const december = file('december', { document: 'invoice', care_date: '2026-12-02', total_cents: 7400, clinic: 'A' })
  expect(
    ids([file('slip', { document: 'card_slip', care_date: '2026-12-02', total_cents: 7400 }), november, december]),
  ).toEqual([['november'], ['december', 'slip']])
  expect(ids([november, december, file('slip', { document: 'card_slip', total_cents: 7400 })])).toEqual([
    ['november'],
    ['december'],
    ['slip'],
  ])
  expect(ids([november, file('slip', { document: 'card_slip', care_date: '2026-11-12', total_cents: 7500 })])).toEqual([
    ['november'],
    ['slip'],
  ])
})

it('[READ-06] what could not be read stays by itself, and nothing is lost or doubled', () => {
  const files = [
    file('a'),
    file('b', { document: 'other' }),
    file('c', { document: 'invoice', animal_id: 'oslo' }),
    file('d', { document: 'prescription', animal_id: 'oslo' }),
    file('e', { document: 'prescription', animal_id: 'mirza' }),
  ]
  const sorted = sortPile(files)
  expect(sorted.flatMap(({ file_ids }) => file_ids).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(sorted.find(({ file_ids }) => file_ids.includes('c'))).toEqual({ animal_id: 'oslo', file_ids: ['c', 'd'] })
})
