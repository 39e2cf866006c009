import type { DeclineCode } from '@coussinet/contract/domain/payments.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'
import type { TimelineMoment } from '#ui/Timeline.tsx'
import { getLastCollection } from '../collection-day.ts'

export type AttemptMoment = {
  state: TimelineMoment['state']
  what: 'paid' | 'declined' | 'settled' | 'next' | 'collected' | 'waiting' | 'planned'
  /** null: no day is planned */
  on: string | null
  means: 'bank_account' | 'card'
  decline_code: DeclineCode | null
}

type AttemptFacts = Pick<
  ReceiptDetail,
  'status' | 'attempts' | 'due_date' | 'payment_date' | 'next_attempt_on' | 'collected_on'
>

/** Attempts to collect a contribution, oldest first, and the next step; a payment without a known attempt shows its day. */
export function attemptMoments({
  status,
  attempts,
  due_date,
  payment_date,
  next_attempt_on,
  collected_on,
}: AttemptFacts): AttemptMoment[] {
  const tried = attempts.map(({ on, means, outcome, decline_code }): AttemptMoment => ({
    state: outcome === 'paid' ? 'done' : 'refused',
    what: outcome,
    on,
    means,
    decline_code,
  }))
  const then = { means: 'bank_account', decline_code: null } as const
  if (status === 'upcoming') return [...tried, { ...then, state: 'todo', what: 'planned', on: due_date }]
  if (status === 'paid') {
    const isTold = attempts.some(({ outcome }) => outcome === 'paid')
    return isTold ? tried : [...tried, { ...then, state: 'done', what: 'settled', on: payment_date }]
  }
  const collected = getLastCollection({ next_attempt_on, collected_on })
  const onNew: AttemptMoment[] = collected ? [{ ...then, state: 'todo', what: 'collected', on: collected.on }] : []
  if (next_attempt_on !== null && next_attempt_on !== collected?.on)
    return [...tried, { ...then, state: 'todo', what: 'next', on: next_attempt_on }, ...onNew]
  if (collected) return [...tried, ...onNew]
  return [...tried, { ...then, state: 'now', what: 'waiting', on: null }]
}
