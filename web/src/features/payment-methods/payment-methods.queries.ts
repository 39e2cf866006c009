import {
  chooseDueDay,
  getPaymentMethods,
  lookUpBank,
  openCardRegistration,
  type PaymentMethods,
  registerCard,
} from '@coussinet/contract/payment-methods.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { MINUTE } from '#platform/calls/query-client.ts'

/** Means of payment, due day and account for refunds, as the panels show them. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => call(getPaymentMethods, {}, { signal }),
})

// Queries that show an account, a card or a day of debit.
const touched = ['payment-methods', 'receipts', 'onboarding', 'contract', 'security-log']

/** Shows the answer of a change at once, and refreshes everything else that depends on it. */
export async function methodsChanged(queries: QueryClient, methods: PaymentMethods): Promise<void> {
  await queries.cancelQueries({ queryKey: paymentMethodsQuery.queryKey, exact: true })
  queries.setQueryData(paymentMethodsQuery.queryKey, methods)
  void queries.invalidateQueries({
    predicate: ({ queryKey: [key, below] }) =>
      typeof key === 'string' && touched.includes(key) && (key !== 'payment-methods' || below !== undefined),
  })
}

export const changeDueDay = mutationOptions({
  mutationFn: (due_day: number) => call(chooseDueDay, { body: { due_day } }),
  onSuccess: (methods, _due_day, _before, { client }) => methodsChanged(client, methods),
})

/** Starts the registration of a card; a failure may mean that this data has changed. */
export const openRegistration = mutationOptions({
  mutationFn: (idempotency_key: string) => call(openCardRegistration, {}, { idempotency_key }),
  onError: (_error, _key, _before, { client }) =>
    void client.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey }),
})

type Registration = { id: string; provider_token: string }

/** Keeps the card that the provider knows by this token; the registration's own id sees to it that twice is once. */
export const keepCard = mutationOptions({
  mutationFn: ({ id, provider_token }: Registration) =>
    call(registerCard, { body: { provider_token } }, { idempotency_key: id }),
  onSuccess: (methods, _registration, _before, { client }) => methodsChanged(client, methods),
})

/** The bank of a complete account number; cached while its field is on screen. */
export const bankQuery = (iban: string) =>
  queryOptions({
    queryKey: ['banks', iban],
    queryFn: ({ signal }) => call(lookUpBank, { body: { iban } }, { signal }),
    staleTime: 60 * MINUTE,
    gcTime: 0,
  })
