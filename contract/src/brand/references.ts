import * as z from 'zod/mini'

const prefix = z.string().check(z.regex(/^[A-Z0-9]{1,6}$/))

/** Sign between the parts of a reference: one that names of files and banks take. */
const separator = z.enum(['-', '.', ''])

/** Forms of the references that the portal gives: to what members ask for, and to mandates. */
export const References = z.strictObject({
  /** letters before each kind, which tell it on the telephone */
  prefixes: z.strictObject({
    refund: prefix,
    quote: prefix,
    message: prefix,
    erasure: prefix,
    withdrawal: prefix,
    termination: prefix,
  }),
  separator,
  /** the year in which it was asked for, after the letters */
  has_year: z.boolean(),
  /** characters left to chance: no counter is shared between members, so fewer would come twice */
  length: z.int().check(z.gte(8), z.lte(12)),
  /** reference of a mandate: after the creditor's prefix, the member's number and that of the mandate, with so many digits at least */
  mandate: z.strictObject({ separator, digits: z.int().check(z.gte(2), z.lte(6)) }),
})
export type References = z.infer<typeof References>

/** Forms of a brand that says nothing of them: ZR-2026-7K3QX9M2, and CSN-412703584-002. */
export const usualReferences: References = {
  prefixes: { refund: 'ZR', quote: 'PQ', message: 'CT', erasure: 'EZ', withdrawal: 'RZ', termination: 'DZ' },
  separator: '-',
  has_year: true,
  length: 8,
  mandate: { separator: '-', digits: 3 },
}

/** Returns a sentence if two kinds of reference could not be told apart. */
export function referenceFaults({ prefixes }: References): string[] {
  const all = Object.values(prefixes)
  return [...new Set(all.filter((one, index) => all.indexOf(one) < index))].map(
    (one) => `references.prefixes holds ${one} twice: each kind has letters of its own.`,
  )
}
