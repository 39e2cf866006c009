import { refundStatusNames } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import ChevronRight from '~icons/lucide/chevron-right'
import { rowMessages } from '#messages/refund-requests.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { RowLink } from '#platform/links/RowLink.ts'
import { Amount } from '#ui/Amount.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { type NamedRequest, titleParts } from '../../claims/request/request-name.ts'
import { RequestStepLine } from '../../claims/request/RequestStepLine.tsx'
import { byUrgency, centsToCome, isUnderWay, requestShownStatus, statusPaw } from '../../claims/request/shown-status.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import styles from './refunds.module.css'

type RequestsUnderWayProps = {
  animal_id?: string | undefined
  /** Acts on a draft beside going on with it; their code comes with the page that shows them, and not with the home page. */
  draftActs?: (request: RefundRequest) => ReactNode
  max?: number | undefined
  /** in place of the sentence that there are none */
  none?: ReactNode
}

/** The requests that are not ended yet, what waits for the member first; reads its own query. */
export function RequestsUnderWay({ animal_id, draftActs, max, none }: RequestsUnderWayProps) {
  const words = useMessages(rowMessages)
  const { data: requests } = useSuspenseQuery(refundQueries.requests(animal_id))
  const underWay = byUrgency(requests.filter(isUnderWay))
  if (underWay.length === 0) return none === undefined ? <p className={styles.refundsEmpty}>{words.noRequest}</p> : none
  return (
    <RowList>
      {underWay.slice(0, max).map((request) => (
        <RequestRow key={request.id} request={request} draftActs={draftActs} />
      ))}
    </RowList>
  )
}

type RowProps = { request: RefundRequest; draftActs: RequestsUnderWayProps['draftActs'] }

function RequestEnd({ request, draftActs }: RowProps) {
  const words = useMessages(rowMessages)
  const format = useFormat()
  const { id, status, awaited, waiting_message } = request
  const coming = centsToCome(request)
  if (status === 'draft') {
    return (
      <span className={styles.requestActs}>
        <LinkButton size="small" to="/refunds/new" search={{ request: id }}>
          {words.resume}
        </LinkButton>
        {draftActs?.(request)}
      </span>
    )
  }
  if (status === 'action-required') {
    const documents = awaited.filter(({ type, file_id }) => type !== null && file_id === null)
    const many = documents.length === 1 ? words.addDocument : words.addDocuments
    return (
      <span className={styles.requestActs}>
        <LinkButton size="small" variant="primary" to="/refunds/$id" params={{ id }} hash="documents">
          {documents.length === 0 ? words.seeAsk : many}
        </LinkButton>
      </span>
    )
  }
  if (waiting_message) {
    return (
      <span className={styles.requestActs}>
        <LinkButton size="small" variant="primary" to="/refunds/$id" params={{ id }} hash="messages">
          {words.read}
        </LinkButton>
      </span>
    )
  }
  return (
    <>
      {coming !== null && (
        <span className={styles.requestAmount}>
          <Amount tone="positive">{format.euros(coming)}</Amount>
          <span className="caption muted">{words.toReceive}</span>
        </span>
      )}
      <span className={styles.go}>
        <ChevronRight />
      </span>
    </>
  )
}

function RequestRow({ request, draftActs }: RowProps) {
  const statuses = useMessages(refundStatusNames)
  const status = requestShownStatus(request)
  const title = <RequestTitle request={request} />
  return (
    <Row
      className={styles.request}
      lead={
        <>
          <PawProgress {...statusPaw(status)} size={44} />
          <span className="sr">{statuses[status]}</span>
        </>
      }
      title={
        request.status === 'draft' ? (
          <RowLink to="/refunds/new" search={{ request: request.id }}>
            {title}
          </RowLink>
        ) : (
          <RowLink to="/refunds/$id" params={{ id: request.id }}>
            {title}
          </RowLink>
        )
      }
      note={<RequestStepLine request={request} />}
      end={<RequestEnd request={request} draftActs={draftActs} />}
    />
  )
}

function RequestTitle({ request }: { request: NamedRequest }) {
  return titleParts(request, useLanguage()).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          {' '}
          <span className="sep">·</span>{' '}
        </>
      )}
      {part}
    </Fragment>
  ))
}
