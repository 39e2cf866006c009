import { calendarNames } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/texts/messages.ts'

/** Formats a month for a chart's axis, long (août) or short (A); takes YYYY-MM or a day. */
export function monthNames(month: string, language: Language): { label: string; narrow: string } {
  const { shortMonths } = calendarNames[language]
  const label = shortMonths[Number(month.slice(5, 7)) - 1] ?? ''
  return { label, narrow: label.charAt(0).toUpperCase() }
}
