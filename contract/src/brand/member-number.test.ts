import { describe, expect, it } from 'vitest'
import { brand } from '../../../brand/coussinet.brand.ts'
import {
  formInWords,
  getNumberHint,
  MemberNumber,
  memberNumberFaults,
  toMentionPattern,
  toNumberPattern,
  listNumberPlaces,
  getCheckTable,
  usualMemberNumber,
} from './member-number.ts'

const long: MemberNumber = {
  form: [{ text: 'TO' }, { letters: 1 }, { letters_or_digits: 2 }, { digits: 7 }],
  check: 'luhn',
  grouping: [2, 4],
  hint: { fr: 'sur votre carte', it: 'sulla Sua tessera' },
}

it('[GO-01] a brand that says nothing has the form of before, which is that of the shipped brand', () => {
  expect(brand.member_number).toEqual(usualMemberNumber)
  expect(toNumberPattern(usualMemberNumber)).toBe('^[1-9][0-9]{8}$')
  expect(getNumberHint(usualMemberNumber, 'fr')).toBe('9 chiffres, en haut de votre certificat d’adhésion')
  expect(getNumberHint(usualMemberNumber, 'it')).toBe('9 cifre, in alto sulla Sua scheda di polizza')
  expect(getCheckTable(usualMemberNumber)).toHaveLength(10)
  expect(memberNumberFaults(usualMemberNumber)).toEqual([])
})

it('[GO-01] pattern, words and places follow the parts', () => {
  expect(toNumberPattern(long)).toBe('^TO[A-Z][0-9A-Z]{2}[0-9]{7}$')
  expect(formInWords(long, 'fr')).toBe('TO, puis 1 lettre, puis 2 lettres ou chiffres, puis 7 chiffres')
  expect(formInWords(long, 'it')).toBe('TO, poi 1 lettera, poi 2 lettere o cifre, poi 7 cifre')
  expect(getNumberHint(long, 'it')).toMatch(/cifre, sulla Sua tessera$/)
  expect(listNumberPlaces(long).map((any) => any.length)).toEqual([1, 1, 26, 36, 36, 10, 10, 10, 10, 10, 10, 10])
  expect(getCheckTable(long)).toBeNull()
  expect(memberNumberFaults(long)).toEqual([])
})

it('[GO-01] is found within a text, as it is written or in its groups, and not within a longer word', () => {
  const mention = new RegExp(toMentionPattern(long), 'i')
  for (const text of ['de TOA1B1234567.', 'to a1b1 234567'.replace(' a', 'A'), 'TO-A1B1-234567'])
    expect([text, mention.test(text)]).toEqual([text, true])
  expect(mention.test('XTOA1B1234567')).toBe(false)
  expect(mention.test('TOA1B12345678')).toBe(false)
})

describe('[GO-01] is refused, each fault in a sentence', () => {
  it.each<[string, Partial<MemberNumber>, string]>([
    [
      'a short one',
      { form: [{ digits: 5 }], grouping: [] },
      'member_number.form has 5 characters: 6 to 20 are possible.',
    ],
    [
      'a long one',
      { form: [{ letters: 12 }, { digits: 9 }] },
      'member_number.form has 21 characters: 6 to 20 are possible.',
    ],
    [
      'one that is always the same',
      { form: [{ text: 'TORINO' }, { digits: 4 }] },
      'member_number.form leaves 4 characters that differ from number to number: five are the least.',
    ],
    [
      'one that may pass for a card’s',
      { form: [{ text: '4' }, { digits: 12 }] },
      'member_number.form has more than 12 digits in a row: some would pass for a payment card, which is refused wherever it stands.',
    ],
    [
      'a check digit that is no digit',
      { form: [{ digits: 8 }, { letters: 1 }] },
      'member_number.check is of the last digit, and form does not end with digits.',
    ],
    [
      'a table that is none',
      { check: { table: Array.from({ length: 10 }, () => '0123456788') } },
      'member_number.check.table must be ten texts of ten digits, each digit once in each.',
    ],
    [
      'groups without a rest',
      { grouping: [6, 6] },
      'member_number.grouping holds all 12 characters: the last group is what is left after the others.',
    ],
  ])('%s', (_name, change, sentence) => {
    expect(memberNumberFaults({ ...long, ...change })).toEqual([sentence])
  })
  it('a part of no known kind', () => {
    for (const form of [[{ text: 'to' }], [{ digits: 0 }], [{ pattern: '.*' }], []])
      expect(MemberNumber.safeParse({ ...long, form }).success).toBe(false)
  })
})
