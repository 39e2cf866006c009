import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { putRequest, refundQueries, requestChanged } from '../../queries/refunds.queries.ts'

/** Begins the draft of a follow-up visit; the same key makes one draft however often it is asked. */
export const beginFollowUp = (follows: string) =>
  mutationOptions({
    mutationFn: (key: string) => call(createRefundRequest, { body: { follows } }, { idempotency_key: key }),
    onSuccess: async (request, _key, _before, { client }) => {
      putRequest(client, request)
      await client.invalidateQueries({ queryKey: refundQueries.request(follows).queryKey })
      return requestChanged(client, request.id)
    },
  })
