import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { disputesQuery } from '#features/refunds/conversations/dispute/dispute.queries.ts'
import { DisputePage } from '#features/refunds/conversations/dispute/DisputePage.tsx'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { apiProblem } from '#platform/calls/api-problem.ts'
import { grants } from '#platform/calls/queries.ts'
import { isGranted } from '#platform/permissions.tsx'

export const Route = createFileRoute('/_member/refunds/$id_/dispute')({
  staticData: {
    crumb: pageNames.dispute,
    title: pageNames.dispute,
  },
  loader: async ({ context: { queries }, params: { id } }) => {
    if (!isGranted(await queries.ensureQueryData(grants), { permission: 'refunds:write' }))
      throw apiProblem('forbidden', { status: 403 })
    void queries.prefetchQuery(disputesQuery(id))
    const request = await queries.ensureQueryData(refundQueries.request(id))
    if (request.status === 'draft') throw apiProblem('not_found', { status: 404 })
    for (const refund of request.refunds) void queries.prefetchQuery(refundQueries.statement(refund.id))
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: request } = useSuspenseQuery(refundQueries.request(id))
  return <DisputePage key={id} request={request} />
}
