import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { Suspense, useState } from 'react'
import { dueDayMessages, paymentMethodMessages } from '#messages/payment-methods.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { useCan } from '#platform/permissions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { nextOfDueDay, whyAnotherDay } from './due-day-choices.ts'

// It is there before its panel is opened.
const DueDayForm = lazyPart(() => import('./DueDayForm.tsx').then((module) => module.DueDayForm))

export function DueDayPanel({ methods }: { methods: PaymentMethods }) {
  const { due } = useMessages(paymentMethodMessages)
  const words = useMessages(dueDayMessages)
  const format = useFormat()
  const contract = useContract()
  const [isOpen, setIsOpen] = useState(false)
  useStart(() => void DueDayForm.preload().catch(() => undefined))
  const { debit, due_day, allowed_due_days, second_attempt_on } = methods
  const kind = debit?.kind ?? 'bank_account'
  const next = nextOfDueDay(methods)
  const reason = next === null ? null : whyAnotherDay(due_day, next)
  const canChange =
    useCan('payment-methods:write') &&
    contract.status !== 'terminated' &&
    allowed_due_days.some((day) => day !== due_day)
  return (
    <Panel
      {...due}
      edit={canChange ? { label: words.edit, onEdit: () => setIsOpen(true) } : undefined}
      form={
        isOpen && canChange ? (
          <Suspense>
            <DueDayForm methods={methods} onClose={() => setIsOpen(false)} />
          </Suspense>
        ) : null
      }
    >
      <p className="strong">{words.day(due_day)}</p>
      {next !== null && <p>{words.next[kind](format.weekdayAndDay(next))}</p>}
      {reason === 'bank_day' && <p className="small muted">{words.bankDay}</p>}
      {reason === 'announced' && <p className="small muted">{words.announced(due_day)}</p>}
      {second_attempt_on !== null && (
        <p className="small muted">{words.again[kind](format.weekdayAndDay(second_attempt_on))}</p>
      )}
    </Panel>
  )
}
