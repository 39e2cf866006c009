import { type Dispute, disputeDecision, type DisputeForm, listDisputes } from '@coussinet/contract/disputes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FormUpload } from '#platform/attachments/use-form-with-files.ts'
import { call } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'

export const disputesQuery = (id: string) =>
  queryOptions({
    queryKey: ['refund-requests', 'disputes', id],
    queryFn: ({ signal }) => call(listDisputes, { params: { id } }, { signal }),
  })

/** Disputes the decision of a request; throws an `ApiProblem`. */
export const sendDispute = (id: string, fields: DisputeForm, upload: FormUpload): Promise<Dispute> =>
  uploadCall(disputeDecision, { params: { id }, fields, ...upload })

/** Refreshes what a dispute changed: the request with its documents, and its disputes. */
export function disputed(queries: QueryClient, id: string): void {
  void queries.invalidateQueries({ queryKey: disputesQuery(id).queryKey })
  void queries.invalidateQueries({ queryKey: ['refund-requests', 'one', id] })
}
