import { describe, expect, it } from 'vitest'
import {
  euros,
  dayAndMonth,
  list,
  longDay,
  monthInWords,
  numericDay,
  numericMonth,
  percent,
  shortDay,
  weekdayAndDay,
} from './format.ts'

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
