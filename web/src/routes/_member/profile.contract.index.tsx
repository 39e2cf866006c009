import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { changesQuery } from '#features/contract/change/change.queries.ts'
import { contractQueries } from '#features/contract/contract.queries.ts'
import { ContractPage } from '#features/contract/ContractPage.tsx'
import { AnimalCovers } from '#features/contract/cover/AnimalCovers.tsx'
import { Documents } from '#features/contract/Documents.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import { allLeftOn } from '#platform/ended-cover.ts'
import { settleWithin } from '#platform/page/settle-within.ts'
import { MemberTabs } from './-member-tabs.tsx'

export const Route = createFileRoute('/_member/profile/contract/')({
  staticData: { headed: true },
  // Each block loads and fails on its own; quick ones appear with the page, so that `#complaint` does not move.
  loader: ({ context: { queries } }) =>
    settleWithin([
      queries.prefetchQuery(animalQueries.list()),
      queries.prefetchQuery(contractQueries.documents()),
      queries.prefetchQuery(contractQueries.insurerDocuments()),
      queries.prefetchQuery(contractQueries.endings()),
      queries.prefetchQuery(changesQuery),
    ]),
  component: Page,
})

function Covers() {
  return <AnimalCovers animals={useSuspenseQuery(animalQueries.list()).data} today={useToday()} />
}

// The papers appear without the animals' names.
function Papers() {
  return <Documents animals={useQuery(animalQueries.list()).data ?? []} />
}

function Page() {
  const today = useToday()
  const { data: animals = [] } = useQuery(animalQueries.list())
  return (
    <ContractPage
      today={today}
      allLeftOn={allLeftOn(animals, today)}
      tabs={<MemberTabs />}
      covers={<Covers />}
      documents={<Papers />}
    />
  )
}
