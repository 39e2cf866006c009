import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarPlus from '~icons/lucide/calendar-plus'
import { scheduleMessages } from '#messages/receipts.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { ChipLink } from '#platform/links/ChipLink.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Chips } from '#ui/Chips.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Table } from '#ui/Table.tsx'
import { receiptQueries } from './receipts.queries.ts'
import { scheduleYears, shownYear } from './schedule-years.ts'
import { useMonth } from './use-month.ts'
import styles from './SchedulePage.module.css'

/** The payment schedule of a calendar year: this one unless the address names another. */
export function SchedulePage({ year: wanted, today }: { year: number | undefined; today: string }) {
  const words = useMessages(scheduleMessages)
  const contract = useContract()
  const years = scheduleYears(contract, today)
  const year = shownYear(years, wanted, today)
  return (
    <div className="content content-narrow">
      <PageHeading title={words.title} text={words.lead} />
      <div className={styles.years}>
        <Chips label={words.years}>
          {years.map((one) => (
            <ChipLink
              key={one}
              className="tnum"
              to="/profile/receipts/schedule"
              search={{ year: one }}
              aria-current={one === year ? 'true' : undefined}
              activeProps={{}}
              resetScroll={false}
            >
              {one}
            </ChipLink>
          ))}
        </Chips>
      </div>
      <Block key={year} what={words.failed} pending={<Skeleton shape="table" count={8} label={words.loading} />}>
        <ScheduleTable year={year} today={today} />
      </Block>
      <Gate permission="payment-methods:read">
        <p className={styles.calendar}>
          <Link className="text-link row gap-s" to="/profile/payment-methods" hash="calendar">
            <CalendarPlus className="icon-s" />
            {words.calendar}
          </Link>
        </p>
      </Gate>
    </div>
  )
}

function ScheduleTable({ year, today }: { year: number; today: string }) {
  const words = useMessages(scheduleMessages)
  const format = useFormat()
  const month = useMonth()
  const { data: dues } = useSuspenseQuery(receiptQueries.schedule(year))
  if (dues.length === 0) return <Empty drawing={<Envelope />} title={words.none(year)} text={words.noneText} />
  const total = contributionsTotal(dues)
  const next = dues.find(({ due_date }) => due_date >= today && year === Number(today.slice(0, 4)))
  return (
    <Table
      caption={words.inYear(year)}
      columns={[
        { key: 'due_date', label: words.date },
        { key: 'month', label: words.month, muted: true },
        { key: 'amount', label: words.amount, numeric: true },
      ]}
      rows={dues.map((due) => ({
        key: due.month,
        cells: [
          <span className="row gap-s">
            <b className={`strong ${styles.day}`}>{format.weekdayAndDay(due.due_date)}</b>
            {due === next && <Badge tone="pending">{words.next}</Badge>}
          </span>,
          month(due.month),
          <b className="amount">{format.euros(due.amount_cents)}</b>,
        ],
      }))}
      total={[<b className="strong">{words.total}</b>, null, <b className="amount">{format.euros(total)}</b>]}
    />
  )
}
