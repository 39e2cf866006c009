import { createFileRoute, redirect } from '@tanstack/react-router'
import { receiptQueries } from '#features/receipts/receipts.queries.ts'
import { declinedFirst } from '#features/receipts/unpaid-receipts.ts'

/** Target of banners and mails: the oldest contribution that came back, else the list. */
export const Route = createFileRoute('/_member/profile/receipts/due')({
  loader: async ({ context: { queries } }) => {
    const { data } = await queries.ensureQueryData(receiptQueries.list())
    const oldest = declinedFirst(data)[0]
    if (oldest === undefined) throw redirect({ to: '/profile/receipts', replace: true })
    throw redirect({ to: '/profile/receipts/$id', params: { id: oldest.id }, replace: true })
  },
})
