import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { deName, guestLanguage, memberLanguage, messages, plural } from './i18n.ts'

afterEach(() => vi.unstubAllGlobals())

describe('language', () => {
  it.each([
    ['it', 'it'],
    ['fr', 'fr'],
    ['fr-BE', 'fr'],
    ['de', 'fr'],
    ['', 'fr'],
  ])('[I18N-02] of a profile in %j is %s', (locale, language) => {
    expect(memberLanguage(locale)).toBe(language)
  })

  it.each([
    [['it-IT', 'fr'], '', 'it'],
    [['fr-BE'], '', 'fr'],
    [['en-GB'], '', 'fr'],
    [['fr-FR'], 'theme=x; locale=it', 'it'],
  ])('[I18N-02] of a guest whose browser speaks %j, with the cookie %j, is %s', (languages, cookie, language) => {
    vi.stubGlobal('navigator', { languages })
    vi.stubGlobal('document', { cookie })
    expect(guestLanguage()).toBe(language)
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

describe('French and Italian grammar', () => {
  it.each([
    ['Oslo', 'd’Oslo'],
    ['Élan', 'd’Élan'],
    ['Hector', 'd’Hector'],
    ['Ysé', 'd’Ysé'],
    ['Yuki', 'de Yuki'],
    ['Mimosa', 'de Mimosa'],
  ])('elides de before %s', (name, text) => {
    expect(deName(name)).toBe(text)
  })

  it('counts: nought is singular in French alone', () => {
    expect([0, 1, 2].map((count) => plural(count, 'un', 'des', 'fr'))).toEqual(['un', 'un', 'des'])
    expect([0, 1, 2].map((count) => plural(count, 'uno', 'molti', 'it'))).toEqual(['molti', 'uno', 'molti'])
  })
})
