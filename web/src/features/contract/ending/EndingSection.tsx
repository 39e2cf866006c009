import './ending.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { contractQueries } from '../contract.queries.ts'
import { AskedEnding } from './AskedEnding.tsx'
import { endingMessages } from './ending.messages.ts'
import { useRuleSentence } from './use-rule-sentence.ts'

/** The ways to end the contract, or what was asked for already; reads its own query. */
export function EndingSection() {
  const words = useMessages(endingMessages)
  const format = useFormat()
  const { data: endings } = useSuspenseQuery(contractQueries.endings())
  const { withdrawal, termination, data: asked } = endings
  const sentenceOfRule = useRuleSentence()
  return (
    <div className="endings">
      {asked.map((ending) => (
        <div key={ending.id} className="card stack gap-s">
          <h3>{words.asked[ending.kind]}</h3>
          <AskedEnding ending={ending} />
        </div>
      ))}
      {withdrawal && (
        <div className="card stack gap-s">
          <h3>{words.withdrawal.name}</h3>
          <p>{words.withdrawal.section(format.longDay(withdrawal.until))}</p>
          <p className="ending-act">
            <Link className={buttonClass({})} to="/profile/contract/withdrawal">
              {words.withdrawal.name}
            </Link>
          </p>
        </div>
      )}
      {termination && (
        <div className="card stack gap-s">
          <h3>{words.termination.name}</h3>
          <p>
            {words.termination.section(format.longDay(termination.ends_on))} {sentenceOfRule(termination.rule)}
          </p>
          <p className="ending-act">
            <Link className={buttonClass({})} to="/profile/contract/termination">
              {words.termination.name}
            </Link>
          </p>
        </div>
      )}
      {!withdrawal && !termination && asked.length === 0 && <p className="muted">{words.over}</p>}
    </div>
  )
}
