import { Link } from '@tanstack/react-router'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { refundMessages } from '../refunds.messages.ts'
import type { PortrayedAnimal } from '../request/animals.ts'
import { AwaitedDocuments } from './AwaitedDocuments.tsx'
import { Clock } from './Clock.tsx'
import { detailMessages } from './detail.messages.ts'
import { References } from './References.tsx'
import { RequestFiles } from './RequestFiles.tsx'
import { RequestTimeline } from './RequestTimeline.tsx'
import { Statement } from './Statement.tsx'
import { Verdict } from './Verdict.tsx'

type RefundRequestPageProps = { request: RefundRequest; animals: readonly PortrayedAnimal[] }

function Decision({ request }: { request: RefundRequest }) {
  const words = useMessages(detailMessages)
  const { loading } = useMessages(refundMessages)
  const { refunds, status } = request
  if (refunds.length === 0)
    return <p className="muted">{status === 'rejected' ? words.notAssessed : words.underStudy}</p>
  return refunds.map(({ id }) => (
    <Block key={id} what={words.failed} pending={<Skeleton shape="table" label={loading} />}>
      <Statement id={id} isAlone={refunds.length === 1} />
    </Block>
  ))
}

/** A request: its verdict, what is asked for, how the refund was reckoned, its documents and its way. */
export function RefundRequestPage({ request, animals }: RefundRequestPageProps) {
  const words = useMessages(detailMessages)
  const { status } = request
  return (
    <div className="content">
      <Verdict request={request} animals={animals} />
      <Clock request={request} />
      <div className="cols detail-cols">
        <div>
          {status === 'draft' && (
            <Gate permission="refunds:write">
              <Link
                className={buttonClass({ variant: 'primary', size: 'large' })}
                to="/refunds/new"
                search={{ request: request.id }}
              >
                {words.resume}
              </Link>
            </Gate>
          )}
          {status === 'action-required' && (
            <Gate permission="refunds:write">
              <AwaitedDocuments request={request} />
            </Gate>
          )}
          {status === 'action-done' && (
            <div className="clock-note">
              <Note tone="success">{words.ask.thanks}</Note>
            </div>
          )}
          {status !== 'draft' && status !== 'action-required' && <Decision request={request} />}
          <RequestFiles request={request} />
        </div>
        <div className="stack gap-xl">
          <RequestTimeline request={request} />
          <References request={request} />
        </div>
      </div>
    </div>
  )
}
