import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { calendarQuery } from '#features/calendar/calendar.queries.ts'
import { CalendarPanel } from '#features/calendar/CalendarPanel.tsx'
import { paymentMethodsQuery } from '#features/payment-methods/payment-methods.queries.ts'
import { PaymentMethodsPage } from '#features/payment-methods/PaymentMethodsPage.tsx'
import { LastReceipts } from '#features/receipts/list/LastReceipts.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { settleWithin } from '#platform/page/settle-within.ts'
import { useCan } from '#platform/permissions.tsx'
import { MemberTabs } from './-member-tabs.tsx'

const InvoiceAddressPanel = lazyPart(() =>
  import('#features/refunds/claims/mailed-invoices/InvoiceAddressPanel.tsx').then(
    (module) => module.InvoiceAddressPanel,
  ),
)

export const Route = createFileRoute('/_member/profile/payment-methods/')({
  staticData: { headed: true },
  // Each block loads and fails on its own; quick ones appear with the page, so that `#calendar` does not move.
  loader: ({ context: { queries } }) =>
    settleWithin([queries.prefetchQuery(paymentMethodsQuery), queries.prefetchQuery(calendarQuery)]),
  component: Page,
})

function Page() {
  const mayFile = useCan('refunds:write')
  const mayRead = useCan('receipts:read')
  return (
    <PaymentMethodsPage
      tabs={<MemberTabs />}
      today={useToday()}
      calendar={<CalendarPanel />}
      invoices={
        mayFile ? (
          <Suspense>
            <InvoiceAddressPanel />
          </Suspense>
        ) : null
      }
      receipts={mayRead ? <LastReceipts /> : null}
    />
  )
}
