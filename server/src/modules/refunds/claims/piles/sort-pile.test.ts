import { expect, it } from 'vitest'
import { isSameClinic } from '../requests/known-requests.ts'
import { invoicesFor, mayBeRequest, type Sortable, sortPile } from './sort-pile.ts'

const file = (file_id: string, known: Partial<Sortable> = {}): Sortable => ({
  file_id,
  document: null,
  care_date: null,
  clinic: { name: null, number: null },
  animal_id: null,
  total_cents: null,
  ...known,
})
const named = (name: string, number: string | null = null) => ({ name, number })
const ids = (files: Sortable[]) => sortPile(files).map(({ file_ids }) => file_ids)

it('[READ-06] each invoice is a request, by its day; two of one day and clinic stay two', () => {
  const invoice = { document: 'invoice' as const, clinic: named('Clinique des Tilleuls') }
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
  const november = file('november', {
    document: 'invoice',
    care_date: '2026-11-12',
    total_cents: 7400,
    clinic: named('Clinique des Tilleuls', '73282932000074'),
  })
  const december = file('december', {
    document: 'invoice',
    care_date: '2026-12-02',
    total_cents: 7400,
    clinic: named('Clinique des Tilleuls', '73282932000074'),
  })
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

const slip = (known: Partial<Sortable> = {}) =>
  file('slip', { document: 'card_slip', care_date: '2026-11-24', total_cents: 18_540, ...known })
const invoice = (file_id: string, known: Partial<Sortable> = {}) =>
  file(file_id, {
    document: 'invoice',
    care_date: '2026-11-24',
    total_cents: 18_540,
    clinic: named('Clinique vétérinaire des Tilleuls', '73282932000074'),
    ...known,
  })

it('[READ-06] a card slip and the invoice of its day and amount are one request, as terminals write a clinic too', () => {
  for (const name of ['CLINIQUE DES TILLEULS', 'SELARL TILLEULS VET', 'CLIN VET DES TILLEU', 'TILLEULS RENNES'])
    expect(ids([slip({ clinic: named(name) }), invoice('bill')])).toEqual([['bill', 'slip']])
  expect(ids([slip(), invoice('bill')])).toEqual([['bill', 'slip']])
  for (const other of [
    { clinic: named('CLINIQUE DU PARC') },
    { care_date: '2026-11-25' },
    { total_cents: 18_500 },
    { animal_id: 'oslo' },
  ])
    expect(ids([slip(other), invoice('bill', { animal_id: 'mirza' })])).toEqual([['bill'], ['slip']])
})

it('[READ-06] two invoices of one day and amount stay two, and a slip that fits both is asked about', () => {
  const bills = [invoice('one'), invoice('two')]
  expect(ids([...bills, slip()])).toEqual([['one'], ['two'], ['slip']])
  expect(invoicesFor([slip()], bills).map(({ file_id }) => file_id)).toEqual(['one', 'two'])
})

it('[READ-06] a slip alone is no request, and is offered the invoice of its amount on whatever day', () => {
  expect([mayBeRequest([slip()]), mayBeRequest([file('p', { document: 'prescription' }), slip()])]).toEqual([
    false,
    false,
  ])
  for (const document of ['invoice', 'other', 'quote', 'care_sheet', null] as const)
    expect(mayBeRequest([slip(), file('other', { document })])).toBe(true)
  const bills = [invoice('late', { care_date: '2026-11-26' }), invoice('other', { total_cents: 100, care_date: null })]
  expect(invoicesFor([slip()], bills).map(({ file_id }) => file_id)).toEqual(['late'])
})

it('[READ-06] another paper tells the animal where the invoice does not, and two that differ tell none', () => {
  const paper = (file_id: string, animal_id: string) =>
    file(file_id, { document: 'prescription', care_date: '2026-11-24', animal_id })
  expect(sortPile([invoice('bill'), paper('p', 'mirza')])).toEqual([{ animal_id: 'mirza', file_ids: ['bill', 'p'] }])
  expect(sortPile([invoice('bill'), paper('p', 'mirza'), paper('q', 'oslo')])[0]?.animal_id).toBeNull()
})

it('[READ-06] one clinic is known by its number or by a word of its own, and words of any clinic tell nothing', () => {
  const number = '73282932000074'
  expect(isSameClinic(named('A', number), named('B', number))).toBe(true)
  expect(isSameClinic(named('Cabinet Dupont'), named('DR DUPONT'))).toBe(true)
  expect(isSameClinic(named('Clinique vétérinaire'), named('Clinique du Parc'))).toBeNull()
  expect(isSameClinic(named('Clinique du Parc'), named('Clinique des Lilas'))).toBe(false)
  expect(isSameClinic({ name: null, number }, { name: null, number: '44306184100047' })).toBe(false)
  expect(isSameClinic({ name: null, number: null }, named('Clinique du Parc'))).toBeNull()
})
