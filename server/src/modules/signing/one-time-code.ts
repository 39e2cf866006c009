import { randomInt, timingSafeEqual } from 'node:crypto'
import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import { isOneOf, keyedHash, deriveKeys, type Secrets } from '#platform/crypto/keys.ts'

/** time in which a code can be typed, in ms */
export const codeLife = 10 * 60_000
/** after how long another one may be asked for the same way, in ms */
export const resendPause = 60_000
/** wrong codes that kill a signature */
export const mostAttempts = 5

/** Six digits, each equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Hash of a code: who reads the database cannot try the million that there are without the portal's secret. */
export function codeHash(secrets: Secrets, signature_id: string, code: string): Buffer {
  return codeHashes(secrets, signature_id, code)[0]
}

export function isCode(
  secrets: Secrets,
  { signature_id, code_hash }: { signature_id: string; code_hash: Uint8Array },
  code: string,
): boolean {
  return isOneOf(codeHashes(secrets, signature_id, code), code_hash)
}

function codeHashes(secrets: Secrets, signature_id: string, code: string): [Buffer, ...Buffer[]] {
  return hashes(secrets, 'signature code', `${signature_id} ${code}`)
}

type Contact = { mode: SignatureMode; to: string }

/** Hash of the contact that a code went to, compared without case. */
export function contactHash(secrets: Secrets, contact: Contact): Buffer {
  return contactHashes(secrets, contact)[0]
}

/** Tells whether a contact is still the one that a signature's code went to. */
export function isContact(secrets: Secrets, { contact_hash }: { contact_hash: Uint8Array }, contact: Contact): boolean {
  return isOneOf(contactHashes(secrets, contact), contact_hash)
}

function contactHashes(secrets: Secrets, { mode, to }: Contact): [Buffer, ...Buffer[]] {
  return hashes(secrets, 'signature contact', `${mode} ${to.toLowerCase()}`)
}

/**
 * Hashes a text with the present secret and, during a rotation, with the one before it, so that a code that was sent before is still good.
 */
function hashes(secrets: Secrets, purpose: string, text: string): [Buffer, ...Buffer[]] {
  const [newest, ...former] = deriveKeys(secrets, purpose)
  return [keyedHash(newest, text), ...former.map((key) => keyedHash(key, text))]
}

/** Compares two hashes without telling where they differ. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
