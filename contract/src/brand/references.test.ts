import { expect, it } from 'vitest'
import { brand } from '../../../brand/coussinet.brand.ts'
import { isMandateReference } from '../fields/mandate-reference.ts'
import { referenceFaults, References, usualReferences } from './references.ts'

it('[GO-01] a brand that says nothing of references has those of before, which are the shipped brand’s', () => {
  expect(brand.references).toEqual(usualReferences)
  expect(References.safeParse(usualReferences).success).toBe(true)
  expect(referenceFaults(usualReferences)).toEqual([])
})

it('[GO-01] two kinds with the same letters, a slash and few characters are refused', () => {
  const { prefixes } = usualReferences
  expect(referenceFaults({ ...usualReferences, prefixes: { ...prefixes, quote: 'ZR' } })).toEqual([
    'references.prefixes holds ZR twice: each kind has letters of its own.',
  ])
  for (const change of [{ separator: '/' }, { length: 7 }, { mandate: { separator: '/', digits: 3 } }])
    expect(References.safeParse({ ...usualReferences, ...change }).success).toBe(false)
})

it('[GO-01] the longest reference of a mandate is one of SEPA', () => {
  expect(isMandateReference(['PREFIX', '12345678901234567890', '999999'].join('-'))).toBe(true)
})
