import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { DebitPanel } from './debit/DebitPanel.tsx'
import { DueDayPanel } from './due-day/DueDayPanel.tsx'
import { paymentMethodsQuery } from './payment-methods.queries.ts'
import { RefundAccountPanel } from './refund-account/RefundAccountPanel.tsx'
import styles from './payment-methods.module.css'

type PaymentMethodsPageProps = {
  tabs: ReactNode
  today: string
  calendar: ReactNode
  /** Address for invoices by mail; null without the right to file them. */
  invoices: ReactNode
  /** The last contributions, shown by the feature that knows them; null without the right to see them. */
  receipts: ReactNode
}

function Methods({ today }: { today: string }) {
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery)
  // A contract that is over is not debited any more.
  const isOver = useContract().status === 'terminated'
  return (
    <div>
      <DebitPanel methods={methods} today={today} />
      {!isOver && <DueDayPanel methods={methods} />}
      <RefundAccountPanel methods={methods} />
    </div>
  )
}

export function PaymentMethodsPage({ tabs, today, calendar, invoices, receipts }: PaymentMethodsPageProps) {
  const words = useMessages(paymentMethodMessages)
  const isOver = useContract().status === 'terminated'
  return (
    <div className="content">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      {tabs}
      <Block what={words.failed} pending={<Skeleton shape="rows" count={4} label={words.loading} />}>
        <Methods today={today} />
      </Block>
      {!isOver && (
        <div id="calendar" className={styles.calendar}>
          {calendar}
        </div>
      )}
      {invoices && (
        <div id="invoice-address" className={styles.invoices}>
          {invoices}
        </div>
      )}
      {receipts && (
        <section className={styles.receipts} aria-labelledby="payment-receipts">
          <h2 id="payment-receipts" className="h3">
            {words.receipts.title}
          </h2>
          {receipts}
        </section>
      )}
    </div>
  )
}
