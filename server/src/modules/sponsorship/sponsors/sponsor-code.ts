import { randomInt } from 'node:crypto'

// Crockford's alphabet: no i, l, o, u to be misread in a message.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 13 // 65 random bits (SEC-21)

/** `helene-7k3qx9m2vt4hd`: the first name in plain letters, where it has some, and what nobody can guess. */
export function newSponsorCode(firstname: string): string {
  const name = firstname
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 24)
  const random = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return name === '' ? random : `${name}-${random}`
}
