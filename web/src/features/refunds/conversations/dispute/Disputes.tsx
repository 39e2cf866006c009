import { companies } from '@coussinet/contract/brand/values.ts'
import type { Dispute, DisputedDecision, NextDispute } from '@coussinet/contract/disputes.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import {
  disputeLabels,
  disputeStatusNames,
  mediatorAddress,
  mediatorName,
  mediators,
} from '@coussinet/contract/domain/disputes.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import Clock3 from '~icons/lucide/clock-3'
import FileText from '~icons/lucide/file-text'
import { disputesMessages } from '#messages/disputes.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { GivenAmounts } from '../../cover/Arithmetic.tsx'
import { CareLines } from '../../cover/CareLines.tsx'
import { useSaveFile } from '../../documents/use-save-file.ts'
import { disputesQuery } from './dispute.queries.ts'
import styles from './disputes.module.css'

export function Disputes({ request }: { request: RefundRequest }) {
  const words = useMessages(disputesMessages)
  const {
    data: { data: disputes, next },
  } = useSuspenseQuery(disputesQuery(request.id))
  const isInvited = next.obstacle === null
  if (disputes.length === 0 && !isInvited) return null
  return (
    <section className="section" id="dispute" aria-labelledby="dispute-title">
      <SectionHeading id="dispute-title" title={words.section} />
      {disputes.toReversed().map((dispute) => (
        <OneDispute key={dispute.id} dispute={dispute} request={request} />
      ))}
      {isInvited && <Invitation request={request} next={next} />}
    </section>
  )
}

function Invitation({ request, next }: { request: RefundRequest; next: NextDispute }) {
  const words = useMessages(disputesMessages)
  const format = useFormat()
  return (
    <Gate permission="refunds:write">
      <div className={`stack gap-s ${styles.dispute}`} data-invites>
        <p>
          {!next.is_limited ? words.invite : next.changed_lines.length > 0 ? words.inviteChanged : words.inviteAgain}{' '}
          {next.until !== null && <span className="muted">{words.until(format.longDay(next.until))}</span>}
        </p>
        <div>
          <LinkButton to="/refunds/$id/dispute" params={{ id: request.id }}>
            {words.act}
          </LinkButton>
        </div>
      </div>
    </Gate>
  )
}

/** One dispute: its state and days, what both sides wrote, the decisions side by side, the mediator once available. */
function OneDispute({ dispute, request }: { dispute: Dispute; request: RefundRequest }) {
  const words = useMessages(disputesMessages)
  const labels = useMessages(disputeLabels)
  const statuses = useMessages(disputeStatusNames)
  const format = useFormat()
  const save = useSaveFile()
  const today = useToday()
  const { status, created_at, acknowledged_at, answer_by, late_days, outcome, lines, disputed } = dispute
  const named = disputed.refunds.flatMap((refund) =>
    refund.lines.flatMap(({ label }, index) => (lines.includes(`${refund.id}.${index + 1}`) ? [label] : [])),
  )
  const isOpen = today >= dispute.mediator_from && today <= dispute.mediator_until
  return (
    <article className={`stack gap-m ${styles.dispute}`}>
      <div>
        <Badge tone={status === 'pending' ? 'pending' : status === 'upheld' ? 'plain' : 'positive'}>
          {statuses[status]}
        </Badge>
      </div>
      {late_days > 0 && (
        <Note tone="warning" icon={<Clock3 />}>
          {words.late(late_days, format.longDay(dispute.mediator_from))}
        </Note>
      )}
      <DescriptionList
        facts={[
          { term: words.sentOn, value: format.longDay(toLocalDay(created_at)) },
          { term: words.received, value: words.receivedOn(format.longDay(toLocalDay(acknowledged_at))) },
          ...(outcome === null ? [{ term: words.due, value: format.longDay(answer_by) }] : []),
          ...(named.length > 0 ? [{ term: labels.lines, value: format.list(named) }] : []),
          ...(dispute.files.length > 0
            ? [{ term: words.documents, value: format.list(dispute.files.map(({ name }) => name)) }]
            : []),
        ]}
      />
      <div>
        <h3>{labels.reason}</h3>
        <p className={styles.said}>{dispute.reason}</p>
      </div>
      {outcome !== null && (
        <div>
          <h3>{words.answeredOn(format.longDay(toLocalDay(outcome.at)))}</h3>
          <p className={styles.said}>{outcome.text}</p>
        </div>
      )}
      {outcome !== null && (
        <div className={styles.sides}>
          <Side title={words.before} decision={disputed} request={request} />
          {outcome.decision === null ? (
            <Note tone="info">{words.same}</Note>
          ) : (
            <Side title={words.afterwards} decision={outcome.decision} before={disputed} request={request} />
          )}
        </div>
      )}
      {isOpen && <MediatorWay dispute={dispute} />}
      <div className="stack gap-s">
        <PaperLanguage />
        <div>
          <Button
            size="small"
            icon={<FileText />}
            onClick={() => save(dispute.dossier_href, `${words.dossierName}-${request.tracking_reference ?? ''}.pdf`)}
          >
            {words.dossier}
          </Button>
        </div>
      </div>
    </article>
  )
}

type SideProps = {
  title: string
  decision: DisputedDecision
  /** the decision that this one takes the place of */
  before?: DisputedDecision
  request: RefundRequest
}

/** A decision beside another: its amount and the difference, its lines, why. */
function Side({ title, decision, before, request }: SideProps) {
  const { status, amount_cents, rejection, refunds, decided_at } = decision
  const words = useMessages(disputesMessages)
  const format = useFormat()
  const difference = before === undefined ? 0 : amount_cents - before.amount_cents
  return (
    <div className={`card stack gap-s ${styles.side}`}>
      <h3>{title}</h3>
      <p className="small muted">{format.longDay(toLocalDay(decided_at))}</p>
      <div>
        <p className="amount">{status === 'rejected' ? words.refused : words.amount(format.euros(amount_cents))}</p>
        {difference !== 0 && (
          <p className="small muted">
            {difference > 0 ? words.more(format.euros(difference)) : words.less(format.euros(-difference))}
          </p>
        )}
      </div>
      {rejection !== null && <p>{capitalised(rejection.text)}</p>}
      {refunds.map(({ id, animal_id, lines, explanation, reasons }) => (
        <div key={id} className="stack gap-s">
          <CareLines
            lines={lines}
            caption={`${title}, ${request.animals.find((animal) => animal.id === animal_id)?.name ?? ''}`}
          />
          {explanation !== null && <GivenAmounts explanation={explanation} reasons={reasons} />}
        </div>
      ))}
    </div>
  )
}

/** The mediator of the contract's country: who, where, and until when. */
function MediatorWay({ dispute: { outcome, mediator_until } }: { dispute: Dispute }) {
  const words = useMessages(disputesMessages)
  const format = useFormat()
  const { contract, address: home } = useMe()
  const country = contract?.country ?? home.country
  const language = useLanguage()
  const { site } = mediators[country]
  const address = mediatorAddress(country, language)
  const mediator = mediatorName(companies[country].mediator, language)
  return (
    <section className="card stack gap-s" aria-label={mediator}>
      <h3>{outcome === null ? words.wayLate : words.way}</h3>
      <p>{words.wayText(mediator, format.longDay(mediator_until))}</p>
      <p>
        <a className="text-link" href={site.href} target="_blank" rel="noopener noreferrer">
          {site.name}
        </a>
      </p>
      {address.length > 0 && (
        <address className={styles.address}>
          {[mediator, ...address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </section>
  )
}
