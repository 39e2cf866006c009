import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import type { ReactNode } from 'react'
import ArrowRight from '~icons/lucide/arrow-right'
import { accountMessages } from '#messages/payment-methods.ts'
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useLeaveGuard } from '#platform/page/use-leave-guard.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { type LastHeading, StepHeading } from '#ui/StepHeading.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { BankAccountFields } from '../../signing/bank/BankAccountFields.tsx'
import { areDaysShown } from './account-form.ts'
import { HolderFields } from './HolderFields.tsx'
import { type AccountForm, useAccountForm } from './use-account-form.ts'
import styles from './account-step.module.css'

type AccountStepProps = {
  methods: PaymentMethods
  mandate: Mandate | undefined
  isStale: boolean
  last: LastHeading
  back: ReactNode
  /** Content above the fields: a mandate that waits, or that has ended. */
  before: ReactNode
  onDone: (id: string) => void
}

/** Step 1: the account, its holder, and its purpose. */
export function AccountStep({ methods, mandate, isStale, last, back, before, onDone }: AccountStepProps) {
  const words = useMessages(accountMessages)
  const { isAsking, leave, stay } = useLeaveGuard()
  const form = useAccountForm({ methods, mandate, isStale, onDone })
  const isForRefunds = form.typed.for_refunds && !form.typed.is_other
  return (
    <form noValidate onSubmit={form.onSubmit} onBlur={form.leave}>
      <StepHeading title={words.title} help={isForRefunds ? words.usage : words.usagePremium} last={last} />
      {before}
      <div className={styles.form}>
        <BankAccountFields iban={form.iban} bic={form.bic} onFull={form.showIban} onAnew={form.forgetIban} />
        <HolderFields form={form} hasRefundAccount={methods.refund_account !== null} />
        <UseFields form={form} methods={methods} />
      </div>
      <WizardFoot back={back} note={words.nothing}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          iconEnd={<ArrowRight />}
          busy={form.isBusy ? words.drawing : undefined}
        >
          {words.next}
        </Button>
      </WizardFoot>
      <LeaveQuestion isAsking={isAsking} leave={leave} stay={stay} />
    </form>
  )
}

function UseFields({ form, methods }: { form: AccountForm; methods: PaymentMethods }) {
  const words = useMessages(accountMessages)
  const format = useFormat()
  const { typed, change } = form
  const { due_day_choices, refund_account, unpaid_cents } = methods
  const planned = due_day_choices.find(({ due_day }) => due_day === methods.due_day)?.next_debit_on
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
          value={String(typed.due_day)}
          error={form.errorOf('due_day')}
          onValue={(value) => change({ due_day: Number(value) }, ['due_day'])}
          options={due_day_choices.map(({ due_day, next_debit_on }) => {
            const sentence = due_day !== methods.due_day && next_debit_on === planned ? words.stays : words.nextDebit
            return {
              value: String(due_day),
              label: words.day(due_day),
              hint: next_debit_on === null ? undefined : sentence(format.weekdayAndDay(next_debit_on)),
            }
          })}
        />
      )}
    </section>
  )
}
