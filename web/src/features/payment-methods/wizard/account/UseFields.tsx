import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Checkbox } from '#ui/forms/choice/Checkbox.tsx'
import { RadioCards } from '#ui/forms/choice/RadioCards.tsx'
import { accountMessages } from './account.messages.ts'
import { areDaysShown } from './account-form.ts'
import type { AccountForm } from './use-account-form.ts'

/** What the account is for: refunds too, what is still owed, and the day of the debits. */
export function UseFields({ form, methods }: { form: AccountForm; methods: PaymentMethods }) {
  const words = useMessages(accountMessages)
  const format = useFormat()
  const { typed, change } = form
  const { due_day_choices, refund_account, unpaid_cents } = methods
  return (
    <section className="stack gap-l" aria-labelledby="account-uses">
      <h2 id="account-uses" className="h3">
        {words.uses}
      </h2>
      {!typed.is_other && (
        <Checkbox
          label={words.refunds}
          hint={refund_account === null ? words.refundsElse : words.refundsHint}
          checked={typed.for_refunds}
          error={form.errorOf('uses')}
          onCheck={(for_refunds) => change({ for_refunds }, ['uses'])}
        />
      )}
      {unpaid_cents > 0 && (
        <Checkbox
          label={words.unpaid(format.euros(unpaid_cents))}
          hint={words.unpaidHint}
          checked={typed.collect_unpaid}
          onCheck={(collect_unpaid) => change({ collect_unpaid }, [])}
        />
      )}
      {areDaysShown(methods) && (
        <RadioCards
          legend={words.dueDay}
          hint={words.dueDayHint}
          name="due_day"
          className="account-days"
          value={String(typed.due_day)}
          error={form.errorOf('due_day')}
          onValue={(value) => change({ due_day: Number(value) }, ['due_day'])}
          options={due_day_choices.map(({ due_day, next_debit_on }) => ({
            value: String(due_day),
            label: words.day(due_day),
            hint: next_debit_on === null ? undefined : words.nextDebit(format.weekdayAndDay(next_debit_on)),
          }))}
        />
      )}
    </section>
  )
}
