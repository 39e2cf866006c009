import './account.css'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import type { Mandate } from '@coussinet/contract/signing/mandates.ts'
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { useLeaveGuard } from '#platform/page/use-leave-guard.ts'
import { Button } from '#ui/button/Button.tsx'
import { WizardFoot } from '#ui/progress/WizardFoot.tsx'
import { type LastHeading, StepHeading } from '#ui/progress/StepHeading.tsx'
import { BankAccountFields } from '../../signing/bank/BankAccountFields.tsx'
import { accountMessages } from './account.messages.ts'
import { HolderFields } from './HolderFields.tsx'
import { UseFields } from './UseFields.tsx'
import { useAccountForm } from './use-account-form.ts'

type AccountStepProps = {
  methods: PaymentMethods
  mandate: Mandate | undefined
  isStale: boolean
  last: LastHeading
  back: ReactNode
  /** Above the fields: a mandate that waits, one that is gone. */
  before: ReactNode
  onDone: (id: string) => void
}

/** Step 1: the account, its holder, and what it is for. */
export function AccountStep({ methods, mandate, isStale, last, back, before, onDone }: AccountStepProps) {
  const words = useMessages(accountMessages)
  const { isAsking, leave, stay } = useLeaveGuard()
  const form = useAccountForm({ methods, mandate, isStale, onDone })
  const isForRefunds = form.typed.for_refunds && !form.typed.is_other
  return (
    <form noValidate onSubmit={form.submit} onBlur={form.leave}>
      <StepHeading title={words.title} help={isForRefunds ? words.usage : words.usagePremium} last={last} />
      {before}
      <div className="account-form">
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
