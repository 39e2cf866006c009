import './limits.css'
import type { Limits } from '@coussinet/contract/animals.ts'
import type { Contract } from '@coussinet/contract/profile.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Gauge } from '#ui/progress/Gauge.tsx'
import { limitsMessages } from './limits.messages.ts'
import { WaitingPeriods } from './WaitingPeriods.tsx'
import { YearAllowances } from './YearAllowances.tsx'

type AnimalLimitsProps = {
  limits: Limits
  contract: Pick<Contract, 'status' | 'suspended_since'>
  cover_start: string | null
  today: string
}

/** The ceiling of the insurance year as a gauge, the waiting periods, and what else the year holds. */
export function AnimalLimits({ limits, contract, cover_start, today }: AnimalLimitsProps) {
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
      <div className="limits">
        <div className="card">
          <Gauge
            size="large"
            used={ceiling.used_cents}
            total={ceiling.amount_cents}
            label={words.ceiling(used)}
            amount={format.euros(ceiling.remaining_cents)}
            caption={words.available}
          >
            {used}
          </Gauge>
        </div>
        <div>
          <h3>{words.waiting}</h3>
          {status === 'suspended' && (
            <div className="waits-note">
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
          <Note tone="warning">{words.spent}</Note>
        </div>
      )}
    </section>
  )
}
