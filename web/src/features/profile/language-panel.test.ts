import { expect, it } from 'vitest'
import { toLocale } from './LanguagePanel.tsx'

it('[PRO-06] a member in Belgium who reads French has fr-BE, and Italian is the same everywhere', () => {
  expect(toLocale('fr', 'FR')).toBe('fr')
  expect(toLocale('fr', 'IT')).toBe('fr')
  expect(toLocale('fr', 'BE')).toBe('fr-BE')
  expect(toLocale('it', 'BE')).toBe('it')
})
