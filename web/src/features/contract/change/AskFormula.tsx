import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { contractLabels, formulaChangeReasons } from '@coussinet/contract/domain/cover.ts'
import type { OfferedFormula, PossibleChange } from '@coussinet/contract/formula-changes.ts'
import { useMutation } from '@tanstack/react-query'
import { askMessages } from '#messages/contract.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { successToast } from '#platform/form/error-toast.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { Table } from '#ui/Table.tsx'
import { requestChange } from './change.queries.ts'

type AskFormulaProps = {
  name: string
  possible: PossibleChange
  /** null: no question is open */
  offer: OfferedFormula | null
  onClose: () => void
  onSent: () => void
}

/** The step before another formula is requested: from when, what changes, what happens to the limits, and who confirms it. */
export function AskFormula({ name, possible, offer, onClose, onSent }: AskFormulaProps) {
  const words = useMessages(askMessages)
  const reasons = useMessages(formulaChangeReasons)
  const language = useLanguage()
  const format = useFormat()
  const attempt = useAttemptKeys()
  const asking = useMutation(requestChange)
  const { animal_id, takes_effect_on, current } = possible
  const day = format.longDay(takes_effect_on)
  function close() {
    asking.reset()
    onClose()
  }
  function send(formula: string) {
    const question = { animal_id, formula, takes_effect_on }
    attempt(`${animal_id} ${formula} ${takes_effect_on}`, (key) => asking.mutateAsync({ question, key })).then(
      () => {
        successToast(words.sent)
        onSent()
      },
      // The dialog explains why.
      () => undefined,
    )
  }
  const label = offer ? (formulaLabels[offer.formula]?.[language] ?? offer.formula) : ''
  return (
    <Dialog
      open={offer !== null}
      onClose={close}
      size="large"
      title={words.title(label, name)}
      text={words.from(day)}
      actions={
        offer && (
          <>
            <Button variant="quiet" onClick={close}>
              {words.cancel}
            </Button>
            <Button
              variant="primary"
              busy={asking.isPending ? words.sending : undefined}
              onClick={() => send(offer.formula)}
            >
              {words.send}
            </Button>
          </>
        )
      }
    >
      {offer && (
        <div className="stack gap-m">
          <Comparison current={current} offer={offer} day={format.shortDay(takes_effect_on)} />
          <ul className="stack gap-xs">
            {offer.added.map(({ guarantee, covered_from }) => (
              <li key={guarantee}>{words.added(guarantee, format.longDay(covered_from))}</li>
            ))}
            {offer.lost.map((guarantee) => (
              <li key={guarantee}>{words.lost(guarantee, day)}</li>
            ))}
            {words.notes.map((note) => (
              <li key={note} className="small muted">
                {note}
              </li>
            ))}
          </ul>
          {asking.isError && (
            <Note tone="danger" live title={words.failed}>
              {isBareConflict(asking.error)
                ? words.changed
                : (reasonOf(asking.error, reasons) ?? problemText(asking.error, language))}
            </Note>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** A conflict that names no reason: the day that was shown is another one by now. */
const isBareConflict = (error: unknown) =>
  hasCode(error, 'conflict') && isApiProblem(error) && Object.keys(error.errors).length === 0

function reasonOf(error: unknown, reasons: Readonly<Record<string, string>>): string | undefined {
  const [key] = isApiProblem(error) ? Object.values(error.errors).flat() : []
  return key === undefined ? undefined : reasons[key]
}

type ComparisonProps = { current: OfferedFormula; offer: OfferedFormula; day: string }

function Comparison({ current, offer, day }: ComparisonProps) {
  const words = useMessages(askMessages)
  const labels = useMessages(contractLabels)
  const language = useLanguage()
  const format = useFormat()
  const nameOf = ({ formula }: OfferedFormula) => formulaLabels[formula]?.[language] ?? formula
  const deductible = ({ deductible_cents, deductible_mode }: OfferedFormula) =>
    deductible_cents === 0 ? words.none.deductible : words.per[deductible_mode](format.euros(deductible_cents))
  const prevention = ({ vaccine_package_cents }: OfferedFormula) =>
    vaccine_package_cents === 0 ? words.none.package : words.per.per_year(format.euros(vaccine_package_cents))
  const row = (key: string, label: string, valueOf: (formula: OfferedFormula) => string) => ({
    key,
    cells: [label, valueOf(current), <b className="strong">{valueOf(offer)}</b>],
  })
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'term', label: words.caption },
        { key: 'now', label: words.now(nameOf(current)) },
        { key: 'next', label: words.from_day(day, nameOf(offer)) },
      ]}
      rows={[
        row('price', labels.price, ({ monthly_price_cents }) => format.euros(monthly_price_cents)),
        row('rate', labels.rate, ({ reimbursement_rate }) => format.percent(reimbursement_rate)),
        row('ceiling', labels.ceiling, ({ annual_ceiling_cents }) => format.euros(annual_ceiling_cents)),
        row('deductible', labels.deductible, deductible),
        row('package', labels.package, prevention),
      ]}
    />
  )
}
