import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { rowMessages } from '#messages/refund-requests.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { centsToCome, getUrgency, urgencies } from '../../claims/request/shown-status.ts'
import { WaitingMessage } from '../../claims/request/WaitingMessage.tsx'
import { refundQueries } from '../../queries/refunds.queries.ts'

export function FactLine() {
  const { fact } = useMessages(rowMessages)
  const format = useFormat()
  const { amount_due_cents } = useContract()
  const { data } = useSuspenseQuery(refundQueries.requests())
  const { message, asked, others, coming, moving, next_day, drafts } = homeFact(data)
  if (message)
    return (
      <>
        <span>
          <WaitingMessage message={message} />.
        </span>{' '}
        {asked > 0 && <span>{fact.ask(asked)}</span>}
      </>
    )
  if (asked > 0)
    return (
      <>
        <span>{fact.ask(asked)}</span> {others > 0 && <span>{fact.rest}</span>}
      </>
    )
  if (coming > 0) return fact.coming(format.euros(coming))
  if (moving > 0) return next_day === null ? fact.moving(moving) : fact.underWay(moving, format.weekdayAndDay(next_day))
  if (drafts > 0) return fact.draft(drafts)
  return amount_due_cents > 0 ? null : fact.nothing
}

/** Fact of the greeting: who waits for an answer, what waits for the member, then money on its way, then the clock. */
export function homeFact(requests: readonly RefundRequest[]) {
  const of = (urgency: number) => requests.filter((request) => getUrgency(request) === urgency)
  const asked = of(urgencies.asked).length
  const accepted = of(urgencies.coming)
  const coming = sumBy(accepted, (request) => centsToCome(request) ?? 0)
  const moving = of(urgencies.moving)
  const others = moving.length + accepted.length
  const next_day =
    moving
      .flatMap(({ expected_by, late_days }) => (expected_by !== null && late_days === 0 ? [expected_by] : []))
      .sort()[0] ?? null
  const message = requests.find(({ waiting_message }) => waiting_message !== null)?.waiting_message ?? null
  return { message, asked, others, coming, moving: moving.length, next_day, drafts: of(urgencies.draft).length }
}
