import './arithmetic.css'
import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { type Chapter, chapterNumber, chapterOf } from './clauses.ts'
import { reasonMessages } from './reasons.messages.ts'

/** The clause of the general terms which a reason or a step of the arithmetic rests on. */
export function Clause({ chapter }: { chapter: Chapter }) {
  const words = useMessages(reasonMessages)
  return <span className="clause">{words.clause(chapterNumber[chapter], words.chapter[chapter])}</span>
}

/** The reductions of a refund in plain words, each with its clause; nothing when there is none. */
export function Reasons({ reasons }: { reasons: readonly RejectionReason[] }) {
  const words = useMessages(reasonMessages)
  if (reasons.length === 0) return null
  return (
    <ul className="reason-notes">
      {reasons.map((reason) => (
        <li key={reason} className="small">
          {words.reason[reason]}
          <Clause chapter={chapterOf[reason]} />
        </li>
      ))}
    </ul>
  )
}
