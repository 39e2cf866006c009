import * as z from 'zod/mini'

const prefix = z.string().check(z.regex(/^[A-Z0-9]{1,6}$/))

/** Separator of the parts of a reference: one that file names and banks accept. */
const separator = z.enum(['-', '.', ''])

/** Forms of the references that the portal issues, for members' requests and for mandates. */
export const References = z.strictObject({
  /** letters before each kind, distinct when spoken */
  prefixes: z.strictObject({
    refund: prefix,
    quote: prefix,
    message: prefix,
    erasure: prefix,
    withdrawal: prefix,
    termination: prefix,
  }),
  separator,
  /** adds the year of creation after the letters */
  has_year: z.boolean(),
  /** random characters: members share no counter, so fewer would collide */
  length: z.int().check(z.gte(8), z.lte(12)),
  /** reference of a mandate: prefix of the creditor, member number, number of the mandate with at least so many digits */
  mandate: z.strictObject({ separator, digits: z.int().check(z.gte(2), z.lte(6)) }),
})
export type References = z.infer<typeof References>

/** Forms used by a brand that defines none: ZR-2026-7K3QX9M2, and CSN-412703584-002. */
export const usualReferences: References = {
  prefixes: { refund: 'ZR', quote: 'PQ', message: 'CT', erasure: 'EZ', withdrawal: 'RZ', termination: 'DZ' },
  separator: '-',
  has_year: true,
  length: 8,
  mandate: { separator: '-', digits: 3 },
}

/** Returns a sentence for each prefix that two kinds of reference share. */
export function referenceFaults({ prefixes }: References): string[] {
  const all = Object.values(prefixes)
  return [...new Set(all.filter((one, index) => all.indexOf(one) < index))].map(
    (one) => `references.prefixes holds ${one} twice: each kind has letters of its own.`,
  )
}
