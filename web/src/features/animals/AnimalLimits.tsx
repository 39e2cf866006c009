import './animals.css'
import Check from 'lucide-react/icons/check'
import type { Limits } from '@coussinet/contract/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { Gauge } from '#ui/progress/Gauge.tsx'
import { animalMessages } from './animals.messages.ts'

function WaitingPeriods({ periods }: { periods: Limits['waiting_periods'] }) {
  const words = useMessages(animalMessages)
  const format = useFormat()
  return (
    <ul className="waits">
      {periods.map(({ guarantee, covered_from, days_left }) => (
        <li key={guarantee}>
          <span className={days_left === 0 ? 'wait-bean ok' : 'wait-bean'} aria-hidden="true">
            {days_left === 0 && <Check />}
          </span>
          <span className="grow two">
            <span className="row between">
              <b className="strong">{words.guarantee[guarantee]}</b>
              {days_left > 0 && <b className="strong small nowrap">{words.days(days_left)}</b>}
            </span>
            <span className="small muted">
              {days_left === 0 ? words.ended(format.longDayWithYear(covered_from)) : words.until(format.longDayWithYear(covered_from))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The ceiling of the insurance year as a gauge, and the waiting periods. */
export function AnimalLimits({ limits }: { limits: Limits }) {
  const words = useMessages(animalMessages)
  const format = useFormat()
  const { ceiling, waiting_periods } = limits
  const used = words.used(format.euros(ceiling.used_cents), format.euros(ceiling.amount_cents), format.percent(ceiling.used_percent))
  return (
    <section aria-labelledby="animal-limits">
      <SectionHeading
        id="animal-limits"
        title={words.limits}
        end={
          <span className="small muted">
            {words.year(format.longDayWithYear(ceiling.year_start), format.longDayWithYear(ceiling.year_end))}
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
          <WaitingPeriods periods={waiting_periods} />
        </div>
      </div>
    </section>
  )
}
