import './schedule.css'
import { Link } from '@tanstack/react-router'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { useContract } from '#platform/queries.ts'
import { PageHeading } from '#ui/display/section/PageHeading.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Chips } from '#ui/navigation/Chips.tsx'
import { scheduleYears, shownYear } from './schedule-years.ts'
import { scheduleMessages } from './schedule.messages.ts'
import { ScheduleTable } from './ScheduleTable.tsx'

/** The payment schedule of a calendar year: this one unless the address names another. */
export function SchedulePage({ year: wanted, today }: { year: number | undefined; today: string }) {
  const words = useMessages(scheduleMessages)
  const contract = useContract()
  const years = scheduleYears(contract, today)
  const year = shownYear(years, wanted, today)
  return (
    <div className="content content-narrow">
      <PageHeading title={words.title} text={words.lead} />
      <div className="schedule-years">
        <Chips label={words.years}>
          {years.map((one) => (
            <Link
              key={one}
              className="chip tnum"
              to="/profile/receipts/schedule"
              search={{ year: one }}
              aria-current={one === year ? 'true' : undefined}
              activeProps={{}}
              resetScroll={false}
            >
              {one}
            </Link>
          ))}
        </Chips>
      </div>
      <Block key={year} what={words.failed} pending={<Skeleton shape="table" count={8} label={words.loading} />}>
        <ScheduleTable year={year} today={today} />
      </Block>
      <Gate permission="payment-methods:read">
        <p className="schedule-calendar">
          <Link className="text-link row gap-s" to="/profile/payment-methods" hash="calendar">
            <CalendarPlus className="icon-s" />
            {words.calendar}
          </Link>
        </p>
      </Gate>
    </div>
  )
}
