import { expect, it, vi } from 'vitest'
import { demoAccounts } from '#modules/demo/demo-accounts.ts'
import { languageOfHeader } from './language.ts'

// Before anything is imported: the brand is read once. This one speaks Dutch first, and no Italian.
vi.hoisted(() => {
  process.env['BRAND'] = `${import.meta.dirname}/../../testing/fixtures/dutch-and-french.brand.ts`
})

it.each([
  ['fr-FR, nl;q=0.5', 'fr'],
  ['it-IT, fr;q=0.5', 'fr'],
  ['it-IT', 'nl'],
  ['en', 'nl'],
  [undefined, 'nl'],
])('[GO-07] of a brand that speaks Dutch first, and no Italian, %j is answered in %s', (header, language) => {
  expect(languageOfHeader(header)).toBe(language)
})

it('[GO-07] its demo has all of its members, those who read Italian too', () => {
  expect(demoAccounts.map(({ firstname }) => firstname)).toContain('Giulia')
})
