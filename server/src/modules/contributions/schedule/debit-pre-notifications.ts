import { addDays, type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { cardNumber, shownAccount } from '@coussinet/contract/domain/payments.ts'
import {
  type NotificationParams,
  type NotificationSource,
  type UnitOfWork,
} from '#modules/notifications/notifications.ts'
import { reachesMonth } from '#modules/policy/policy.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { type DebitRow, findUpcomingDebit, findUpcomingDebits } from './debit-pre-notifications.store.ts'

// domain rules §4.3: at least 14 calendar days; sent two days earlier, so that one missed night does not break the rule
const daysAhead = 16

/** Pre-notifies each debit; a debit with another day or amount counts as a new one. */
export const debitPreNotifications: NotificationSource = async (db, today, after, limit) => {
  const rows = await findUpcomingDebits(db, { after_day: today, until: addDays(today, daysAhead), after, limit })
  return rows.map((row) => ({
    ...stepOf(row),
    notification: isDue(row) ? { kind: 'debit_upcoming', params: paramsOf(row), once: debitOnce(row) } : null,
  }))
}

const isDue = ({ contract, month }: DebitRow) =>
  contract !== null && contract.status !== 'terminated' && reachesMonth(contract, month)

const stepOf = ({ member_id, receipt_id }: DebitRow) => ({ member_id, subject_id: receipt_id })

type ChangedDebit = {
  receipt_id: string
  was: { due_date: Day; amount_cents: number }
  /** nothing is debited any more */
  is_called_off: boolean
}

/** Announces a debit again if its day or amount changed, or it was cancelled, unless its day has passed. */
export async function reviseDebitNotice(
  tx: UnitOfWork,
  { receipt_id, was, is_called_off }: ChangedDebit,
): Promise<void> {
  const { db, member_id, at } = tx
  const kind = 'debit_upcoming'
  if (!(await tx.supersede(kind, debitOnce({ receipt_id, ...was })))) return
  if (is_called_off) {
    if (was.due_date < toLocalDay(at)) return
    const params = { receipt_id, amount_cents: was.amount_cents, called_off: was.due_date }
    await tx.notify(kind, params)
    return
  }
  const row = await findUpcomingDebit(db, member_id, receipt_id)
  if (!row || !isDue(row) || row.due_date < toLocalDay(at)) return
  const params = { ...paramsOf(row), was_cents: was.amount_cents }
  // Back at the first announced day and amount, whose `once` is used up.
  if (!(await tx.notify(kind, params, { once: debitOnce(row) }))) await tx.notify(kind, params)
}

export const debitOnce = ({
  receipt_id,
  due_date,
  amount_cents,
}: {
  receipt_id: string
  due_date: Day
  amount_cents: number
}): string => `${receipt_id} ${due_date} ${amount_cents}`

function paramsOf({
  receipt_id,
  month,
  due_date,
  amount_cents,
  iban,
  umr,
  brand,
  last4,
}: DebitRow): NotificationParams {
  const means =
    iban !== null && umr !== null
      ? { account: shownAccount(maskedIban(iban)), umr }
      : brand !== null && last4 !== null
        ? { card: cardNumber({ brand, last4 }) }
        : {}
  return { receipt_id, month, amount_cents, date: due_date, ...means }
}
