import { expect, it } from 'vitest'
import { findNextType, listTypes } from './vet-uploads.ts'

const expected = [
  { type: 'care-sheet', needed: true },
  { type: 'invoice', needed: true },
  { type: 'x-ray', needed: false },
  { type: 'other', needed: false },
] as const

it('[VET-01] the next document is what is needed first, then another one, and none where only what was asked for is taken', () => {
  expect(findNextType([...expected], [])).toBe('care-sheet')
  expect(findNextType([...expected], ['care-sheet'])).toBe('invoice')
  expect(findNextType([...expected], ['care-sheet', 'invoice'])).toBe('other')
  expect(findNextType([{ type: 'x-ray', needed: true }], ['x-ray'])).toBeNull()
})

it('[VET-01] a document may become what no other one is', () => {
  expect(listTypes([...expected], 'care-sheet', ['invoice'])).toEqual(['care-sheet', 'x-ray', 'other'])
  expect(listTypes([...expected], 'other', [])).toEqual(['other', 'care-sheet', 'invoice', 'x-ray'])
})
