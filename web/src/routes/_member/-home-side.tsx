import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import type { PortrayedAnimal } from '#features/animals/animal-portrait.ts'
import { ContributionBlock } from '#features/home/contribution/ContributionBlock.tsx'
import { NextContribution } from '#features/home/contribution/NextContribution.tsx'
import { LastRefundsBlock } from '#features/home/last-refunds/LastRefundsBlock.tsx'
import { OnboardingTips } from '#features/onboarding/OnboardingTips.tsx'
import { onboardingQuery } from '#features/onboarding/onboarding.queries.ts'
import { receiptQueries } from '#features/receipts/receipts.queries.ts'
import { LastRefunds } from '#features/refunds/list/past/LastRefunds.tsx'
import { refundQueries } from '#features/refunds/refunds.queries.ts'
import { today } from '#platform/language/format.ts'
import { useCan } from '#platform/permissions.tsx'
import { useMe } from '#platform/queries.ts'

/** Asks for what the side of the home page shows. */
export function askForSide(queries: QueryClient): Promise<unknown> {
  return Promise.all([
    queries.prefetchQuery(onboardingQuery),
    queries.prefetchQuery(receiptQueries.list()),
    queries.prefetchQuery(refundQueries.last()),
  ])
}

function Contribution() {
  const { data } = useSuspenseQuery(receiptQueries.list())
  return <NextContribution receipts={data.data} />
}

/** What is missing in the member's file, the next contribution and the last refunds. */
export function HomeSide({ animals }: { animals: readonly PortrayedAnimal[] }) {
  const { contract } = useMe()
  return (
    <>
      <OnboardingTips animals={animals} today={today()} />
      {useCan('receipts:read') && (
        <ContributionBlock>
          <Contribution />
        </ContributionBlock>
      )}
      {contract.status !== 'in_preparation' && (
        <LastRefundsBlock>
          <LastRefunds animals={animals} />
        </LastRefundsBlock>
      )}
    </>
  )
}
