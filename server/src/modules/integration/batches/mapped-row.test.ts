import { describe, expect, it } from 'vitest'
import { linesOfRow } from './mapped-row.ts'
import { TableMapping } from './mapping.ts'

const one = (fields: Record<string, unknown>, more: object = {}) =>
  TableMapping.parse({ ...more, lines: [{ upsert: 'animal', fields }] })
const read = (text: string, as: string, more: object = {}) => {
  const [made] = linesOfRow({ Cellule: text }, one({ f: { column: 'Cellule', as } }, more))
  return made?.faults.length === 0 ? made.line['f'] : made?.faults
}

describe('[GO-03] a cell', () => {
  it.each([
    ['24,90', 2490],
    ['24,9', 2490],
    ['1290', 129_000],
    ['1 234,5 €', 123_450],
    ['1\u00a0234,50\u202f€', 123_450],
    ['1\u202f234\u202f567,50', 123_456_750],
    ['1\u2009290', 129_000],
    ['1.234,50', 123_450],
    ['€ 12,90', 1290],
    ['EUR 7', 700],
    ['0', 0],
  ])('%s is an amount of %i cents', (text, cents) => {
    expect(read(text, 'amount')).toBe(cents)
  })

  it.each([
    ['12.90', { decimal: '.' }, 1290],
    ['1,290.00', { decimal: '.' }, 129_000],
    ['1.290', { thousands: '.' }, 129_000],
    ['1.290.000,5 €', { thousands: '.' }, 129_000_050],
    ['1 290,00', { thousands: ' ' }, 129_000],
    ['1290,00', { thousands: 'none' }, 129_000],
    ['1,290', { decimal: '.', thousands: ',' }, 129_000],
  ])('%s with the marks %j is an amount of %i cents', (text, marks, cents) => {
    expect(read(text, 'amount', marks)).toBe(cents)
  })

  it.each([
    '12.90',
    '12.9',
    '1.290',
    '1,290.00',
    '1.290.00',
    '1.29,00',
    '12.34 5,00',
    '1 2,90',
    '12 90',
    '1 234.567,00',
    '12€90',
    '12,',
    ',90',
    '24,905',
    '-3',
    '\u22123,00',
    '3,00-',
    '(3,00)',
    '+3',
    'douze',
    '1,2,3',
    '12 %',
    '7e2',
    '1234567890',
  ])('%s is no amount, and says what one looks like', (text) => {
    const wanted = 'an amount like 24,90 (“.” parts thousands where the mapping has "thousands": ".")'
    expect(read(text, 'amount')).toEqual([{ field: 'f', column: 'Cellule', text, wanted }])
  })

  it.each([
    ['12.90', { thousands: '.' }],
    ['1 290,00', { thousands: '.' }],
    ['1.290,00', { thousands: ' ' }],
    ['1 290,00', { thousands: 'none' }],
    ['12,90', { decimal: '.' }],
    ['1.290,00', { decimal: '.' }],
    ['1,290', { decimal: '.' }],
  ])('%s with the marks %j is no amount', (text, marks) => {
    expect(read(text, 'amount', marks)).toEqual([expect.objectContaining({ text })])
  })

  it('has the marks of its own column, where that one has others than the table', () => {
    const fields = {
      of_table: { column: 'Prezzo', as: 'amount' },
      own: { column: 'Massimale', as: 'amount', decimal: '.' },
      day: { column: 'Nascita', as: 'day', days: 'yyyy-mm-dd' },
    }
    const row = { Prezzo: '1.290', Massimale: '12.90', Nascita: '2021-04-10' }
    expect(linesOfRow(row, one(fields, { days: 'dd/mm/yyyy', thousands: '.' }))).toMatchObject([
      { line: { of_table: 129_000, own: 1290, day: '2021-04-10' }, faults: [] },
    ])
  })

  it.each([
    ['2026-02-09', 'yyyy-mm-dd', '2026-02-09'],
    ['9/2/2026', 'dd/mm/yyyy', '2026-02-09'],
    ['09.02.2026', 'dd/mm/yyyy', '2026-02-09'],
    ['02/09/2026', 'mm/dd/yyyy', '2026-02-09'],
  ])('%s in %s is the day %s', (text, days, day) => {
    expect(read(text, 'day', { days })).toBe(day)
  })

  it.each(['31/02/2026', '2026-02-09', '9/2/26', '09/02-2026', '09/02/2026 00:00', 'hier'])(
    '%s is no day of dd/mm/yyyy',
    (text) => {
      expect(read(text, 'day', { days: 'dd/mm/yyyy' })).toEqual([expect.objectContaining({ text })])
    },
  )

  it('of a code becomes the same UUID each time, and a UUID stays itself', () => {
    const id = read('ANI-00042', 'code')
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(read('ANI-00042', 'code')).toBe(id)
    expect(read('ANI-00043', 'code')).not.toBe(id)
    expect(read('3F0C8A52-6F0E-5C11-9A53-0C6A4F2B7D11', 'code')).toBe('3f0c8a52-6f0e-5c11-9a53-0c6a4f2b7d11')
  })

  it('is read by its own words, left alone where it is empty, or taken away', () => {
    const mapping = one({
      type: { column: 'Espèce', values: { Chien: 'dog', Chat: 'cat' } },
      icad: 'Puce',
      adoption_date: { column: 'Adoption', as: 'day', empty: 'none' },
      gender: { value: 'male' },
    })
    expect(linesOfRow({ Espèce: 'Chat', Puce: ' ', Adoption: '' }, mapping)).toMatchObject([
      { line: { upsert: 'animal', type: 'cat', adoption_date: null, gender: 'male' }, faults: [] },
    ])
    expect(linesOfRow({ Espèce: 'Lapin' }, mapping)[0]?.faults).toEqual([
      { field: 'type', column: 'Espèce', text: 'Lapin', wanted: 'one of Chien, Chat' },
    ])
  })
})

it('[GO-03] [PAY-01] a row brings a mandate by columns; one whose columns of it are empty has none, whatever constants stand beside them', () => {
  const mapping = TableMapping.parse({
    days: 'dd/mm/yyyy',
    lines: [
      {
        upsert: 'contract',
        fields: {
          number: 'Polizza',
          'debit.kind': { value: 'bank_account' },
          'debit.umr': 'RUM',
          'debit.signed_at': { column: 'Firmato', as: 'day' },
          'refund_account.iban': { column: 'IBAN', empty: 'none' },
        },
      },
    ],
  })
  const row = { Polizza: 'P-1', RUM: 'M-1', Firmato: '24/02/2025', IBAN: '' }
  const made = (more: Record<string, string>) => linesOfRow({ ...row, ...more }, mapping)[0]?.line
  expect(made({})).toEqual({
    upsert: 'contract',
    number: 'P-1',
    debit: { kind: 'bank_account', umr: 'M-1', signed_at: '2025-02-24' },
    refund_account: { iban: null },
  })
  expect(made({ RUM: '', Firmato: '' })).not.toHaveProperty('debit')
  expect(made({ Firmato: '' })).toMatchObject({ debit: { kind: 'bank_account', umr: 'M-1' } })
})

it('[GO-03] a row becomes several lines, those that it has something for', () => {
  const mapping = TableMapping.parse({
    lines: [
      { upsert: 'member', fields: { nevg: 'N°', 'address.city': 'Ville', 'address.line1': 'Rue' } },
      { upsert: 'animal', when: { column: 'Animal', is: null }, fields: { nevg: 'N°', name: 'Animal' } },
    ],
  })
  const row = { 'N°': '904127001', Ville: 'NANTES', Rue: '5 RUE DES LILAS', Animal: '' }
  const member = { upsert: 'member', nevg: '904127001', address: { city: 'NANTES', line1: '5 RUE DES LILAS' } }
  expect(linesOfRow(row, mapping).map(({ line }) => line)).toEqual([member])
  expect(linesOfRow({ ...row, Animal: 'Oslo' }, mapping).map(({ line }) => line)).toEqual([
    member,
    { upsert: 'animal', nevg: '904127001', name: 'Oslo' },
  ])
})
