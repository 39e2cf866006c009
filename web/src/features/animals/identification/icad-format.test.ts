import { describe, expect, it } from 'vitest'
import { retyped } from '#ui/GroupedField.tsx'
import { icadGrouping, typedIcad } from './icad-format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['250269812340176', '250 26 98 12340176'],
  ['250 26.98-12340176', '250 26 98 12340176'],
  ['380260101234567', '380 2601 0123 4567'],
  ['2502', '250 2'],
  ['38', '38'],
  ['', ''],
  ['lxq482', 'LXQ482'],
  ['2ABC123', '2ABC123'],
])('[ANI-04] shows %s as %s', (icad, shown) => {
  expect(plain(typedIcad(icad))).toBe(shown)
})

describe('[ANI-04] the caret keeps its place while the number is grouped', () => {
  const typed = (before: string, text: string, caret: number, erased: 'before' | 'after' | null = null) => {
    const after = retyped(before, { text, caret, erased }, icadGrouping)
    return `${plain(after.text).slice(0, after.caret)}|${plain(after.text).slice(after.caret)}`
  }

  it('when digits are typed at the end', () => {
    let text = ''
    for (const digit of '250269812340176') {
      const after = retyped(text, { text: text + digit, caret: text.length + 1, erased: null }, icadGrouping)
      expect(after.caret).toBe(after.text.length)
      text = after.text
    }
    expect(plain(text)).toBe('250 26 98 12340176')
  })

  it('when a digit is typed or erased in the middle', () => {
    expect(typed('250 26 98', '250 926 98', 5)).toBe('250 9|2 69 8')
    expect(typed('250 26 98', '250 6 98', 4, 'before')).toBe('250| 69 8')
    expect(typed('250 26 98', '250 2 98', 5, 'after')).toBe('250 2|9 8')
  })

  it('when a space is erased: the digit beside it goes', () => {
    expect(typed('250 26', '25026', 3, 'before')).toBe('25|2 6')
    expect(typed('250 26', '25026', 3, 'after')).toBe('250| 6')
    expect(typed('250', '250', 0, 'before')).toBe('|250')
  })

  it('when a number is pasted with its dots, or a space is typed', () => {
    expect(typed('', '250.26.98.12340176', 18)).toBe('250 26 98 12340176|')
    expect(typed('250', '250 ', 4)).toBe('250|')
  })
})
