import { describe, expect, it } from 'vitest'
import { toLanguage } from './language-of.ts'

describe('language', () => {
  it.each([
    ['it', 'it'],
    ['fr', 'fr'],
    ['fr-BE', 'fr'],
    ['de', 'fr'],
    ['', 'fr'],
    [' it-CH ', 'it'],
  ])('[I18N-02] of a profile in %j is %s', (locale, language) => {
    expect(toLanguage(locale)).toBe(language)
  })
})
