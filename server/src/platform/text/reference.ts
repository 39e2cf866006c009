import { randomInt } from 'node:crypto'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { type References, usualReferences } from '@coussinet/contract/brand/references.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'

// Crockford's alphabet: no I, L, O, U to be misread on the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const { prefixes, separator, has_year, length, mandate } = brand.references ?? usualReferences

/** Builds a reference in the brand's form: ZR-2026-00585. */
export const formatReference = (kind: keyof References['prefixes'], year: string, rest: string): string =>
  [prefixes[kind], ...(has_year ? [year] : []), rest].join(separator)

/** `ZR-2026-7K3QX9M2`: prefix, year, and 40 random bits or more; members share no counter. */
export function newReference(kind: keyof References['prefixes'], day: Day): string {
  const random = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)))
  return formatReference(kind, day.slice(0, 4), random.join(''))
}

/** Beginning of each mandate reference of a member: CSN-412703584- */
export const mandateReferenceStart = (nevg: string): string =>
  [brand.creditor.reference_prefix, nevg, ''].join(mandate.separator)

/** A unique mandate reference (UMR): CSN-412703584-002 for the second. */
export const mandateReference = (nevg: string, number: number): string =>
  `${mandateReferenceStart(nevg)}${String(number).padStart(mandate.digits, '0')}`
