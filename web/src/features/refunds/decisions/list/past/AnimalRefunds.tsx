import { refundStatusNames } from '@coussinet/contract/domain/requests.ts'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { subjectMessages } from '#messages/refund-requests.ts'
import { refundMessages } from '#messages/refunds.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { RowLink } from '#platform/links/RowLink.ts'
import { Block } from '#platform/page/Block.tsx'
import { Amount } from '#ui/Amount.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { careOrDay } from '../../../claims/request/request-name.ts'
import { statusPaw } from '../../../claims/request/shown-status.ts'
import { StatusBadge } from '../../../claims/request/StatusBadge.tsx'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import { pastRows } from './past-rows.ts'
import styles from './PastRefunds.module.css'

// The newest of them: the list of refunds has the rest.
const most = 4

function PastOfAnimal({ animal_id }: { animal_id: string }) {
  const { careOf } = useMessages(subjectMessages)
  const { loading, noLast } = useMessages(refundMessages)
  const statuses = useMessages(refundStatusNames)
  const format = useFormat()
  const language = useLanguage()
  const { data, hasNextPage } = useSuspenseInfiniteQuery(refundQueries.past(animal_id))
  // They add the refused ones; if they fail, the refunds appear alone.
  const { data: requests, isPending } = useQuery(refundQueries.requests(animal_id))
  if (isPending) return <Skeleton shape="rows" label={loading} />
  const rows = pastRows(
    data.pages.flatMap((page) => page.data),
    requests ?? [],
    { isWhole: !hasNextPage },
  ).slice(0, most)
  if (rows.length === 0) return <p className="small muted">{noLast}</p>
  return (
    <RowList>
      {rows.map((row) => (
        <Row
          key={row.key}
          lead={<PawProgress {...statusPaw(row.status)} size={44} />}
          title={
            <RowLink to="/refunds/$id" params={{ id: row.request_id }}>
              {careOrDay({ ...row.care, care_date: row.care_date }, language) ?? row.reference}
            </RowLink>
          }
          note={row.care_date !== null && careOf(format.longDay(row.care_date))}
          end={
            <span className={styles.end}>
              <StatusBadge status={row.status} label={statuses[row.status]} />
              <Amount tone={row.refunded_cents > 0 ? 'positive' : 'muted'}>{format.euros(row.refunded_cents)}</Amount>
            </span>
          }
        />
      ))}
    </RowList>
  )
}

/** The last refunds of one animal, on its page: it waits and fails alone. */
export function AnimalRefunds({ animal_id }: { animal_id: string }) {
  const { load, loading } = useMessages(refundMessages)
  return (
    <Block what={load.past} pending={<Skeleton shape="rows" label={loading} />}>
      <PastOfAnimal animal_id={animal_id} />
    </Block>
  )
}

/** A list of requests on the page of another feature: it waits and fails alone. */
export function RefundsBlock({ children }: { children: ReactNode }) {
  const { load, loading } = useMessages(refundMessages)
  return (
    <Block what={load.requests} pending={<Skeleton shape="rows" label={loading} />}>
      {children}
    </Block>
  )
}
