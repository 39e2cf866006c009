import { afterEach, describe, expect, it, vi } from 'vitest'
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
  it('[I18N-01] does not compile with a key missing or too many in Italian', () => {
    // @ts-expect-error: `other` is missing
    messages({ fr: { title: 'a', other: 'b' }, it: { title: 'a' } })
    // @ts-expect-error: `more` is too many
    messages({ fr: { title: 'a' }, it: { title: 'a', more: 'b' } })
    expect(messages({ fr: { title: 'a', of: (name: string) => name }, it: { title: 'b', of: (name) => name } }).it.title).toBe('b')
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
