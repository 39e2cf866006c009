import type { RefundStatement } from '@coussinet/contract/refunds.ts'
import { correctionMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'

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
