import { formulaNames } from '@coussinet/contract/brand/values.ts'
import { describe, expect, it } from 'vitest'
import { readMapping } from './check-mapping.ts'

const faultsOf = (mapping: unknown) => {
  const read = readMapping(mapping)
  return 'faults' in read ? read.faults : []
}
const animal = { id: { column: 'Code', as: 'code' }, nevg: 'N°' }
const faultsOfAnimal = (fields: object) => faultsOf({ lines: [{ upsert: 'animal', fields: { ...animal, ...fields } }] })

describe('[GO-03] the faults of a mapping are told at the start, each with its place', () => {
  it.each([
    [{}, ['lines is missing, and should be a list in brackets']],
    [{ lines: [] }, ['lines has nothing, and should hold at least 1']],
    [{ lines: 'member' }, ['lines is "member", and should be a list in brackets']],
    [
      { lines: [{ upsert: 'member', fields: { nevg: 'N°' } }], jours: 'x' },
      ['jours is unknown: it has no meaning there'],
    ],
    [
      { days: 'dd/mm/yy', lines: [{ upsert: 'member', fields: { nevg: 'N°' } }] },
      ['days is "dd/mm/yy", and should be one of "yyyy-mm-dd", "dd/mm/yyyy", "mm/dd/yyyy"'],
    ],
    [
      { lines: [{ upsert: 'vet', fields: {} }] },
      [expect.stringMatching(/^lines\[0\]\.upsert is "vet", and should be one of "member", /)],
    ],
    [
      { lines: [{ upsert: 'member', fields: { nevg: { columm: 'N°' } } }] },
      [expect.stringMatching(/^lines\[0\]\.fields\.nevg is .* should be the name of a column, /)],
    ],
  ])('%j', (mapping, faults) => {
    expect(faultsOf(mapping)).toEqual(faults)
  })

  it('a field that there is not, or that each upsert needs', () => {
    expect(
      faultsOf({ lines: [{ upsert: 'member', fields: { nevg: 'N°', 'address.rue': 'Rue', phones: 'Tél' } }] }),
    ).toEqual([
      expect.stringMatching(/names address\.rue, which no member has\. It may have: nevg, firstname, .*address\.line1/),
      expect.stringContaining('names phones, which no member has'),
    ])
    expect(faultsOf({ lines: [{ upsert: 'contract', fields: { number: 'Contrat' } }] })).toEqual([
      'lines[0].fields lacks nevg, which each contract needs',
    ])
  })

  it('a word, a constant or a form that the field does not take, or that is not the brand’s', () => {
    const [formula] = formulaNames
    expect(faultsOfAnimal({ formula: { column: 'F', values: { '01': formula, '02': 'platine' } } })).toEqual([
      `lines[0].fields.formula.values has “02” mean "platine", and should be one of ${formulaNames.join(', ').replace(/^default/, 'default (no formula chosen: no cover)')}`,
    ])
    expect(faultsOfAnimal({ type: { value: 'rabbit' } })).toEqual([
      'lines[0].fields.type is "rabbit", and should be one of cat, dog',
    ])
    expect(faultsOfAnimal({ monthly_price_cents: 'Prix' })).toEqual([
      'lines[0].fields.monthly_price_cents is read as text, and should be an amount, which is read "as": "amount"',
    ])
    const contract = { number: 'Contrat', nevg: 'N°' }
    expect(
      faultsOf({
        lines: [{ upsert: 'contract', fields: { ...contract, due_day: { value: 31 }, country: { value: 'ES' } } }],
      }),
    ).toEqual([
      expect.stringMatching(/^lines\[0\]\.fields\.due_day is 31, and the brand’s due days are \d/),
      'lines[0].fields.country is "ES", and should be one of FR, IT, BE',
    ])
  })

  it('a mark that would part thousands and stand before the cents', () => {
    const lines = [{ upsert: 'member', fields: { nevg: 'N°' } }]
    expect(faultsOf({ thousands: ',', lines })).toEqual(['thousands is “,”, which is the mark before the cents'])
    expect(
      faultsOfAnimal({ monthly_price_cents: { column: 'P', as: 'amount', decimal: '.', thousands: '.' } }),
    ).toEqual(['lines[0].fields.monthly_price_cents.thousands is “.”, which is the mark before the cents'])
  })

  it('[PAY-01] and a mandate, a card and an account for refunds are fields of a contract', () => {
    const contract = { number: 'Contrat', nevg: 'N°' }
    const ofContract = (fields: object) =>
      faultsOf({ lines: [{ upsert: 'contract', fields: { ...contract, ...fields } }] })
    const day = { column: 'Jour', as: 'day' }
    expect(
      ofContract({
        'debit.kind': { value: 'bank_account' },
        'debit.umr': 'RUM',
        'debit.signed_at': day,
        'debit.contact.email': 'E-mail',
        'refund_account.given_at': day,
      }),
    ).toEqual([])
    expect(ofContract({ 'debit.kind': { value: 'cheque' }, 'debit.signed': day })).toEqual([
      expect.stringContaining('lines[0].fields names debit.signed, which no contract has. It may have: number'),
      'lines[0].fields.debit.kind is "cheque", and should be bank_account, or card',
    ])
  })

  it('and one that fits is read', () => {
    expect(
      faultsOfAnimal({
        birth_date: { column: 'Né le', as: 'day' },
        monthly_price_cents: { column: 'P', as: 'amount' },
      }),
    ).toEqual([])
  })
})
