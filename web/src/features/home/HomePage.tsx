import { calledName } from '@coussinet/contract/domain/members.ts'
import type { Contract } from '@coussinet/contract/profile.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'
import Camera from '~icons/lucide/camera'
import { homeMessages } from '#messages/home.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useMe } from '#platform/calls/queries.ts'
import { endedContract, type EndedContract, formerContract, isFirstAwaited } from '#platform/ended-contract.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate, useCan } from '#platform/permissions.tsx'
import { usePromises } from '#platform/promises.ts'
import { useHomeMark } from '#start/use-home-mark.ts'
import { Dog } from '#ui/drawings/Dog.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { Hero } from '#ui/Hero.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './HomePage.module.css'

// For the few whose first contract is expected or in preparation.
const WelcomeHero = lazyPart(() => import('./WelcomeHero.tsx').then((module) => module.WelcomeHero))

/** The blocks that other features show; each waits and fails alone. */
type HomePageProps = {
  fact: ReactNode
  requests: ReactNode
  animals: ReactNode
  side: ReactNode
  /** last day of the cover of animals that have all left; null while one is insured */
  allLeftOn: string | null
}

export function HomePage({ fact, requests, animals, side, allLeftOn }: HomePageProps) {
  const words = useMessages(homeMessages)
  const me = useMe()
  const { contract } = me
  const firstname = calledName(me)
  const today = useToday()
  const id = useId()
  const mayAsk = useCan('refunds:write')
  const ended = contract && (endedContract(contract, today) ?? formerContract(contract, today))
  const isFirst = isFirstAwaited(contract)
  useHomeMark(mayAsk && !isFirst && allLeftOn === null && ended === null)
  const animalCards = (
    <Gate permission="animals:read">
      <section className={isFirst ? undefined : 'section'} aria-labelledby={`${id}-animals`}>
        <SectionHeading id={`${id}-animals`} title={words.animals} />
        <Block what={words.load.animals} pending={<Skeleton shape="cards" label={words.loading} />}>
          {animals}
        </Block>
      </section>
    </Gate>
  )
  if (contract === null || isFirst) {
    return (
      <div className="content stack gap-xl">
        <Suspense fallback={<Skeleton shape="hero" label={words.loading} />}>
          <WelcomeHero contract={contract} firstname={firstname} />
        </Suspense>
        {animalCards}
        {side}
      </div>
    )
  }
  return (
    <div className="content">
      <Greeting firstname={firstname} contract={contract}>
        <ErrorBoundary fallback={() => null}>
          <Gate permission="refunds:read">
            <Suspense>{fact}</Suspense>
          </Gate>
        </ErrorBoundary>
      </Greeting>
      <div className="cols">
        <div>
          <Gate allOf={['refunds:read', 'refunds:write']}>
            <AskHero ended={ended} allLeftOn={allLeftOn} />
          </Gate>
          <Gate permission="refunds:read">
            <section className="section" aria-labelledby={`${id}-requests`}>
              <SectionHeading
                id={`${id}-requests`}
                title={words.underWay}
                end={
                  <Link className="text-link small" to="/refunds">
                    {words.seeAll}
                  </Link>
                }
              />
              <Block what={words.load.requests} pending={<Skeleton shape="rows" label={words.loading} />}>
                {requests}
              </Block>
            </section>
          </Gate>
          {animalCards}
        </div>
        <div className={`stack gap-xl ${styles.side}`}>{side}</div>
      </div>
    </div>
  )
}

type GreetingProps = { firstname: string; contract: Pick<Contract, 'amount_due_cents'>; children: ReactNode }

function Greeting({ firstname, contract: { amount_due_cents }, children }: GreetingProps) {
  const words = useMessages(homeMessages)
  const { euros } = useFormat()
  return (
    <div className="page-head">
      <div className="stack gap-s">
        <h1>{words.hello(firstname)}</h1>
        <p className={`lead ${styles.fact}`}>
          {amount_due_cents > 0 && (
            <>
              <Link className="text-link" to="/profile/receipts/due">
                {words.due(euros(amount_due_cents))}
              </Link>{' '}
            </>
          )}
          {children}
        </p>
      </div>
    </div>
  )
}

/**
 * The invitation to send an invoice; of a contract or covers that have ended, one of before the last day, while one can still be sent, and
 * without a cheerful animal beside it.
 */
function AskHero({ ended, allLeftOn }: { ended: EndedContract | null; allLeftOn: string | null }) {
  const words = useMessages(homeMessages)
  const { answer } = usePromises()
  const format = useFormat()
  if (ended?.filing_years === null) return null
  const last_day = ended?.last_day ?? allLeftOn
  const isOver = ended !== null || allLeftOn !== null
  return (
    <Hero
      size="large"
      title={ended ? words.endedTitle : isOver ? words.leftTitle : words.heroTitle}
      text={last_day === null ? words.heroText(answer) : words.endedText(format.longDay(last_day))}
      actions={
        <LinkButton variant="primary" size="large" to="/refunds/new">
          <Camera />
          {words.ask}
        </LinkButton>
      }
      footnote={words.formats}
      drawing={isOver ? undefined : <Dog className={styles.drawing} />}
    />
  )
}
