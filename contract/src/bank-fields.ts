import * as z from 'zod/mini'
import { isBic, normaliseBic } from './fields/bic.ts'
import { ibanFailure, ibanLength, normaliseIban } from './fields/iban.ts'
import { required, rule } from './fields/rule.ts'

// Apart from `fields.ts`, which every page loads: the formats of a hundred countries are for the pages that ask for an account.

/**
 * An account of any SEPA country, normalised to capitals without spaces; else `iban.format`, `iban.country`,
 * `iban.length` (with the country's `length`) or `iban.checksum`.
 */
export const iban = /* @__PURE__ */ z.string().check(
  z.overwrite(normaliseIban),
  required,
  z.superRefine((text: string, context) => {
    const failure = text === '' ? null : ibanFailure(text)
    if (failure === null) return
    if (failure === 'length') {
      context.addIssue({ code: 'custom', message: 'iban.length', params: { length: ibanLength(text.slice(0, 2)) } })
    } else {
      const key = failure === 'structure' ? 'format' : failure === 'national_key' ? 'checksum' : failure
      context.addIssue({ code: 'custom', message: `iban.${key}` })
    }
  }),
)

/** A BIC of 8 or 11 characters, normalised to capitals without spaces; else `bic`. */
export const bic = /* @__PURE__ */ z.string().check(z.overwrite(normaliseBic), required, rule(isBic, 'bic'))
