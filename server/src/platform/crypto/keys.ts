import { createHmac, createSecretKey, hash as digest, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Secret of the settings, and the previous one during a rotation. */
export type Secrets = { secret: Buffer; previous_secret: Buffer | null }

const derived = new WeakMap<Buffer, Map<string, Buffer>>()

/** Key for one purpose, derived from the portal's secret (HKDF, SHA-256, 32 bytes) and cached. */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  const keys = derived.get(secret) ?? new Map<string, Buffer>()
  derived.set(secret, keys)
  const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `coussinet/${purpose}`, 32))
  keys.set(purpose, key)
  return key
}

/** Known secrets, the current one first. */
export function listSecrets({ secret, previous_secret }: Secrets): [Buffer, ...Buffer[]] {
  return previous_secret === null ? [secret] : [secret, previous_secret]
}

/** Keys of one purpose: the first is used for writing, all for reading. There is a second one during a rotation. */
export function deriveKeys({ secret, previous_secret }: Secrets, purpose: string): [Buffer, ...Buffer[]] {
  return [deriveKey(secret, purpose), ...(previous_secret === null ? [] : [deriveKey(previous_secret, purpose)])]
}

const prepared = new WeakMap<Buffer, KeyObject>()

export function keyedHash(key: Buffer, text: string): Buffer {
  // A buffer would be converted to a key at each call, which costs more than the hash.
  const secret = prepared.get(key) ?? createSecretKey(key)
  prepared.set(key, secret)
  return createHmac('sha256', secret).update(text).digest()
}

/** Tells whether a stored hash is among those made with each key, in constant time. */
export function isOneOf(hashes: readonly Uint8Array[], stored: Uint8Array): boolean {
  return hashes.filter((one) => one.length === stored.length && timingSafeEqual(one, stored)).length > 0
}

export function hash(content: string | Buffer): Buffer {
  return digest('sha256', content, 'buffer')
}
