import './share.css'
import { useQuery } from '@tanstack/react-query'
import type { SponsorshipOffer } from '@coussinet/contract/sponsorship.ts'
import { endedContract } from '#platform/ended-contract.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useContract } from '#platform/queries.ts'
import { Block } from '#platform/page/Block.tsx'
import { Hero } from '#ui/display/hero/Hero.tsx'
import { Duo } from '#ui/drawings/Duo.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { isFixed, standing } from '../offer/gain.ts'
import { sponsorshipMessages } from '../sponsorship.messages.ts'
import { sponsorshipQueries } from '../sponsorship.queries.ts'
import { ShareLink } from './ShareLink.tsx'

/** What is to be gained, and the link that does it. */
export function ShareHero({ today }: { today: string }) {
  const words = useMessages(sponsorshipMessages)
  const format = useFormat()
  const contract = useContract()
  const ended = endedContract(contract, today)
  const { data: offer } = useQuery(sponsorshipQueries.offer())

  function lead(current: SponsorshipOffer | null | undefined): string {
    if (ended) return ended.last_day === null ? words.lead_over : words.lead_ended(format.longDay(ended.last_day))
    if (contract.status === 'in_preparation') return words.lead_preparing(format.longDay(contract.effective_date))
    if (contract.status === 'suspended' || contract.suspends_on !== null) return words.lead_owing
    if (current === undefined) return words.lead_plain
    const gains = current ?? standing
    return (isFixed(gains) ? words.lead_fixed : words.lead)(format.euros(gains.amount_cents))
  }

  return (
    <Hero className="share-hero" label={ended ? words.title_ended : words.title}>
      <div className="share-text">
        <h1 className="hero-title">{ended ? words.title_ended : words.title}</h1>
        <p className="share-lead">{lead(offer)}</p>
        {!ended && (
          <Block what={words.failed_link} pending={<Skeleton shape="text" count={2} label={words.loading} />}>
            <ShareLink />
          </Block>
        )}
      </div>
      <Duo className="share-duo" />
    </Hero>
  )
}
