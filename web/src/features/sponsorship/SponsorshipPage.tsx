import type { Godchild, SponsorshipOffer } from '@coussinet/contract/sponsorship.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { godchildrenMessages, offerMessages, sponsorshipMessages } from '#messages/sponsorship.ts'
import { useContract } from '#platform/calls/queries.ts'
import { endedContract } from '#platform/ended-contract.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { Duo } from '#ui/drawings/Duo.tsx'
import { Hero } from '#ui/Hero.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { Godchildren } from './Godchildren.tsx'
import { isFixed, guaranteedGain } from './guaranteed-gain.ts'
import { offerDates } from './offer-dates.ts'
import { ShareLink } from './ShareLink.tsx'
import { getSponsorshipStage } from './sponsorship-stage.ts'
import { sponsorshipQueries } from './sponsorship.queries.ts'
import { Terms } from './Terms.tsx'
import styles from './godchildren.module.css'
import offerStyles from './offer.module.css'
import shareStyles from './share.module.css'

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
            <Earned isOver={isOver} />
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

function Earned({ isOver }: { isOver: boolean }) {
  const words = useMessages(godchildrenMessages)
  const language = useLanguage()
  const format = useFormat()
  const { total_earned_cents, data } = useSuspenseQuery(sponsorshipQueries.requests()).data
  return (
    <SideBlock title={words.earned} variant="card" className={styles.earned}>
      <p className="amount big amount-large">{format.euros(total_earned_cents)}</p>
      <p className="small muted">{earnedNote(data, language, isOver)}</p>
    </SideBlock>
  )
}

function CurrentOffer() {
  const words = useMessages(offerMessages)
  const language = useLanguage()
  const format = useFormat()
  const { data: offer } = useSuspenseQuery(sponsorshipQueries.offer())
  const gains = offer ?? guaranteedGain
  const dates = offer && offerDates(offer, language)
  const last = isFixed(gains)
    ? words.last_step_fixed(format.euros(gains.amount_cents))
    : words.last_step(format.euros(gains.min_amount_cents), format.euros(gains.amount_cents))
  return (
    <SideBlock title={offer === null ? words.standing.title : words.title}>
      {dates !== null && <p className={`small muted ${offerStyles.dates}`}>{dates}</p>}
      <Timeline label={words.how} moments={[...words.steps, last].map((what) => ({ id: what, state: 'done', what }))} />
      <div className={offerStyles.more}>
        <Terms offer={offer} />
      </div>
    </SideBlock>
  )
}

function ShareHero({ today }: { today: string }) {
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
    const gains = current ?? guaranteedGain
    return (isFixed(gains) ? words.lead_fixed : words.lead)(format.euros(gains.amount_cents))
  }

  return (
    <Hero className={shareStyles.hero} label={ended ? words.title_ended : words.title}>
      <div className={shareStyles.text}>
        <h1 className="hero-title">{ended ? words.title_ended : words.title}</h1>
        <p className={shareStyles.lead}>{lead(offer)}</p>
        {!ended && (
          <Block what={words.failed_link} pending={<Skeleton shape="text" count={2} label={words.loading} />}>
            <ShareLink />
          </Block>
        )}
      </div>
      <Duo className={shareStyles.duo} />
    </Hero>
  )
}

type EarnedFacts = Pick<Godchild, 'status' | 'by_lot' | 'drawn_at' | 'paid_on' | 'refused_on'>

/** Counts the gains paid, on their way, and still to be drawn or, if all are the same, requested. */
export function earnedNote(godchildren: readonly EarnedFacts[], language: Language, isOver = false): string {
  const words = godchildrenMessages[language]
  const at = (stage: 'paid' | 'drawn' | 'validated') =>
    godchildren.filter((godchild) => getSponsorshipStage(godchild) === stage)
  const [paid, drawn] = [at('paid').length, at('drawn').length]
  const [by_lot, fixed] = [true, false].map(
    (lot) => at('validated').filter((godchild) => godchild.by_lot === lot).length,
  )
  const parts = [
    paid > 0 && words.paid_count(paid),
    drawn > 0 && words.drawn_count(drawn),
    by_lot && words.validated_count(by_lot),
    fixed && words.fixed_count(fixed),
  ]
  return parts.filter((part) => typeof part === 'string').join(', ') || (isOver ? words.none_ended : words.none_yet)
}
