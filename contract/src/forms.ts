import * as z from 'zod/mini'
import { locale } from './brand/locale.ts'
import type { FieldCode } from './domain/problems.ts'
import { address, day, email, icadOfAnyCountry, line, password, phones, typedPassword } from './fields/fields.ts'

// Rules that a form checks before it is sent. Separate from the endpoints, which every page loads: only the form's page loads these.

/** Token of a mailed link, as in its address. */
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

// No check aborts: a member sees every error at once.
const repeated = /* @__PURE__ */ z.refine<{ password: string; password_confirmation: string }>(
  ({ password: one, password_confirmation: other }) => one === other.normalize('NFC'),
  {
    error: 'password.mismatch' satisfies FieldCode,
    path: ['password_confirmation'],
    when: ({ value }) => hasBoth(value),
  },
)

/** A new password and its repetition; `password.mismatch` is reported at the repetition. */
export const NewPassword = /* @__PURE__ */ z
  .strictObject({ token: linkToken, password, password_confirmation: z.string() })
  .check(repeated)
export type NewPassword = z.infer<typeof NewPassword>

export const PasswordChange = /* @__PURE__ */ z
  .strictObject({ current_password: typedPassword, password, password_confirmation: z.string() })
  .check(repeated)
export type PasswordChange = z.infer<typeof PasswordChange>

/**
 * A change of the profile: a field that is present replaces the whole of it; a new e-mail is pending until its link is
 * followed, the current one cancels it.
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

/** Fields of an animal that a member may supply or correct; the number may be replaced, never removed. */
export const AnimalChange = /* @__PURE__ */ z.strictObject({
  icad: z.optional(icadOfAnyCountry),
  colour: z.optional(line(60)),
  adoption_date: z.optional(z.nullable(day)),
})
export type AnimalChange = z.infer<typeof AnimalChange>

/** Reason and day on which an animal's cover ends, by its member: its death, the change of owner, or when it was last seen. */
export const AnimalEnding = /* @__PURE__ */ z.strictObject({ reason: z.enum(['deceased', 'sold', 'lost']), on: day })
export type AnimalEnding = z.infer<typeof AnimalEnding>
