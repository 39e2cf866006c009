import { randomInt, timingSafeEqual } from 'node:crypto'
import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import { isOneOf, keyedHash, deriveKeys, type Secrets } from '#platform/crypto/keys.ts'

/** lifetime of a code, in ms */
export const codeLife = 10 * 60_000
/** pause before another code can be sent by the same channel, in ms */
export const resendPause = 60_000
/** wrong codes after which a signature is dead */
export const mostAttempts = 5

/** Six digits, each equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Keyed hash of a code: without the portal's secret, a reader of the database cannot try all one million codes. */
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

type CodeRecipient = { mode: SignatureMode; to: string }

/** Hash of the contact that a code went to, compared without case. */
export function contactHash(secrets: Secrets, contact: CodeRecipient): Buffer {
  return contactHashes(secrets, contact)[0]
}

/** Checks whether a contact is still the one that a signature's code was sent to. */
export function isContact(
  secrets: Secrets,
  { contact_hash }: { contact_hash: Uint8Array },
  contact: CodeRecipient,
): boolean {
  return isOneOf(contactHashes(secrets, contact), contact_hash)
}

function contactHashes(secrets: Secrets, { mode, to }: CodeRecipient): [Buffer, ...Buffer[]] {
  return hashes(secrets, 'signature contact', `${mode} ${to.toLowerCase()}`)
}

/** Hashes a text with the current secret and, during a rotation, the previous one, so that codes sent earlier stay valid. */
function hashes(secrets: Secrets, purpose: string, text: string): [Buffer, ...Buffer[]] {
  const [newest, ...former] = deriveKeys(secrets, purpose)
  return [keyedHash(newest, text), ...former.map((key) => keyedHash(key, text))]
}

/** Compares two hashes in constant time. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
