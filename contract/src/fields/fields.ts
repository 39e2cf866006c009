import * as z from 'zod/mini'
import { countries, type Country } from '../domain/countries.ts'
import { isInternational } from '../domain/phones.ts'
import { type FieldCode, type PasswordRule, passwordRuleNames } from '../domain/problems.ts'
import { fileTypes } from '../domain/requests.ts'
import { withoutMarks } from '../domain/strings.ts'
import { isEmail, normaliseEmail } from './email.ts'
import { isAnyIcad, isIcad, normaliseIcad } from './icad.ts'
import { phoneNumber, type PhoneKind } from './phone.ts'
import { isPostalCode, normalisePostalCode } from './postal-code.ts'
import { required, rule } from './rule.ts'

// Messages are keys of the catalogue, never sentences: pages and 422 answers translate them. Each schema is marked pure, so that a page
// contains only the rules that it uses (3.4 KB of brotli instead of 7.3).

// No line breaks, and no characters that change the writing direction: a text cannot affect its surroundings.
const printable = /* @__PURE__ */ z.refine<string>(
  (text) => !/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text),
  { error: 'schema.invalid_string' satisfies FieldCode },
)

// A text of invisible characters (zero-width spaces) counts as empty.
const visible = /* @__PURE__ */ z.refine<string>((text) => text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), {
  error: 'required' satisfies FieldCode,
})

/** A required number or code from a third party, such as an invoice number: one line without invisible characters. */
export const givenNumber = (max: number) =>
  z.string().check(z.overwrite(withoutMarks), z.trim(), required, visible, printable, z.maxLength(max))

/** A required text of one line, trimmed, of at most `max` characters. */
export const line = (max: number) => z.string().check(z.trim(), required, visible, printable, z.maxLength(max))

/** A text of one line, trimmed, of at most `max` characters; empty where there is none. */
export const lineOrEmpty = (max: number) => z.string().check(z.trim(), printable, z.maxLength(max))

/** The same of a number or code from a third party, without invisible characters. */
export const numberOrEmpty = (max: number) =>
  z.string().check(z.overwrite(withoutMarks), z.trim(), printable, z.maxLength(max))

// The letters that the fonts of papers have (`server/src/platform/paper/typesetter.ts`); signs and digits are of no alphabet.
const drawable = /* @__PURE__ */ z.refine<string>(
  (text) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text),
  { error: 'paper_letters' satisfies FieldCode },
)

/** Name that is printed on PDFs: one line, in letters that their fonts have; else `paper_letters`. */
export const nameOnPapers = (max: number) => line(max).check(drawable)

// Line breaks are allowed; otherwise the rules of a single line apply.
const printableLines = /* @__PURE__ */ z.refine<string>(
  (text) => !/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text.replaceAll(/[\t\n]/g, '')),
  { error: 'schema.invalid_string' satisfies FieldCode },
)

/** A required text of several lines, trimmed, its lines ended by \n, of `min` to `max` characters. */
export const text = (min: number, max: number) =>
  z.string().check(
    z.overwrite((typed) => typed.replaceAll(/\r\n?/g, '\n')),
    z.trim(),
    required,
    visible,
    printableLines,
    z.minLength(min),
    z.maxLength(max),
  )

/** An opaque identifier: 1 to 64 letters, digits, hyphens and underscores. */
export const id = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

// Years that a date can have everywhere: PostgreSQL has no year 0.
const livable = (value: string) => value >= '1900' && value < '2200'

/** A real calendar day from 1900 to 2199, YYYY-MM-DD. */
export const day = /* @__PURE__ */ z.iso
  .date({ abort: true })
  .check(/* @__PURE__ */ z.refine(livable, { error: 'schema.invalid_string' satisfies FieldCode }))

/** An instant of those years, RFC 3339 in UTC. */
export const instant = /* @__PURE__ */ z.iso
  .datetime({ abort: true })
  .check(/* @__PURE__ */ z.refine(livable, { error: 'schema.invalid_string' satisfies FieldCode }))

/** An instant of those years, or a day alone, which is its first moment in UTC; becomes the instant. */
export const instantOrDay = /* @__PURE__ */ z.string().check(
  z.overwrite((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text)),
  /* @__PURE__ */ z.refine((text) => instant.safeParse(text).success, {
    error: 'schema.invalid_string' satisfies FieldCode,
  }),
)

/** A month of those years, YYYY-MM. */
export const month = /* @__PURE__ */ z.string().check(z.regex(/^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/))

/** An amount in integer euro cents, from 0 to one million euros. */
export const cents = /* @__PURE__ */ z.int().check(z.gte(0), z.lte(100_000_000))

export const country = /* @__PURE__ */ z.enum(countries)

export const fileType = /* @__PURE__ */ z.enum(fileTypes)

/** E-mail address without characters copied along, case unchanged; else `email`. */
export const email = /* @__PURE__ */ z.string().check(z.overwrite(normaliseEmail), required, rule(isEmail, 'email'))

/** A microchip or French tattoo number, normalised to capitals without blanks; else `icad`. */
export const icad = /* @__PURE__ */ z.string().check(z.overwrite(normaliseIcad), required, rule(isIcad, 'icad'))

/** The same with Italian and Belgian tattoos, which the server takes where the contract or the address is of that country; else `icad`. */
export const icadOfAnyCountry = /* @__PURE__ */ z
  .string()
  .check(z.overwrite(normaliseIcad), required, rule(isAnyIcad, 'icad'))

const phone = (parse: (text: string) => string | null, error: FieldCode) =>
  z.string().check(
    z.overwrite(withoutMarks),
    z.trim(),
    required,
    rule((text) => parse(text) !== null, error),
    z.overwrite((text) => parse(text) ?? text),
  )

/** A mobile number of the country, written in any usual way, normalised to E.164; else `mobile`. */
export const mobile = (code: Country) => phone((text) => phoneNumber('mobile', code, text), 'mobile')

/** A landline number of the country, written in any usual way, normalised to E.164; else `phone`. */
export const landline = (code: Country) => phone((text) => phoneNumber('landline', code, text), 'phone')

const internationalPhone = (kind: PhoneKind) => (text: string) =>
  isInternational(text)
    ? (countries.map((code) => phoneNumber(kind, code, text)).find((number) => number !== null) ?? null)
    : null

/** A member's phones on the wire: international numbers of the three countries in E.164, one of them at least (`one_phone`). */
export const phones = /* @__PURE__ */ z
  .strictObject({
    mobile: z._default(z.nullable(phone(internationalPhone('mobile'), 'mobile')), null),
    landline: z._default(z.nullable(phone(internationalPhone('landline'), 'phone')), null),
  })
  .check(
    z.refine((numbers) => numbers.mobile !== null || numbers.landline !== null, {
      error: 'one_phone' satisfies FieldCode,
    }),
  )

/** A postal code of the country, its digits alone; else `postal.FR`, `postal.IT` or `postal.BE`. */
export const postalCode = (code: Country) =>
  z.string().check(
    z.overwrite((text) => normalisePostalCode(code, text)),
    required,
    rule((text) => isPostalCode(code, text), `postal.${code}`),
  )

/** One line of a postal address, at most 44 characters; else `address_line`. `fitsEnvelope` knows which country has shorter ones. */
export const addressLine = /* @__PURE__ */ z
  .string()
  .check(z.trim(), required, visible, printable, z.maxLength(44, { error: 'address_line' satisfies FieldCode }))

const lineNames = ['line1', 'line2', 'line3', 'line4'] as const
const longest: Record<string, number> = { FR: 38, BE: 38 }

const lined = /* @__PURE__ */ z.object({ country: z.string() })
// Values may be of any type: the check also runs if another field fails, so that a form shows every error at once.
type Lines = { country: string } & { [name in (typeof lineNames)[number]]?: unknown }

/** Holds each line to what an envelope of the country takes (NF Z10-011 for France): else `address_line`, with its limit as `max`. */
export const fitsEnvelope = /* @__PURE__ */ z.superRefine(
  (whole: Lines, context) => {
    const max = longest[whole.country]
    if (max === undefined) return
    for (const name of lineNames) {
      const text = whole[name]
      if (typeof text === 'string' && text.trim().length > max)
        context.addIssue({ code: 'custom', path: [name], message: 'address_line' satisfies FieldCode, params: { max } })
    }
  },
  { when: ({ value }) => lined.safeParse(value).success },
)

const optionalLine = /* @__PURE__ */ z._default(z.nullable(addressLine), null)

/** A town, in Italy with its province. The longest name of one, Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson, has 45 letters. */
export const city = /* @__PURE__ */ line(50)

const located = /* @__PURE__ */ z.object({ postal_code: z.string(), country })

/** A postal address whose postal code is checked for its country. */
export const address = /* @__PURE__ */ z
  .strictObject({
    line1: addressLine,
    line2: optionalLine,
    line3: optionalLine,
    line4: optionalLine,
    postal_code: z.string().check(z.overwrite(withoutMarks), z.trim(), required),
    city,
    country,
  })
  .check(
    // Looked at even when another line fails: a form shows all that is wrong at once.
    z.superRefine(
      ({ postal_code, country: code }, context) => {
        const digits = normalisePostalCode(code, postal_code)
        if (digits !== '' && !isPostalCode(code, digits)) {
          context.addIssue({ code: 'custom', path: ['postal_code'], message: `postal.${code}` satisfies FieldCode })
        }
      },
      { when: ({ value }) => located.safeParse(value).success },
    ),
    fitsEnvelope,
    z.overwrite((whole) => ({ ...whole, postal_code: normalisePostalCode(whole.country, whole.postal_code) })),
  )
export type Address = z.infer<typeof address>

// A letter typed as base and accent would count as special: the rules look at the composed form.
const passwordRules = {
  length: (text: string) => [...text].length >= 8,
  uppercase: (text: string) => /\p{Lu}/u.test(text),
  lowercase: (text: string) => /\p{Ll}/u.test(text),
  digit: (text: string) => /\p{Nd}/u.test(text),
  special: (text: string) => /[^\p{L}\p{M}\p{Nd}\s]/u.test(text),
}

/** The rules that a new password breaks, in the order in which they are shown; empty when it may be used. */
export function passwordFailures(text: string): PasswordRule[] {
  const composed = text.normalize('NFC')
  return passwordRuleNames.filter((name) => !passwordRules[name](composed))
}

/** New password in NFC, up to 128 characters; broken rules give `password.length`, `.uppercase`, `.lowercase`, `.digit`, `.special`. */
export const password = /* @__PURE__ */ z.string().check(
  z.overwrite((text) => text.normalize('NFC')),
  z.maxLength(128),
  z.superRefine((text: string, context) => {
    for (const rule of passwordFailures(text))
      context.addIssue({ code: 'custom', message: `password.${rule}` satisfies FieldCode })
  }),
)

/** A password typed as proof of identity: any text of 1 to 128 characters, in NFC. */
export const typedPassword = /* @__PURE__ */ z.string().check(
  z.overwrite((text) => text.normalize('NFC')),
  required,
  z.maxLength(128),
)

type MessageKeys = {
  errors: Record<string, FieldCode[]>
  params: Record<string, Record<string, number | string>>
}

const builtInKeys: Partial<Record<z.core.$ZodIssueCode, FieldCode>> = {
  too_small: 'schema.too_small',
  too_big: 'schema.too_big',
  invalid_format: 'schema.invalid_string',
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const member of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, member) : undefined
  }
  return value
}

// The library's messages begin with a capital and contain spaces; keys do neither.
const isCode = (text: string): text is FieldCode => /^[a-z][\w.]*$/.test(text)

function keyOf(issue: z.core.$ZodIssue, input: unknown): FieldCode {
  if (isCode(issue.message)) return issue.message
  const wrongKind = issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union'
  if (wrongKind && isMissing(at(input, issue.path))) return 'required'
  if (issue.code === 'too_small' && issue.origin !== 'number' && issue.minimum === 1) return 'required'
  return builtInKeys[issue.code] ?? 'schema.invalid_type'
}

/**
 * Failures of a parse as `errors` (message keys by field path, joined with dots) and `params` (values for a sentence, by path). `input` is
 * the parsed value: it distinguishes a missing member (`required`) from one of a wrong kind.
 */
export function messageKeys(issues: readonly z.core.$ZodIssue[], input?: unknown): MessageKeys {
  const errors = new Map<string, FieldCode[]>()
  const params = new Map<string, Record<string, number | string>>()
  const add = (path: readonly PropertyKey[], key: FieldCode) => {
    const field = path.map(String).join('.')
    const keys = errors.get(field) ?? []
    if (!keys.includes(key)) errors.set(field, [...keys, key])
    return field
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      // A few are enough, and long values are not repeated.
      for (const member of issue.keys.slice(0, 20)) add([...issue.path, member.slice(0, 60)], 'schema.invalid_type')
      continue
    }
    const key = keyOf(issue, input)
    const field = add(issue.path, key)
    if (issue.code === 'invalid_value' && key === 'schema.invalid_type')
      params.set(field, { ...params.get(field), one_of: issue.values.map(String).join(', ') })
    if (issue.code === 'too_small') params.set(field, { ...params.get(field), min: Number(issue.minimum) })
    if (issue.code === 'too_big') params.set(field, { ...params.get(field), max: Number(issue.maximum) })
    if (issue.code === 'custom' && issue.params) params.set(field, { ...params.get(field), ...issue.params })
  }
  return { errors: Object.fromEntries(errors), params: Object.fromEntries(params) }
}
