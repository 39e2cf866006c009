import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import CreditCard from '~icons/lucide/credit-card'
import { listMessages, receiptMessages } from '#messages/receipts.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { ChipLink } from '#platform/links/ChipLink.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { ShowMore } from '#platform/ShowMore.tsx'
import { Chips } from '#ui/Chips.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Hero } from '#ui/Hero.tsx'
import { allCollectedOn } from '../collection-day.ts'
import { receiptQueries } from '../receipts.queries.ts'
import { declinedFirst } from '../unpaid-receipts.ts'
import { useMonth } from '../use-month.ts'
import { useReason } from '../use-reason.ts'
import { ReceiptTable } from './ReceiptTable.tsx'
import styles from './receipts.module.css'

export function Receipts({ year: wanted }: { year: number | undefined }) {
  const words = useMessages(listMessages)
  const format = useFormat()
  const { data: newest } = useSuspenseQuery(receiptQueries.list())
  // Fetched by the button first.
  const older = useInfiniteQuery({
    ...receiptQueries.older(newest.next_cursor ?? ''),
    enabled: ({ state }) => state.data !== undefined,
  })
  const receipts = [...newest.data, ...(older.data?.pages.flatMap(({ data }) => data) ?? [])]
  if (receipts.length === 0) return <Empty drawing={<Envelope />} title={words.empty} text={words.emptyText} />
  const { year = '', receipts: shown } = receiptsOfYear(receipts, wanted?.toString())
  const declined = declinedFirst(receipts)
  const next = receipts.findLast(({ status }) => status === 'upcoming')
  const hasNextPage = older.data === undefined ? newest.next_cursor !== null : older.hasNextPage
  return (
    <>
      {declined.length > 0 && <DueReceipts declined={declined} />}
      {next && <p>{words.next(format.euros(next.amount_cents), format.weekdayAndDay(next.due_date))}</p>}
      <div className={styles.years}>
        <Chips label={words.years}>
          {receiptYears(receipts).map((one) => (
            <ChipLink
              key={one}
              className="tnum"
              to="/profile/receipts"
              search={{ year: Number(one) }}
              aria-current={one === year ? 'true' : undefined}
              activeProps={{}}
              resetScroll={false}
            >
              {one}
            </ChipLink>
          ))}
        </Chips>
      </div>
      <ReceiptTable caption={words.inYear(year)} receipts={shown} />
      {shown.some(({ status }) => status === 'paid') && <PaperLanguage />}
      <ShowMore
        list={{ hasNextPage, isFetchingNextPage: older.isFetching, fetchNextPage: older.fetchNextPage }}
        action="receipts.more"
      >
        {words.more}
      </ShowMore>
    </>
  )
}

const yearOf = ({ month }: Receipt) => month.slice(0, 4)

/** The calendar years that hold a contribution, newest first. */
export const receiptYears = (receipts: readonly Receipt[]): string[] =>
  [...new Set(receipts.map(yearOf))].toSorted().toReversed()

/** The contributions of one year, newest first; of the newest year if the requested one has none. */
export function receiptsOfYear(
  receipts: readonly Receipt[],
  wanted: string | undefined,
): { year: string | undefined; receipts: Receipt[] } {
  const years = receiptYears(receipts)
  const year = wanted !== undefined && years.includes(wanted) ? wanted : years[0]
  return {
    year,
    receipts: receipts
      .filter((receipt) => yearOf(receipt) === year)
      .toSorted((one, other) => compareStrings(other.month, one.month)),
  }
}

function DueReceipts({ declined }: { declined: readonly Receipt[] }) {
  const words = useMessages(listMessages)
  const { mend } = useMessages(receiptMessages)
  const reasonOf = useReason()
  const format = useFormat()
  const month = useMonth()
  const oldest = declined[0]
  if (oldest === undefined) return null
  const collected_on = allCollectedOn(declined)
  const title = collected_on === null ? words.due(declined.length) : words.collected(declined.length)
  const only = declined.length === 1 && collected_on === null ? reasonOf(oldest)?.why : null
  return (
    <Hero ground="honey" label={title} className={styles.due}>
      <div className="grow stack gap-s">
        <h2>{title}</h2>
        <p className={styles.months}>{format.list(declined.map((receipt) => month(receipt.month)))}</p>
        {only && <p>{only}</p>}
        {collected_on !== null && <p>{words.collectedText(declined.length, format.weekdayAndDay(collected_on))}</p>}
      </div>
      <div className={styles.dueAct}>
        <p className="amount amount-large big">{format.euros(contributionsTotal(declined))}</p>
        <LinkButton
          variant={collected_on === null ? 'primary' : 'outline'}
          size="large"
          to="/profile/receipts/$id"
          params={{ id: oldest.id }}
        >
          {collected_on === null && <CreditCard />}
          {mend}
        </LinkButton>
      </div>
    </Hero>
  )
}
