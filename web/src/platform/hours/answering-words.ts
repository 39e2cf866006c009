import { weekdayAndDay } from '@coussinet/contract/domain/format.ts'
import { hour } from '@coussinet/contract/domain/opening-hours.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Answering } from '#platform/opening-hours.ts'
import { answeringMessages } from './answering.messages.ts'

/** What is said of who answers now: `now` in two or three words, and `next`, when somebody will, or null. */
export function answeringWords(
  answer: Answering,
  open: string,
  language: Language,
): { now: string; next: string | null } {
  const words = answeringMessages[language]
  if (answer.isOpen) return { now: words.open, next: null }
  const now = answer.holiday === null ? words.closed : words.holiday(answer.holiday)
  if (answer.opens === null) return { now, next: null }
  const { day, in_days } = answer.opens
  const long = weekdayAndDay(day, language)
  // Within the week its name is enough: lundi 23 novembre → lundi
  const named = in_days < 7 ? (long.split(/\s/)[0] ?? long) : long
  return { now, next: words.opens([words.today, words.tomorrow][in_days] ?? named, hour(open, language)) }
}
