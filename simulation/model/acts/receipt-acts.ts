import { addDays, type Day } from '../calendar/civil-days.ts'
import { toBankDay } from '../calendar/holidays.ts'
import { type MemberState, type ReceiptState, tell } from '../state/member-state.ts'
import { type Judges, nothing } from './verdict.ts'

/** Codes after which a debit is tried again, once (rules, 4.5). */
const triedAgain = ['AM04', 'MS03', 'TM01', 'FF01', 'FF05']

/** Day of the second attempt: ten days later, with five to announce it, on a bank day; null: there is none. */
export function planSecondAttempt(receipt: ReceiptState, code: string, declined_on: Day, today: Day): Day | null {
  if (!triedAgain.includes(code) || receipt.declined_on.length > 0) return null
  const [planned, earliest] = [addDays(declined_on, 10), addDays(today, 5)]
  return toBankDay(planned > earliest ? planned : earliest)
}

const find = (receipts: ReceiptState[], name: string) => receipts.find(({ receipt }) => receipt === name)

const sumDeclined = ({ receipts }: MemberState) =>
  receipts.reduce((all, { status, amount_cents }) => all + (status === 'declined' ? amount_cents : 0), 0)

const isSuspended = ({ contract }: MemberState, paid_on: Day) =>
  contract.suspensions.some(({ from, to }) => to === null && from <= paid_on)

/** Cover that was suspended is there again on the day after all was paid (rules, 4.5). */
function resumeCover({ contract }: MemberState, paid_on: Day): void {
  contract.suspensions = contract.suspensions
    .filter(({ from, to }) => to !== null || from <= paid_on)
    .map(({ from, to }) => ({ from, to: to ?? paid_on }))
  if (contract.status === 'suspended') contract.status = 'active'
}

export const receiptActs: Judges = {
  'announce-receipt': (state, { receipt, month, due_date, amount_cents }) => ({
    is_legal: state.receipts.some((one) => one.month === month && one.receipt !== receipt) ? false : null,
    apply() {
      const known = find(state.receipts, receipt)
      if (known) Object.assign(known, { month, due_date, amount_cents })
      else
        state.receipts.push({
          receipt,
          month,
          due_date,
          amount_cents,
          status: 'upcoming',
          payment_date: null,
          decline_code: null,
          next_attempt_on: null,
          declined_on: [],
          announced: false,
        })
      return {}
    },
  }),

  'debit-receipt'(state, { receipt: name, payment_date }, { today }) {
    const receipt = find(state.receipts, name)
    if (!receipt) return { is_legal: null, apply: nothing }
    return {
      is_legal: payment_date <= today ? (receipt.status === 'paid' ? null : true) : false,
      apply() {
        const was_declined = receipt.status === 'declined'
        const left_cents = sumDeclined(state) - receipt.amount_cents
        if (was_declined)
          tell(state, 'contribution_collected', name, {
            month: receipt.month,
            amount_cents: receipt.amount_cents,
            date: payment_date,
            left_cents: left_cents > 0 ? left_cents : null,
            resumes_on: left_cents > 0 || !isSuspended(state, payment_date) ? null : addDays(payment_date, 1),
          })
        Object.assign(receipt, { status: 'paid', payment_date, decline_code: null, next_attempt_on: null })
        if (was_declined && state.receipts.every(({ status }) => status !== 'declined'))
          resumeCover(state, payment_date)
        return {}
      },
    }
  },

  'decline-receipt'(state, { receipt: name, code, declined_on }, { today }) {
    const receipt = find(state.receipts, name)
    if (!receipt) return { is_legal: null, apply: nothing }
    const is_told = receipt.status === 'declined' && receipt.declined_on.includes(declined_on)
    return {
      is_legal: declined_on <= today ? (is_told ? null : true) : false,
      apply() {
        if (is_told) return {}
        const next_attempt_on = planSecondAttempt(receipt, code, declined_on, today)
        Object.assign(receipt, { status: 'declined', payment_date: null, decline_code: code, next_attempt_on })
        receipt.declined_on.push(declined_on)
        const { month, amount_cents } = receipt
        tell(state, 'debit_declined', name, { month, amount_cents, reason: code, next_date: next_attempt_on })
        return {}
      },
    }
  },
}
