import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQueries } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { detailMessages, refundMessages } from '#messages/refunds.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { requestShownStatus } from '../../claims/request/shown-status.ts'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { AwaitedDocuments } from './AwaitedDocuments.tsx'
import { RequestFiles } from './RequestFiles.tsx'
import { RequestReferences } from './RequestReferences.tsx'
import { RequestStatement } from './RequestStatement.tsx'
import { hasThread, RequestQuestion, RequestThreadSection } from './RequestThreadSection.tsx'
import { Clock, RequestTimeline } from './RequestTimeline.tsx'
import { Verdict } from './Verdict.tsx'
import styles from './request-page.module.css'

// For the few requests with several decisions or payments.
const CorrectionNote = lazyPart(() => import('./Corrections.tsx').then((module) => module.CorrectionNote))
const FormerDecisions = lazyPart(() => import('./Corrections.tsx').then((module) => module.FormerDecisions))

// At rest below the decision.
const FollowUps = lazyPart(() => import('../../claims/follow-up/FollowUps.tsx').then((module) => module.FollowUps))
// Below the decision, with its own call.
const Disputes = lazyPart(() => import('../../conversations/dispute/Disputes.tsx').then((module) => module.Disputes))

// For the few that are filed under an agreement on a quote.
const RequestAgreement = lazyPart(() =>
  import('../../quotes/AgreementNotes.tsx').then((module) => module.RequestAgreement),
)

// For drafts only.
const DraftEnding = lazyPart(() => import('./DraftEnding.tsx').then((module) => module.DraftEnding))
// For requests paid in full.
const Disagreement = lazyPart(() => import('./Disagreement.tsx').then((module) => module.Disagreement))

// Real portals never load it.
const DemoInsurer = lazyPart(() => import('./DemoInsurer.tsx').then((module) => module.DemoInsurer))

// The server marks its pages in a demonstration.
const isDemo = () => document.documentElement.dataset['demo'] !== undefined

type RefundRequestPageProps = { request: RefundRequest; animals: readonly PortrayedAnimal[] }

export function RefundRequestPage({ request, animals }: RefundRequestPageProps) {
  const words = useMessages(detailMessages)
  const { status } = request
  const isCorrected = request.corrections.length > 0
  // It keeps its place while the page is open, whatever is read or written.
  const [isThreadFirst] = useState(request.waiting_message !== null)
  const thread = hasThread(request) && <RequestThreadSection request_id={request.id} />
  const wentWell = useWentWell(request)
  const isFolded = useMedia('(max-width: 48rem)') && wentWell
  return (
    <div className="content">
      <Verdict request={request} animals={animals} />
      {isThreadFirst && <div className={styles.clockNote}>{thread}</div>}
      <Clock request={request} />
      {status === 'draft' && (
        <Suspense>
          <DraftEnding request={request} />
        </Suspense>
      )}
      {isCorrected && (
        <Suspense>
          <CorrectionNote request={request} />
        </Suspense>
      )}
      <div className="cols">
        <div>
          {status === 'draft' && (
            <Gate permission="refunds:write">
              <LinkButton variant="primary" size="large" to="/refunds/new" search={{ request: request.id }}>
                {words.resume}
              </LinkButton>
            </Gate>
          )}
          {status === 'action-required' && (
            <Gate permission="refunds:write">
              <AwaitedDocuments request={request} />
            </Gate>
          )}
          {status === 'action-done' && (
            <div className={styles.clockNote}>
              <Note tone="success">{words.ask.thanks}</Note>
            </div>
          )}
          {status !== 'draft' && status !== 'action-required' && <Decision request={request} />}
          {request.quote_id !== null && status !== 'draft' && (
            <Suspense fallback={null}>
              <RequestAgreement request={request} quote_id={request.quote_id} />
            </Suspense>
          )}
          {isCorrected && (
            <Suspense>
              <FormerDecisions request={request} />
            </Suspense>
          )}
          {(status === 'accepted' || status === 'rejected') && !wentWell && (
            <Block what={words.disputesFailed} pending={null}>
              <Disputes request={request} />
            </Block>
          )}
          <Suspense fallback={null}>
            <FollowUps request={request} animals={animals} />
          </Suspense>
          <RequestFiles request={request} isFolded={isFolded} />
          {!isThreadFirst && !wentWell && thread}
        </div>
        <div className="stack gap-xl">
          <RequestTimeline request={request} />
          <RequestReferences request={request} isFolded={isFolded} />
          {status !== 'draft' && !wentWell && <RequestQuestion request={request} />}
        </div>
      </div>
      {wentWell && (
        <Suspense fallback={null}>
          <Disagreement request={request}>
            {!hasThread(request) ? <RequestQuestion request={request} /> : !isThreadFirst && thread}
          </Disagreement>
        </Suspense>
      )}
      {status !== 'draft' && isDemo() && (
        <Suspense fallback={null}>
          <DemoInsurer />
        </Suspense>
      )}
    </div>
  )
}

function Decision({ request }: { request: RefundRequest }) {
  const words = useMessages(detailMessages)
  const { loading } = useMessages(refundMessages)
  const { refunds, status } = request
  if (refunds.length === 0)
    return <p className="muted">{status === 'rejected' ? words.notAssessed : words.underStudy}</p>
  return refunds.map(({ id }) => (
    <Block key={id} what={words.failed} pending={<Skeleton shape="table" label={loading} />}>
      <RequestStatement id={id} isAlone={refunds.length === 1} />
    </Block>
  ))
}

/** Tells whether all of a request's care was covered and paid; until its statements load, whether it is paid. */
function useWentWell(request: RefundRequest): boolean {
  const isWhole = useQueries({
    queries: request.refunds.map(({ id }) => refundQueries.statement(id)),
    combine: (answers) =>
      answers.every(
        ({ data }) =>
          data === undefined ||
          (data.due_cents === 0 &&
            data.overpaid_cents === 0 &&
            data.lines.every(({ reason_code }) => reason_code === null)),
      ),
  })
  return requestShownStatus(request) === 'refunded' && isWhole
}
