import type { CareKind } from '@coussinet/contract/domain/care-kinds.ts'
import { estimateRequest } from '@coussinet/contract/refunds.ts'
import { tellReadLines } from '@coussinet/contract/request-files.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'

/** Estimate of a draft by what was read of its invoice; null where there is nothing to reckon with. */
export const readEstimate = (id: string) =>
  queryOptions({
    queryKey: ['refund-requests', 'estimate', id],
    queryFn: ({ signal }) =>
      call(estimateRequest, { params: { id } }, { signal }).catch((error: unknown) => {
        if (hasCode(error, 'conflict')) return null
        throw error
      }),
    staleTime: 0,
  })

type LineKindInput = { id: string; file_id: string; line: number; care_kind: CareKind }

/** Tells the kind of care of a line that was read. */
export const tellLine = mutationOptions({
  scope: { id: 'refund-draft' },
  mutationFn: ({ id, file_id, line, care_kind }: LineKindInput) =>
    call(tellReadLines, { params: { id, file_id }, body: { lines: [{ line, care_kind }] } }),
  onSuccess: async (file, { id }, _before, { client }) => {
    client.setQueryData(
      refundQueries.request(id).queryKey,
      (request) => request && { ...request, files: request.files.map((one) => (one.id === file.id ? file : one)) },
    )
    await client.invalidateQueries({ queryKey: readEstimate(id).queryKey })
  },
})
