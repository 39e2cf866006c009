import { companies } from '@coussinet/contract/brand/values.ts'
import { formatLineReference, mostDisputeFiles, type NextDispute } from '@coussinet/contract/disputes.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { mediatorName } from '@coussinet/contract/domain/disputes.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { RefundStatement } from '@coussinet/contract/refunds.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import Send from '~icons/lucide/send'
import { disputeMessages } from '#messages/disputes.ts'
import { attachedMessages } from '#messages/platform.ts'
import { refundMessages } from '#messages/refunds.ts'
import { AttachedFiles } from '#platform/attachments/AttachedFiles.tsx'
import { useMe } from '#platform/calls/queries.ts'
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { useLeaveGuard } from '#platform/page/use-leave-guard.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { focusHeading, type LastHeading } from '#ui/StepHeading.tsx'
import { Stitches } from '#ui/Stitches.tsx'
import { SuccessScreen } from '#ui/SuccessScreen.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { toast } from '#ui/toast-store.ts'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { requestName } from '../../claims/request/request-name.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { disputed, disputesQuery } from './dispute.queries.ts'
import { DisputeLines } from './DisputeLines.tsx'
import { chosenLines, useDispute } from './use-dispute.ts'
import styles from './dispute.module.css'

/** Disputes a decision on one screen: which care, why, with what documents, and what happens next. */
export function DisputePage({ request }: { request: RefundRequest }) {
  const words = useMessages(disputeMessages)
  const { loading } = useMessages(refundMessages)
  const [sent, setSent] = useState<NextDispute | null>(null)
  const last = useRef<HTMLHeadingElement | null>(null)
  const { ask: _ask, ...question } = useLeaveGuard()
  return (
    <div className={`content content-narrow ${styles.page}`}>
      {sent ? (
        <DisputeSent request={request} days={sent} last={last} />
      ) : (
        <>
          <h1 ref={(heading) => focusHeading(heading, last)} tabIndex={-1}>
            {words.title}
          </h1>
          <p className="lead">{words.lead}</p>
          <Block what={words.failed} pending={<Skeleton shape="rows" count={4} label={loading} />}>
            <Disputing request={request} onSent={setSent} />
          </Block>
        </>
      )}
      <LeaveQuestion {...question} texts={words.leave} />
    </div>
  )
}

/** Reads the decision and whether it can be disputed; shows why if it cannot. */
function Disputing({ request, onSent }: { request: RefundRequest; onSent: (days: NextDispute) => void }) {
  const words = useMessages(disputeMessages)
  const {
    data: { next },
  } = useSuspenseQuery(disputesQuery(request.id))
  const statements = useSuspenseQueries({
    queries: request.refunds.map(({ id }) => refundQueries.statement(id)),
    combine: (answers) => answers.map(({ data }) => data),
  })
  if (next.obstacle !== null)
    return (
      <>
        <Note tone="info">{words.obstacle[next.obstacle]}</Note>
        <div>
          <BackToRequest id={request.id} />
        </div>
      </>
    )
  return <DisputeForm request={request} statements={statements} next={next} onSent={() => onSent(next)} />
}

function BackToRequest({ id }: { id: string }) {
  const words = useMessages(disputeMessages)
  return (
    <LinkButton variant="quiet" to="/refunds/$id" params={{ id }}>
      {words.back}
    </LinkButton>
  )
}

/** The decision in a sentence. */
function Decided({ request, statements }: Pick<DisputeFormProps, 'request' | 'statements'>) {
  const words = useMessages(disputeMessages)
  const language = useLanguage()
  const format = useFormat()
  const billed = format.euros(sumBy(statements, ({ billed_cents }) => billed_cents))
  return (
    <div className="card stack gap-xs">
      <p className="strong">{requestName(request, language)}</p>
      <p>
        {request.status === 'rejected'
          ? words.rejected(request.rejection === null ? '' : capitalised(request.rejection.text))
          : words.accepted(format.euros(request.amount_to_refund_cents ?? 0), billed)}
      </p>
      {request.tracking_reference && <p className="small muted tnum">{request.tracking_reference}</p>}
    </div>
  )
}

type DisputeFormProps = {
  request: RefundRequest
  statements: readonly RefundStatement[]
  next: NextDispute
  onSent: () => void
}

function DisputeForm({ request, statements, next, onSent }: DisputeFormProps) {
  const words = useMessages(disputeMessages)
  const fileWords = useMessages(attachedMessages)
  const format = useFormat()
  const queries = useQueryClient()
  const known = statements.flatMap(({ id, lines }) => lines.map((_line, index) => formatLineReference(id, index)))
  const dispute = useDispute({
    request_id: request.id,
    lines: known,
    onSent: () => {
      disputed(queries, request.id)
      onSent()
    },
    onCancelled: () => toast({ text: words.cancelled, tone: 'info', key: 'dispute' }),
  })
  const { typed, files, fraction, heldUp } = dispute
  const chosen = chosenLines(typed)
  const names = statements.flatMap(({ id, lines }) =>
    lines.flatMap(({ label }, index) => (chosen.includes(formatLineReference(id, index)) ? [label] : [])),
  )
  const sent = fraction === null ? null : format.percent(Math.round(fraction * 100))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        dispute.submit(event.currentTarget)
      }}
    >
      <Decided request={request} statements={statements} />
      {next.is_limited && <Note tone="info">{next.changed_lines.length > 0 ? words.changedOnly : words.newOnly}</Note>}
      {known.length > 0 && (
        <DisputeLines
          statements={statements}
          chosen={chosen}
          changed={next.is_limited ? next.changed_lines : []}
          onChoose={dispute.choose}
        />
      )}
      <TextArea
        label={words.why}
        name="reason"
        required
        rows={7}
        hint={words.whyHint}
        value={typed.reason}
        error={dispute.errorOf('reason')}
        onValue={dispute.setReason}
        onBlur={() => typed.reason !== '' && dispute.leave('reason')}
      />
      <AttachedFiles
        attached={files}
        most={mostDisputeFiles}
        error={heldUp === null ? dispute.errorOf('files') : fileWords[heldUp]}
      />
      <section className="card" aria-labelledby="dispute-asked">
        <h2 id="dispute-asked" className="h3">
          {words.asked}
        </h2>
        <p aria-live="polite">{names.length === 0 ? words.askedWhole : words.askedLines(format.list(names))}</p>
      </section>
      <NextSteps days={next} />
      {sent !== null && fraction !== null && (
        <div className="stack gap-xs">
          <span className="small muted tnum">{fileWords.sending(sent)}</span>
          <Stitches value={fraction * 100} label={fileWords.sending('').trim()} valueText={sent} />
        </div>
      )}
      <WizardFoot back={<BackToRequest id={request.id} />}>
        {sent !== null && (
          <Button
            variant="quiet"
            onClick={(event) => {
              // This button goes; the focus stays with what sends.
              event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
              dispute.cancel()
            }}
          >
            {fileWords.cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          icon={<Send />}
          busy={dispute.isBusy ? words.sending : undefined}
        >
          {words.submit}
        </Button>
      </WizardFoot>
    </form>
  )
}

function NextSteps({ days }: { days: NextDispute }) {
  const words = useMessages(disputeMessages)
  const language = useLanguage()
  const format = useFormat()
  const { contract, address: home } = useMe()
  const country: Country = contract?.country ?? home.country
  return (
    <section aria-labelledby="dispute-next">
      <SectionHeading id="dispute-next" title={words.next} />
      <Timeline
        landing
        moments={[
          { id: 'receipt', state: 'now', what: words.receipt, when: words.today },
          { id: 'answer', state: 'todo', what: words.answer, when: words.answerBy(format.longDay(days.answer_by)) },
          {
            id: 'mediator',
            state: 'todo',
            what: words.mediator(mediatorName(companies[country].mediator, language)),
            when: words.after,
          },
        ]}
      />
    </section>
  )
}

type DisputeSentProps = { request: RefundRequest; days: NextDispute; last: LastHeading }

function DisputeSent({ request, days, last }: DisputeSentProps) {
  const words = useMessages(disputeMessages)
  return (
    <>
      <SuccessScreen
        title={words.sent}
        last={last}
        acts={
          <LinkButton variant="primary" size="large" to="/refunds/$id" params={{ id: request.id }}>
            {words.toRequest}
          </LinkButton>
        }
      >
        <p>{words.sentText}</p>
      </SuccessScreen>
      <NextSteps days={days} />
    </>
  )
}
