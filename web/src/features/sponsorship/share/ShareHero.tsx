import './share.css'
import { useQuery } from '@tanstack/react-query'
import type { SponsorshipOffer } from '@coussinet/contract/sponsorship.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useMe } from '#platform/queries.ts'
import { Block } from '#platform/page/Block.tsx'
import { Hero } from '#ui/display/hero/Hero.tsx'
import { Duo } from '#ui/drawings/Duo.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { isFixed, standing } from '../offer/gain.ts'
import { sponsorshipMessages } from '../sponsorship.messages.ts'
import { sponsorshipQueries } from '../sponsorship.queries.ts'
import { ShareLink } from './ShareLink.tsx'

/** What is to be gained, and the link that does it. */
export function ShareHero() {
  const words = useMessages(sponsorshipMessages)
  const format = useFormat()
  const { contract } = useMe()
  const { data: offer } = useQuery(sponsorshipQueries.offer())

  function lead(current: SponsorshipOffer | null | undefined): string {
    if (contract.status === 'in_preparation') return words.lead_preparing(format.longDayWithYear(contract.effective_date))
    if (contract.status === 'suspended' || contract.suspends_on !== null) return words.lead_owing
    if (current === undefined) return words.lead_plain
    const gains = current ?? standing
    return (isFixed(gains) ? words.lead_fixed : words.lead)(format.euros(gains.amount_cents))
  }

  return (
    <Hero className="share-hero" label={words.title}>
      <div className="share-text">
        <h1 className="hero-title">{words.title}</h1>
        <p className="share-lead">{lead(offer)}</p>
        <Block what={words.failed_link} pending={<Skeleton shape="text" count={2} label={words.loading} />}>
          <ShareLink />
        </Block>
      </div>
      <Duo className="share-duo" />
    </Hero>
  )
}
