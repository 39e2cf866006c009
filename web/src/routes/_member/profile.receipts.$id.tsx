import { monthInWords } from '@coussinet/contract/domain/format.ts'
import { contributionName } from '@coussinet/contract/domain/payments.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { paymentMethodsQuery } from '#features/payment-methods/payment-methods.queries.ts'
import { ReceiptPage } from '#features/receipts/detail/ReceiptPage.tsx'
import { receiptQueries } from '#features/receipts/receipts.queries.ts'
import { crumbs } from '#messages/shell.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useContract } from '#platform/calls/queries.ts'
import { currentLanguage } from '#platform/language/i18n.ts'
import { useCan } from '#platform/permissions.tsx'

export const Route = createFileRoute('/_member/profile/receipts/$id')({
  staticData: { crumb: crumbs.receipt },
  validateSearch: ({ payment }: Record<string, unknown>): { payment?: string | undefined } =>
    typeof payment === 'string' ? { payment } : {},
  loader: async ({ context: { queries }, params: { id } }) => {
    void queries.prefetchQuery(receiptQueries.list())
    const { month } = await queries.ensureQueryData(receiptQueries.one(id))
    const language = currentLanguage()
    return { crumb: capitalised(monthInWords(month, language)), title: contributionName(month, language) }
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { payment } = Route.useSearch()
  const { country } = useContract()
  const mayKnowAccount = useCan('payment-methods:read')
  const { data: receipt } = useSuspenseQuery(receiptQueries.one(id))
  const { data: methods } = useQuery({
    ...paymentMethodsQuery,
    enabled: mayKnowAccount && (receipt.next_attempt_on ?? receipt.collected_on) !== null,
  })
  const account = methods?.debit?.kind === 'bank_account' ? methods.debit.iban : null
  return (
    <ReceiptPage key={id} receipt={receipt} country={country} today={useToday()} account={account} payment={payment} />
  )
}
