import { useState } from 'react'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useCan } from '#platform/permissions.tsx'
import { useContract } from '#platform/queries.ts'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { paymentMethodMessages } from '../payment-methods.messages.ts'
import { dueDayMessages } from './due-day.messages.ts'
import { nextOfDueDay } from './due-day-choices.ts'
import { DueDayForm } from './DueDayForm.tsx'

/** The day of the month of the debits, and the choice of another one. */
export function DueDayPanel({ methods }: { methods: PaymentMethods }) {
  const { due } = useMessages(paymentMethodMessages)
  const words = useMessages(dueDayMessages)
  const format = useFormat()
  const contract = useContract()
  const [isOpen, setIsOpen] = useState(false)
  const { debit, due_day, allowed_due_days, second_attempt_on } = methods
  const kind = debit?.kind ?? 'bank_account'
  const next = nextOfDueDay(methods)
  const canChange =
    useCan('payment-methods:write') &&
    contract.status !== 'terminated' &&
    allowed_due_days.some((day) => day !== due_day)
  return (
    <Panel
      {...due}
      edit={canChange ? { label: words.edit, onEdit: () => setIsOpen(true) } : undefined}
      form={isOpen && canChange ? <DueDayForm methods={methods} onClose={() => setIsOpen(false)} /> : null}
    >
      <p className="strong">{words.day(due_day)}</p>
      {next !== null && <p>{words.next[kind](format.weekdayAndDay(next))}</p>}
      {second_attempt_on !== null && (
        <p className="small muted">{words.again[kind](format.weekdayAndDay(second_attempt_on))}</p>
      )}
    </Panel>
  )
}
