import { describe, expect, it } from 'vitest'
import { linesOfRow } from './mapped-row.ts'
import { Mapping } from './mapping.ts'

const one = (fields: Record<string, unknown>, more: object = {}) =>
  Mapping.parse({ ...more, lines: [{ upsert: 'animal', fields }] })
const read = (text: string, as: string, more: object = {}) => {
  const [made] = linesOfRow({ Cellule: text }, one({ f: { column: 'Cellule', as } }, more))
  return made?.faults.length === 0 ? made.line['f'] : made?.faults
}

describe('[GO-03] a cell', () => {
  it.each([
    ['24,90', 2490],
    ['1 234,5 €', 123_450],
    ['1.234,50', 123_450],
    ['EUR 7', 700],
    ['0', 0],
  ])('%s is an amount of %i cents', (text, cents) => {
    expect(read(text, 'amount')).toBe(cents)
  })

  it.each(['24,905', '-3', 'douze', '1,2,3', '12 %'])('%s is no amount, and says what one looks like', (text) => {
    expect(read(text, 'amount')).toEqual([{ field: 'f', column: 'Cellule', text, wanted: 'an amount like 24,90' }])
  })

  it.each([
    ['2026-02-09', 'yyyy-mm-dd', '2026-02-09'],
    ['9/2/2026', 'dd/mm/yyyy', '2026-02-09'],
    ['09.02.2026', 'dd/mm/yyyy', '2026-02-09'],
    ['02/09/2026', 'mm/dd/yyyy', '2026-02-09'],
  ])('%s in %s is the day %s', (text, days, day) => {
    expect(read(text, 'day', { days })).toBe(day)
  })

  it.each(['31/02/2026', '2026-02-09', '9/2/26', 'hier'])('%s is no day of dd/mm/yyyy', (text) => {
    expect(read(text, 'day', { days: 'dd/mm/yyyy' })).toEqual([expect.objectContaining({ text })])
  })

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

it('[GO-03] a row becomes several lines, those that it has something for', () => {
  const mapping = Mapping.parse({
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
