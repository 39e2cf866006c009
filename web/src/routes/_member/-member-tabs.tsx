import { useQuery } from '@tanstack/react-query'
import { ProfileTabs } from '#features/profile/ProfileTabs.tsx'
import { receiptQueries } from '#features/receipts/receipts.queries.ts'
import { owes, unpaidCount } from '#features/receipts/unpaid-receipts.ts'
import { useCan } from '#platform/permissions.tsx'

export function MemberTabs() {
  const mayRead = useCan('receipts:read')
  const { data: receipts } = useQuery({ ...receiptQueries.list(), enabled: mayRead })
  return (
    <ProfileTabs unpaid={receipts && unpaidCount(receipts.data)} owes={receipts !== undefined && owes(receipts.data)} />
  )
}
