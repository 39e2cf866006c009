import { isBill, refundLabels } from '@coussinet/contract/domain/bill.ts'
import { careBuckets, causeNames } from '@coussinet/contract/domain/care.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { channelNames } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RefundStatement } from '@coussinet/contract/refunds.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import FileText from 'lucide-react/icons/file-text'
import { Suspense, useState } from 'react'
import { useMedia } from '#platform/browser/use-media.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { Arithmetic, GivenAmounts } from '../../cover/Arithmetic.tsx'
import { CareLines } from '../../cover/CareLines.tsx'
import { EventNote } from '../../cover/EventNote.tsx'
import { refundMessages } from '../../cover/refunds.messages.ts'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { CopyButton } from '../../documents/CopyButton.tsx'
import { documentMessages } from '../../documents/documents.messages.ts'
import { FileReceipt } from '../../documents/FileReceipt.tsx'
import { FileThumbnail, FileViewer } from '../../documents/FileViewer.tsx'
import { useSaveFile } from '../../documents/use-save-file.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { AwaitedDocuments } from './AwaitedDocuments.tsx'
import { detailMessages } from './detail.messages.ts'
import { Clock, RequestTimeline } from './RequestTimeline.tsx'
import { useWentWell } from './use-went-well.ts'
import { Verdict } from './Verdict.tsx'
import styles from './request-page.module.css'

// For the few requests whose decision or payment was not the only one.
const CorrectionNote = lazyPart(() => import('./Corrections.tsx').then((module) => module.CorrectionNote))
const FormerDecisions = lazyPart(() => import('./Corrections.tsx').then((module) => module.FormerDecisions))
const UnusualPayments = lazyPart(() => import('./UnusualPayments.tsx').then((module) => module.UnusualPayments))

// At rest below the decision.
const FollowUps = lazyPart(() => import('../../claims/follow-up/FollowUps.tsx').then((module) => module.FollowUps))
// Below the decision, with a call of its own.
const Disputes = lazyPart(() => import('../../conversations/dispute/Disputes.tsx').then((module) => module.Disputes))

/** Tells whether a refund was paid otherwise than whole and once. */
const isUnusual = ({ paid_cents, due_cents, overpaid_cents, returned_payments }: RefundStatement): boolean =>
  (paid_cents > 0 && due_cents > 0) || overpaid_cents > 0 || returned_payments.length > 0

// For the few that are filed under an agreement on a quote.
const RequestAgreement = lazyPart(() =>
  import('../../quotes/AgreementNotes.tsx').then((module) => module.RequestAgreement),
)

// For drafts alone.
const DraftEnding = lazyPart(() => import('./DraftEnding.tsx').then((module) => module.DraftEnding))
// Late, so that the request's own first load does not grow.
const RequestThread = lazyPart(() =>
  import('../../conversations/thread/RequestThread.tsx').then((module) => module.RequestThread),
)

/** Tells whether a request can be talked about in place: the insurer's systems know those that were filed here. */
const hasThread = ({ status, before_portal }: RefundRequest) => status !== 'draft' && !before_portal

// For those of which all was paid.
const Accordion = lazyPart(() => import('#ui/Accordion.tsx').then((module) => module.Accordion))
const Disagreement = lazyPart(() => import('./Disagreement.tsx').then((module) => module.Disagreement))

// Real portals never load it.
const DemoInsurer = lazyPart(() => import('./DemoInsurer.tsx').then((module) => module.DemoInsurer))

// The server marks its pages in a demonstration.
const isDemo = () => document.documentElement.dataset['demo'] !== undefined

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

export function RefundRequestPage({ request, animals }: RefundRequestPageProps) {
  const words = useMessages(detailMessages)
  const { status } = request
  const isCorrected = request.corrections.length > 0
  // It keeps its place while the page is open, whatever is read or written.
  const [isThreadFirst] = useState(request.waiting_message !== null)
  const thread = hasThread(request) && <Thread request_id={request.id} />
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
          <References request={request} isFolded={isFolded} />
          {status !== 'draft' && !wentWell && <AskAbout request={request} />}
        </div>
      </div>
      {wentWell && (
        <Suspense fallback={null}>
          <Disagreement request={request}>
            {!hasThread(request) ? <AskAbout request={request} /> : !isThreadFirst && thread}
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

/** Messages of a request, with a place that links lead to before they are there. */
function Thread({ request_id }: { request_id: string }) {
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

function AskAbout({ request }: { request: RefundRequest }) {
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

type FoldedProps = { request: RefundRequest; isFolded: boolean }

function References({ request, isFolded }: FoldedProps) {
  const words = useMessages(detailMessages)
  const documents = useMessages(documentMessages)
  const causes = useMessages(causeNames)
  const ways = useMessages(channelNames)
  const format = useFormat()
  const {
    tracking_reference,
    invoice_number,
    care_date,
    cause,
    first_symptoms_on,
    vet_name,
    submitted_at,
    channel,
    received_on,
    care_kinds,
  } = request
  // A vaccination is no illness, whatever was told before it was assessed.
  const isPrevention = care_kinds.length > 0 && care_kinds.every((kind) => careBuckets[kind] === 'prevention')
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  const tracking = tracking_reference && {
    term: words.tracking,
    value: (
      <span className="nowrap">
        {tracking_reference}
        <CopyButton text={tracking_reference} label={documents.copy} />
      </span>
    ),
  }
  const facts = (
    <DescriptionList
      facts={[
        ...(tracking ? [tracking] : []),
        ...(channel && received_on
          ? fact(words.received, `${format.shortDay(received_on)}, ${ways[channel]}`)
          : fact(words.filedOn, submitted_at && format.shortDay(toLocalDay(submitted_at)))),
        ...fact(words.careDate, care_date && format.shortDay(care_date)),
        ...fact(words.cause, isPrevention ? causes.prevention : cause && causes[cause]),
        ...fact(words.symptoms, first_symptoms_on && format.shortDay(first_symptoms_on)),
        ...fact(words.invoice, invoice_number),
        ...fact(words.vet, vet_name),
      ]}
    />
  )
  return isFolded ? (
    <Suspense fallback={null}>
      <Accordion title={words.references} isWide>
        {facts}
      </Accordion>
    </Suspense>
  ) : (
    <SideBlock title={words.references} variant="card">
      {facts}
    </SideBlock>
  )
}

type DocumentTileProps = { file: RequestFile; files: readonly RequestFile[]; name: string | null }

function DocumentTile({ file, files, name }: DocumentTileProps) {
  const words = useMessages(documentMessages)
  const save = useSaveFile()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FileTile
        state="done"
        name={file.name}
        thumbnail={<FileThumbnail href={file.thumbnail_href} />}
        meta={<FileReceipt file={file} name={name} />}
        badge={file.status === 'accepted' ? words.accepted : undefined}
        view={{ label: words.view(file.name), onAction: () => setIsOpen(true) }}
        download={{ label: words.download(file.name), onAction: () => save(file.href, file.name) }}
      />
      {isOpen && <FileViewer file={file} files={files} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RequestFiles({ request, isFolded }: FoldedProps) {
  const words = useMessages(detailMessages)
  // An answering document is shown with the question until it is sent.
  const waiting = request.status === 'action-required' ? request.awaited.map(({ file_id }) => file_id) : []
  const files = request.files.filter(({ id }) => !waiting.includes(id))
  const tiles =
    files.length === 0 ? (
      <p className="muted">{words.noFile}</p>
    ) : (
      <div className={styles.detailFiles}>
        {files.map((file) => (
          <DocumentTile
            key={file.id}
            file={file}
            files={files}
            name={request.animals.find(({ id }) => id === file.animal_id)?.name ?? null}
          />
        ))}
      </div>
    )
  return (
    <section className="section" aria-labelledby="request-files">
      {isFolded ? (
        <Suspense fallback={null}>
          <Accordion title={<span id="request-files">{words.files}</span>} isWide>
            {tiles}
          </Accordion>
        </Suspense>
      ) : (
        <>
          <SectionHeading id="request-files" title={words.files} />
          {tiles}
        </>
      )}
    </section>
  )
}

/** One animal's part of a decided request: its care, its arithmetic, its payment; `isAlone` when there is no other. */
function Statement({ id, isAlone }: { id: string; isAlone: boolean }) {
  const words = useMessages(detailMessages)
  const labels = useMessages(refundLabels)
  const format = useFormat()
  const save = useSaveFile()
  const { data: refund } = useSuspenseQuery(refundQueries.statement(id))
  const { animal, payment_date, destination_account, benefit_slips, computation } = refund
  const isBilled = isBill(refund.lines)
  const title = isAlone ? labels.lines : words.careOf(animal.name)
  const fact = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  return (
    <section className={styles.statement} aria-labelledby={`statement-${id}`}>
      <div className="section-head">
        <h2 id={`statement-${id}`}>{title}</h2>
      </div>
      <CareLines lines={refund.lines} caption={title} isPast={computation === null} />
      {computation === null && (
        <div className={styles.statementFacts}>
          {refund.explanation === null ? (
            <Note tone="info">{words.past}</Note>
          ) : (
            <GivenAmounts explanation={refund.explanation} reasons={refund.reasons} />
          )}
        </div>
      )}
      {isBilled && computation !== null && (
        <div className={styles.statementSum}>
          <h3>{labels.sums}</h3>
          <Arithmetic
            computation={computation}
            lines={refund.lines}
            reasons={refund.reasons}
            payout={payment_date === null ? 'to_pay' : 'paid'}
          />
          {refund.event && <EventNote event={refund.event} deductible_cents={computation.deductible_cents} />}
        </div>
      )}
      <div className={styles.statementFacts}>
        <DescriptionList
          facts={[
            ...fact(labels.kept, isBilled ? format.euros(refund.remaining_cents) : null),
            ...fact(words.paidOn, payment_date && format.longDay(payment_date)),
            ...fact(
              words.account,
              refund.refunded_cents > 0 && destination_account ? format.shownAccount(destination_account.iban) : null,
            ),
          ]}
        />
      </div>
      {isUnusual(refund) && (
        <div className={styles.statementFacts}>
          <Suspense>
            <UnusualPayments refund={refund} />
          </Suspense>
        </div>
      )}
      <Gate feature="service_slips">
        {benefit_slips.length > 0 && (
          <div className={`${styles.statementFacts} stack gap-s`}>
            <h3>{words.slips}</h3>
            <PaperLanguage />
            {benefit_slips.map((slip) => (
              <div key={slip.id}>
                <Button size="small" icon={<FileText />} onClick={() => save(slip.href, `${slip.label}.pdf`)}>
                  <span>
                    <Unbroken>{slip.label}</Unbroken>
                  </span>
                </Button>
              </div>
            ))}
          </div>
        )}
      </Gate>
    </section>
  )
}
