import { contributionsTotal } from '@coussinet/contract/domain/contribution.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Table } from '#ui/display/table/Table.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Badge } from '#ui/print/Badge.tsx'
import { receiptQueries } from '../receipts.queries.ts'
import { useMonth } from '../use-month.ts'
import { scheduleMessages } from './schedule.messages.ts'

/** The due dates and amounts of a year with their sum; reads its own query. */
export function ScheduleTable({ year, today }: { year: number; today: string }) {
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
            <b className="strong schedule-day">{format.weekdayAndDay(due.due_date)}</b>
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
