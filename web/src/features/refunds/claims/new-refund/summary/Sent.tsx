import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { ReactNode } from 'react'
import { summaryMessages } from '#messages/refund-requests.ts'
import { documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { usePromises } from '#platform/promises.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { SuccessScreen } from '#ui/SuccessScreen.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { CopyButton } from '../../../documents/CopyButton.tsx'

type SentProps = { request: RefundRequest; last: LastHeading; after?: ReactNode }

export function Sent({ request, last, after }: SentProps) {
  const { sent: words } = useMessages(summaryMessages)
  const { answer, transfer } = usePromises()
  const documents = useMessages(documentMessages)
  const format = useFormat()
  const { id, tracking_reference, expected_by } = request
  return (
    <>
      <SuccessScreen
        title={words.title}
        last={last}
        acts={
          <>
            <LinkButton variant="primary" size="large" to="/refunds/$id" params={{ id }}>
              {words.follow}
            </LinkButton>
            <LinkButton variant="surface" size="large" to="/refunds/new" search={{}}>
              {words.again}
            </LinkButton>
          </>
        }
      >
        {tracking_reference && (
          <p>
            {words.body} <b className="strong tnum nowrap">{tracking_reference}</b>
            <CopyButton text={tracking_reference} label={documents.copy} />
          </p>
        )}
        <p>{expected_by === null ? words.answerSoon(answer) : words.answer(format.weekdayAndDay(expected_by))}</p>
      </SuccessScreen>
      {after}
      <section className="section">
        <SectionHeading title={words.next} />
        <Timeline landing moments={words.nextSteps(transfer).map((what) => ({ id: what, state: 'todo', what }))} />
      </section>
    </>
  )
}
