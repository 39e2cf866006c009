import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import type { FormulaChange } from '@coussinet/contract/formula-changes.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { changeMessages } from '#messages/contract.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { errorToast, successToast } from '#platform/form/error-toast.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { NoteLine } from '#ui/NoteLine.tsx'
import { changesQuery, withdrawChange } from './change.queries.ts'
import { shownChange } from './shown-change.ts'
import styles from './change.module.css'

type NamedAnimal = { id: string; name: string }

/** Shows on an animal's card the requested formula and the outcome; nothing if there was no request. */
export function ChangeNote({ animal }: { animal: NamedAnimal }) {
  const today = useToday()
  const { data } = useQuery(changesQuery)
  const change = data && shownChange(data.data, animal.id, today)
  return change ? (
    <div className={styles.told}>
      <Told change={change} name={animal.name} />
    </div>
  ) : null
}

const tones = {
  pending: 'info',
  confirmed: 'success',
  applied: 'success',
  refused: 'warning',
  lapsed: 'warning',
  withdrawn: 'info',
} as const

function Told({ change, name }: { change: FormulaChange; name: string }) {
  const words = useMessages(changeMessages)
  const language = useLanguage()
  const format = useFormat()
  const { status, takes_effect_on, monthly_price_cents, reason } = change
  const labelOf = (formula: string) => formulaLabels[formula]?.[language] ?? formula
  const [before, formula, day] = [
    labelOf(change.from_formula),
    labelOf(change.formula),
    format.longDay(takes_effect_on),
  ]
  const texts = {
    pending: [words.pending(formula, day), words.pendingText],
    confirmed: [
      words.until(before, format.longDay(addDays(takes_effect_on, -1)), formula),
      words.confirmedText(day, format.euros(monthly_price_cents)),
    ],
    applied: [words.applied(formula, day), words.appliedText(before)],
    refused: [words.refused(formula), reason],
    lapsed: [words.lapsed(formula), words.lapsedText],
    withdrawn: [words.withdrawn, null],
  } as const
  const [title, text] = texts[status]
  return (
    <Note
      tone={tones[status]}
      live
      title={title}
      action={status === 'pending' && <Withdraw id={change.id} name={name} />}
    >
      {text && <NoteLine>{text}</NoteLine>}
    </Note>
  )
}

function Withdraw({ id, name }: { id: string; name: string }) {
  const words = useMessages(changeMessages)
  const withdrawing = useMutation(withdrawChange)
  const withdraw = () =>
    withdrawing.mutateAsync(id).then(
      () => successToast(words.withdrawn),
      (error: unknown) => errorToast(error, 'withdraw_formula_change'),
    )
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={words.withdrawOf(name)}
      busy={withdrawing.isPending ? words.withdrawing : undefined}
      onClick={() => void withdraw()}
    >
      {words.withdraw}
    </Button>
  )
}
