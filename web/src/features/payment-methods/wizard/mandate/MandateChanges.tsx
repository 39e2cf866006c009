import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import type { Mandate } from '@coussinet/contract/signing/mandates.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { UnpaidText } from '../UnpaidText.tsx'
import { wizardMessages } from '../wizard.messages.ts'

/** What the signature changes: the account of today and the new one, the day of the debits, the first of them, where refunds go. */
export function MandateChanges({ mandate, methods }: { mandate: Mandate; methods: PaymentMethods }) {
  const { mandate: words } = useMessages(wizardMessages)
  const format = useFormat()
  const { debit, refund_account, unpaid_cents } = methods
  const { iban, uses, due_day, collect_unpaid, first_debit_on, last_debit_before } = mandate
  const today =
    debit === null ? words.nothing : debit.kind === 'card' ? words.card(debit.last4) : format.shownAccount(debit.iban)
  const refunds = uses.includes('refunds')
    ? words.refundsHere
    : refund_account === null
      ? words.refundsNone
      : words.refundsStay(format.shownAccount(refund_account.iban))
  return (
    <>
      <SideBlock variant="card" title={words.changes}>
        <DescriptionList
          facts={[
            { term: words.today, value: today },
            { term: words.after, value: <b className="strong">{format.shownAccount(iban)}</b> },
            { term: words.debit, value: words.debitDay(due_day ?? methods.due_day) },
            ...(first_debit_on === null ? [] : [{ term: words.first, value: format.shortDay(first_debit_on) }]),
            ...(collect_unpaid && unpaid_cents > 0 ? [{ term: words.unpaid, value: format.euros(unpaid_cents) }] : []),
            { term: words.refunds, value: refunds },
          ]}
        />
      </SideBlock>
      {last_debit_before !== null && (
        <Note tone="warning">{words.last[debit?.kind ?? 'none'](format.weekdayAndDay(last_debit_before))}</Note>
      )}
      <UnpaidText mandate={mandate} methods={methods} />
    </>
  )
}
