import type { Language } from '@coussinet/texts/messages.ts'
import * as z from 'zod/mini'
import { inLanguages, sentence } from './wording.ts'

const count = z.int().check(z.gte(1), z.lte(20))

/** A part of a customer number, of one length: letters are capitals without accents. */
const NumberPart = z.union([
  /** the same characters in every number */
  z.strictObject({ text: z.string().check(z.regex(/^[A-Z0-9]{1,10}$/)) }),
  z.strictObject({ digits: count, starts_with_zero: z.optional(z.boolean()) }),
  z.strictObject({ letters: count }),
  z.strictObject({ letters_or_digits: count }),
])
type NumberPart = z.infer<typeof NumberPart>

/** Form of the number that members sign in with and the insurer's systems name them by. */
export const MemberNumber = z.strictObject({
  /** parts from left to right, without spaces, dots and hyphens */
  form: z.array(NumberPart).check(z.minLength(1)),
  /** rule of the last digit, computed over all digits of the number; a table is a quasigroup of order 10, as Damm's */
  check: z.union([z.enum(['none', 'damm', 'luhn']), z.strictObject({ table: z.array(z.string()) })]),
  /** sizes of the groups on screen and on paper, the rest after them; one group where it is empty */
  grouping: z.array(count),
  /** place where members find it, worded to follow a comma */
  hint: inLanguages(sentence),
})
export type MemberNumber = z.infer<typeof MemberNumber>

/** Form used by a brand that defines none. */
export const usualMemberNumber: MemberNumber = {
  form: [{ digits: 9, starts_with_zero: false }],
  check: 'damm',
  grouping: [3, 3],
  hint: {
    fr: 'en haut de votre certificat d’adhésion',
    it: 'in alto sulla Sua scheda di polizza',
    nl: 'bovenaan op uw verzekeringscertificaat',
  },
}

// Damm's own: any single wrong digit and any swap of neighbours is caught.
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** The quasigroup that checks the digits; null for another rule, or none. */
export const getCheckTable = ({ check }: MemberNumber): readonly string[] | null =>
  check === 'damm' ? damm : typeof check === 'object' ? check.table : null

export function lengthOfPart(part: NumberPart): number {
  if ('text' in part) return part.text.length
  if ('digits' in part) return part.digits
  return 'letters' in part ? part.letters : part.letters_or_digits
}

export const getNumberLength = ({ form }: MemberNumber): number =>
  form.reduce((length, part) => length + lengthOfPart(part), 0)

/** Tells whether a keyboard of digits is enough. */
export const isDigits = (number: MemberNumber): boolean =>
  listNumberPlaces(number).every((allowed) => /^[0-9]+$/.test(allowed))

/** The characters that each place of a number may have: `TO` and two digits are T, O, 0123456789 and 0123456789. */
export const listNumberPlaces = ({ form }: MemberNumber): string[] => form.flatMap(placesOfPart)

const digits = '0123456789'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function placesOfPart(part: NumberPart): string[] {
  if ('text' in part) return [...part.text]
  const allowed = 'digits' in part ? digits : 'letters' in part ? letters : digits + letters
  const places = Array.from({ length: lengthOfPart(part) }, () => allowed)
  return 'digits' in part && part.starts_with_zero === false ? [digits.slice(1), ...places.slice(1)] : places
}

const repeated = (allowed: string, times: number) => (times === 0 ? '' : times === 1 ? allowed : `${allowed}{${times}}`)

/** The form as a regular expression: anchored, and each part of one length, so that it reads a text once. */
export const toNumberPattern = ({ form }: MemberNumber): string => `^${form.map(patternOfPart).join('')}$`

function patternOfPart(part: NumberPart): string {
  if ('text' in part) return part.text
  if ('letters' in part) return repeated('[A-Z]', part.letters)
  if ('letters_or_digits' in part) return repeated('[0-9A-Z]', part.letters_or_digits)
  return part.starts_with_zero === false ? `[1-9]${repeated('[0-9]', part.digits - 1)}` : repeated('[0-9]', part.digits)
}

/** The form as part of a longer text: complete, with or without separators between its groups. */
export function toMentionPattern(number: MemberNumber): string {
  const ends = new Set<number>()
  let at = 0
  for (const size of number.grouping) ends.add((at += size))
  const places = listNumberPlaces(number).map((allowed, place) => {
    const one =
      allowed.length === 1 ? allowed : allowed.startsWith('A') ? '[A-Z]' : allowed.endsWith('Z') ? '[0-9A-Z]' : '[0-9]'
    return ends.has(place) ? `[\\s.-]?${one}` : one
  })
  return `(?<![0-9A-Z])${places.join('')}(?![0-9A-Z])`
}

const counted = {
  fr: {
    digits: ['chiffre', 'chiffres'],
    letters: ['lettre', 'lettres'],
    any: ['lettre ou chiffre', 'lettres ou chiffres'],
  },
  it: { digits: ['cifra', 'cifre'], letters: ['lettera', 'lettere'], any: ['lettera o cifra', 'lettere o cifre'] },
  nl: {
    digits: ['cijfer', 'cijfers'],
    letters: ['letter', 'letters'],
    any: ['letter of cijfer', 'letters of cijfers'],
  },
} as const

const then = { fr: ', puis ', it: ', poi ', nl: ', dan ' }

/** The form in words: "9 chiffres", "TO, puis 10 chiffres". */
export function formInWords({ form }: MemberNumber, language: Language): string {
  const words = counted[language]
  const parts = form.map((part) => {
    if ('text' in part) return part.text
    const [one, many] = 'digits' in part ? words.digits : 'letters' in part ? words.letters : words.any
    const length = lengthOfPart(part)
    return `${length} ${length === 1 ? one : many}`
  })
  return parts.join(then[language])
}

/** The same, and where the number is found: "9 chiffres, en haut de votre certificat d’adhésion". */
export function getNumberHint(number: MemberNumber, language: Language): string {
  const hint = number.hint[language]
  // All in French if the brand has no text in the language.
  return hint === undefined ? getNumberHint(number, 'fr') : `${formInWords(number, language)}, ${hint}`
}

const longestRun = (number: MemberNumber): number =>
  listNumberPlaces(number).reduce(
    ({ longest, run }, allowed) => {
      const now = /^[0-9]+$/.test(allowed) ? run + 1 : 0
      return { longest: Math.max(longest, now), run: now }
    },
    { longest: 0, run: 0 },
  ).longest

/** Returns a sentence for each fault of a form. */
export function memberNumberFaults(number: MemberNumber): string[] {
  const { form, check, grouping } = number
  const length = getNumberLength(number)
  const free = listNumberPlaces(number).filter((allowed) => allowed.length > 1).length
  const last = form.at(-1)
  const table = getCheckTable(number)
  const rows = new Set(digits)
  return [
    // A mandate's reference has at most 35 characters and contains the number.
    ...(length < 6 || length > 20 ? [`form has ${length} characters: 6 to 20 are possible.`] : []),
    ...(free < 5 ? [`form leaves ${free} characters that differ from number to number: five are the least.`] : []),
    ...(longestRun(number) > 12
      ? [
          'form has more than 12 digits in a row: some would pass for a payment card, which is refused wherever it stands.',
        ]
      : []),
    ...(check === 'none' || (last !== undefined && 'digits' in last)
      ? []
      : ['check is of the last digit, and form does not end with digits.']),
    ...(table === null ||
    (table.length === 10 && table.every((row) => row.length === 10 && new Set(row).isSupersetOf(rows)))
      ? []
      : ['check.table must be ten texts of ten digits, each digit once in each.']),
    ...(grouping.reduce((sum, size) => sum + size, 0) < length
      ? []
      : [`grouping holds all ${length} characters: the last group is what is left after the others.`]),
  ].map((fault) => `member_number.${fault}`)
}
