import './arithmetic.css'
import { type Chapter, chapterOf, conditionChapter } from '@coussinet/contract/domain/conditions.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import { rejections } from '@coussinet/contract/domain/rejections.ts'
import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { reasonMessages } from './reasons.messages.ts'

/** The clause of the general terms which a reason or a step of the arithmetic rests on. */
export function Clause({ chapter }: { chapter: Chapter }) {
  const language = useLanguage()
  return <span className="clause">{reasonMessages[language].clause(conditionChapter(chapter, language))}</span>
}

/** The reductions of a refund in plain words, each with its clause; nothing when there is none. */
export function Reasons({ reasons }: { reasons: readonly RejectionReason[] }) {
  const words = useMessages(rejections)
  if (reasons.length === 0) return null
  return (
    <ul className="reason-notes">
      {reasons.map((reason) => (
        <li key={reason} className="small">
          {capitalised(words[reason])}
          <Clause chapter={chapterOf[reason]} />
        </li>
      ))}
    </ul>
  )
}
