import './offer.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import { Timeline } from '#ui/progress/Timeline.tsx'
import { sponsorshipQueries } from '../sponsorship.queries.ts'
import { isFixed, standing } from './gain.ts'
import { offerDates } from './offer-dates.ts'
import { offerMessages } from './offer.messages.ts'
import { Terms } from './Terms.tsx'

/** The offer of today: when it holds, its four steps and its conditions; when there is none, what holds all year. */
export function CurrentOffer() {
  const words = useMessages(offerMessages)
  const language = useLanguage()
  const format = useFormat()
  const { data: offer } = useSuspenseQuery(sponsorshipQueries.offer())
  const gains = offer ?? standing
  const dates = offer && offerDates(offer, language)
  const last = isFixed(gains)
    ? words.last_step_fixed(format.euros(gains.amount_cents))
    : words.last_step(format.euros(gains.min_amount_cents), format.euros(gains.amount_cents))
  return (
    <SideBlock title={offer === null ? words.standing.title : words.title}>
      {dates !== null && <p className="small muted offer-dates">{dates}</p>}
      <Timeline label={words.how} moments={[...words.steps, last].map((what) => ({ id: what, state: 'done', what }))} />
      <div className="offer-more">
        <Terms offer={offer} />
      </div>
    </SideBlock>
  )
}
