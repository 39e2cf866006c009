import { addDays, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { godchildrenMessages } from '#messages/sponsorship.ts'
import { getSponsorshipStage } from './sponsorship-stage.ts'

type GodchildFacts = Omit<Godchild, 'id' | 'firstname'>

// Until then the insurer is the one who is waited for.
const remindAfterDays = 7

/** The wait of 14 days, then the team's review, each with its day as long as it is ahead. */
function waiting({ validates_on, reviewed_by }: GodchildFacts, today: string, language: Language): string {
  const words = godchildrenMessages[language]
  if (validates_on === null) return words.pending_undated
  const isReviewAhead = reviewed_by !== null && reviewed_by >= today
  const wait = validates_on < today ? words.elapsed : words.pending(longDay(validates_on, language))
  if (isReviewAhead) return `${wait} ${words.reviewed(longDay(reviewed_by, language))}`
  return validates_on < today ? `${wait} ${words.under_review}` : wait
}

/** Line of a godchild on a day: what was done, or what comes next and when. */
export function godchildLine(godchild: GodchildFacts, today: string, language: Language): string {
  const words = godchildrenMessages[language]
  const long = (day: string) => longDay(day, language)
  const { created_at, effective_date, amount_cents, pays_by, paid_on, refused_on } = godchild
  switch (getSponsorshipStage(godchild)) {
    case 'created': {
      const created = words.created(long(toLocalDay(created_at)))
      return addDays(toLocalDay(created_at), remindAfterDays) <= today ? `${created} ${words.remind}` : created
    }
    case 'signed':
      return effective_date === null ? words.signed_undated : words.signed(long(effective_date))
    case 'pending':
      return waiting(godchild, today, language)
    case 'validated':
      return words.validated
    case 'drawn':
      return pays_by === null || pays_by < today ? words.drawn_undated : words.drawn(long(pays_by))
    case 'refused':
      return words.refused(long(refused_on ?? ''))
    case 'paid':
      return words.paid(euros(amount_cents ?? 0, language), long(paid_on ?? ''))
  }
}
