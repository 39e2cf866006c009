import { afterEach, describe, expect, it, vi } from 'vitest'
import { guestLanguage } from './i18n.ts'

afterEach(() => vi.unstubAllGlobals())

describe('language', () => {
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
