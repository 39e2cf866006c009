import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { type EndingRule, useRuleSentence } from '../use-rule-sentence.ts'
import { flowMessages } from './flow.messages.ts'

type AboutTerminationProps = { ends_on: string; rule: EndingRule; names: readonly string[] }

/** Step 1 of a termination: the day on which the contract would end, and what changes then. */
export function AboutTermination({ ends_on, rule, names }: AboutTerminationProps) {
  const words = useMessages(flowMessages)
  const sentenceOfRule = useRuleSentence()
  const format = useFormat()
  const { about } = words.termination
  const day = format.longDay(ends_on)
  const changes = [...(names.length > 0 ? [about.stops(format.list(names), day)] : []), ...about.list]
  return (
    <div className="flow-text">
      <p className="lead">{about.ends(day)}</p>
      <p>{sentenceOfRule(rule)}</p>
      <h2 className="h3">{about.changes}</h2>
      <ul className="flow-list">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="small muted">{words.nothingSent}</p>
    </div>
  )
}
