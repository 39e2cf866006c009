import { longDay } from '@coussinet/contract/domain/format.ts'
import type { SponsorshipOffer } from '@coussinet/contract/sponsorship.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { offerMessages } from '#messages/sponsorship.ts'

/** Days on which the offer holds, or null for one without a beginning or an end. */
export function offerDates(
  { start_date, end_date }: Pick<SponsorshipOffer, 'start_date' | 'end_date'>,
  language: Language,
): string | null {
  const words = offerMessages[language]
  const start = start_date === null ? null : longDay(start_date, language)
  const end = end_date === null ? null : longDay(end_date, language)
  if (start !== null && end !== null) return words.dates(start, end)
  if (start !== null) return words.from(start)
  return end === null ? null : words.until(end)
}
