import { expect, it } from 'vitest'
import { newTrackingReference } from './filing.ts'

it('a tracking reference bears the year and eight unmistakable characters, and none comes twice', () => {
  const references = Array.from({ length: 500 }, () => newTrackingReference('2026-11-20'))
  for (const reference of references) expect(reference).toMatch(/^ZR-2026-[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(new Set(references).size).toBe(500)
})
