import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { Link } from '@tanstack/react-router'
import { detailMessages, refundMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate } from '#platform/permissions.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

// Late, so that the request's own first load does not grow.
const RequestThread = lazyPart(() =>
  import('../../conversations/thread/RequestThread.tsx').then((module) => module.RequestThread),
)

/** Tells whether a request has messages: the insurer's systems know only those that were filed here. */
export const hasThread = ({ status, before_portal }: RefundRequest) => status !== 'draft' && !before_portal

/** Messages of a request; its heading is there before they load, because links lead to it. */
export function RequestThreadSection({ request_id }: { request_id: string }) {
  const words = useMessages(detailMessages)
  const { loading } = useMessages(refundMessages)
  return (
    <section className="section" id="messages" aria-labelledby="messages-title">
      <SectionHeading id="messages-title" title={words.messages} />
      <Block what={words.messagesFailed} pending={<Skeleton shape="block" label={loading} />}>
        <RequestThread request_id={request_id} />
      </Block>
    </section>
  )
}

/** Link to write about a request: to its messages, or to the contact form if it has none. */
export function RequestQuestion({ request }: { request: RefundRequest }) {
  const { question } = useMessages(detailMessages)
  const { tracking_reference, care_kinds } = request
  return (
    <Gate permission="contact:write">
      <p className="small muted" data-invites>
        {care_kinds.length > 0 ? question.amount : question.request}{' '}
        {hasThread(request) ? (
          <a className="text-link" href="#messages">
            {question.write}
          </a>
        ) : (
          <>
            <Link
              className="text-link"
              to="/contact"
              search={{ topic: 'refund', subject: question.subject(tracking_reference ?? '') }}
            >
              {question.write}
            </Link>
            {question.attached}
          </>
        )}
      </p>
    </Gate>
  )
}
