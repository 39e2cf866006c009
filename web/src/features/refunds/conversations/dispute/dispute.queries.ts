import { type Dispute, disputeDecision, type DisputeForm, listDisputes } from '@coussinet/contract/disputes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'

export const disputesQuery = (id: string) =>
  queryOptions({
    queryKey: ['refund-requests', 'disputes', id],
    queryFn: ({ signal }) => call(listDisputes, { params: { id } }, { signal }),
  })

type DisputeSendOptions = { signal: AbortSignal; onProgress: (fraction: number) => void; idempotency_key: string }

/** Disputes the decision of a request; throws an `ApiProblem`. */
export const sendDispute = (
  id: string,
  fields: DisputeForm,
  { files, ...watch }: DisputeSendOptions & { files: readonly File[] },
): Promise<Dispute> => uploadCall(disputeDecision, { params: { id }, fields, files, ...watch })

/** Refreshes what a dispute changed: the request with its documents, and its disputes. */
export function disputed(queries: QueryClient, id: string): void {
  void queries.invalidateQueries({ queryKey: disputesQuery(id).queryKey })
  void queries.invalidateQueries({ queryKey: ['refund-requests', 'one', id] })
}
