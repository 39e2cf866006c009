import './godchildren.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import { sponsorshipQueries } from '../sponsorship.queries.ts'
import { earnedNote } from './earned-note.ts'
import { godchildrenMessages } from './godchildren.messages.ts'

/** What the godchildren brought in all. */
export function Earned() {
  const words = useMessages(godchildrenMessages)
  const language = useLanguage()
  const format = useFormat()
  const { total_earned_cents, data } = useSuspenseQuery(sponsorshipQueries.requests()).data
  return (
    <SideBlock title={words.earned} variant="card" className="earned">
      <p className="amount big amount-large">{format.euros(total_earned_cents)}</p>
      <p className="small muted">{earnedNote(data, language)}</p>
    </SideBlock>
  )
}
