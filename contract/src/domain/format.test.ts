import { list } from '@coussinet/texts/grammar.ts'
import { describe, expect, it, vi } from 'vitest'
import { groupedNevg } from '../brand/grouped-nevg.ts'
import {
  addressLines,
  dayAndMonth,
  dayWithoutYear,
  decimal,
  euros,
  longDay,
  monthInWords,
  numericDay,
  numericMonth,
  percent,
  shortDay,
  weekdayAndDay,
  wholeDay,
} from './format.ts'
import { languages, languageTags } from './languages.ts'
import { cardNumber } from './payments.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('groups a member number and a card', () => {
  expect(plain(groupedNevg('412703584'))).toBe('412 703 584')
  expect(plain(cardNumber({ brand: 'visa', last4: '4417' }))).toBe('Visa •••• 4417')
})

describe('amounts', () => {
  it.each([
    [20000, 'fr', '200 €'],
    [4520, 'fr', '45,20 €'],
    [148488, 'fr', '1 484,88 €'],
    [0, 'fr', '0 €'],
    [5, 'fr', '0,05 €'],
    [20000, 'it', '200 €'],
    [4520, 'it', '45,20 €'],
    [106066, 'it', '1.060,66 €'],
  ] as const)('[I18N-04] %i cents in %s', (cents, language, text) => {
    expect(euros(cents, language)).toBe(text.replaceAll(' ', '\u00a0'))
  })

  it('[I18N-04] never uses the narrow space that the fonts lack', () => {
    for (const language of ['fr', 'it'] as const) expect(euros(123456789, language)).not.toContain('\u202f')
  })

  it('[PRE-03] a sum below zero bears the sign of a sum, and no hyphen', () => {
    expect(euros(-4380, 'fr')).toBe('−43,80\u00a0€')
    expect(euros(-4380, 'it')).toBe('−43,80\u00a0€')
    expect(euros(-4380, 'nl')).toBe('€\u00a0−43,80')
  })

  it('[I18N-04] shares to a tenth of a per cent', () => {
    const both = (value: number) => [percent(value, 'fr'), percent(value, 'it')]
    expect([both(75), both(37.5)]).toEqual([
      ['75\u00a0%', '75%'],
      ['37,5\u00a0%', '37,5%'],
    ])
  })
})

describe('days', () => {
  it.each([
    [shortDay, '2026-11-04', '4 nov. 2026', '4 nov 2026'],
    [weekdayAndDay, '2026-11-19', 'jeudi 19 novembre', 'giovedì 19 novembre'],
    [weekdayAndDay, '2026-12-01', 'mardi 1er décembre', 'martedì 1º dicembre'],
    [longDay, '2026-12-01', '1er décembre 2026', '1º dicembre 2026'],
    [longDay, '2026-12-21', '21 décembre 2026', '21 dicembre 2026'],
    [dayAndMonth, '2026-11-07', '7 nov.', '7 nov'],
    [monthInWords, '2026-11', 'novembre 2026', 'novembre 2026'],
  ] as const)('[I18N-04] %o of %s', (show, day, fr, it_) => {
    expect(show(day, 'fr')).toBe(fr)
    expect(show(day, 'it')).toBe(it_)
  })

  it.each([
    ['01', 'janvier', 'gennaio'],
    ['02', 'février', 'febbraio'],
    ['03', 'mars', 'marzo'],
    ['04', 'avril', 'aprile'],
    ['05', 'mai', 'maggio'],
    ['06', 'juin', 'giugno'],
    ['07', 'juillet', 'luglio'],
    ['08', 'août', 'agosto'],
    ['09', 'septembre', 'settembre'],
    ['10', 'octobre', 'ottobre'],
    ['11', 'novembre', 'novembre'],
    ['12', 'décembre', 'dicembre'],
  ])('[I18N-04] names month %s', (month, fr, it_) => {
    expect(monthInWords(`2026-${month}`, 'fr')).toBe(`${fr} 2026`)
    expect(monthInWords(`2026-${month}`, 'it')).toBe(`${it_} 2026`)
  })

  it('[I18N-04] writes days and months in figures alike in both languages', () => {
    expect([numericDay('2026-12-01'), numericMonth('2026-10')]).toEqual(['01/12/2026', '10/2026'])
  })
})

it('lists names', () => {
  expect([list(['Oslo', 'Mirza', 'Biscotte'], 'fr'), list(['Oslo', 'Mirza'], 'it'), list([], 'fr')]).toEqual([
    'Oslo, Mirza et Biscotte',
    'Oslo e Mirza',
    '',
  ])
})

describe('beside Intl', () => {
  // The fonts lack the narrow no-break space, and a hyphen is no sign of a sum.
  const plain = (text: string) => text.replaceAll('\u202f', '\u00a0').replace('-', '−')

  it.each(languageTags)('[I18N-04] writes amounts, shares and numbers as Intl does: %s', (language) => {
    const { tag } = languages[language]
    const amounts = [
      0, 1, 9, 10, 99, 100, 101, 999, 1000, 99_999, 100_000, 123_456, 1_234_567, 100_000_000, 123_456_789,
    ]
    for (const cents of amounts.flatMap((amount) => [amount, -amount])) {
      const digits = cents % 100 === 0 ? 0 : 2
      const style = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const
      const format = new Intl.NumberFormat(tag, {
        ...style,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      // A zero that lost its sign is a zero.
      expect(euros(cents, language)).toBe(plain(format.format(cents === 0 ? 0 : cents / 100)))
    }
    const options = { useGrouping: 'always', maximumFractionDigits: 1 } as const
    const [number, share] = [
      new Intl.NumberFormat(tag, options),
      new Intl.NumberFormat(tag, { ...options, style: 'percent' }),
    ]
    for (const value of [0, 0.5, 0.15, 1.25, -1.25, -2.5, 2, 37.5, 99.95, 100, 1234.56, 7_800_000]) {
      expect(decimal(value, language)).toBe(plain(number.format(value)))
      expect(percent(value, language)).toBe(plain(share.format(value / 100)))
    }
  })

  it.each(languageTags)('[I18N-04] writes days as Intl does, but for the first of a month: %s', (language) => {
    const forms = [
      [shortDay, { day: 'numeric', month: 'short', year: 'numeric' }],
      [dayAndMonth, { day: 'numeric', month: 'short' }],
      [dayWithoutYear, { day: 'numeric', month: 'long' }],
      [weekdayAndDay, { weekday: 'long', day: 'numeric', month: 'long' }],
      [longDay, { day: 'numeric', month: 'long', year: 'numeric' }],
      [wholeDay, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
    ] as const
    const days = Array.from({ length: 366 }, (_, count) => new Date(Date.UTC(2028, 0, 1 + count)))
    for (const [show, options] of forms) {
      const format = new Intl.DateTimeFormat(languages[language].tag, { timeZone: 'UTC', ...options })
      for (const day of days.filter((one) => one.getUTCDate() > 1))
        expect(show(day.toISOString().slice(0, 10), language)).toBe(format.format(day))
    }
  })

  it.each(languageTags)('[I18N-04] lists as Intl does: %s', (language) => {
    const format = new Intl.ListFormat(languages[language].tag, { type: 'conjunction' })
    for (const names of [[], ['Oslo'], ['Oslo', 'Mirza'], ['Oslo', 'Mirza', 'Elvis', 'Iago']])
      expect(list(names, language)).toBe(format.format(names))
  })

  it('[I18N-01] says ed before an e in Italian alone', () => {
    expect(['Elvis', 'Érica', 'Oslo'].map((last) => list(['Mina', last], 'it'))).toEqual([
      'Mina ed Elvis',
      'Mina ed Érica',
      'Mina e Oslo',
    ])
    expect(list(['Mina', 'Elvis'], 'fr')).toBe('Mina et Elvis')
  })

  it('asks Intl for nothing, whose first use costs a slow phone a tenth of a second', () => {
    const asked = vi.spyOn(Intl, 'NumberFormat')
    const askedDays = vi.spyOn(Intl, 'DateTimeFormat')
    expect([euros(4520, 'fr'), longDay('2026-12-01', 'it'), percent(37.5, 'fr')]).toHaveLength(3)
    expect([asked.mock.calls, askedDays.mock.calls]).toEqual([[], []])
    vi.restoreAllMocks()
  })

  it('refuses what is no day', () => {
    expect(() => longDay('2026-13-45', 'fr')).toThrow(RangeError)
    expect(() => longDay('2026-11-04T10:00:00Z', 'fr')).toThrow(RangeError)
  })
})

it('writes the lines of an envelope in the order of its country, leaving out the empty ones', () => {
  const address = { line1: '27 rue des Tilleuls', line2: 'Appartement 12', line3: 'Résidence les Acacias', line4: null }
  expect(addressLines({ ...address, postal_code: '69003', city: 'Lyon', country: 'FR' })).toEqual([
    'Appartement 12',
    'Résidence les Acacias',
    '27 rue des Tilleuls',
    '69003 Lyon',
  ])
  expect(addressLines({ ...address, line3: '', postal_code: '4000', city: 'Liège', country: 'BE' })).toEqual([
    '27 rue des Tilleuls',
    'Appartement 12',
    '4000 Liège',
  ])
})
