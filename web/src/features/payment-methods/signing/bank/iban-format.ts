import { iban as ibanRule } from '@coussinet/contract/bank-fields.ts'
import { ibanLength, normaliseIban } from '@coussinet/contract/fields/iban.ts'
import { type NumberGrouping, significant } from '#ui/GroupedField.tsx'

/** An IBAN as it is printed, in fours: FR76 3000 4028 3798 7654 3210 943. */
export const formatIban = (iban: string): string => (normaliseIban(iban).match(/.{1,4}/g) ?? []).join('\u00a0')

/** Groups of the IBAN's field; a leading "IBAN" is left out. */
export const ibanGrouping: NumberGrouping = {
  read: (text) => significant(text).replace(/^IBAN/, ''),
  group: formatIban,
}

/** Reads the account number without spaces; null until it is complete and valid. */
export function wholeIban(text: string): string | null {
  const read = ibanRule.safeParse(text)
  return read.success ? read.data : null
}

/** The country that begins an IBAN, with how many characters it has there; null before it is known. */
export function expectedLength(text: string): { country: string; length: number } | null {
  const country = normaliseIban(text).slice(0, 2)
  const length = ibanLength(country)
  return length === null ? null : { country, length }
}

/** Tells whether the IBAN is as long as those of its country, so that errors can be shown. */
export function isFull(text: string): boolean {
  const expected = expectedLength(text)
  return expected !== null && normaliseIban(text).length >= expected.length
}

/** Tells whether another account number is being typed: its country is gone, or more than a group of it was deleted at once. */
export function isBegunAnew(before: string, after: string): boolean {
  return expectedLength(after) === null || normaliseIban(before).length - normaliseIban(after).length > 4
}
