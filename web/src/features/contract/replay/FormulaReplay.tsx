import { formulaLabels } from '@coussinet/contract/brand/values/formula-labels.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import type { FormulaReplay as Replay, ReplayRemark } from '@coussinet/contract/formula-replay.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Table } from '#ui/Table.tsx'
import { replayMessages } from './replay.messages.ts'
import { replayQuery } from './replay.queries.ts'
import styles from './replay.module.css'

/** The member's last twelve months under each formula: what it would have cost and paid, and what cannot be compared. */
export function FormulaReplay() {
  const words = useMessages(replayMessages)
  const format = useFormat()
  const { from, to, animals } = useSuspenseQuery(replayQuery).data
  if (animals.length === 0) return <p className="muted">{words.nobody}</p>
  return (
    <div className="stack gap-l">
      <p>{words.intro(format.longDay(from), format.longDay(to))}</p>
      {animals.map((animal) => (
        <AnimalReplay key={animal.animal_id} animal={animal} />
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

function AnimalReplay({ animal }: { animal: Replay['animals'][number] }) {
  const words = useMessages(replayMessages)
  const { refunded } = useMessages(refundLabels)
  const language = useLanguage()
  const format = useFormat()
  const { name, current, bills, billed_cents, formulas } = animal
  const labelOf = (formula: string) => formulaLabels[formula]?.[language] ?? formula
  const remarks = new Set(formulas.flatMap((formula): readonly ReplayRemark[] => formula.remarks))
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
