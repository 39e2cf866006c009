import {
  getCardPayment,
  getPaymentSchedule,
  getReceipt,
  listReceipts,
  payByCard as payByCardEndpoint,
} from '@coussinet/contract/receipts.ts'
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { me } from '#platform/calls/queries.ts'
import { MINUTE } from '#platform/calls/query-client.ts'

// spec §9: receipts 3600 s; the server's events renew them earlier.
const anHour = { staleTime: 60 * MINUTE, gcTime: 60 * MINUTE }
const limit = 100

// Most outcomes are known at once; the others take their time.
const patience = (times: number) => (times < 20 ? 2500 : 15_000)

export const receiptQueries = {
  /** The newest hundred, and where the older ones begin. */
  list: () =>
    queryOptions({
      queryKey: ['receipts', 'list'],
      queryFn: ({ signal }) => call(listReceipts, { query: { limit } }, { signal }),
      ...anHour,
    }),
  /** Pages after the first hundred, from a cursor on. */
  older: (cursor: string) =>
    infiniteQueryOptions({
      queryKey: ['receipts', 'older', cursor],
      queryFn: ({ signal, pageParam }) => call(listReceipts, { query: { limit, cursor: pageParam } }, { signal }),
      initialPageParam: cursor,
      getNextPageParam: ({ next_cursor }) => next_cursor,
      ...anHour,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['receipts', 'one', id],
      queryFn: ({ signal }) => call(getReceipt, { params: { id } }, { signal }),
    }),
  schedule: (year: number) =>
    queryOptions({
      queryKey: ['receipts', 'schedule', year],
      queryFn: async ({ signal }) => (await call(getPaymentSchedule, { query: { year } }, { signal })).data,
      ...anHour,
    }),
  /** Polls until the provider has reported the outcome. */
  payment: (id: string) =>
    queryOptions({
      queryKey: ['card-payments', id],
      queryFn: async ({ signal, client }) => {
        const payment = await call(getCardPayment, { params: { id } }, { signal })
        if (payment.status !== 'open') void receiptsChanged(client)
        return payment
      },
      refetchInterval: ({ state }) => (state.data?.status === 'open' ? patience(state.dataUpdateCount) : false),
    }),
}

const touched = ({ queryKey: [key] }: Query) =>
  key === 'receipts' || key === 'payment-methods' || key === me.queryKey[0]

/** Refreshes what a payment changes: contributions, cover, next debit. */
export async function receiptsChanged(queries: QueryClient): Promise<void> {
  // An answer that is under way may have been read before the change, and would pass for a new one.
  const underWay = queries.getQueryCache().findAll({ predicate: touched, fetchStatus: 'fetching' })
  await Promise.allSettled(underWay.map((query) => query.fetch()))
  await queries.invalidateQueries({ predicate: touched })
}

type CardPaymentInput = { receipt_ids: string[]; idempotency_key: string }

/** Begins a payment by card of these contributions; what else happened to them meanwhile is then seen. */
export const payByCard = mutationOptions({
  mutationFn: ({ receipt_ids, idempotency_key }: CardPaymentInput) =>
    call(payByCardEndpoint, { body: { receipt_ids } }, { idempotency_key }),
  onError: (_error, _payment, _before, { client }) => void receiptsChanged(client),
})
