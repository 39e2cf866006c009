import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dueDayMessages } from '#messages/payment-methods.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { PanelForm } from '#ui/PanelForm.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { toast } from '#ui/toast-store.ts'
import { changeDueDay } from '../payment-methods.queries.ts'
import { type DueDayChoice, dueDayChoices } from './due-day-choices.ts'

export function DueDayForm({ methods, onClose }: { methods: PaymentMethods; onClose: () => void }) {
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
