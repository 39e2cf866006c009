import { queryOptions } from '@tanstack/react-query'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { call } from '#platform/call.ts'

/** How contributions are paid, and where refunds go. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => call(getPaymentMethods, {}, { signal }),
})
