import { randomInt, timingSafeEqual } from 'node:crypto'
import type { SignatureMode } from '@coussinet/contract/signing/signatures.ts'
import type { Config } from '#platform/config.ts'
import { deriveKey, keyedHash } from '#platform/keys.ts'

type Secret = Pick<Config, 'secret'>

/** how long a code can be typed, in ms */
export const codeLife = 10 * 60_000
/** after how long another one may be asked for the same way, in ms */
export const resendPause = 60_000
/** wrong codes that kill a signature */
export const mostAttempts = 5

/** Six digits, each equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is kept of a code: who reads the database cannot try the million that there are without the portal's secret. */
export function codeHash({ secret }: Secret, signature_id: string, code: string): Buffer {
  return keyedHash(deriveKey(secret, 'signature code'), `${signature_id} ${code}`)
}

/** What is kept of the contact that a code went to, compared without case. */
export function contactHash({ secret }: Secret, { mode, to }: { mode: SignatureMode; to: string }): Buffer {
  return keyedHash(deriveKey(secret, 'signature contact'), `${mode} ${to.toLowerCase()}`)
}

/** Compares two hashes without telling where they differ. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
