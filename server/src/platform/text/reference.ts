import { randomInt } from 'node:crypto'
import type { Day } from '@coussinet/contract/domain/days.ts'

// Crockford's alphabet: no I, L, O, U to be misread on the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `ZR-2026-7K3QX9M2`: two letters for what it is, its year, and 40 random bits; no counter is shared between members. */
export function newReference(kind: string, day: Day): string {
  const random = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length)))
  return `${kind}-${day.slice(0, 4)}-${random.join('')}`
}
