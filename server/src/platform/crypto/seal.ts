import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text with a key of 32 bytes; returns nonce, tag and cipher text. */
export function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts what `seal` encrypted; throws if it was changed, or encrypted with another key. */
function unseal(key: Buffer, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}

/** Decrypts with the first key that fits, newest first; throws if none does. */
export function openSealed(keys: readonly [Buffer, ...Buffer[]], sealed: Uint8Array): string {
  return unseal(keys.find((key) => isUnsealed(key, sealed)) ?? keys[0], sealed)
}

export function isUnsealed(key: Buffer, sealed: Uint8Array): boolean {
  try {
    unseal(key, sealed)
    return true
  } catch {
    return false
  }
}
