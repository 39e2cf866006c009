import type { Language } from '@coussinet/contract/domain/messages.ts'

const formats = {
  fr: {
    short: new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' }),
    narrow: new Intl.DateTimeFormat('fr-FR', { month: 'narrow', timeZone: 'UTC' }),
  },
  it: {
    short: new Intl.DateTimeFormat('it-IT', { month: 'short', timeZone: 'UTC' }),
    narrow: new Intl.DateTimeFormat('it-IT', { month: 'narrow', timeZone: 'UTC' }),
  },
}

/** A month for the foot of a chart, with room (août) and without (A); takes YYYY-MM or a day. */
export function monthNames(month: string, language: Language): { label: string; narrow: string } {
  const at = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  const { short, narrow } = formats[language]
  return { label: short.format(at), narrow: narrow.format(at) }
}
