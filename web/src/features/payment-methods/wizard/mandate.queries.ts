import {
  confirmMandate,
  createMandate,
  getMandate,
  type Mandate,
  type NewMandate,
  signMandate,
} from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { paymentMethodsQuery } from '../payment-methods.queries.ts'
import type { SigningCalls } from '../signing/signable.ts'

/** A mandate, with the code on its way; below the key of the payment methods, whose news it follows. */
export const mandateQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment-methods', 'mandates', id],
    queryFn: ({ signal }) => call(getMandate, { params: { id } }, { signal }),
  })

/** Draws up a mandate; an earlier one that is not signed gives way. */
export const drawUpMandate = mutationOptions({
  mutationFn: ({ body, key }: { body: NewMandate; key: string }) =>
    call(createMandate, { body }, { idempotency_key: key }),
  onSuccess: (mandate, _asked, _before, { client }) => {
    client.setQueryData(mandateQuery(mandate.id).queryKey, mandate)
    client.setQueryData(
      paymentMethodsQuery.queryKey,
      (methods) => methods && { ...methods, pending_mandate_id: mandate.id },
    )
    void client.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey })
  },
})

const put = (client: QueryClient, id: string, changes: Partial<Mandate>) =>
  client.setQueryData(mandateQuery(id).queryKey, (mandate) => mandate && { ...mandate, ...changes })

export function mandateCalls(client: QueryClient, id: string): SigningCalls<PaymentMethods> {
  return {
    async send(body, key) {
      const signature = await call(signMandate, { params: { id }, body }, { idempotency_key: key })
      put(client, id, { status: 'awaiting_code', signature })
      return signature
    },
    async confirm(signature_id, code, key) {
      const methods = await call(
        confirmMandate,
        { params: { id, signature_id }, body: { code } },
        { idempotency_key: key },
      )
      client.setQueryData(paymentMethodsQuery.queryKey, methods)
      put(client, id, { status: 'active', signature: null })
      // Queries that the signature changes: masked accounts, next debits, papers, open tips.
      for (const queryKey of [['payment-methods'], ['receipts'], ['contract'], ['onboarding'], ['notifications']])
        void client.invalidateQueries({ queryKey })
      return methods
    },
    reload: () => client.fetchQuery({ ...mandateQuery(id), staleTime: 0 }),
  }
}
