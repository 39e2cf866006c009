import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { useCan } from '#platform/permissions.tsx'
import { RowList } from '#ui/display/rows/Rows.tsx'
import { refundQueries } from '../refunds.queries.ts'
import { byUrgency, isUnderWay } from '../request/shown-status.ts'
import { rowMessages } from './row.messages.ts'
import { RequestRow } from './RequestRow.tsx'

// Not on the home page, which is loaded first.
const DeleteDraft = lazyPart(() => import('./DeleteDraft.tsx').then((module) => module.DeleteDraft))

type RequestsUnderWayProps = {
  animal_id?: string | undefined
  mayDelete?: boolean | undefined
  max?: number | undefined
}

/** The requests that are not ended yet, what waits for the member first; reads its own query. */
export function RequestsUnderWay({ animal_id, mayDelete = false, max }: RequestsUnderWayProps) {
  const words = useMessages(rowMessages)
  const canWrite = useCan('refunds:write')
  const { data: requests } = useSuspenseQuery(refundQueries.requests(animal_id))
  const underWay = byUrgency(requests.filter(isUnderWay))
  if (underWay.length === 0) return <p className="refunds-empty">{words.noRequest}</p>
  return (
    <RowList>
      {underWay.slice(0, max).map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          draftEnd={
            mayDelete &&
            canWrite && (
              <Suspense>
                <DeleteDraft id={request.id} />
              </Suspense>
            )
          }
        />
      ))}
    </RowList>
  )
}
