import './flow.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { WizardFoot } from '#ui/progress/WizardFoot.tsx'
import { contractQueries } from '../../contract.queries.ts'
import type { EndingKind, EndingStep } from '../ending-step.ts'
import { AboutTermination } from './AboutTermination.tsx'
import { ConfirmEnding } from './ConfirmEnding.tsx'
import { EndingDone } from './EndingDone.tsx'
import { FlowHeading } from './FlowHeading.tsx'
import { flowMessages } from './flow.messages.ts'
import { endingPaths } from './paths.ts'
import { placeOfStep } from './place-of-step.ts'
import { Recap } from './Recap.tsx'

type EndingPageProps = {
  kind: EndingKind
  /** What the address asks for. */
  asked: EndingStep | undefined
  /** The insured animals. */
  names: readonly string[]
}

/** The way out of the contract, step by step, each with its address; nothing happens before the last press. */
export function EndingPage({ kind, asked, names }: EndingPageProps) {
  const words = useMessages(flowMessages)
  const last = useRef<HTMLHeadingElement>(null)
  const { data: endings } = useSuspenseQuery(contractQueries.endings())
  const written = endings.data.find((ending) => ending.kind === kind)
  const { withdrawal, termination } = endings
  const offered = kind === 'withdrawal' ? withdrawal : termination
  const toContract = (
    <Link className={buttonClass({ variant: 'quiet' })} to="/profile/contract">
      {words.backToContract}
    </Link>
  )
  if (written && (offered === null || asked === 'done')) {
    return (
      <div className="content content-narrow flow">
        <EndingDone ending={written} last={last} />
      </div>
    )
  }
  if (offered === null) {
    return (
      <div className="content content-narrow flow">
        <FlowHeading title={words[kind].gone.title} last={last} />
        <div className="flow-text">
          <p>{words[kind].gone.text}</p>
          <p>{toContract}</p>
        </div>
      </div>
    )
  }
  const { step, number, count, before, after } = placeOfStep(kind, asked)
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
      <Link className={buttonClass({ variant: 'quiet' })} to={endingPaths[kind]} search={{ step: before }}>
        {words.back}
      </Link>
    )
  return (
    <div className="content content-narrow flow">
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
          <Link
            className={buttonClass({ variant: 'primary', size: 'large' })}
            to={endingPaths[kind]}
            search={{ step: after }}
          >
            {words.next}
          </Link>
        </WizardFoot>
      )}
    </div>
  )
}
