import type { CardPayment } from '@coussinet/contract/receipts.ts'
import { useQuery } from '@tanstack/react-query'
import { paymentMessages } from '#messages/receipts.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { Note } from '#ui/Note.tsx'
import { receiptQueries } from './receipts.queries.ts'
import styles from './CardPaymentOutcome.module.css'

function Outcome({ payment }: { payment: CardPayment }) {
  const words = useMessages(paymentMessages)
  const format = useFormat()
  const { status, amount_cents, receipt_ids, href } = payment
  if (status === 'paid')
    return (
      <Note tone="success" live title={words.paid(format.euros(amount_cents))}>
        {words.paidText(receipt_ids.length)}
      </Note>
    )
  if (status === 'refused')
    return (
      <Note tone="warning" live title={words.refused}>
        {words.refusedText}
      </Note>
    )
  if (status === 'abandoned')
    return (
      <Note live title={words.abandoned}>
        {words.abandonedText}
      </Note>
    )
  return (
    <Note
      live
      title={words.open}
      action={
        <a className="text-link" href={href}>
          {words.resume}
        </a>
      }
    >
      {words.openText}
    </Note>
  )
}

/** Outcome of the payment page from which the member returns; polls while it is open. */
export function CardPaymentOutcome({ id }: { id: string }) {
  const words = useMessages(paymentMessages)
  const language = useLanguage()
  const { data: payment, error, isFetching, refetch } = useQuery(receiptQueries.payment(id))
  // An address without a payment of the member's has no outcome to show.
  if (hasCode(error, 'not_found')) return null
  return (
    <div className={styles.cardPayment}>
      {payment && <Outcome payment={payment} />}
      {!payment && !error && <Note live>{words.checking}</Note>}
      {!payment && error && (
        <ErrorBlock
          title={words.failed}
          text={problemText(error, language)}
          retryLabel={words.retry}
          retrying={isFetching ? words.retrying : undefined}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
