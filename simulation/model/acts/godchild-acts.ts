import { addDays, type Day } from '../calendar/civil-days.ts'
import { type GodchildState, isHeld, type MemberState, publish, shownIban, tell } from '../state/member-state.ts'
import { type Judges, nothing } from './verdict.ts'

const statuses = ['created', 'signed', 'pending', 'validated']

/** Moves a godchild by one step; false: the rules do not allow it yet, null: they leave it open. */
function step(state: MemberState, godchild: GodchildState, to: string, today: Day): boolean | null {
  const { effective_date, is_sponsor } = godchild
  if (effective_date === null) return false
  if (to === 'pending' && today < effective_date) return false
  if (to === 'validated' && today < addDays(effective_date, 14)) return false
  const { status, end_date } = state.contract
  const isOver = status === 'terminated' || (end_date !== null && end_date < today)
  if (is_sponsor || (to === 'validated' && isOver)) {
    godchild.is_refused = true
    tell(state, 'sponsorship_refused', null)
    return true
  }
  // A sponsor in arrears waits: with two unpaid contributions; the rules do not say whether with one.
  const declined = state.receipts.filter((receipt) => receipt.status === 'declined').length
  if (to === 'validated' && (status === 'suspended' || declined > 1)) return false
  godchild.status = to
  if (to === 'validated') tell(state, 'sponsorship_validated', null)
  return to === 'validated' && declined > 0 ? null : true
}

/** In Italy nothing is left to chance; elsewhere the offer decides. */
const gainOf = ({ country }: MemberState) => (country === 'IT' ? 2500 : undefined)
const accountOf = ({ refund_account }: MemberState) => (refund_account === null ? null : shownIban(refund_account))

const find = (state: MemberState, name: string) => state.godchildren.find(({ godchild }) => godchild === name)

/** Walks a godchild to a status; false or null as the first step that is not allowed, or open. */
function walk(
  state: MemberState,
  godchild: GodchildState,
  { to, today, effective_date }: { to: string; today: Day; effective_date: Day | null },
): boolean | null {
  if (godchild.is_refused) return true
  if (statuses.indexOf(to) < statuses.indexOf(godchild.status)) return false
  if (godchild.effective_date !== null && effective_date !== null && effective_date !== godchild.effective_date)
    return false
  // It is written with the step that signs.
  if (godchild.status === 'created' && to !== 'created') {
    if (effective_date === null) return false
    if (!godchild.is_sponsor) godchild.effective_date = effective_date
  }
  let legal: boolean | null = true
  for (const next of statuses.slice(statuses.indexOf(godchild.status) + 1, statuses.indexOf(to) + 1)) {
    const begun = godchild.is_sponsor
      ? { ...godchild, effective_date: godchild.effective_date ?? effective_date }
      : godchild
    const one = step(state, begun, next, today)
    if (begun !== godchild) godchild.is_refused = begun.is_refused
    if (one === false) return false
    legal = one === null ? null : legal
    if (godchild.is_refused) break
  }
  return legal
}

/** Signed godchildren whose contract has begun: they wait for fourteen days from then. */
export function beginGodchildren(state: MemberState, today: Day): void {
  for (const godchild of state.godchildren)
    if (godchild.status === 'signed' && !godchild.is_refused && (godchild.effective_date ?? today) <= today)
      step(state, godchild, 'pending', today)
}

export const godchildActs: Judges = {
  'put-godchild'(state, { godchild: name, status, effective_date, is_sponsor }, { today }) {
    const begin = (): GodchildState => ({
      godchild: name,
      status: 'created',
      effective_date: null,
      is_sponsor,
      is_refused: false,
      is_drawn: false,
      paid_on: null,
    })
    const asked = { to: status, today, effective_date }
    const tried = structuredClone(find(state, name) ?? begin())
    return {
      is_legal: walk({ ...state, told: {}, published: [] }, tried, asked),
      apply() {
        const known = find(state, name)
        const godchild = known ?? begin()
        if (!known) state.godchildren.push(godchild)
        walk(state, godchild, asked)
        return {}
      },
    }
  },

  'draw-gain'(state, { godchild: name }, { today }) {
    const godchild = find(state, name)
    if (!godchild) return { is_legal: null, apply: nothing }
    return {
      is_legal: godchild.status === 'validated' && !godchild.is_refused,
      apply() {
        if (!godchild.is_drawn) {
          const amount_cents = gainOf(state)
          tell(state, 'sponsorship_drawn', null, { amount_cents, account: accountOf(state) })
          publish(state, 'sponsorship.drawn', { subject: name, on: today, facts: { amount_cents } })
        }
        godchild.is_drawn = true
        return {}
      },
    }
  },

  'pay-gain'(state, { godchild: name, paid_on }, { at }) {
    const godchild = find(state, name)
    if (!godchild) return { is_legal: null, apply: nothing }
    const { refund_account } = state
    const is_held = refund_account === null || isHeld(state, refund_account, at)
    const is_same = godchild.paid_on === paid_on || godchild.is_refused
    return {
      is_legal: is_same ? null : godchild.is_drawn && godchild.paid_on === null && !is_held,
      apply() {
        if (is_same) return {}
        godchild.paid_on = paid_on
        tell(state, 'sponsorship_paid', null, { amount_cents: gainOf(state), date: paid_on, account: accountOf(state) })
        return {}
      },
    }
  },
}
