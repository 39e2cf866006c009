import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The secret of the settings, and the one that it takes the place of while a rotation lasts. */
export type Secrets = { secret: Buffer; previous_secret: Buffer | null }

/** One key for one purpose, derived from the portal's secret (HKDF, SHA-256, 32 bytes). */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `coussinet/${purpose}`, 32))
}

/** The secrets that are known, the one of the settings first. */
export function secretsOf({ secret, previous_secret }: Secrets): [Buffer, ...Buffer[]] {
  return previous_secret === null ? [secret] : [secret, previous_secret]
}

/** The keys of one purpose: the first writes, all of them read. A second one is there while the secret is rotated. */
export function keysOf({ secret, previous_secret }: Secrets, purpose: string): [Buffer, ...Buffer[]] {
  return [deriveKey(secret, purpose), ...(previous_secret === null ? [] : [deriveKey(previous_secret, purpose)])]
}

export function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** Tells whether a kept hash is one of those that each key makes; tells nothing of where they differ. */
export function isOneOf(hashes: readonly Uint8Array[], kept: Uint8Array): boolean {
  return hashes.filter((one) => one.length === kept.length && timingSafeEqual(one, kept)).length > 0
}

export function hash(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
