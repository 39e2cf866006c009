import { randomBytes } from 'node:crypto'
import { readTag } from '#platform/inbound-mail/inbound-message.ts'

// Digits and letters that are not confused when they are read aloud or written by hand (Crockford's base 32).
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16

/** Makes a token of 80 random bits, as 16 letters. */
export const newToken = (): string => Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')

/** Formats a token for its address, in groups of four: `k7m2-p9qd-x3vh-t8wn`. */
export const formatToken = (token: string): string => token.replace(/.{4}(?=.)/g, '$&-')

/** Reads the token of an address below `base`, whatever its case and hyphens; null for any other address. */
export function readToken(base: string, address: string): string | null {
  const token = (readTag(base, address) ?? '').replaceAll('-', '').replaceAll(/[il]/g, '1').replaceAll('o', '0')
  return token.length === length && [...token].every((letter) => letters.includes(letter)) ? token : null
}
