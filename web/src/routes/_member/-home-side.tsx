import { useMutation, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import type { PortrayedAnimal } from '#features/animals/animal-portrait.ts'
import { ContributionBlock } from '#features/home/ContributionBlock.tsx'
import { LastRefundsBlock } from '#features/home/LastRefundsBlock.tsx'
import { NextContribution } from '#features/home/NextContribution.tsx'
import { UnreadBlock } from '#features/home/UnreadBlock.tsx'
import { UnreadList } from '#features/home/UnreadList.tsx'
import { markRead } from '#features/notifications/notifications.queries.ts'
import { unreadQuery } from '#features/notifications/unread.queries.ts'
import { onboardingQuery } from '#features/onboarding/onboarding.queries.ts'
import { OnboardingTips } from '#features/onboarding/OnboardingTips.tsx'
import { receiptQueries } from '#features/receipts/receipts.queries.ts'
import { LastRefunds } from '#features/refunds/decisions/list/past/LastRefunds.tsx'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useMe } from '#platform/calls/queries.ts'
import { isFirstAwaited } from '#platform/ended-contract.ts'
import { allLeftOn } from '#platform/ended-cover.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { useCan, useFeature, whenGranted } from '#platform/permissions.tsx'

export function prefetchSide(queries: QueryClient): Promise<unknown> {
  return Promise.all([
    queries.prefetchQuery(onboardingQuery),
    whenGranted(queries, { permission: 'receipts:read' }, () => queries.prefetchQuery(receiptQueries.list())),
    whenGranted(queries, { permission: 'refunds:read' }, () => queries.prefetchQuery(refundQueries.last())),
    whenGranted(queries, { feature: 'notifications' }, () => queries.prefetchQuery(unreadQuery)),
  ])
}

function Contribution({ isLeft }: { isLeft: boolean }) {
  const { data } = useSuspenseQuery(receiptQueries.list())
  return <NextContribution receipts={data.data} isLeft={isLeft} />
}

function Unread() {
  const { data } = useSuspenseQuery(unreadQuery)
  const { mutateAsync } = useMutation(markRead)
  const open = (id: string) => mutateAsync(id).catch((error: unknown) => errorToast(error, 'notifications.read'))
  return <UnreadList notifications={data.data} onOpen={(id) => void open(id)} />
}

export function HomeSide({ animals }: { animals: readonly PortrayedAnimal[] }) {
  const { contract } = useMe()
  const today = useToday()
  const mayReadRefunds = useCan('refunds:read')
  return (
    <>
      <OnboardingTips animals={animals} today={today} />
      {useCan('receipts:read') && (
        <ContributionBlock>
          <Contribution isLeft={allLeftOn(animals, today) !== null} />
        </ContributionBlock>
      )}
      {mayReadRefunds && !isFirstAwaited(contract) && (
        <LastRefundsBlock>
          <LastRefunds animals={animals} />
        </LastRefundsBlock>
      )}
      {useFeature('notifications') && (
        <UnreadBlock>
          <Unread />
        </UnreadBlock>
      )}
    </>
  )
}
