import { brandName } from '@coussinet/contract/brand/values.ts'
import * as z from 'zod/mini'
import type { Config } from '#platform/config/config.ts'

// WebAuthn level 3 in JSON: the names are the standard's, and browsers may add fields.
const bytes = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max))
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }

export const MadePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(16_000),
    transports: z._default(z.array(z.string().check(z.regex(/^[a-z-]{2,20}$/))).check(z.maxLength(10)), []),
  }),
})
export type MadePasskey = z.infer<typeof MadePasskey>

/** A browser's answer, signed by a passkey. */
export const SignedByPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(100),
  }),
})
export type SignedByPasskey = z.infer<typeof SignedByPasskey>

const ClientData = z.object({ challenge: z.string() })

/** Challenge that an answer refers to; null if it has none. */
export function readChallenge({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return null
  }
}

/** Origin of the pages that may request a passkey. */
export type RelyingParty = { id: string; name: string; origin: string }

export function relyingParty({ public_url }: Pick<Config, 'public_url'>): RelyingParty {
  const { hostname, origin } = new URL(public_url)
  return { id: hostname, name: brandName, origin }
}

/** Handle of the account in an authenticator: the member's id, which reveals nothing about the person. */
export function userHandle(member_id: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(member_id.replaceAll('-', ''), 'hex'))
}
