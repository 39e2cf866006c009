import './home.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'
import { endedContract } from '#platform/ended-contract.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate } from '#platform/permissions.tsx'
import { useMe } from '#platform/queries.ts'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Greeting } from './Greeting.tsx'
import { AskHero } from './HomeHero.tsx'
import { homeMessages } from './home.messages.ts'

// For the few whose contract is awaited or in preparation.
const WelcomeHero = lazyPart(() => import('./WelcomeHero.tsx').then((module) => module.WelcomeHero))

/** The blocks that other features show; each waits and fails alone. */
type HomePageProps = { fact: ReactNode; requests: ReactNode; animals: ReactNode; side: ReactNode }

/** The member's dashboard. */
export function HomePage({ fact, requests, animals, side }: HomePageProps) {
  const words = useMessages(homeMessages)
  const { firstname, contract } = useMe()
  const today = useToday()
  const id = useId()
  const isPreparing = contract === null || contract.status === 'in_preparation'
  const animalCards = (
    <Gate permission="animals:read">
      <section className={isPreparing ? undefined : 'section'} aria-labelledby={`${id}-animals`}>
        <SectionHeading id={`${id}-animals`} title={words.animals} />
        <Block what={words.load.animals} pending={<Skeleton shape="cards" label={words.loading} />}>
          {animals}
        </Block>
      </section>
    </Gate>
  )
  if (isPreparing) {
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
            <AskHero ended={endedContract(contract, today)} />
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
        <div className="stack gap-xl home-side">{side}</div>
      </div>
    </div>
  )
}
