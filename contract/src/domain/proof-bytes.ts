/** Hashing and signatures of the platform: node:crypto on the server, WebCrypto in the verifier. */
export type ProofCrypto = {
  utf8(text: string): Uint8Array
  sha256(bytes: Uint8Array): Promise<Uint8Array>
  /** Ed25519; null where the platform cannot check it */
  verify(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean | null>
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Reads hexadecimal text; throws if it is none. */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new TypeError('not hexadecimal')
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  )
}

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Reads base64 with padding (RFC 4648); throws if it is none. */
export function fromBase64(text: string): Uint8Array {
  if (!/^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(text) || text.includes('_')) throw new TypeError('not base64')
  const digits = text.replaceAll('=', '')
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8))
  let [bits, held, count] = [0, 0, 0]
  for (const digit of digits) {
    bits = ((bits << 6) | base64Letters.indexOf(digit)) & 0xff_ff
    held += 6
    if (held >= 8) {
      held -= 8
      bytes[count] = (bits >> held) & 0xff
      count += 1
    }
  }
  return bytes
}

export const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
