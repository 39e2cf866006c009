import type { Country } from '@coussinet/contract/domain/countries.ts'
import { contributionName, declinedMeans } from '@coussinet/contract/domain/payments.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'
import { Link } from '@tanstack/react-router'
import ArrowLeft from '~icons/lucide/arrow-left'
import { payOverdueMessages, receiptMessages } from '#messages/receipts.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Hero } from '#ui/Hero.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CardPaymentOutcome } from '../CardPaymentOutcome.tsx'
import { getLastCollection } from '../collection-day.ts'
import { ReceiptBadge } from '../ReceiptBadge.tsx'
import { useReason } from '../use-reason.ts'
import { Attempts } from './Attempts.tsx'
import { Cover } from './Cover.tsx'
import { PayOverdue } from './PayOverdue.tsx'
import styles from './receipt.module.css'

type ReceiptPageProps = {
  receipt: ReceiptDetail
  country: Country
  today: string
  /** masked; null for a card, or where it is not known */
  account: string | null
  /** the payment by card from whose page the member comes back */
  payment: string | undefined
}

export function ReceiptPage({ receipt, country, today, account, payment }: ReceiptPageProps) {
  const words = useMessages(payOverdueMessages)
  const { failed, loading } = useMessages(receiptMessages)
  const isDeclined = receipt.status === 'declined'
  return (
    <div className="content">
      {payment !== undefined && <CardPaymentOutcome id={payment} />}
      <ReceiptHero receipt={receipt} />
      <div className={isDeclined ? 'cols' : undefined}>
        {isDeclined && (
          <div>
            <Block what={failed} pending={<Skeleton shape="block" label={loading} />}>
              <PayOverdue receipt={receipt} account={account} />
            </Block>
            {receipt.cover && <Cover cover={receipt.cover} country={country} today={today} />}
          </div>
        )}
        <div className="stack gap-xl">
          <Attempts receipt={receipt} />
          <p>
            <Link className={`text-link row gap-s ${styles.back}`} to="/profile/receipts" search={{}}>
              <ArrowLeft className="icon-s" />
              {words.back}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}

const grounds = { paid: 'meadow', declined: 'honey', upcoming: 'accent' } as const

function ReceiptHero({ receipt }: { receipt: ReceiptDetail }) {
  const words = useMessages(payOverdueMessages)
  const format = useFormat()
  const language = useLanguage()
  const { id, status, due_date, payment_date } = receipt
  const reason = useReason()(receipt)
  const collected = status === 'declined' ? getLastCollection(receipt) : null
  const linesByStatus = {
    paid: [words.settled, payment_date && format.longDay(payment_date)],
    declined: collected
      ? [words.planned, format.longDay(collected.on)]
      : [words.due, words.dueSince[declinedMeans(receipt.decline_code)](format.dayAndMonth(due_date))],
    upcoming: [words.planned, format.longDay(due_date)],
  }[status]
  return (
    <Hero ground={grounds[status]} className={styles.hero}>
      <div className="grow stack gap-m">
        <div className="row wrap">
          <ReceiptBadge receipt={receipt} />
        </div>
        <h1>{contributionName(receipt.month, language)}</h1>
        {reason && (
          <div className="stack gap-xs">
            <p className="strong">{reason.why}</p>
            {!collected && <p>{reason.todo}</p>}
          </div>
        )}
        {status === 'paid' && <p>{words.calm.paid}</p>}
        {status === 'upcoming' && <p>{words.calm.upcoming(format.weekdayAndDay(due_date))}</p>}
        {status === 'paid' && (
          <div>
            <PaperLanguage />
            <DownloadButton variant="surface" href={`/api/pdf/receipt?receipt_id=${id}`} document_type="receipt">
              {words.downloadReceipt}
            </DownloadButton>
          </div>
        )}
      </div>
      <div className={styles.heroAmount}>
        <p className="small">{linesByStatus[0]}</p>
        <p className="amount amount-huge big">{format.euros(receipt.amount_cents)}</p>
        <p className="small">{linesByStatus[1]}</p>
      </div>
    </Hero>
  )
}
