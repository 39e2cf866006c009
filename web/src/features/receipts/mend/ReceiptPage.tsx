import './mend.css'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { Country } from '@coussinet/contract/fields.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { CardPaymentOutcome } from '../payment/CardPaymentOutcome.tsx'
import { receiptMessages } from '../receipts.messages.ts'
import { Attempts } from './Attempts.tsx'
import { Cover } from './Cover.tsx'
import { Mend } from './Mend.tsx'
import { mendMessages } from './mend.messages.ts'
import { ReceiptHero } from './ReceiptHero.tsx'

type ReceiptPageProps = {
  receipt: ReceiptDetail
  country: Country
  today: string
  /** masked; null for a card, or where it is not known */
  account: string | null
  /** the payment by card from whose page the member comes back */
  payment: string | undefined
}

/** One contribution: calm when it is paid or to come, and when it came back what happened, the ways out and what is at risk. */
export function ReceiptPage({ receipt, country, today, account, payment }: ReceiptPageProps) {
  const words = useMessages(mendMessages)
  const { failed, loading } = useMessages(receiptMessages)
  const isDeclined = receipt.status === 'declined'
  return (
    <div className="content">
      {payment !== undefined && <CardPaymentOutcome id={payment} />}
      <ReceiptHero receipt={receipt} />
      <div className={isDeclined ? 'cols' : 'receipt-calm'}>
        {isDeclined && (
          <div>
            <Block what={failed} pending={<Skeleton shape="block" label={loading} />}>
              <Mend receipt={receipt} account={account} />
            </Block>
            {receipt.cover && <Cover cover={receipt.cover} country={country} today={today} />}
          </div>
        )}
        <div className="stack gap-xl">
          <Attempts receipt={receipt} />
          <p>
            <Link className="text-link row gap-s receipt-back" to="/profile/receipts" search={{}}>
              <ArrowLeft className="icon-s" />
              {words.back}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
