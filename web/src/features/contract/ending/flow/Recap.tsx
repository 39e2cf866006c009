import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useContract, useMe } from '#platform/queries.ts'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import type { EndingKind } from '../ending-step.ts'
import { maskedEmail } from '../masked-email.ts'
import { flowMessages } from './flow.messages.ts'

type RecapProps = {
  kind: EndingKind
  ends_on: string
  /** The last day on which one may withdraw. */
  until: string | null
  names: readonly string[]
}

/** What is about to be asked for; of a withdrawal also what is paid back. */
export function Recap({ kind, ends_on, until, names }: RecapProps) {
  const words = useMessages(flowMessages)
  const format = useFormat()
  const { firstname, lastname, email } = useMe()
  const contract = useContract()
  const { facts, withdrawal } = words
  const isBegun = ends_on >= contract.effective_date
  return (
    <div className="flow-text">
      {until !== null && <p>{withdrawal.recap.until(format.longDay(until))}</p>}
      <div className="flow-facts">
        <DescriptionList
          facts={[
            { term: facts.request, value: words[kind].request },
            { term: facts.number, value: contract.number },
            { term: facts.holder, value: `${firstname} ${lastname}` },
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
