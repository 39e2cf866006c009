import { languages } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'

const formatsOf = (language: Language) => ({
  short: new Intl.DateTimeFormat(languages[language].tag, { month: 'short', timeZone: 'UTC' }),
  narrow: new Intl.DateTimeFormat(languages[language].tag, { month: 'narrow', timeZone: 'UTC' }),
})
const made = new Map<Language, ReturnType<typeof formatsOf>>()

/** A month for the foot of a chart, with room (août) and without (A); takes YYYY-MM or a day. */
export function monthNames(month: string, language: Language): { label: string; narrow: string } {
  const at = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  const { short, narrow } = made.get(language) ?? formatsOf(language)
  made.set(language, { short, narrow })
  return { label: short.format(at), narrow: narrow.format(at) }
}
