import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { tellFailure } from '#platform/form/tell-failure.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { PanelForm } from '#ui/display/panel/PanelForm.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { RadioCards } from '#ui/forms/choice/RadioCards.tsx'
import { changeDueDay } from '../payment-methods.queries.ts'
import { dueDayMessages } from './due-day.messages.ts'
import { dueDayChoices, type DueDayChoice } from './due-day-choices.ts'

/** The allowed days with the next debit of each; saved by the press, said when it is done. */
export function DueDayForm({ methods, onClose }: { methods: PaymentMethods; onClose: () => void }) {
  const words = useMessages(dueDayMessages)
  const language = useLanguage()
  const format = useFormat()
  const saving = useMutation(changeDueDay)
  const [chosen, setChosen] = useState(methods.due_day)
  const kind = methods.debit?.kind ?? 'bank_account'
  const refused = saving.variables === chosen ? problemFields(saving.error, language)['due_day'] : undefined
  const hint = ({ next_debit_on, stays }: DueDayChoice) =>
    next_debit_on === null ? undefined : (stays ? words.stays : words.next)[kind](format.weekdayAndDay(next_debit_on))

  function save() {
    if (chosen === methods.due_day) return onClose()
    // A promise outlives the panel: a member who has moved on is told too.
    saving.mutateAsync(chosen).then(
      () => {
        toast({ text: words.saved(chosen) })
        onClose()
      },
      (error: unknown) => {
        if (problemFields(error, language)['due_day'] === undefined) tellFailure(error, 'due-day')
      },
    )
  }

  return (
    <PanelForm
      submitLabel={words.save}
      busy={saving.isPending ? words.saving : undefined}
      cancelLabel={words.cancel}
      onCancel={onClose}
      onSubmit={save}
    >
      <RadioCards
        name="due_day"
        legend={words.legend}
        value={String(chosen)}
        onValue={(value) => setChosen(Number(value))}
        error={refused}
        options={dueDayChoices(methods).map((choice) => ({
          value: String(choice.due_day),
          label: words.day(choice.due_day),
          hint: hint(choice),
        }))}
      />
    </PanelForm>
  )
}
