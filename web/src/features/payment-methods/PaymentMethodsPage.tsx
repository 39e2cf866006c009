import './payment-methods.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { DebitMeans } from './DebitMeans.tsx'
import { paymentMethodMessages } from './payment-methods.messages.ts'
import { paymentMethodsQuery } from './payment-methods.queries.ts'
import { WhoToCall } from './WhoToCall.tsx'

type PaymentMethodsPageProps = {
  tabs: ReactNode
  today: string
  /** The panel of the private calendar. */
  calendar: ReactNode
  /** The last contributions, shown by the feature that knows them; null without the right to see them. */
  receipts: ReactNode
}

function Methods({ today }: { today: string }) {
  const words = useMessages(paymentMethodMessages)
  const format = useFormat()
  const { data: methods } = useSuspenseQuery(paymentMethodsQuery)
  const { refund_account, due_day, allowed_due_days, next_debit_on } = methods
  const otherDays = allowed_due_days.filter((day) => day !== due_day).map(String)
  return (
    <div>
      <Panel {...words.debit}>
        <DebitMeans methods={methods} today={today} />
      </Panel>
      <Panel {...words.due}>
        <p className="strong">{words.dueDay(due_day)}</p>
        {next_debit_on !== null && <p>{words.next(format.longDay(next_debit_on))}</p>}
        {otherDays.length > 0 && <p className="small muted payment-other-days">{words.otherDays(otherDays)}</p>}
      </Panel>
      <Panel {...words.refund}>
        {refund_account === null ? (
          <Note tone="warning" title={words.noRefund}>
            {words.noRefundText}
          </Note>
        ) : (
          <DescriptionList
            variant="left"
            facts={[
              { term: words.account, value: format.maskedIban(refund_account.iban) },
              { term: words.holder, value: refund_account.holder },
            ]}
          />
        )}
      </Panel>
      <Panel {...words.change}>
        <WhoToCall />
      </Panel>
    </div>
  )
}

/** How contributions are paid and when, where refunds go, the calendar of what is due, and the last contributions. */
export function PaymentMethodsPage({ tabs, today, calendar, receipts }: PaymentMethodsPageProps) {
  const words = useMessages(paymentMethodMessages)
  return (
    <div className="content">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      {tabs}
      <Block what={words.failed} pending={<Skeleton shape="rows" count={4} label={words.loading} />}>
        <Methods today={today} />
      </Block>
      <div id="calendar" className="payment-calendar">
        {calendar}
      </div>
      {receipts && (
        <section className="payment-receipts" aria-labelledby="payment-receipts">
          <h2 id="payment-receipts" className="h3">
            {words.receipts.title}
          </h2>
          {receipts}
        </section>
      )}
    </div>
  )
}
