import type { Disagreement, Observed } from '../observed.ts'
import type { MemberState } from './state/member-state.ts'

/** Kinds of notifications that members may turn off as mails, by their group; most others are always mailed. */
const groups: Record<string, string> = {
  refund_filed: 'refund_progress',
  action_done: 'refund_progress',
  draft_waiting: 'refund_progress',
  message_received: 'refund_progress',
  package_unused: 'animals',
  icad_missing: 'animals',
  waiting_over: 'animals',
  ceiling_80: 'animals',
  sponsorship_created: 'sponsorship',
  sponsorship_validated: 'sponsorship',
  sponsorship_refused: 'sponsorship',
}
const never = ['refund_processing']
/** Kinds whose mail is written by what they are about. */
const own = [
  'mandate_signed',
  'mandate_signed_undated',
  'refund_account_chosen',
  'security',
  'termination_requested',
  'withdrawal_requested',
]

const hour = 3_600_000
const day = 24 * hour

/** Moments at which there are more or fewer mails than notifications that are mailed; moments of the last two days. */
export function compareMails({ mails }: MemberState, { at, looked, notifications, mailed }: Observed): Disagreement[] {
  if (!looked.includes('notifications')) return []
  // The portal's clock is up to a quarter of an hour off.
  const chosen = mails.chosen_at === null ? 0 : Date.parse(mails.chosen_at) + hour
  const since = new Date(Math.max(chosen, Date.parse(at) - 2 * day)).toISOString()
  const moments = Map.groupBy(
    notifications.filter(({ created_at }) => created_at > since),
    ({ created_at }) => created_at,
  )
  return [...moments].flatMap(([moment, created]) => {
    const kinds = created.map(({ kind }) => kind)
    if (kinds.some((kind) => own.includes(kind))) return []
    const expected = kinds.filter((kind) => !never.includes(kind) && !mails.off.includes(groups[kind] ?? '')).length
    const observed = mailed[moment] ?? 0
    return expected === observed ? [] : [{ where: `mails of ${kinds.join(', ')} at ${moment}`, expected, observed }]
  })
}
