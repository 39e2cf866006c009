import {
  type DisputedDecision,
  type DisputeObstacle,
  formatLineReference,
  mostDisputes,
  type NextDispute,
} from '@coussinet/contract/disputes.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { isDecided } from '../../claims/claims.ts'
import { disputeClock, disputeUntil } from '../../decisions/decisions.ts'

type KnownDispute = { status: string; disputed_decision: number; outcome_decision: number | null }

type DisputeFacts = {
  status: RefundStatus
  before_portal: boolean
  country: Country
  today: Day
  /** decisions of the request, oldest first; the last one is in force */
  decisions: readonly DisputedDecision[]
  /** disputes of the request, oldest first */
  disputes: readonly KnownDispute[]
}

/**
 * Decides whether and about what the member may dispute next. One dispute at a time. After an answer, and until there is a new decision,
 * the next one must concern what that answer changed, or bring a document that the insurer has not seen: otherwise the same question would
 * be asked again and again, and for that there is the mediator.
 */
export function nextDispute({ status, before_portal, country, today, decisions, disputes }: DisputeFacts): NextDispute {
  const standing = decisions.at(-1)
  const until = standing && !before_portal ? disputeUntil(toLocalDay(standing.decided_at), country) : null
  const last = disputes.at(-1)
  const isLimited = last !== undefined && last.outcome_decision === decisions.length - 1
  const { late_days: _none, ...days } = disputeClock({ disputed_on: today, answered_on: null, country, today })
  const [before, after] = isLimited ? [decisions[last.disputed_decision], standing] : []
  return {
    obstacle: obstacleOf(),
    until,
    is_limited: isLimited,
    changed_lines: before && after ? changedLines(before, after) : [],
    ...days,
  }

  function obstacleOf(): DisputeObstacle | null {
    if (before_portal) return 'before_portal'
    if (!isDecided(status) || until === null) return 'not_decided'
    if (last?.status === 'pending') return 'under_way'
    if (disputes.length >= mostDisputes) return 'too_many'
    return today > until ? 'too_late' : null
  }
}

/** References of a decision's lines. */
export const listLineReferences = ({ refunds }: Pick<DisputedDecision, 'refunds'>): string[] =>
  refunds.flatMap(({ id, lines }) => lines.map((_line, index) => formatLineReference(id, index)))

/**
 * Lines that the previous decision did not have, judged differently, or refunded more of. A deductible is spread over all of them again.
 */
function changedLines(before: DisputedDecision, after: DisputedDecision): string[] {
  return after.refunds.flatMap(({ id, lines }) => {
    const were = before.refunds.find((refund) => refund.id === id)?.lines ?? []
    return lines.flatMap((line, index) => {
      const was = were[index]
      const isSame =
        was?.care_kind === line.care_kind &&
        was.billed_cents === line.billed_cents &&
        was.covered_cents === line.covered_cents &&
        was.refunded_cents <= line.refunded_cents &&
        was.reason_code === line.reason_code
      return isSame ? [] : [formatLineReference(id, index)]
    })
  })
}

type DisputeProposal = { lines: readonly string[]; brings_new: boolean }

/** Tells whether a dispute keeps to what the next one may concern. */
export const isWithin = ({ is_limited, changed_lines }: NextDispute, { lines, brings_new }: DisputeProposal): boolean =>
  !is_limited || brings_new || (lines.length > 0 && lines.every((line) => changed_lines.includes(line)))
