import { pastRefundLabels } from '@coussinet/contract/domain/bill.ts'
import { careName } from '@coussinet/contract/domain/care.ts'
import { refundStatusNames } from '@coussinet/contract/domain/requests.ts'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { listMessages, refundMessages } from '#messages/refunds.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { CellLink } from '#platform/links/CellLink.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate } from '#platform/permissions.tsx'
import { ShowMore } from '#platform/ShowMore.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Table } from '#ui/Table.tsx'
import { StatusBadge } from '../../../claims/request/StatusBadge.tsx'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import { type PastRow, pastRows, pastSums } from './past-rows.ts'
import styles from './PastRefunds.module.css'

// For the few without refunds.
export const NoRefund = lazyPart(() => import('../NoRefund.tsx').then((module) => module.NoRefund))

type PastRefundsProps = { animals: readonly PortrayedAnimal[]; animal_id?: string | undefined }

export function PastRefunds({ animals, animal_id }: PastRefundsProps) {
  const words = useMessages(listMessages)
  const { loading } = useMessages(refundMessages)
  const statuses = useMessages(refundStatusNames)
  const past = useMessages(pastRefundLabels)
  const format = useFormat()
  const language = useLanguage()
  const list = useSuspenseInfiniteQuery(refundQueries.past(animal_id))
  // They add the refused ones; if they fail, the refunds appear alone.
  const { data: requests, isPending, isError } = useQuery(refundQueries.requests(animal_id))
  if (isPending) return <Skeleton shape="table" count={5} label={loading} />
  const rows = pastRows(
    list.data.pages.flatMap((page) => page.data),
    requests ?? [],
    { isWhole: !list.hasNextPage },
  )
  const isPartial = isError && requests === undefined
  if (!isPartial && rows.length === 0) {
    const name = animals.find(({ id }) => id === animal_id)?.name
    return (
      <NoRefund
        level={3}
        text={name === undefined ? words.noRefundText : words.noRefundOf(name)}
        action={
          <Gate permission="refunds:write">
            <LinkButton variant="primary" to="/refunds/new">
              {words.firstRequest}
            </LinkButton>
          </Gate>
        }
      />
    )
  }
  const sums = pastSums(rows)
  const title = (row: PastRow) => {
    const animal = animals.find(({ id }) => id === row.animal_id)
    return (
      <span className={styles.title}>
        {animal && <Portrait face={animal.face} ground={animal.ground} size="small" />}
        <span className="two">
          <CellLink to="/refunds/$id" params={{ id: row.request_id }}>
            {careName(row.care, language) ?? row.names}
            <span className="sr">{`, ${row.names}`}</span>
          </CellLink>
          <span className="small muted">
            {row.names}
            {row.reference && (
              <>
                {'\u00a0· '}
                <span className="tnum nowrap">{row.reference}</span>
              </>
            )}
          </span>
          {row.isBefore && <span className="caption muted">{past.before}</span>}
        </span>
      </span>
    )
  }
  return (
    <>
      {isPartial && <Note>{words.withoutRefused}</Note>}
      {/* Sums of a part would pass for those of the twelve months. */}
      {!list.hasNextPage && (
        <DescriptionList
          variant="sums"
          facts={[
            { term: words.refunded, value: format.euros(sums.refunded_cents) },
            { term: words.billed, value: format.euros(sums.billed_cents) },
            { term: words.refundedBills, value: words.ratio(sums.refunded, sums.all) },
          ]}
        />
      )}
      <Table
        lead
        caption={words.lastTwelveMonths}
        columns={[
          { key: 'care', label: words.care },
          { key: 'care_date', label: words.careDate },
          { key: 'billed', label: words.billed, numeric: true, muted: true },
          { key: 'refunded', label: words.refunded, numeric: true },
          { key: 'status', label: words.status },
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            title(row),
            <span className="tnum nowrap">{row.care_date && format.shortDay(row.care_date)}</span>,
            row.billed_cents === null ? words.unknown : format.euros(row.billed_cents),
            <b className="amount">{format.euros(row.refunded_cents)}</b>,
            <StatusBadge status={row.status} label={statuses[row.status]} />,
          ],
        }))}
      />
      <ShowMore list={list} action="refunds.more">
        {words.more}
      </ShowMore>
    </>
  )
}
