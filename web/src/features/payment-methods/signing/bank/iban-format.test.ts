import { describe, expect, it } from 'vitest'
import { retyped } from '#ui/GroupedField.tsx'
import { expectedLength, ibanGrouping, isBegunAnew, isFull, formatIban, wholeIban } from './iban-format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const french = 'FR1420041010050500013M02606'

it.each([
  [french, 'FR14 2004 1010 0505 0001 3M02 606'],
  ['IBAN fr14.2004-1010', 'FR14 2004 1010'],
  ['IT60X0542811101000000123456', 'IT60 X054 2811 1010 0000 0123 456'],
  ['', ''],
])('[PAY-03] shows %s in fours', (iban, shown) => {
  expect(plain(formatIban(iban))).toBe(shown)
})

describe('[PAY-03] the caret keeps its place while an IBAN is grouped', () => {
  const typed = (before: string, text: string, caret: number, erased: 'before' | 'after' | null = null) => {
    const after = retyped(before, { text, caret, erased }, ibanGrouping)
    return `${plain(after.text).slice(0, after.caret)}|${plain(after.text).slice(after.caret)}`
  }

  it('when it is typed sign after sign, in small letters', () => {
    let text = ''
    for (const sign of french.toLowerCase()) {
      const after = retyped(text, { text: text + sign, caret: text.length + 1, erased: null }, ibanGrouping)
      expect(after.caret).toBe(after.text.length)
      text = after.text
    }
    expect(plain(text)).toBe('FR14 2004 1010 0505 0001 3M02 606')
  })

  it('when a sign is put or taken in the middle', () => {
    expect(typed('FR14 2004 1010', 'FR14 29004 1010', 7)).toBe('FR14 29|00 4101 0')
    expect(typed('FR14 2900 4101 0', 'FR14 200 4101 0', 6, 'before')).toBe('FR14 2|004 1010')
    expect(typed('FR14 2004', 'FR14 204', 6, 'after')).toBe('FR14 2|04')
  })

  it('when a space alone is erased: the sign beside it goes', () => {
    expect(typed('FR14 2004', 'FR142004', 4, 'before')).toBe('FR1|2 004')
    expect(typed('FR14 2004', 'FR142004', 4, 'after')).toBe('FR14| 004')
  })

  it('when it is pasted with its prefix, spaces and dots', () => {
    const pasted = 'IBAN fr14 2004.1010 0505 0001 3m02 606'
    expect(typed('', pasted, pasted.length)).toBe('FR14 2004 1010 0505 0001 3M02 606|')
  })
})

it('[PAY-03] knows the length of an account of the country that is named first', () => {
  expect(expectedLength('FR')).toEqual({ country: 'FR', length: 27 })
  expect(expectedLength('be68 5')).toEqual({ country: 'BE', length: 16 })
  expect(expectedLength('F')).toBeNull()
  expect(expectedLength('XX12')).toBeNull()
})

it('[PAY-03] says nothing before the last character', () => {
  expect(isFull(french.slice(0, 26))).toBe(false)
  expect(isFull(french)).toBe(true)
  expect(isFull('XX1')).toBe(false)
})

it.each([
  [french, '', true],
  [french, 'F', true],
  [french, 'FR14 2004', true],
  [`${french}7`, french.slice(0, 26), false],
  ['FR14 2004 1010', 'FR14 2004 101', false],
  ['FR14', 'FR14 2', false],
])('[PAY-03] what is typed in place of an account is another one: %s → %s', (before, after, isAnew) => {
  expect(isBegunAnew(before, after)).toBe(isAnew)
})

it('[PAY-03] an account is whole when its check digits hold', () => {
  expect(wholeIban('fr14 2004 1010 0505 0001 3m02 606')).toBe(french)
  expect(wholeIban('FR14 2004 1010 0505 0001 3M02 607')).toBeNull()
  expect(wholeIban('FR14 2004')).toBeNull()
})
