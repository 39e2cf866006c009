import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { isBill } from '@coussinet/contract/domain/bill.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RefundStatement } from '@coussinet/contract/refunds.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { correctionMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import { Accordion } from '#ui/Accordion.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'
import { Arithmetic, GivenAmounts } from '../../cover/Arithmetic.tsx'
import { CareLines } from '../../cover/CareLines.tsx'
import styles from './request-page.module.css'

type DecisionCorrection = RefundRequest['corrections'][number]

const amountOf = ({ refunds }: Pick<DecisionCorrection, 'refunds'>) =>
  sumBy(refunds, ({ refunded_cents }) => refunded_cents)

/** Explains that the decision is not the first: what changed, and why. */
export function CorrectionNote({ request: { corrections, amount_to_refund_cents } }: { request: RefundRequest }) {
  const words = useMessages(correctionMessages)
  const format = useFormat()
  const last = corrections.at(-1)
  if (last === undefined) return null
  const [was, now] = [amountOf(last), amount_to_refund_cents ?? 0]
  return (
    <div className={styles.clockNote}>
      <Note title={words.corrected(format.longDay(toLocalDay(last.corrected_at)))}>
        <p>{was === now ? words.same(format.euros(now)) : words.amounts(format.euros(was), format.euros(now))}</p>
        <p>{last.reason}</p>
      </Note>
    </div>
  )
}

/** Earlier decisions, newest first, each with its lines, its calculation and why it was corrected. */
export function FormerDecisions({ request: { corrections, animals } }: { request: RefundRequest }) {
  const words = useMessages(correctionMessages)
  const format = useFormat()
  return (
    <section className="section" aria-labelledby="former-decisions">
      <h2 id="former-decisions" className="h3">
        {words.former}
      </h2>
      {corrections.toReversed().map((former) => (
        <Accordion
          key={former.corrected_at}
          title={words.formerOf(
            format.shortDay(toLocalDay(former.corrected_at)),
            former.status === 'rejected' ? words.refused : format.euros(amountOf(former)),
          )}
        >
          <div className="stack gap-m">
            <p>
              {words.why} {former.reason}
            </p>
            {former.rejection && <p>{capitalised(former.rejection.text)}</p>}
            {former.refunds.map(({ id, animal_id, lines, computation, explanation, reasons }) => (
              <div key={id} className="stack gap-m">
                <CareLines lines={lines} caption={animals.find((animal) => animal.id === animal_id)?.name ?? ''} />
                {explanation !== null && <GivenAmounts explanation={explanation} reasons={reasons} />}
                {isBill(lines) && computation !== null && (
                  <Arithmetic computation={computation} lines={lines} reasons={reasons} payout="estimate" />
                )}
              </div>
            ))}
          </div>
        </Accordion>
      ))}
    </section>
  )
}

/** Payments of a refund that came back, were only a part, or were too much. */
export function UnusualPayments({ refund }: { refund: RefundStatement }) {
  const words = useMessages(correctionMessages)
  const format = useFormat()
  const { paid_cents, due_cents, overpaid_cents, returned_payments } = refund
  const last = returned_payments.at(-1)
  const sum = (term: string, cents: number) => (cents > 0 ? [{ term, value: format.euros(cents) }] : [])
  return (
    <div className="stack gap-m">
      {last !== undefined && due_cents > 0 && (
        <Note
          tone="warning"
          title={words.returned}
          action={
            <Gate permission="payment-methods:write">
              <LinkButton size="small" to="/profile/payment-methods/refund-account" search={{}}>
                {words.checkAccount}
              </LinkButton>
            </Gate>
          }
        >
          {words.returnedText(format.euros(last.amount_cents), format.longDay(last.returned_on))}
        </Note>
      )}
      {last !== undefined && due_cents === 0 && (
        <p className="small muted">
          {words.returnedOnce(format.euros(last.amount_cents), format.longDay(last.returned_on))}
        </p>
      )}
      {(paid_cents > 0 && due_cents > 0) || overpaid_cents > 0 ? (
        <DescriptionList
          facts={[
            ...sum(words.already, paid_cents),
            ...sum(words.due, due_cents),
            ...sum(words.overpaid, overpaid_cents),
          ]}
        />
      ) : null}
      {overpaid_cents > 0 && <p className="small muted">{words.overpaidText}</p>}
    </div>
  )
}
