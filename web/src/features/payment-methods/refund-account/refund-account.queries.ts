import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import {
  confirmRefundAccount,
  createRefundAccount,
  getRefundAccount,
  type NewRefundAccount,
  type RefundAccount,
  signRefundAccount,
} from '@coussinet/contract/refund-accounts.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { methodsChanged, paymentMethodsQuery } from '../payment-methods.queries.ts'
import type { SigningCalls } from '../signing/signable.ts'

/** An account for refunds with the code on its way; null where there is none of that id. */
export const refundAccountQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment-methods', 'refund-account', id],
    queryFn: ({ signal }): Promise<RefundAccount | null> =>
      call(getRefundAccount, { params: { id } }, { signal }).catch((error: unknown) => {
        if (hasCode(error, 'not_found')) return null
        throw error
      }),
  })

/** Names an account to be confirmed by a code; an earlier one that was not confirmed gives way. */
export async function nameRefundAccount(
  queries: QueryClient,
  body: NewRefundAccount,
  key: string,
): Promise<RefundAccount> {
  const account = await call(createRefundAccount, { body }, { idempotency_key: key })
  queries.setQueryData(refundAccountQuery(account.id).queryKey, account)
  void queries.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey, exact: true })
  return account
}

export function refundAccountCalls(queries: QueryClient, id: string): SigningCalls<PaymentMethods> {
  const query = refundAccountQuery(id)
  return {
    send: async (body, key) => {
      const signature = await call(signRefundAccount, { params: { id }, body }, { idempotency_key: key })
      await queries.cancelQueries({ queryKey: query.queryKey })
      queries.setQueryData(
        query.queryKey,
        (known) =>
          known && {
            ...known,
            status: known.status === 'draft' ? ('awaiting_code' as const) : known.status,
            signature,
          },
      )
      return signature
    },
    confirm: async (signature_id, code, key) => {
      const methods = await call(
        confirmRefundAccount,
        { params: { id, signature_id }, body: { code } },
        { idempotency_key: key },
      )
      await queries.cancelQueries({ queryKey: query.queryKey })
      const held_until = methods.refund_account?.held_until ?? null
      queries.setQueryData(
        query.queryKey,
        (known) => known && { ...known, status: 'active' as const, signature: null, held_until },
      )
      await methodsChanged(queries, methods)
      return methods
    },
    reload: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  }
}
