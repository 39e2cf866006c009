import type { ReactNode } from 'react'
import CalendarDays from '~icons/lucide/calendar-days'
import { listMessages, receiptMessages } from '#messages/receipts.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CardPaymentOutcome } from '../CardPaymentOutcome.tsx'
import { Receipts } from './Receipts.tsx'
import styles from './receipts.module.css'

type ReceiptsPageProps = {
  tabs: ReactNode
  /** the one in the address */
  year: number | undefined
  /** the payment by card from whose page the member comes back */
  payment: string | undefined
}

export function ReceiptsPage({ tabs, year, payment }: ReceiptsPageProps) {
  const words = useMessages(receiptMessages)
  const { schedule } = useMessages(listMessages)
  return (
    <div className="content">
      <div className="page-head">
        <h1>{words.title}</h1>
        <Gate feature="payment_schedule">
          <LinkButton to="/profile/receipts/schedule">
            <CalendarDays />
            {schedule}
          </LinkButton>
        </Gate>
      </div>
      {tabs}
      <div className={styles.receipts}>
        {payment !== undefined && <CardPaymentOutcome id={payment} />}
        <Block what={words.failed} pending={<Skeleton shape="table" count={8} label={words.loading} />}>
          <Receipts year={year} />
        </Block>
      </div>
    </div>
  )
}
