import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { detailMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Accordion } from '#ui/Accordion.tsx'
import { disputesQuery } from '../../conversations/dispute/dispute.queries.ts'
import { Disputes } from '../../conversations/dispute/Disputes.tsx'

type DisagreementProps = {
  request: RefundRequest
  children: ReactNode
}

/** Ways to disagree with a fully paid request: one line that opens them; open once there is a dispute. */
export function Disagreement({ request, children }: DisagreementProps) {
  const words = useMessages(detailMessages)
  const { data } = useQuery(disputesQuery(request.id))
  const [isAskedFor] = useState(() => ['#messages', '#dispute'].includes(location.hash))
  const disputes = (
    <Block what={words.disputesFailed} pending={null}>
      <Disputes request={request} />
    </Block>
  )
  if (data !== undefined && data.data.length > 0)
    return (
      <>
        {disputes}
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
            {disputes}
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
