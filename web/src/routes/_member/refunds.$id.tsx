import { inEach } from '@coussinet/texts/messages.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { requestName, requestTitle } from '#features/refunds/claims/request/request-name.ts'
import { RefundRequestPage } from '#features/refunds/decisions/detail/RefundRequestPage.tsx'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { crumbs } from '#messages/shell.ts'

export const Route = createFileRoute('/_member/refunds/$id')({
  staticData: { crumb: crumbs.request },
  loader: async ({ context: { queries }, params: { id } }) => {
    const [request] = await Promise.all([
      queries.ensureQueryData(refundQueries.request(id)),
      queries.ensureQueryData(animalQueries.list()),
    ])
    for (const refund of request.refunds) void queries.prefetchQuery(refundQueries.statement(refund.id))
    return {
      crumb: inEach((language) => requestName(request, language)),
      title: inEach((language) => requestTitle(request, language)),
    }
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { data: request } = useSuspenseQuery(refundQueries.request(id))
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  return <RefundRequestPage key={id} request={request} animals={animals} />
}
