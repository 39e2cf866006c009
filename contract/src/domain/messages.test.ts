import { describe, expect, expectTypeOf, it } from 'vitest'
import { languageOf, messages } from './messages.ts'

describe('language', () => {
  it.each([
    ['it', 'it'],
    ['fr', 'fr'],
    ['fr-BE', 'fr'],
    ['de', 'fr'],
    ['', 'fr'],
    [' it-CH ', 'it'],
  ])('[I18N-02] of a profile in %j is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language)
  })
})

describe('messages', () => {
  it('[I18N-01] does not compile with a key missing or of another kind in Italian', () => {
    type Italian = Parameters<typeof messages<{ title: string; of: (name: string) => string }>>[0]['it']
    expectTypeOf<{ title: string }>().not.toExtend<Italian>()
    expectTypeOf<{ title: string; of: (count: number) => string }>().not.toExtend<Italian>()
    expect(
      messages({ fr: { title: 'a', of: (name: string) => name }, it: { title: 'b', of: (name) => name } }).it.title,
    ).toBe('b')
  })
})
