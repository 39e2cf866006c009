import { isBill, refundLabels } from '@coussinet/contract/domain/bill.ts'
import type { RefundStatement } from '@coussinet/contract/refunds.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import FileText from '~icons/lucide/file-text'
import { detailMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { Arithmetic, GivenAmounts, EventNote } from '../../cover/Arithmetic.tsx'
import { CareLines } from '../../cover/CareLines.tsx'
import { useSaveFile } from '../../documents/use-save-file.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import styles from './request-page.module.css'

// For the few refunds that were not paid in full at once.
const UnusualPayments = lazyPart(() => import('./Corrections.tsx').then((module) => module.UnusualPayments))

/** Tells whether a refund was paid in part, twice or too much, or came back. */
const isUnusual = ({ paid_cents, due_cents, overpaid_cents, returned_payments }: RefundStatement): boolean =>
  (paid_cents > 0 && due_cents > 0) || overpaid_cents > 0 || returned_payments.length > 0

/** One animal's part of a decided request: care, calculation, payment. `isAlone` if the request has no other. */
export function RequestStatement({ id, isAlone }: { id: string; isAlone: boolean }) {
  const words = useMessages(detailMessages)
  const labels = useMessages(refundLabels)
  const format = useFormat()
  const save = useSaveFile()
  const { data: refund } = useSuspenseQuery(refundQueries.statement(id))
  const { animal, payment_date, destination_account, benefit_slips, computation } = refund
  const isBilled = isBill(refund.lines)
  const title = isAlone ? labels.lines : words.careOf(animal.name)
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  return (
    <section className={styles.statement} aria-labelledby={`statement-${id}`}>
      <div className="section-head">
        <h2 id={`statement-${id}`}>{title}</h2>
      </div>
      <CareLines lines={refund.lines} caption={title} isPast={computation === null} />
      {computation === null && (
        <div className={styles.statementFacts}>
          {refund.explanation === null ? (
            <Note tone="info">{words.past}</Note>
          ) : (
            <GivenAmounts explanation={refund.explanation} reasons={refund.reasons} />
          )}
        </div>
      )}
      {isBilled && computation !== null && (
        <div className={styles.statementSum}>
          <h3>{labels.sums}</h3>
          <Arithmetic
            computation={computation}
            lines={refund.lines}
            reasons={refund.reasons}
            payout={payment_date === null ? 'to_pay' : 'paid'}
          />
          {refund.event && <EventNote event={refund.event} deductible_cents={computation.deductible_cents} />}
        </div>
      )}
      <div className={styles.statementFacts}>
        <DescriptionList
          facts={[
            ...fact(labels.kept, isBilled ? format.euros(refund.remaining_cents) : null),
            ...fact(words.paidOn, payment_date && format.longDay(payment_date)),
            ...fact(
              words.account,
              refund.refunded_cents > 0 && destination_account ? format.shownAccount(destination_account.iban) : null,
            ),
          ]}
        />
      </div>
      {isUnusual(refund) && (
        <div className={styles.statementFacts}>
          <Suspense>
            <UnusualPayments refund={refund} />
          </Suspense>
        </div>
      )}
      <Gate feature="service_slips">
        {benefit_slips.length > 0 && (
          <div className={`${styles.statementFacts} stack gap-s`}>
            <h3>{words.slips}</h3>
            <PaperLanguage />
            {benefit_slips.map((slip) => (
              <div key={slip.id}>
                <Button size="small" icon={<FileText />} onClick={() => save(slip.href, `${slip.label}.pdf`)}>
                  <span>
                    <Unbroken>{slip.label}</Unbroken>
                  </span>
                </Button>
              </div>
            ))}
          </div>
        )}
      </Gate>
    </section>
  )
}
