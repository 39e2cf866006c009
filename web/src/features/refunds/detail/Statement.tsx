import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { Button } from '#ui/button/Button.tsx'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { Arithmetic } from '../arithmetic/Arithmetic.tsx'
import { CareLines } from '../arithmetic/CareLines.tsx'
import { useSaveFile } from '../documents/use-save-file.ts'
import { refundQueries } from '../refunds.queries.ts'
import { detailMessages } from './detail.messages.ts'

/** One animal's part of a decided request: its care, its arithmetic, its payment; `isAlone` when there is no other. */
export function Statement({ id, isAlone }: { id: string; isAlone: boolean }) {
  const words = useMessages(detailMessages)
  const labels = useMessages(refundLabels)
  const format = useFormat()
  const save = useSaveFile()
  const { data: refund } = useSuspenseQuery(refundQueries.statement(id))
  const { animal, payment_date, destination_account, benefit_slips } = refund
  const title = isAlone ? labels.lines : words.careOf(animal.name)
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  return (
    <section className="statement" aria-labelledby={`statement-${id}`}>
      <div className="section-head">
        <h2 id={`statement-${id}`}>{title}</h2>
      </div>
      <CareLines lines={refund.lines} caption={title} />
      <div className="statement-sum">
        <h3>{labels.sums}</h3>
        <Arithmetic computation={refund.computation} lines={refund.lines} reasons={refund.reasons} />
      </div>
      <div className="statement-facts">
        <DescriptionList
          facts={[
            ...fact(labels.kept, format.euros(refund.remaining_cents)),
            ...fact(words.paidOn, payment_date && format.longDay(payment_date)),
            ...fact(
              words.account,
              refund.refunded_cents > 0 && destination_account ? format.shownAccount(destination_account.iban) : null,
            ),
          ]}
        />
      </div>
      <Gate feature="service_slips">
        {benefit_slips.length > 0 && (
          <div className="statement-facts stack gap-s">
            <h3>{words.slips}</h3>
            {benefit_slips.map((slip) => (
              <div key={slip.id}>
                <Button size="small" icon={<FileText />} onClick={() => save(slip.href, `${slip.label}.pdf`)}>
                  {slip.label}
                </Button>
              </div>
            ))}
          </div>
        )}
      </Gate>
    </section>
  )
}
