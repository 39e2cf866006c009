import type { Limits } from '@coussinet/contract/animals.ts'
import { causeNames } from '@coussinet/contract/domain/care.ts'
import type { Contract } from '@coussinet/contract/profile.ts'
import { lowered } from '@coussinet/texts/grammar.ts'
import type { ReactNode } from 'react'
import Check from '~icons/lucide/check'
import { limitsMessages } from '#messages/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gauge } from '#ui/Gauge.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Stitches } from '#ui/Stitches.tsx'
import { elapsedPercent } from './elapsed-percent.ts'
import styles from './AnimalLimits.module.css'

type AnimalLimitsProps = {
  limits: Limits
  contract: Pick<Contract, 'status' | 'suspended_since'>
  cover_start: string | null
  today: string
  /** Link to request an agreement before care, for members who may. */
  children?: ReactNode
}

export function AnimalLimits({ limits, contract, cover_start, today, children }: AnimalLimitsProps) {
  const words = useMessages(limitsMessages)
  const format = useFormat()
  const { ceiling, waiting_periods } = limits
  const { status, suspended_since } = contract
  const used = words.used(
    format.euros(ceiling.used_cents),
    format.euros(ceiling.amount_cents),
    format.percent(ceiling.used_percent),
  )
  return (
    <section aria-labelledby="animal-limits">
      <SectionHeading
        id="animal-limits"
        title={words.title}
        end={
          <span className="small muted">
            {words.year(format.longDay(ceiling.year_start), format.longDay(ceiling.year_end))}
          </span>
        }
      />
      <div className={styles.limits}>
        <div className="card">
          <Gauge
            size="large"
            used={ceiling.used_cents}
            total={ceiling.amount_cents}
            label={words.ceiling(used)}
            amount={format.euros(ceiling.remaining_cents)}
            caption={status === 'suspended' ? words.availableAfter : words.available}
          >
            {used}
            {ceiling.reserved_cents > 0 && (
              <span className={`small muted ${styles.reserved}`}>
                {words.reserved(format.euros(ceiling.reserved_cents))}
              </span>
            )}
          </Gauge>
        </div>
        <div>
          <h3>{words.waiting}</h3>
          {status === 'suspended' && (
            <div className={styles.waitsNote}>
              <Note tone="warning">
                {suspended_since === null ? words.suspended : words.suspendedSince(format.longDay(suspended_since))}
              </Note>
            </div>
          )}
          <WaitingPeriods periods={waiting_periods} cover_start={cover_start} today={today} />
        </div>
      </div>
      <YearAllowances limits={limits} />
      {ceiling.remaining_cents === 0 && ceiling.amount_cents > 0 && (
        <div className="section">
          {ceiling.reserved_cents > 0 ? (
            <Note tone="info">{words.spentByAgreement(format.euros(ceiling.reserved_cents))}</Note>
          ) : (
            <Note tone="warning">{words.spent}</Note>
          )}
        </div>
      )}
      {children}
    </section>
  )
}

type WaitingPeriodsProps = { periods: Limits['waiting_periods']; cover_start: string | null; today: string }

function WaitingPeriods({ periods, cover_start, today }: WaitingPeriodsProps) {
  const words = useMessages(limitsMessages)
  const format = useFormat()
  const whenOf = ({ covered_from, days_left }: { covered_from: string; days_left: number }) => {
    const day = format.longDay(covered_from)
    if (days_left > 0) return words.until(day)
    return covered_from === cover_start ? words.never(day) : words.ended(day)
  }
  return (
    <ul className={styles.waits}>
      {periods.map(({ guarantee, covered_from, days_left }) => (
        <li key={guarantee}>
          <span className={days_left === 0 ? `${styles.bean} ${styles.ok}` : styles.bean} aria-hidden="true">
            {days_left === 0 && <Check />}
          </span>
          <span className="grow two">
            <span className="row between">
              <b className="strong">{words.guarantee[guarantee]}</b>
              {days_left > 0 && <b className="strong small nowrap">{words.days(days_left)}</b>}
            </span>
            {days_left > 0 && <Stitches value={elapsedPercent(cover_start ?? today, covered_from, today)} />}
            <span className="small muted">{whenOf({ covered_from, days_left })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

type AllowanceProps = { name: string; used: number; total: number; sentence: string }

function Allowance({ name, used, total, sentence }: AllowanceProps) {
  return (
    <li>
      <b className="strong">{name}</b>
      <Stitches value={total > 0 ? (used / total) * 100 : 0} />
      <p className="small muted">{sentence}</p>
    </li>
  )
}

/** Allowances beside the ceiling: the vaccine package, and the deductible, of the year or of each open event. */
function YearAllowances({ limits }: { limits: Limits }) {
  const words = useMessages(limitsMessages)
  const causes = useMessages(causeNames)
  const { euros, longDay } = useFormat()
  const { vaccine_package, deductible } = limits
  const used = deductible.used_cents
  // A formula of the year that takes off nothing has nothing to count.
  const isCounted = used !== null && deductible.amount_cents > 0
  const total = deductible.amount_cents
  const events = total > 0 ? deductible.events : []
  if (vaccine_package.amount_cents === 0 && !isCounted && events.length === 0) return null
  const sayEvent = ({ first_day, last_day, days_left, used_cents }: (typeof events)[number]) => {
    const first = longDay(first_day)
    const days = days_left > 0 ? words.eventDays(first, longDay(last_day), days_left) : words.eventLastDay(first)
    const borne = used_cents >= total ? words.eventMet(euros(total)) : words.eventUsed(euros(used_cents), euros(total))
    return `${days} ${borne}`
  }
  return (
    <ul className={styles.allowances}>
      {vaccine_package.amount_cents > 0 && (
        <Allowance
          name={words.package}
          used={vaccine_package.used_cents}
          total={vaccine_package.amount_cents}
          sentence={
            vaccine_package.remaining_cents === 0
              ? words.packageSpent(euros(vaccine_package.amount_cents))
              : words.packageLeft(euros(vaccine_package.remaining_cents), euros(vaccine_package.amount_cents))
          }
        />
      )}
      {isCounted && (
        <Allowance
          name={words.deductible}
          used={used}
          total={deductible.amount_cents}
          sentence={
            used >= deductible.amount_cents
              ? words.deductibleMet(euros(deductible.amount_cents))
              : words.deductibleUsed(euros(used), euros(deductible.amount_cents))
          }
        />
      )}
      {events.map((event) => (
        <Allowance
          key={event.cause}
          name={words.event(lowered(causes[event.cause]))}
          used={event.used_cents}
          total={total}
          sentence={sayEvent(event)}
        />
      ))}
    </ul>
  )
}
