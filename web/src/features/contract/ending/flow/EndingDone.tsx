import { Link } from '@tanstack/react-router'
import type { ContractEnding } from '@coussinet/contract/contract-info.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useMe } from '#platform/queries.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { AskedEnding } from '../AskedEnding.tsx'
import { maskedEmail } from '../masked-email.ts'
import { FlowHeading, type LastHeading } from './FlowHeading.tsx'
import { flowMessages } from './flow.messages.ts'

/** The confirmation: the reference, the date and time, and where it was written to. */
export function EndingDone({ ending, last }: { ending: ContractEnding; last: LastHeading }) {
  const words = useMessages(flowMessages)
  const { email } = useMe()
  return (
    <>
      <FlowHeading title={words[ending.kind].done.title} last={last} />
      <div className="flow-text">
        <div className="card flow-facts">
          <AskedEnding ending={ending} />
        </div>
        <p>{words.wrote(maskedEmail(email))}</p>
        <p>
          <Link className={buttonClass({ variant: 'primary' })} to="/profile/contract">
            {words.backToContract}
          </Link>
        </p>
      </div>
    </>
  )
}
