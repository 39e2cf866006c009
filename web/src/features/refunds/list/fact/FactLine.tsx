import { useSuspenseQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useContract } from '#platform/queries.ts'
import { refundQueries } from '../../refunds.queries.ts'
import { homeFact } from './home-fact.ts'
import { rowMessages } from '../row.messages.ts'

/** One sentence on the member's requests; none when they are at rest and a contribution is due. */
export function FactLine() {
  const { fact } = useMessages(rowMessages)
  const format = useFormat()
  const { amount_due_cents } = useContract()
  const { data } = useSuspenseQuery(refundQueries.requests())
  const { asked, others, coming, moving, next_day, drafts } = homeFact(data)
  if (asked > 0) return others > 0 ? `${fact.ask(asked)} ${fact.rest}` : fact.ask(asked)
  if (coming > 0) return fact.coming(format.euros(coming))
  if (moving > 0) return next_day === null ? fact.moving(moving) : fact.underWay(moving, format.weekdayAndDay(next_day))
  if (drafts > 0) return fact.draft(drafts)
  return amount_due_cents > 0 ? null : fact.nothing
}
