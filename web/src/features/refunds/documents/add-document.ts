import { type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { addRequestFile, deleteRequestFile, type RequestFile } from '@coussinet/contract/request-files.ts'
import type { QueryClient } from '@tanstack/react-query'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'
import { refundQueries, requestChanged } from '../queries/refunds.queries.ts'
import type { UploadWatch } from './use-uploads.ts'

type DocumentPlace = { type: RequestFile['type']; animal_id: string | null }

export function fileAt(
  request: RefundRequest | undefined,
  { type, animal_id }: DocumentPlace,
): RequestFile | undefined {
  return request?.files.find((file) => file.type === type && (type === 'invoice' || file.animal_id === animal_id))
}

const freshRequest = (queries: QueryClient, id: string) =>
  queries.fetchQuery({ ...refundQueries.request(id), staleTime: 0 })

/** Sends a document to its place, instead of `replaces` in a draft, and shows the request as it then is; throws an `ApiProblem`. */
export async function addDocument(
  queries: QueryClient,
  id: string,
  { place, file, replaces }: { place: DocumentPlace; file: File; replaces?: RequestFile | undefined },
  watch: UploadWatch,
): Promise<void> {
  const fields = { type: place.type, ...(place.animal_id === null ? {} : { animal_id: place.animal_id }) }
  try {
    if (replaces) await call(deleteRequestFile, { params: { id, file_id: replaces.id } })
    await uploadCall(addRequestFile, { params: { id }, fields, file, ...watch })
  } catch (error) {
    // The answer of an earlier try may have been lost: then the document is there.
    const isThere = hasCode(error, 'conflict') && fileAt(await freshRequest(queries, id), place) !== undefined
    if (!isThere) throw error
  }
  await freshRequest(queries, id)
  void requestChanged(queries, id)
}
