import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import { createUnit, type NotifyDeps, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { addMoves, lockRequest, touchRequest } from '../../claims/claims.ts'
import { computeRefundBalance, findRequestOfRefund } from '../../cover/cover.ts'
import {
  findFormerDecisions,
  findReturned,
  noteReturn,
  type StandingRefund,
  standingRefunds,
  type PaidDecision,
} from '../corrections/corrections.store.ts'
import { findOwnerOfRefund } from '../filed-requests/filed-requests.store.ts'
import { describePayment } from './pay-refund.ts'

/** Reverts a transfer that the bank returned; throws the errors of `returnPayment`. */
export async function applyReturn(
  db: Db,
  platform: NotifyDeps,
  { refund_id, returned_on, at }: { refund_id: string; returned_on: string; at: Date },
): Promise<void> {
  const member_id = await findOwnerOfRefund(db, refund_id)
  if (member_id === null) throw problem('not_found')
  await returnPayment(createUnit(db, platform, { member_id, at, actor: 'insurer' }), { refund_id, returned_on })
}

type ReturnInput = { refund_id: string; returned_on: Day }

/**
 * Reverts the last transfer of a refund, which the bank returned, in the caller's transaction: it is due again, and the
 * member is asked to check their account. While the difference of a correction is unpaid, it is the one before it.
 * Throws `not_found`, `conflict` with the reason `not_paid`,
 * `validation_failed` at `returned_on` for a future day or one before the payment.
 */
async function returnPayment(tx: UnitOfWork, { refund_id, returned_on }: ReturnInput): Promise<void> {
  const { db, member_id, at } = tx
  const request_id = await findRequestOfRefund(db, member_id, refund_id)
  const request = request_id === null ? undefined : await lockRequest(db, member_id, request_id)
  if (!request || request_id === null) throw problem('not_found')
  const refund = (await standingRefunds(db, member_id, request_id)).find((one) => one.refund_id === refund_id)
  const last = refund && (await findLastTransfer(tx, { ...refund, request_id }))
  if (!refund || !last) throw problem('conflict', { params: { refund: { reason: 'not_paid' } } })
  const { animal_id, destination_iban } = refund
  const { payment_date, amount_cents, left_cents, left_on } = last
  if (returned_on > toLocalDay(at)) throw fieldProblem('returned_on', 'date_future')
  if (returned_on < payment_date) throw fieldProblem('returned_on', 'schema.too_small', { min: payment_date })
  await noteReturn(
    db,
    { member_id, refund_id, payment_date, amount_cents, returned_on },
    {
      earlier_paid_cents: left_cents,
      earlier_payment_date: left_on,
      is_paid: left_cents > 0 && left_cents >= refund.refunded_cents,
      at,
    },
  )
  await addMoves(db, member_id, request_id, ['payment-returned'], at)
  await touchRequest(db, member_id, request_id, at)
  await tx.notify('payment_returned', {
    ...(await describePayment(tx, request, animal_id)),
    amount_cents,
    ...(destination_iban ? { account: shownAccount(maskedIban(destination_iban)) } : {}),
    date: returned_on,
  })
  await tx.audit('refund.returned', { subject_id: refund_id, details: { payment_date, returned_on, amount_cents } })
  await tx.announce('refunds', 'refund-requests')
}

type LastTransfer = Transfer & {
  /** amount still paid without it, and the day of the transfer before */
  left_cents: number
  left_on: Day | null
}

/** Finds the last transfer of a refund that was not returned; undefined if there is none. */
async function findLastTransfer({ db, member_id }: UnitOfWork, refund: PaidRefund): Promise<LastTransfer | undefined> {
  const transfers = await findTransfers(db, member_id, refund)
  const last = transfers.at(-1)
  return (
    last && {
      ...last,
      left_cents: computeRefundBalance(refund).paid_cents - last.amount_cents,
      left_on: transfers.at(-2)?.payment_date ?? null,
    }
  )
}

export type Transfer = { payment_date: Day; amount_cents: number }

type PaidRefund = Pick<
  StandingRefund,
  'refund_id' | 'refunded_cents' | 'earlier_paid_cents' | 'payment_date' | 'earlier_payment_date'
> & { request_id: string }

/** Finds the transfers of a refund that were not returned, oldest first; several if a correction raised it. */
export async function findTransfers(db: Db, member_id: string, refund: PaidRefund): Promise<Transfer[]> {
  const { request_id, refund_id, refunded_cents, payment_date, earlier_payment_date } = refund
  const { paid_cents } = computeRefundBalance(refund)
  const last_on = payment_date ?? earlier_payment_date
  if (paid_cents === 0 || last_on === null) return []
  const decisions = await findFormerDecisions(db, member_id, { request_id, refund_id })
  const transfers = listTransfers(
    [...decisions, { refunded_cents, payment_date, until: null }],
    await findReturned(db, member_id, refund_id),
  )
  // For decisions that are no longer stored, all that is paid counts as one transfer.
  return sumBy(transfers, ({ amount_cents }) => amount_cents) === paid_cents
    ? transfers
    : [{ payment_date: last_on, amount_cents: paid_cents }]
}

type ReturnedTransfer = Transfer & { noted_at: Date }

/**
 * Lists the transfers of a refund that were not returned, oldest first. Each decision paid what the transfers before it had left, so they
 * follow from the decisions, oldest first with the current one last, and from the returns in between.
 */
export function listTransfers(decisions: readonly PaidDecision[], returned: readonly ReturnedTransfer[]): Transfer[] {
  const transfers: Transfer[] = []
  const paid = () => sumBy(transfers, ({ amount_cents }) => amount_cents)
  let since = new Date(0)
  for (const { refunded_cents, payment_date, until } of decisions) {
    for (const back of returned.filter(({ noted_at }) => noted_at >= since && (until === null || noted_at < until)))
      if (!isOfThisDecision(back, transfers.at(-1), refunded_cents - paid())) takeBack(transfers, back.amount_cents)
    if (payment_date !== null && refunded_cents > paid())
      transfers.push({ payment_date, amount_cents: refunded_cents - paid() })
    since = until ?? since
  }
  return transfers
}

/** Tells a return of the transfer that the decision itself had made, of what was due then, from that of one before. */
const isOfThisDecision = (back: Transfer, last: Transfer | undefined, due_cents: number): boolean =>
  back.amount_cents === due_cents &&
  !(last?.amount_cents === back.amount_cents && last.payment_date === back.payment_date)

function takeBack(transfers: Transfer[], amount_cents: number): void {
  for (let back = 0; back < amount_cents && transfers.length > 0;) back += transfers.pop()?.amount_cents ?? 0
}
