import type { Day } from './calendar/civil-days.ts'
import { undecided } from './days/morning.ts'
import { accountOf } from './state/decide.ts'
import { hasEnded, type MemberState } from './state/member-state.ts'

/** Reasons why a member cannot be forgotten: a contract that goes on, open matters, money to pay or to get (rules, 6). */
export function findObstacles(state: MemberState, today: Day): string[] {
  const { requests, disputes, quotes, godchildren, receipts } = state
  const isOpen =
    requests.some(({ status }) => undecided.includes(status)) ||
    disputes.some(({ status }) => status === 'pending') ||
    quotes.some(({ status }) => status === 'pending')
  const isOwed =
    requests.some(({ refunds }) => refunds.some((refund) => accountOf(refund).due_cents > 0)) ||
    godchildren.some(({ is_drawn, paid_on }) => is_drawn && paid_on === null)
  const obstacles = {
    contract_goes_on: !hasEnded(state, today),
    requests_open: isOpen,
    money_to_pay: isOwed,
    money_due: receipts.some(({ status }) => status === 'declined'),
  }
  return Object.entries(obstacles).flatMap(([obstacle, stands]) => (stands ? [obstacle] : []))
}
