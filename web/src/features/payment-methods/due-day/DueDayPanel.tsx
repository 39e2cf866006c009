import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useContract } from '#platform/calls/queries.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useCan } from '#platform/permissions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PanelForm } from '#ui/PanelForm.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { toast } from '#ui/toast-store.ts'
import { paymentMethodMessages } from '../payment-methods.messages.ts'
import { changeDueDay } from '../payment-methods.queries.ts'
import { type DueDayChoice, dueDayChoices, nextOfDueDay, whyAnotherDay } from './due-day-choices.ts'
import { dueDayMessages } from './due-day.messages.ts'

export function DueDayPanel({ methods }: { methods: PaymentMethods }) {
  const { due } = useMessages(paymentMethodMessages)
  const words = useMessages(dueDayMessages)
  const format = useFormat()
  const contract = useContract()
  const [isOpen, setIsOpen] = useState(false)
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
      form={isOpen && canChange ? <DueDayForm methods={methods} onClose={() => setIsOpen(false)} /> : null}
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

function DueDayForm({ methods, onClose }: { methods: PaymentMethods; onClose: () => void }) {
  const words = useMessages(dueDayMessages)
  const format = useFormat()
  const saving = useMutation(changeDueDay)
  const [chosen, setChosen] = useState(methods.due_day)
  const kind = methods.debit?.kind ?? 'bank_account'
  const hint = ({ next_debit_on, stays }: DueDayChoice) =>
    next_debit_on === null ? undefined : (stays ? words.stays : words.next)[kind](format.weekdayAndDay(next_debit_on))

  const form = useForm({
    action: 'due-day',
    fields: ['due_day'],
    reading: { body: chosen },
    skip(day) {
      if (day === methods.due_day) onClose()
      return day === methods.due_day
    },
    send: (day) => saving.mutateAsync(day),
    onDone(_answer, { body: day }) {
      toast({ text: words.saved(day) })
      onClose()
    },
  })

  function choose(value: string) {
    setChosen(Number(value))
    form.change(['due_day'])
  }

  return (
    <PanelForm
      submitLabel={words.save}
      busy={form.isBusy ? words.saving : undefined}
      cancelLabel={words.cancel}
      onCancel={onClose}
      onSubmit={form.submit}
    >
      <RadioCards
        name="due_day"
        legend={words.legend}
        value={String(chosen)}
        onValue={choose}
        error={form.errorOf('due_day')}
        options={dueDayChoices(methods).map((choice) => ({
          value: String(choice.due_day),
          label: words.day(choice.due_day),
          hint: hint(choice),
        }))}
      />
    </PanelForm>
  )
}
