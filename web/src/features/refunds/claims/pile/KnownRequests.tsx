import type { PileGroup } from '@coussinet/contract/refund-piles.ts'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/Note.tsx'
import { pileMessages } from './pile.messages.ts'

/** Links to the requests that already have this invoice, or whose amount is that of this payment slip. */
export function KnownRequests({ group: { is_request, requests } }: { group: PileGroup }) {
  const words = useMessages(pileMessages)
  if (requests.length === 0) return null
  return (
    <Note tone={is_request ? 'warning' : 'info'}>
      {requests.map(({ id, status, tracking_reference, is_refunded }) => (
        <p key={id}>
          {words.known[is_request ? knownAs(status, is_refunded) : 'same']}
          {tracking_reference === null ? (
            <Link className="text-link" to="/refunds/new" search={{ request: id }}>
              {words.draft}
            </Link>
          ) : (
            <Link className="text-link" to="/refunds/$id" params={{ id }}>
              {tracking_reference}
            </Link>
          )}
        </p>
      ))}
    </Note>
  )
}

function knownAs(status: PileGroup['requests'][number]['status'], isRefunded: boolean) {
  if (isRefunded) return 'refunded'
  return status === 'rejected' || status === 'draft' ? status : 'sent'
}
