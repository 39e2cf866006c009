import * as z from 'zod/mini'
import { locale } from './brand/locale.ts'
import type { FieldCode } from './domain/problems.ts'
import { address, day, email, icadOfAnyCountry, line, password, phones, typedPassword } from './fields/fields.ts'

// Rules that a screen checks before it sends. Apart from the calls, which every page bears: the rules are borne by the page of the form.

/** The token of a mailed link, as it stands in the address. */
export const linkToken = /* @__PURE__ */ z
  .string()
  .check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(512))

const hasBoth = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'password' in value &&
  'password_confirmation' in value &&
  typeof value.password === 'string' &&
  typeof value.password_confirmation === 'string'

// Nothing aborts: a member who mistypes sees every reason at once.
const repeated = /* @__PURE__ */ z.refine<{ password: string; password_confirmation: string }>(
  ({ password: one, password_confirmation: other }) => one === other.normalize('NFC'),
  {
    error: 'password.mismatch' satisfies FieldCode,
    path: ['password_confirmation'],
    when: ({ value }) => hasBoth(value),
  },
)

/** A new password and its repetition; `password.mismatch` stands at the repetition. */
export const NewPassword = /* @__PURE__ */ z
  .strictObject({ token: linkToken, password, password_confirmation: z.string() })
  .check(repeated)
export type NewPassword = z.infer<typeof NewPassword>

export const PasswordChange = /* @__PURE__ */ z
  .strictObject({ current_password: typedPassword, password, password_confirmation: z.string() })
  .check(repeated)
export type PasswordChange = z.infer<typeof PasswordChange>

/**
 * A change of the profile: a field that is present replaces the whole of it; a new e-mail is pending until its link is followed, the current one cancels it.
 * A new e-mail or mobile in a session of more than 10 minutes needs `current_password` too, or a reauthentication before.
 */
export const ProfileChange = /* @__PURE__ */ z.strictObject({
  email: z.optional(email),
  locale: z.optional(locale),
  address: z.optional(address),
  phones: z.optional(phones),
  current_password: z.optional(typedPassword),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** Fields of an animal that a member may supply or correct; the number may be given anew, never taken away. */
export const AnimalChange = /* @__PURE__ */ z.strictObject({
  icad: z.optional(icadOfAnyCountry),
  colour: z.optional(line(60)),
  adoption_date: z.optional(z.nullable(day)),
})
export type AnimalChange = z.infer<typeof AnimalChange>

/** Why an animal is not insured any more, as its member tells it, and since when: the day of its death, of the change of owner, or on which it was last seen. */
export const AnimalEnding = /* @__PURE__ */ z.strictObject({ reason: z.enum(['deceased', 'sold', 'lost']), on: day })
export type AnimalEnding = z.infer<typeof AnimalEnding>
