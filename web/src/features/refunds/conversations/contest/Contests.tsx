import type { Contest, ContestedDecision, NextContest } from '@coussinet/contract/contests.ts'
import { contestLabels, contestStatusNames } from '@coussinet/contract/domain/contest-labels.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import Clock3 from 'lucide-react/icons/clock-3'
import FileText from 'lucide-react/icons/file-text'
import { useToday } from '#platform/browser/use-today.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { CareLines } from '../../cover/CareLines.tsx'
import { GivenAmounts } from '../../cover/GivenAmounts.tsx'
import { useSaveFile } from '../../documents/use-save-file.ts'
import { contestsQuery } from './contest.queries.ts'
import { contestsMessages } from './contests.messages.ts'
import { MediatorWay } from './MediatorWay.tsx'
import styles from './contests.module.css'

/** The contests of a decided request, the latest first, and the way to make one where it is open. */
export function Contests({ request }: { request: RefundRequest }) {
  const words = useMessages(contestsMessages)
  const {
    data: { data: contests, next },
  } = useSuspenseQuery(contestsQuery(request.id))
  const isInvited = next.obstacle === null
  if (contests.length === 0 && !isInvited) return null
  return (
    <section className="section" id="contest" aria-labelledby="contest-title">
      <SectionHeading id="contest-title" title={words.section} />
      {contests.toReversed().map((contest) => (
        <OneContest key={contest.id} contest={contest} request={request} />
      ))}
      {isInvited && <Invitation request={request} next={next} />}
    </section>
  )
}

function Invitation({ request, next }: { request: RefundRequest; next: NextContest }) {
  const words = useMessages(contestsMessages)
  const format = useFormat()
  return (
    <Gate permission="refunds:write">
      <div className={`stack gap-s ${styles.contest}`} data-invites>
        <p>
          {!next.is_limited ? words.invite : next.changed_lines.length > 0 ? words.inviteChanged : words.inviteAgain}{' '}
          {next.until !== null && <span className="muted">{words.until(format.longDay(next.until))}</span>}
        </p>
        <div>
          <LinkButton to="/refunds/$id/contest" params={{ id: request.id }}>
            {words.act}
          </LinkButton>
        </div>
      </div>
    </Gate>
  )
}

/** One contest: where it stands, its days, what was said on both sides, the decisions side by side, the mediator's way once it is open. */
function OneContest({ contest, request }: { contest: Contest; request: RefundRequest }) {
  const words = useMessages(contestsMessages)
  const labels = useMessages(contestLabels)
  const statuses = useMessages(contestStatusNames)
  const format = useFormat()
  const save = useSaveFile()
  const today = useToday()
  const { status, created_at, acknowledged_at, answer_by, late_days, outcome, lines, contested } = contest
  const named = contested.refunds.flatMap((refund) =>
    refund.lines.flatMap(({ label }, index) => (lines.includes(`${refund.id}.${index + 1}`) ? [label] : [])),
  )
  const isOpen = today >= contest.mediator_from && today <= contest.mediator_until
  return (
    <article className={`stack gap-m ${styles.contest}`}>
      <div>
        <Badge tone={status === 'pending' ? 'pending' : status === 'upheld' ? 'plain' : 'positive'}>
          {statuses[status]}
        </Badge>
      </div>
      {late_days > 0 && (
        <Note tone="warning" icon={<Clock3 />}>
          {words.late(late_days, format.longDay(contest.mediator_from))}
        </Note>
      )}
      <DescriptionList
        facts={[
          { term: words.sentOn, value: format.longDay(dayOf(created_at)) },
          { term: words.received, value: words.receivedOn(format.longDay(dayOf(acknowledged_at))) },
          ...(outcome === null ? [{ term: words.due, value: format.longDay(answer_by) }] : []),
          ...(named.length > 0 ? [{ term: labels.lines, value: format.list(named) }] : []),
          ...(contest.files.length > 0
            ? [{ term: words.documents, value: format.list(contest.files.map(({ name }) => name)) }]
            : []),
        ]}
      />
      <div>
        <h3>{labels.reason}</h3>
        <p className={styles.said}>{contest.reason}</p>
      </div>
      {outcome !== null && (
        <div>
          <h3>{words.answeredOn(format.longDay(dayOf(outcome.at)))}</h3>
          <p className={styles.said}>{outcome.text}</p>
        </div>
      )}
      {outcome !== null && (
        <div className={styles.sides}>
          <Side title={words.before} decision={contested} request={request} />
          {outcome.decision === null ? (
            <Note tone="info">{words.same}</Note>
          ) : (
            <Side title={words.afterwards} decision={outcome.decision} before={contested} request={request} />
          )}
        </div>
      )}
      {isOpen && <MediatorWay contest={contest} />}
      <div className="stack gap-s">
        <PaperLanguage />
        <div>
          <Button
            size="small"
            icon={<FileText />}
            onClick={() => save(contest.dossier_href, `${words.dossierName}-${request.tracking_reference ?? ''}.pdf`)}
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
  decision: ContestedDecision
  /** the decision that this one takes the place of */
  before?: ContestedDecision
  request: RefundRequest
}

/** A decision beside another: its amount and what it makes different, its lines, why. */
function Side({ title, decision, before, request }: SideProps) {
  const { status, amount_cents, rejection, refunds, decided_at } = decision
  const words = useMessages(contestsMessages)
  const format = useFormat()
  const difference = before === undefined ? 0 : amount_cents - before.amount_cents
  return (
    <div className={`card stack gap-s ${styles.side}`}>
      <h3>{title}</h3>
      <p className="small muted">{format.longDay(dayOf(decided_at))}</p>
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
