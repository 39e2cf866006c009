import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { refundLabels } from '@coussinet/contract/domain/bill.ts'
import type { OfferedFormula, PossibleChange } from '@coussinet/contract/formula-changes.ts'
import type { FormulaReplay as Replay, ReplayRemark } from '@coussinet/contract/formula-replay.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { askMessages, replayMessages } from '#messages/contract.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { Accordion } from '#ui/Accordion.tsx'
import { Badge } from '#ui/Badge.tsx'
import type { ButtonLook } from '#ui/button-class.ts'
import { Button } from '#ui/Button.tsx'
import { Table } from '#ui/Table.tsx'
import { AskFormula } from '../change/AskFormula.tsx'
import { changesQuery } from '../change/change.queries.ts'
import { replayQuery } from './replay.queries.ts'
import { computeVerdict } from './verdict.ts'
import styles from './replay.module.css'

export function FormulaReplay() {
  const words = useMessages(replayMessages)
  const format = useFormat()
  const { from, to, animals } = useSuspenseQuery(replayQuery).data
  // The replay works without them: it can be read even if no change can be requested now.
  const { data: changes } = useQuery(changesQuery)
  if (animals.length === 0) return <p className="muted">{words.nobody}</p>
  return (
    <div className="stack gap-l">
      {animals.map((animal) => (
        <AnimalReplay
          key={animal.animal_id}
          animal={animal}
          possible={changes?.possible.find(({ animal_id }) => animal_id === animal.animal_id)}
        />
      ))}
      <div className="stack gap-xs small muted">
        <p>{words.intro(format.longDay(from), format.longDay(to))}</p>
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
  /** the change of formula that can be requested, or why not; undefined while unknown */
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
  const verdict = computeVerdict(current, formulas)
  const offered = possible?.obstacle === null ? possible.formulas : []
  // A formula that would have paid more is offered beside the answer; without refunds a cheaper one is no advice.
  const better = verdict?.standing === 'beaten' && !verdict.isUnused ? verdict.others : []
  const advised = offered.filter(({ formula }) => better.includes(formula))
  const others = offered.filter((one) => !advised.includes(one))
  const ask = (formula: OfferedFormula, look: ButtonLook) => (
    <Button
      key={formula.formula}
      size="small"
      {...look}
      aria-label={asking.actOf(labelOf(formula.formula), name)}
      onClick={() => setOffer(formula)}
    >
      {asking.act(labelOf(formula.formula))}
    </Button>
  )
  function sent() {
    setOffer(null)
    // The button that led there no longer exists.
    requestAnimationFrame(() => state.current?.focus())
  }
  return (
    <section className="stack gap-s" aria-label={words.caption(name)}>
      <h3>{name}</h3>
      {verdict && (
        <p>
          {words[verdict.isUnused ? 'unused' : 'verdict'][verdict.standing](
            labelOf(current),
            format.list([...(verdict.standing === 'equal' ? [current] : []), ...verdict.others].map(labelOf)),
            format.euros(verdict.by_cents),
            verdict.others.length > 1,
          )}
        </p>
      )}
      {advised.length > 0 && <div className="row wrap">{advised.map((one) => ask(one, {}))}</div>}
      {possible && (
        <p ref={state} tabIndex={-1} className="small muted">
          <ChangeState possible={possible} />
        </p>
      )}
      {remarks.size > 0 && (
        <ul className="small muted stack gap-xs">
          {[...remarks].map((remark) => (
            <li key={remark}>{words.remarks[remark]}</li>
          ))}
        </ul>
      )}
      <Accordion title={words.accounts(name)}>
        <p className="small muted">{bills === 0 ? words.none : words.bills(bills, format.euros(billed_cents))}</p>
        <Table
          lead
          caption={words.caption(name)}
          columns={[
            { key: 'formula', label: words.formula },
            { key: 'contributions', label: words.contributions, numeric: true },
            { key: 'refunded', label: refunded, numeric: true },
            { key: 'difference', label: words.difference, numeric: true },
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
            ],
          }))}
        />
        {others.length > 0 && (
          <div className="row wrap small">
            <span>{asking.too}</span>
            {others.map((one) => ask(one, { variant: 'quiet' }))}
          </div>
        )}
      </Accordion>
      {possible && (
        <AskFormula name={name} possible={possible} offer={offer} onClose={() => setOffer(null)} onSent={sent} />
      )}
    </section>
  )
}

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
