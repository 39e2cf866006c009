import { useQuery } from '@tanstack/react-query'
import IdCard from '~icons/lucide/id-card'
import ReceiptEuro from '~icons/lucide/receipt-euro'
import Settings from '~icons/lucide/settings-2'
import { receiptQueries } from '#features/receipts/receipts.queries.ts'
import { owes, unpaidCount } from '#features/receipts/unpaid-receipts.ts'
import { userMessages } from '#messages/shell.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { MenuLink } from '#platform/links/MenuLink.ts'
import { Gate, useCan } from '#platform/permissions.tsx'

/** Count of contributions without a payment date, as a visible number and as words for screen readers; empty if there are none. */
export function UnpaidCount() {
  const words = useMessages(userMessages)
  const { data } = useQuery({ ...receiptQueries.list(), enabled: useCan('receipts:read') })
  const receipts = data?.data ?? []
  const count = unpaidCount(receipts)
  if (count === 0) return null
  return (
    <>
      <span className="count" data-calm={!owes(receipts) || undefined} aria-hidden="true">
        {count}
      </span>
      <span className="sr">{words.unpaid(count)}</span>
    </>
  )
}

export function UserLinks() {
  const words = useMessages(userMessages)
  return (
    <>
      <MenuLink to="/profile">
        <IdCard />
        {words.profile}
      </MenuLink>
      <Gate permission="payment-methods:read">
        <MenuLink to="/profile/payment-methods">
          <Settings />
          {words.payment_methods}
        </MenuLink>
      </Gate>
      <Gate permission="receipts:read">
        <MenuLink to="/profile/receipts">
          <ReceiptEuro />
          <span className="grow">{words.receipts}</span>
          <UnpaidCount />
        </MenuLink>
      </Gate>
    </>
  )
}
