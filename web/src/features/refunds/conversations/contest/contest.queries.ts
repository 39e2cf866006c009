import { type Contest, contestDecision, type ContestForm, listContests } from '@coussinet/contract/contests.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'

/** The contests of a request, and what the next one may be. */
export const contestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['refund-requests', 'contests', id],
    queryFn: ({ signal }) => call(listContests, { params: { id } }, { signal }),
  })

type Watch = { signal: AbortSignal; onProgress: (fraction: number) => void; idempotency_key: string }

/** Contests the decision of a request; throws an `ApiProblem`. */
export const sendContest = (
  id: string,
  fields: ContestForm,
  { files, ...watch }: Watch & { files: readonly File[] },
): Promise<Contest> => uploadCall(contestDecision, { params: { id }, fields, files, ...watch })

/** Reads again what a contest changed: the request with its documents, and its contests. */
export function contested(queries: QueryClient, id: string): void {
  void queries.invalidateQueries({ queryKey: contestsQuery(id).queryKey })
  void queries.invalidateQueries({ queryKey: ['refund-requests', 'one', id] })
}
