import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import CreditCard from '~icons/lucide/credit-card'
import { payOverdueMessages } from '#messages/receipts.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { report } from '#platform/page/report-failure.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { getLastCollection } from '../collection-day.ts'
import { payByCard } from '../receipts.queries.ts'
import { useMonth } from '../use-month.ts'
import styles from './receipt.module.css'

type PayByCardProps = { receipt: Receipt; others: readonly Receipt[] }

/** Ways to pay by card: this contribution or all that is due. Asks first if a debit is on its way, then opens the provider's page. */
export function PayByCard({ receipt, others }: PayByCardProps) {
  const words = useMessages(payOverdueMessages)
  const language = useLanguage()
  const format = useFormat()
  const month = useMonth()
  const payment = useMutation(payByCard)
  const [chosen, setChosen] = useState<readonly Receipt[]>([])
  const all = [receipt, ...others]
  const total = format.euros(contributionsTotal(all))
  const one = format.euros(receipt.amount_cents)

  function pay(receipts: readonly Receipt[]) {
    if (payment.isPending) return
    payment.mutateAsync({ receipt_ids: receipts.map(({ id }) => id), idempotency_key: newIdempotencyKey() }).then(
      ({ href }) => location.assign(href),
      (error: unknown) => report(error, { action: 'receipts.pay' }),
    )
  }

  function payOrAsk(receipts: readonly Receipt[]) {
    if (receipts.some((one) => getLastCollection(one))) setChosen(receipts)
    else pay(receipts)
  }

  function payAnyway() {
    setChosen([])
    pay(chosen)
  }

  const collected_on = chosen.flatMap((one) => getLastCollection(one)?.on ?? []).toSorted()[0]
  const busyWith = payment.isPending ? payment.variables.receipt_ids.length : 0
  const opening = (count: number) => (busyWith === count ? words.opening : undefined)
  const failure = (error: Error) => {
    if (hasCode(error, 'unavailable')) return words.noCard
    return hasCode(error, 'conflict') ? words.changed : problemText(error, language)
  }
  return (
    <div className="stack gap-m">
      {others.length > 0 && <p>{words.alsoDue(format.list(others.map((other) => month(other.month))), total)}</p>}
      <div className={`row wrap ${styles.pay}`}>
        <Button
          variant={getLastCollection(receipt) ? 'outline' : 'primary'}
          size="large"
          icon={<CreditCard />}
          busy={opening(all.length)}
          onClick={() => payOrAsk(all)}
        >
          {others.length > 0 ? words.payAll(all.length, total) : words.payOne(one)}
        </Button>
        {others.length > 0 && (
          <Button size="large" busy={opening(1)} onClick={() => payOrAsk([receipt])}>
            {words.payOnly(one)}
          </Button>
        )}
      </div>
      {payment.isError && (
        <Note tone="danger" live title={words.failedToPay}>
          {failure(payment.error)}
        </Note>
      )}
      <p className="small muted">{words.secure}</p>
      <ConfirmDialog
        open={collected_on !== undefined}
        title={words.ask}
        text={collected_on === undefined ? '' : words.askText(format.weekdayAndDay(collected_on))}
        confirmLabel={words.payAnyway}
        cancelLabel={words.wait}
        onConfirm={payAnyway}
        onCancel={() => setChosen([])}
      />
    </div>
  )
}
