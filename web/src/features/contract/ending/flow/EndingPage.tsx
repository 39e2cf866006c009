import type { ContractEnding } from '@coussinet/contract/contract-endings.ts'
import { memberName } from '@coussinet/contract/domain/members.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flowMessages } from '#messages/contract.ts'
import { useContract, useMe } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { focusHeading, type LastHeading } from '#ui/StepHeading.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { contractQueries } from '../../contract.queries.ts'
import type { EndingKind, EndingStep } from '../ending-step.ts'
import { maskedEmail } from '../masked-email.ts'
import { RequestedEnding } from '../RequestedEnding.tsx'
import { type EndingRule, useRuleSentence } from '../use-rule-sentence.ts'
import { ConfirmEnding } from './ConfirmEnding.tsx'
import { endingPaths } from './ending-paths.ts'
import styles from './ending-flow.module.css'

type EndingPageProps = {
  kind: EndingKind
  asked: EndingStep | undefined
  names: readonly string[]
}

/** The way out of the contract, step by step, each with its address; nothing happens before the last press. */
export function EndingPage({ kind, asked: wanted, names }: EndingPageProps) {
  const words = useMessages(flowMessages)
  const last = useRef<HTMLHeadingElement>(null)
  const { data: endings } = useSuspenseQuery(contractQueries.endings())
  const written = endings.data.find((ending) => ending.kind === kind)
  const { withdrawal, termination } = endings
  const offered = kind === 'withdrawal' ? withdrawal : termination
  const toContract = (
    <LinkButton variant="quiet" to="/profile/contract">
      {words.backToContract}
    </LinkButton>
  )
  if (written && (offered === null || wanted === 'done')) {
    return (
      <div className={`content content-narrow ${styles.flow}`}>
        <EndingDone ending={written} last={last} />
      </div>
    )
  }
  if (offered === null) {
    return (
      <div className={`content content-narrow ${styles.flow}`}>
        <FlowHeading title={words[kind].gone.title} last={last} />
        <div className={styles.text}>
          <p>{words[kind].gone.text}</p>
          <p>{toContract}</p>
        </div>
      </div>
    )
  }
  const { step, number, count, before, after } = placeOfStep(kind, wanted)
  const titles = {
    about: words.termination.about.title,
    recap: words[kind].recap.title,
    confirm: words[kind].confirm.title,
    done: words[kind].done.title,
  }
  const back =
    before === null ? (
      toContract
    ) : (
      <LinkButton variant="quiet" to={endingPaths[kind]} search={{ step: before }}>
        {words.back}
      </LinkButton>
    )
  return (
    <div className={`content content-narrow ${styles.flow}`}>
      <FlowHeading key={step} title={titles[step]} where={words.where(number, count)} last={last} />
      {step === 'about' && termination && (
        <AboutTermination ends_on={offered.ends_on} rule={termination.rule} names={names} />
      )}
      {step === 'recap' && (
        <Recap
          kind={kind}
          ends_on={offered.ends_on}
          until={kind === 'withdrawal' && withdrawal ? withdrawal.until : null}
          names={names}
        />
      )}
      {after === null ? (
        <ConfirmEnding kind={kind} ends_on={offered.ends_on} back={back} />
      ) : (
        <WizardFoot back={back}>
          <LinkButton variant="primary" size="large" to={endingPaths[kind]} search={{ step: after }}>
            {words.next}
          </LinkButton>
        </WizardFoot>
      )}
    </div>
  )
}

/** The steps before the answer: a withdrawal needs no explanation, so it has one less. */
const endingSteps: Record<EndingKind, readonly [EndingStep, ...EndingStep[]]> = {
  termination: ['about', 'recap', 'confirm'],
  withdrawal: ['recap', 'confirm'],
}

/** The step of a kind to show for the requested one, its number from 1, and the steps beside it. */
export function placeOfStep(kind: EndingKind, wanted: EndingStep | undefined) {
  const steps = endingSteps[kind]
  const at = Math.max(0, wanted === undefined ? 0 : steps.indexOf(wanted))
  return {
    step: steps[at] ?? steps[0],
    number: at + 1,
    count: steps.length,
    before: steps[at - 1] ?? null,
    after: steps[at + 1] ?? null,
  }
}

type AboutTerminationProps = { ends_on: string; rule: EndingRule; names: readonly string[] }

/** Step 1 of a termination: the day on which the contract would end, and what changes then. */
function AboutTermination({ ends_on, rule, names }: AboutTerminationProps) {
  const words = useMessages(flowMessages)
  const sentenceOfRule = useRuleSentence()
  const format = useFormat()
  const { about } = words.termination
  const day = format.longDay(ends_on)
  const changes = [...(names.length > 0 ? [about.stops(format.list(names), day)] : []), ...about.list]
  return (
    <div className={styles.text}>
      <p className="lead">{about.ends(day)}</p>
      <p>{sentenceOfRule(rule)}</p>
      <h2 className="h3">{about.changes}</h2>
      <ul className={styles.list}>
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="small muted">{words.nothingSent}</p>
    </div>
  )
}

function EndingDone({ ending, last }: { ending: ContractEnding; last: LastHeading }) {
  const words = useMessages(flowMessages)
  const { email } = useMe()
  return (
    <>
      <FlowHeading title={words[ending.kind].done.title} last={last} />
      <div className={styles.text}>
        <div className={`card ${styles.facts}`}>
          <RequestedEnding ending={ending} />
        </div>
        <p>{words.wrote(maskedEmail(email))}</p>
        <p>
          <LinkButton variant="primary" to="/profile/contract">
            {words.backToContract}
          </LinkButton>
        </p>
      </div>
    </>
  )
}

type RecapProps = {
  kind: EndingKind
  ends_on: string
  /** The last day on which one may withdraw. */
  until: string | null
  names: readonly string[]
}

function Recap({ kind, ends_on, until, names }: RecapProps) {
  const words = useMessages(flowMessages)
  const format = useFormat()
  const me = useMe()
  const { email } = me
  const contract = useContract()
  const { facts, withdrawal } = words
  const isBegun = ends_on >= contract.effective_date
  return (
    <div className={styles.text}>
      {until !== null && <p>{withdrawal.recap.until(format.longDay(until))}</p>}
      <div className={styles.facts}>
        <DescriptionList
          facts={[
            { term: facts.request, value: words[kind].request },
            { term: facts.number, value: contract.number },
            { term: facts.holder, value: memberName(me) },
            ...(names.length > 0 ? [{ term: facts.animals, value: format.list(names) }] : []),
            { term: facts.effective, value: format.longDay(contract.effective_date) },
            { term: facts.last, value: isBegun ? format.longDay(ends_on) : facts.never },
            { term: facts.email, value: maskedEmail(email) },
          ]}
        />
      </div>
      {kind === 'withdrawal' && (
        <>
          <h2 className="h3">{withdrawal.recap.money}</h2>
          <p>{isBegun ? withdrawal.recap.begun : withdrawal.recap.notBegun}</p>
        </>
      )}
      <p className="small muted">{words.nothingSent}</p>
    </div>
  )
}

type FlowHeadingProps = { title: string; where?: string | undefined; last: LastHeading }

/** The heading of a step, which takes the focus when the step changes; above it, how far one is. */
function FlowHeading({ title, where, last }: FlowHeadingProps) {
  return (
    <div className={styles.heading}>
      {where && <p className="small muted">{where}</p>}
      <h1 ref={(heading) => focusHeading(heading, last)} tabIndex={-1}>
        {title}
      </h1>
    </div>
  )
}
