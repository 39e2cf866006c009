import Check from 'lucide-react/icons/check'
import type { Limits } from '@coussinet/contract/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Stitches } from '#ui/progress/Stitches.tsx'
import { elapsedPercent } from './elapsed.ts'
import { limitsMessages } from './limits.messages.ts'

type WaitingPeriodsProps = { periods: Limits['waiting_periods']; cover_start: string | null; today: string }

/** Each guarantee with the first day on which it covers; one that is still to come shows how much of its time has passed. */
export function WaitingPeriods({ periods, cover_start, today }: WaitingPeriodsProps) {
  const words = useMessages(limitsMessages)
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
            {days_left > 0 && <Stitches value={elapsedPercent(cover_start ?? today, covered_from, today)} />}
            <span className="small muted">
              {days_left === 0 ? words.ended(format.longDay(covered_from)) : words.until(format.longDay(covered_from))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
