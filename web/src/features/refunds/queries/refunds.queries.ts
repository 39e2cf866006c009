import {
  checkRefundRequest,
  getRefundRequest,
  listRefundRequests,
  type RefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import {
  type EstimateQuestion,
  estimateRefund,
  getRefund,
  listCareKinds,
  listRefunds,
} from '@coussinet/contract/refunds.ts'
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { everyPage } from '#platform/calls/every-page.ts'
import { isDeviceId } from '../device/device-id.ts'

export const refundQueries = {
  requests: (animal_id?: string) =>
    queryOptions({
      queryKey: ['refund-requests', 'list', animal_id ?? null],
      queryFn: ({ signal }) =>
        everyPage((cursor) => call(listRefundRequests, { query: { animal_id, limit: 100, cursor } }, { signal })),
    }),
  request: (id: string) =>
    queryOptions({
      queryKey: ['refund-requests', 'one', id],
      queryFn: async ({ client, signal }) =>
        isDeviceId(id)
          ? (await import('../device/device.queries.ts')).readDeviceRequest(client, id)
          : call(getRefundRequest, { params: { id } }, { signal }),
      // Only this device changes it.
      ...(isDeviceId(id) && { staleTime: Number.POSITIVE_INFINITY, meta: { isLocal: true } }),
    }),
  check: (id: string) =>
    queryOptions({
      queryKey: ['refund-requests', 'check', id],
      queryFn: ({ signal }) => call(checkRefundRequest, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  past: (animal_id?: string) =>
    infiniteQueryOptions({
      queryKey: ['refunds', 'list', animal_id ?? null],
      queryFn: ({ signal, pageParam }) =>
        call(listRefunds, { query: { animal_id, cursor: pageParam === '' ? undefined : pageParam } }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
    }),
  // The home page shows a few: it is not to wait for a whole page of them.
  last: () =>
    queryOptions({
      queryKey: ['refunds', 'last'],
      queryFn: async ({ signal }) => (await call(listRefunds, { query: { limit: 10 } }, { signal })).data,
    }),
  statement: (id: string) =>
    queryOptions({
      queryKey: ['refunds', 'one', id],
      queryFn: ({ signal }) => call(getRefund, { params: { id } }, { signal }),
    }),
  careKinds: () =>
    queryOptions({
      queryKey: ['care-kinds'],
      queryFn: async ({ signal }) => (await call(listCareKinds, {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** Updates a request wherever it is cached. */
export function putRequest(queries: QueryClient, request: RefundRequest): void {
  queries.setQueryData(refundQueries.request(request.id).queryKey, request)
  queries.setQueriesData<RefundRequest[]>({ queryKey: ['refund-requests', 'list'] }, (requests) =>
    requests?.map((one) => (one.id === request.id ? request : one)),
  )
}

/** Asks again for the lists, and for what blocks the request: its files or its status changed. */
export function requestChanged(queries: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries({ queryKey: ['refund-requests', 'list'] }),
    queries.invalidateQueries({ queryKey: refundQueries.check(id).queryKey }),
  ])
}

/** Estimates the refund of a bill; nothing is stored. */
export const estimate = mutationOptions({
  mutationFn: (question: EstimateQuestion) => call(estimateRefund, { body: question }),
})
