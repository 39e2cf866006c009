import { expect, it } from 'vitest'
import { localeOf } from './LanguagePanel.tsx'

it('[PRO-06] a member in Belgium who reads French has fr-BE, and Italian is the same everywhere', () => {
  expect(localeOf('fr', 'FR')).toBe('fr')
  expect(localeOf('fr', 'IT')).toBe('fr')
  expect(localeOf('fr', 'BE')).toBe('fr-BE')
  expect(localeOf('it', 'BE')).toBe('it')
})
