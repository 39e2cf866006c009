import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Accordion } from '#ui/Accordion.tsx'
import { contestsQuery } from '../../conversations/contest/contest.queries.ts'
import { Contests } from '../../conversations/contest/Contests.tsx'
import { detailMessages } from './detail.messages.ts'

type DisagreementProps = {
  request: RefundRequest
  /** the thread of the request, or the way to write */
  children: ReactNode
}

/** Ways to disagree with a request of which all was paid: one line that opens them; open once a contest was made. */
export function Disagreement({ request, children }: DisagreementProps) {
  const words = useMessages(detailMessages)
  const { data } = useQuery(contestsQuery(request.id))
  const [isAskedFor] = useState(() => ['#messages', '#contest'].includes(location.hash))
  const contests = (
    <Block what={words.contestsFailed} pending={null}>
      <Contests request={request} />
    </Block>
  )
  if (data !== undefined && data.data.length > 0)
    return (
      <>
        {contests}
        {children}
      </>
    )
  return (
    <div className="section" data-invites>
      <Accordion
        title={words.disagree}
        isOpen={isAskedFor}
        isWide
        foot={
          <>
            {contests}
            {children}
          </>
        }
      >
        <Gate permission="contract:read">
          <p>
            <Link className="text-link" to="/profile/contract" hash="complaint">
              {words.complaint}
            </Link>
          </p>
        </Gate>
      </Accordion>
    </div>
  )
}
