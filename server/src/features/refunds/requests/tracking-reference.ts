import { randomInt } from 'node:crypto'

// Crockford's alphabet: no I, L, O, U to be misread on the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `ZR-2026-7K3QX9M2`: the filing year and 40 random bits; no counter is shared between members. */
export function newTrackingReference(filing_day: string): string {
  const random = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length)))
  return `ZR-${filing_day.slice(0, 4)}-${random.join('')}`
}
