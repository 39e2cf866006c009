import './list.css'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Chips } from '#ui/navigation/Chips.tsx'
import { receiptQueries } from '../receipts.queries.ts'
import { declinedFirst } from '../unpaid.ts'
import { DueReceipts } from './DueReceipts.tsx'
import { listMessages } from './list.messages.ts'
import { receiptsOfYear, receiptYears } from './receipt-years.ts'
import { ReceiptTable } from './ReceiptTable.tsx'

/** What is to be mended, the next contribution, and the contributions of a year; reads its own queries. */
export function Receipts({ year: wanted }: { year: number | undefined }) {
  const words = useMessages(listMessages)
  const format = useFormat()
  const { data: newest } = useSuspenseQuery(receiptQueries.list())
  const [isOlderWanted, setIsOlderWanted] = useState(false)
  const older = useInfiniteQuery({
    ...receiptQueries.older(newest.next_cursor ?? ''),
    enabled: isOlderWanted && newest.next_cursor !== null,
  })
  const receipts = [...newest.data, ...(older.data?.pages.flatMap(({ data }) => data) ?? [])]
  if (receipts.length === 0) return <Empty drawing={<Envelope />} title={words.empty} text={words.emptyText} />
  const { year = '', receipts: shown } = receiptsOfYear(receipts, wanted?.toString())
  const declined = declinedFirst(receipts)
  const next = receipts.findLast(({ status }) => status === 'upcoming')
  const hasMore = older.data === undefined ? newest.next_cursor !== null : older.hasNextPage
  function showOlder() {
    setIsOlderWanted(true)
    if (older.data !== undefined) void older.fetchNextPage()
  }
  return (
    <>
      {declined.length > 0 && <DueReceipts declined={declined} />}
      {next && (
        <p className="receipt-next">
          {words.next(format.euros(next.amount_cents), format.weekdayAndDay(next.due_date))}
        </p>
      )}
      <div className="receipt-years">
        <Chips label={words.years}>
          {receiptYears(receipts).map((one) => (
            <Link
              key={one}
              className="chip tnum"
              to="/profile/receipts"
              search={{ year: Number(one) }}
              aria-current={one === year ? 'true' : undefined}
              activeProps={{}}
              resetScroll={false}
            >
              {one}
            </Link>
          ))}
        </Chips>
      </div>
      <ReceiptTable caption={words.inYear(year)} receipts={shown} />
      {hasMore && (
        <p className="receipt-more">
          <Button busy={older.isFetching ? words.loadingMore : undefined} onClick={showOlder}>
            {words.more}
          </Button>
        </p>
      )}
    </>
  )
}
