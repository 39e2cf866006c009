import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import type { NewRefundAccount, RefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { FocusEvent, ReactNode } from 'react'
import { refundAccountMessages } from '#messages/payment-methods.ts'
import { useMe } from '#platform/calls/queries.ts'
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import { usePanelForm } from '#platform/form/use-panel-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useLeaveGuard } from '#platform/page/use-leave-guard.ts'
import { Button } from '#ui/Button.tsx'
import { leftField } from '#ui/left-field.ts'
import { type LastHeading, StepHeading } from '#ui/StepHeading.tsx'
import { TextField } from '#ui/TextField.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { BankAccountFields } from '../signing/bank/BankAccountFields.tsx'
import { readRefundAccount, typedRefundAccount } from './iban-form.ts'
import { nameRefundAccount } from './refund-account.queries.ts'
import styles from './refund-account.module.css'

type IbanStepProps = {
  /** An account that waits for its code: shown again, and continued if nothing changes. */
  draft: RefundAccount | null
  present: PaymentMethods['refund_account']
  last: LastHeading
  back: ReactNode
  onNamed: (id: string) => void
}

/** Step of the account for refunds: the account, its bank where that cannot be found, and whose it is. */
export function IbanStep({ draft, present, last, back, onNamed }: IbanStepProps) {
  const { iban: words } = useMessages(refundAccountMessages)
  const format = useFormat()
  const queries = useQueryClient()
  const attempt = useAttemptKeys()
  const { isAsking, leave: goAway, stay } = useLeaveGuard()
  const form = usePanelForm({
    name: 'refund-account',
    initial: typedRefundAccount(draft, useMe()),
    read: readRefundAccount,
    save: {
      mutationFn: (body: NewRefundAccount) =>
        attempt(JSON.stringify(body), (key) => nameRefundAccount(queries, body, key)),
    },
    onDone: (named: RefundAccount | null) => {
      const id = (named ?? draft)?.id
      if (id !== undefined) onNamed(id)
    },
  })

  function leave(event: FocusEvent<HTMLFormElement>) {
    const field = leftField(event)
    if (field !== null && field.value !== '') form.leave(field.name)
  }
  // The BIC was that of another account.
  const iban = { ...form.field('iban'), onValue: (text: string) => form.change({ iban: text, bic: '' }) }
  return (
    <form noValidate onSubmit={form.onSubmit} onBlur={leave}>
      <StepHeading title={words.title} help={words.help} last={last} />
      <div className={`stack gap-l ${styles.fields}`}>
        {present !== null && <p className="small muted">{words.present(format.shownAccount(present.iban))}</p>}
        <BankAccountFields
          iban={iban}
          bic={form.field('bic')}
          onFull={() => form.leave('iban')}
          onAnew={() => form.forget('iban')}
        />
        <TextField
          {...form.field('holder')}
          label={words.holder}
          hint={words.holderHint}
          autoComplete="name"
          maxLength={70}
        />
      </div>
      <WizardFoot back={back}>
        <Button type="submit" variant="primary" size="large" busy={form.isBusy ? words.saving : undefined}>
          {words.next}
        </Button>
      </WizardFoot>
      <LeaveQuestion isAsking={isAsking} leave={goAway} stay={stay} />
    </form>
  )
}
