import { formulaLabels } from '@coussinet/contract/brand/values/formula-labels.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import type { OfferedFormula, PossibleChange } from '@coussinet/contract/formula-changes.ts'
import type { FormulaReplay as Replay, ReplayRemark } from '@coussinet/contract/formula-replay.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Table } from '#ui/Table.tsx'
import { AskFormula } from '../change/AskFormula.tsx'
import { askMessages } from '../change/change.messages.ts'
import { changesQuery } from '../change/change.queries.ts'
import { replayMessages } from './replay.messages.ts'
import { replayQuery } from './replay.queries.ts'
import styles from './replay.module.css'

/** The member's last twelve months under each formula: what it would have cost and paid, and what cannot be compared. */
export function FormulaReplay() {
  const words = useMessages(replayMessages)
  const format = useFormat()
  const { from, to, animals } = useSuspenseQuery(replayQuery).data
  // The replay stands without them: what cannot be asked for now can be read.
  const { data: changes } = useQuery(changesQuery)
  if (animals.length === 0) return <p className="muted">{words.nobody}</p>
  return (
    <div className="stack gap-l">
      <p>{words.intro(format.longDay(from), format.longDay(to))}</p>
      {animals.map((animal) => (
        <AnimalReplay
          key={animal.animal_id}
          animal={animal}
          possible={changes?.possible.find(({ animal_id }) => animal_id === animal.animal_id)}
        />
      ))}
      <div className="stack gap-xs small muted">
        {words.basis.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Gate permission="contact:write">
        <p>
          {words.change}{' '}
          <Link className="text-link" to="/contact">
            {words.write}
          </Link>
        </p>
      </Gate>
    </div>
  )
}

type AnimalReplayProps = {
  animal: Replay['animals'][number]
  /** the change of formula that can be asked for, or why not; undefined while that is not known */
  possible: PossibleChange | undefined
}

function AnimalReplay({ animal, possible }: AnimalReplayProps) {
  const words = useMessages(replayMessages)
  const { refunded } = useMessages(refundLabels)
  const language = useLanguage()
  const format = useFormat()
  const asking = useMessages(askMessages)
  const [offer, setOffer] = useState<OfferedFormula | null>(null)
  const state = useRef<HTMLParagraphElement>(null)
  const { name, current, bills, billed_cents, formulas } = animal
  const labelOf = (formula: string) => formulaLabels[formula]?.[language] ?? formula
  const remarks = new Set(formulas.flatMap((formula): readonly ReplayRemark[] => formula.remarks))
  const canAsk = possible?.obstacle === null && possible.formulas.length > 0
  const actOf = (formula: string) => {
    const offered = possible?.formulas.find((one) => one.formula === formula)
    return (
      offered && (
        <Button
          size="small"
          variant="quiet"
          aria-label={asking.actOf(labelOf(formula), name)}
          onClick={() => setOffer(offered)}
        >
          {asking.act}
        </Button>
      )
    )
  }
  function sent() {
    setOffer(null)
    // The button that led there is gone.
    requestAnimationFrame(() => state.current?.focus())
  }
  return (
    <section className="stack gap-s" aria-label={words.caption(name)}>
      <div>
        <h3>{name}</h3>
        <p className="small muted">{bills === 0 ? words.none : words.bills(bills, format.euros(billed_cents))}</p>
      </div>
      <Table
        lead
        caption={words.caption(name)}
        columns={[
          { key: 'formula', label: words.formula },
          { key: 'contributions', label: words.contributions, numeric: true },
          { key: 'refunded', label: refunded, numeric: true },
          { key: 'difference', label: words.difference, numeric: true },
          ...(canAsk ? [{ key: 'change', label: asking.column, numeric: true }] : []),
        ]}
        rows={formulas.map(({ formula, contributions_cents, refunded_cents, difference_cents }) => ({
          key: formula,
          cells: [
            <span className={styles.formula}>
              {labelOf(formula)} {formula === current && <Badge>{words.current}</Badge>}
            </span>,
            format.euros(contributions_cents),
            format.euros(refunded_cents),
            <b className="amount">{format.euros(difference_cents)}</b>,
            ...(canAsk ? [actOf(formula)] : []),
          ],
        }))}
      />
      {possible && (
        <p ref={state} tabIndex={-1} className="small">
          <ChangeState possible={possible} />
        </p>
      )}
      {possible && (
        <AskFormula name={name} possible={possible} offer={offer} onClose={() => setOffer(null)} onSent={sent} />
      )}
      {remarks.size > 0 && (
        <ul className="small muted stack gap-xs">
          {[...remarks].map((remark) => (
            <li key={remark}>{words.remarks[remark]}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Last day on which another formula can be asked for, or why none can be now. */
function ChangeState({ possible }: { possible: PossibleChange }) {
  const words = useMessages(askMessages)
  const format = useFormat()
  const { obstacle, takes_effect_on, ask_by, formulas } = possible
  const day = format.longDay(takes_effect_on)
  if (obstacle === 'under_way') return words.underWay
  if (obstacle === 'late') return words.late(day)
  if (obstacle === 'contract_ends' || obstacle === 'uncovered') return words.ends
  return formulas.length > 0 ? words.by(day, format.longDay(ask_by)) : null
}
