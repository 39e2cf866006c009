import * as z from 'zod/mini'
import { compact } from './domain/strings.ts'
import { id, instant, typedPassword } from './fields/fields.ts'
import { SignedParts } from './signed-text.ts'

export const signatureModes = ['email', 'sms'] as const
export const signatureMode = z.enum(signatureModes)
export type SignatureMode = z.infer<typeof signatureMode>

/** A code on its way: ten minutes, five tries. */
export const Signature = z.object({
  id,
  mode: signatureMode,
  /** masked */
  recipient: z.string(),
  expires_at: instant,
  /** from then on another code may be requested the same way */
  resend_after: instant,
  attempts_left: z.int().check(z.gte(0), z.lte(5)),
})
export type Signature = z.infer<typeof Signature>

/** Subject of a signature in its present state. */
export const signable = {
  /** text that the member reads; once it is signed, with the account masked */
  text: z.string(),
  parts: SignedParts,
  /** SHA-256 of the text as it was shown before the signature, in hexadecimal */
  sha256: z.string(),
  /** channels of a code; `is_recent`: changed less than 72 hours ago, so that the password is required too */
  channels: z.array(z.object({ mode: signatureMode, recipient: z.string(), is_recent: z.boolean() })),
  /** the code that was sent last, while it can still be typed */
  signature: z.nullable(Signature),
}

export const Signing = z.strictObject({
  mode: signatureMode,
  /** hash of the text that was shown */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  current_password: z.optional(typedPassword),
})

/** A code as typed or pasted: ignores blanks, hyphens and invisible characters; else `schema.invalid_string`. */
export const code = z.string().check(
  z.overwrite((text) => compact(text).replaceAll('-', '')),
  z.regex(/^\d{6}$/),
)
