import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { detailMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { disputesQuery } from '../../conversations/dispute/dispute.queries.ts'

/** Link to dispute a refusal beside its reason, while possible; afterwards the state of the dispute. */
export function DisputeLink({ request_id }: { request_id: string }) {
  const words = useMessages(detailMessages)
  const format = useFormat()
  const { data } = useQuery(disputesQuery(request_id))
  const latest = data?.data.at(-1)
  if (latest?.status === 'pending')
    return (
      <Link className="text-link small" to="/refunds/$id" params={{ id: request_id }} hash="dispute">
        {latest.late_days > 0 ? words.disputedLate : words.disputed(format.longDay(latest.answer_by))}
      </Link>
    )
  if (data?.next.obstacle !== null) return null
  return (
    <Link className="text-link small" to="/refunds/$id/dispute" params={{ id: request_id }}>
      {words.dispute}
    </Link>
  )
}
