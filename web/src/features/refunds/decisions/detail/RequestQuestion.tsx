import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { detailMessages } from './detail.messages.ts'
import { hasThread } from './RequestThreadSection.tsx'

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
