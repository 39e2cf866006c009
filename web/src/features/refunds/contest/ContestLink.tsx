import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { detailMessages } from '../detail/detail.messages.ts'
import { contestsQuery } from './contest.queries.ts'

/** The way to contest a refusal beside its reason, while it is open. */
export function ContestLink({ request_id }: { request_id: string }) {
  const words = useMessages(detailMessages)
  const { data } = useQuery(contestsQuery(request_id))
  if (data?.next.obstacle !== null) return null
  return (
    <p>
      <Link className="text-link small" to="/refunds/$id/contest" params={{ id: request_id }}>
        {words.contest}
      </Link>
    </p>
  )
}
