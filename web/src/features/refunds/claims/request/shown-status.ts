import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { daysBetween } from '@coussinet/contract/domain/days.ts'
import { type ShownStatus, shownStatus } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { Refund } from '@coussinet/contract/refunds.ts'
import type { PawMark } from '#ui/PawProgress.tsx'

type StatusFacts = Pick<RefundRequest, 'status' | 'timeline'>
type UrgencyFacts = StatusFacts & Pick<RefundRequest, 'waiting_message'>

/** The instant at which the last refund was paid; null while one is due, also after a correction or a return. */
export function paidAt({ timeline }: StatusFacts): string | null {
  const paid = timeline.filter(({ step }) => step === 'finished').map(({ at }) => at)
  return paid.includes(null) ? null : (paid.at(-1) ?? null)
}

export const requestShownStatus = (request: StatusFacts): ShownStatus =>
  shownStatus({ status: request.status, paid: paidAt(request) !== null })

/** Tells whether something is still to happen: neither paid nor refused, or a message waits for the member. */
export function isUnderWay(request: UrgencyFacts): boolean {
  const status = requestShownStatus(request)
  return (status !== 'refunded' && status !== 'rejected') || request.waiting_message !== null
}

export const urgencies = { asked: 0, coming: 1, moving: 2, draft: 3, over: 4 }

const urgency: Record<ShownStatus, number> = {
  'action-required': urgencies.asked,
  accepted: urgencies.coming,
  pending: urgencies.moving,
  processing: urgencies.moving,
  'action-done': urgencies.moving,
  draft: urgencies.draft,
  refunded: urgencies.over,
  rejected: urgencies.over,
}

export const getUrgency = (request: StatusFacts): number => urgency[requestShownStatus(request)]

/**
 * Order of requests: those in which a person waits for an answer, those that wait for the member otherwise, then money on its
 * way, then those under study, then drafts; in their own order otherwise.
 */
export function byUrgency<T extends UrgencyFacts>(requests: readonly T[]): T[] {
  const rank = (request: T) => (request.waiting_message === null ? getUrgency(request) : -1)
  return requests.toSorted((one, other) => rank(one) - rank(other))
}

const grounds: Record<ShownStatus, 'accent' | 'meadow' | 'honey' | 'sunken'> = {
  draft: 'accent',
  pending: 'accent',
  processing: 'accent',
  'action-required': 'honey',
  'action-done': 'accent',
  accepted: 'meadow',
  refunded: 'meadow',
  rejected: 'sunken',
}

export const groundOfStatus = (status: ShownStatus) => grounds[status]

const prints: Record<ShownStatus, PawMark> = {
  draft: { done: 0, tone: 'draft' },
  pending: { done: 1, tone: 'pending' },
  processing: { done: 2, tone: 'processing' },
  'action-required': { done: 2, now: 3, tone: 'action' },
  'action-done': { done: 3, tone: 'pending' },
  accepted: { done: 4, tone: 'accepted' },
  refunded: { done: 5, tone: 'refunded' },
  rejected: { done: 4, tone: 'rejected' },
}

/** Fill of a request's print: toes done (5 adds the pad), the toe in hand, and the tone. */
export function statusPaw(status: ShownStatus): PawMark {
  return prints[status]
}

type DecidedAmounts = Pick<RefundRequest, 'amount_to_refund_cents' | 'refunds' | 'corrections'> & {
  due_cents?: number | null
}

/**
 * Cents of an accepted request that have not left yet. An answer that an earlier version kept on the device has no `due_cents`: then those
 * of a decision before its correction count as paid.
 */
export function centsToCome({
  amount_to_refund_cents,
  due_cents,
  refunds,
  corrections,
}: DecidedAmounts): number | null {
  if (amount_to_refund_cents === null) return null
  if (typeof due_cents === 'number') return due_cents
  const former = corrections.flatMap((one) => one.refunds)
  const paidOf = (animal: string) =>
    former.findLast(({ animal_id, payment_date }) => animal_id === animal && payment_date !== null)?.refunded_cents ?? 0
  return Math.max(amount_to_refund_cents - sumBy(refunds, ({ animal_id }) => paidOf(animal_id)), 0)
}

/** Days before a draft's deletion from which it shows the date (REM-02). */
const shownFor = 7

/** The day on which a draft is deleted if it is left alone, when that is within a week; null otherwise. */
export function deletedSoon({ deleted_on }: Pick<RefundRequest, 'deleted_on'>, today: string): string | null {
  return deleted_on !== null && daysBetween(today, deleted_on) <= shownFor ? deleted_on : null
}

// An answer that an earlier version kept on the device has no `due_cents`.
type PaidRefund = Omit<Refund, 'due_cents'> & { due_cents?: number }

/** Cents of a refund that were paid; those still due are listed with the requests under way. */
export const paidCents = ({ refunded_cents, payment_date, due_cents }: PaidRefund): number =>
  refunded_cents - (due_cents ?? (payment_date === null ? refunded_cents : 0))
