import * as z from 'zod/mini'
import type { FieldCode } from './domain/problems.ts'
import { isBic, normaliseBic } from './fields/bic.ts'
import {
  addressLine,
  city,
  country as ownCountry,
  fitsEnvelope,
  givenNumber,
  line,
  postalCode,
} from './fields/fields.ts'
import { ibanFailure, ibanLength, isSepaCountry, normaliseIban } from './fields/iban.ts'
import { normalisePostalCode } from './fields/postal-code.ts'
import { required, rule } from './fields/rule.ts'

// Separate from `fields.ts`, which every page loads: only pages with an account field need the formats of a hundred countries.

/**
 * An account of any SEPA country, normalised to capitals without blanks; else `iban.format`, `iban.country`,
 * `iban.length` (with the country's `length`) or `iban.checksum`.
 */
export const iban = /* @__PURE__ */ z.string().check(
  z.overwrite(normaliseIban),
  required,
  z.superRefine((text: string, context) => {
    const failure = text === '' ? null : ibanFailure(text)
    if (failure === null) return
    if (failure === 'length') {
      context.addIssue({
        code: 'custom',
        message: 'iban.length' satisfies FieldCode,
        params: { length: ibanLength(text.slice(0, 2)) },
      })
    } else {
      const key = failure === 'structure' ? 'format' : failure === 'national_key' ? 'checksum' : failure
      context.addIssue({ code: 'custom', message: `iban.${key}` satisfies FieldCode })
    }
  }),
)

/** A BIC of 8 or 11 characters, normalised to capitals without blanks; else `bic`. */
export const bic = /* @__PURE__ */ z.string().check(z.overwrite(normaliseBic), required, rule(isBic, 'bic'))

// SEPA files carry Latin characters only (EPC217-08); banks write é as e.
const latin = /* @__PURE__ */ rule(
  (text) => /^[ -~\p{Script=Latin}\p{M}\p{Nd}\p{Zs}\p{P}ªº°²³]*$/u.test(text),
  'latin_letters',
)

/**
 * Holder of an account, as the bank writes it: at most 70 characters (SEPA), else `holder`; in Latin letters, else
 * `latin_letters`.
 */
export const holderName = /* @__PURE__ */ line(70).check(
  rule((text) => text === '' || /\p{L}/u.test(text), 'holder'),
  latin,
)

const holderLine = /* @__PURE__ */ addressLine.check(latin)

const optionalLine = /* @__PURE__ */ z._default(z.nullable(holderLine), null)
const located = /* @__PURE__ */ z.object({ postal_code: z.string(), country: ownCountry })

/** Address of an account holder: in any country of SEPA; the postal code of FR, IT and BE is checked. */
export const holderAddress = /* @__PURE__ */ z
  .strictObject({
    line1: holderLine,
    line2: optionalLine,
    line3: optionalLine,
    line4: optionalLine,
    postal_code: givenNumber(12),
    city: city.check(latin),
    country: z.string().check(z.regex(/^[A-Z]{2}$/), rule(isSepaCountry, 'iban.country')),
  })
  .check(
    z.superRefine(
      ({ postal_code, country }, context) => {
        const place = ownCountry.safeParse(country)
        const key = place.success ? postalCode(place.data).safeParse(postal_code).error?.issues[0]?.message : undefined
        if (key !== undefined && key !== 'required')
          context.addIssue({ code: 'custom', path: ['postal_code'], message: key })
      },
      { when: ({ value }) => located.safeParse(value).success },
    ),
    fitsEnvelope,
    z.overwrite((whole) => {
      const place = ownCountry.safeParse(whole.country)
      return place.success ? { ...whole, postal_code: normalisePostalCode(place.data, whole.postal_code) } : whole
    }),
  )
