import * as z from 'zod/mini'
import { isNevg, isNevgForm, normaliseNevg } from './brand/nevg.ts'
import { numberPattern } from './brand/values.ts'
import type { FieldCode } from './domain/problems.ts'
import { isEmail, normaliseEmail } from './fields/email.ts'
import { required, rule } from './fields/rule.ts'

// Separate from the other fields: a brand defines the form of member numbers, and a brand's own schema uses those fields.

/** A member number of the brand's form, normalised; else `member_number`, with the form that it should have. */
export const nevg = /* @__PURE__ */ z.string().check(
  z.overwrite(normaliseNevg),
  required,
  z.refine((text) => text === '' || isNevg(text), {
    error: 'member_number' satisfies FieldCode,
    params: { pattern: numberPattern },
  }),
  z.meta({ pattern: numberPattern }),
)

function typedUsername(text: string): string {
  const number = normaliseNevg(text)
  return isNevgForm(number) ? number : normaliseEmail(text)
}

/** A sign-in name as typed, without invisible characters; not checked for its form. */
export const username = /* @__PURE__ */ z.string().check(z.overwrite(typedUsername), required, z.maxLength(254))

/** A well-formed member number or e-mail address, for a form that validates before it sends; else `member_number` or `email`. */
export const wellFormedUsername = /* @__PURE__ */ username.check(
  rule((text) => !text.includes('@') || isEmail(text), 'email'),
  rule((text) => text.includes('@') || isNevg(text), 'member_number'),
)
