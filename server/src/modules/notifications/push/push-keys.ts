import { createECDH, ECDH } from 'node:crypto'
import type { Platform } from '#platform/portal.ts'

/** VAPID keys of the portal, in base64url. */
export type PushKeys = { public_key: string; private_key: string }

const known = new WeakMap<Buffer, PushKeys>()

/** The key of the setting, else the portal's own; null where push is off. */
export function getPushKeys({ push, persistent_keys }: Platform['config']): PushKeys | null {
  if (push === null) return null
  const secret = push.key ?? persistent_keys.push
  const keys = known.get(secret) ?? computeKeys(secret, push.key !== null)
  known.set(secret, keys)
  return keys
}

function computeKeys(secret: Buffer, isGiven: boolean): PushKeys {
  const bytes = Buffer.from(secret)
  // A derived key is any number of 256 bits, and one in four thousand million is too large for the curve.
  if (!isGiven) bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes)
  return { public_key: pair.getPublicKey('base64url'), private_key: bytes.toString('base64url') }
}

/** Tells whether pushes can be encrypted for a browser's key (base64url): it is a point of P-256. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed')
    return true
  } catch {
    return false
  }
}
