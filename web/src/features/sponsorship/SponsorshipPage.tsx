import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { useContract } from '#platform/queries.ts'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Earned } from './godchildren/Earned.tsx'
import { Godchildren } from './godchildren/Godchildren.tsx'
import { CurrentOffer } from './offer/CurrentOffer.tsx'
import { ShareHero } from './share/ShareHero.tsx'
import { sponsorshipMessages } from './sponsorship.messages.ts'

/** The member's link and the ways to share it, who came by it, and what it brings. */
export function SponsorshipPage({ today }: { today: string }) {
  const words = useMessages(sponsorshipMessages)
  const isOver = useContract().status === 'terminated'
  return (
    <div className="content">
      <ShareHero today={today} />
      <div className="cols">
        <section aria-labelledby="godchildren">
          <SectionHeading id="godchildren" title={words.godchildren} />
          <Block what={words.failed_godchildren} pending={<Skeleton shape="rows" count={4} label={words.loading} />}>
            <Godchildren today={today} />
          </Block>
        </section>
        <div className="stack gap-xl">
          <Block what={words.failed_earned} pending={<Skeleton shape="block" label={words.loading} />}>
            <Earned />
          </Block>
          {!isOver && (
            <Block what={words.failed_offer} pending={<Skeleton shape="text" count={5} label={words.loading} />}>
              <CurrentOffer />
            </Block>
          )}
        </div>
      </div>
    </div>
  )
}
