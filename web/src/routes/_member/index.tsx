import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { AnimalCards } from '#features/animals/AnimalCards.tsx'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { HomePage } from '#features/home/HomePage.tsx'
import { FactLine } from '#features/refunds/decisions/list/FactLine.tsx'
import { RequestsUnderWay } from '#features/refunds/decisions/list/RequestsUnderWay.tsx'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { allLeftOn } from '#platform/ended-cover.ts'
import { settleWithin } from '#platform/page/settle-within.ts'

// Asked for when the page has come to rest.
const PasskeyOffer = lazy(() =>
  new Promise((resolve) => setTimeout(resolve, 3000))
    .then(() => import('#features/passkeys/PasskeyOffer.tsx'))
    // Without a line it is offered another time.
    .then(
      (module) => ({ default: module.PasskeyOffer }),
      () => ({ default: () => null }),
    ),
)

// Not in the first load: it appears complete, once its call was made, and moves nothing.
const beside = queryOptions({
  queryKey: ['home-side'],
  queryFn: async ({ client }) => {
    const side = await import('./-home-side.tsx')
    await settleWithin([side.prefetchSide(client)])
    return side
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export const Route = createFileRoute('/_member/')({
  staticData: {
    title: pageNames.home,
  },
  // Each block loads and fails on its own; quick ones appear with the page.
  loader: ({ context: { queries, whenGranted } }) => {
    void queries.prefetchQuery(beside)
    return settleWithin([
      whenGranted({ permission: 'refunds:read' }, () => queries.prefetchQuery(refundQueries.requests())),
      queries.prefetchQuery(animalQueries.list()),
    ])
  },
  component: Page,
})

function Page() {
  const { data: animals = [] } = useQuery(animalQueries.list())
  const today = useToday()
  const { data: aside } = useQuery(beside)
  const [isOfferDue] = useState(() => sessionStorage.getItem('passkey_offer') !== null)
  return (
    <>
      <HomePage
        fact={<FactLine />}
        requests={<RequestsUnderWay max={5} />}
        animals={<AnimalCards today={today} />}
        side={aside && <aside.HomeSide animals={animals} />}
        allLeftOn={allLeftOn(animals, today)}
      />
      {isOfferDue && (
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      )}
    </>
  )
}
