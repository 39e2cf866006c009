import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Payment, PaymentOrder } from '@coussinet/contract/integration/payments.ts'
import { createUnit, type NotifyDeps } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow, findBic } from '#modules/policy/policy.ts'
import { isBicRequired } from '#platform/banks/banks.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { audit } from '#platform/records/audit.ts'
import { computeRefundBalance } from '../../cover/cover.ts'
import { toHold } from '../filed-requests/filed-request-view.ts'
import { findOwnerOfRefund, findRefundToPay } from '../filed-requests/filed-requests.store.ts'
import { type PaymentDestination, findDestination, payRefund } from './pay-refund.ts'

type PaymentOrderInput = { refund_id: string; client_id: string; at: Date }

/** Finds the data for a refund's transfer, and logs who read the full account number; throws `not_found`. */
export async function findPaymentOrder(
  db: Db,
  { refund_id, client_id, at: now }: PaymentOrderInput,
): Promise<PaymentOrder> {
  const { member_id, refund } = await refundOf(db, refund_id)
  const { request_id, tracking_reference, payment_date } = refund
  const { due_cents, paid_cents } = computeRefundBalance(refund)
  const amount_cents = due_cents || paid_cents
  const { nevg } = await findCorrespondentOrThrow(db, member_id)
  const destination = await findDestination(db, member_id, refund, now)
  const { account } = destination
  const status = statusOf(refund, destination)
  if (account)
    await audit(db, {
      member_id,
      action: 'account.read',
      subject_id: refund_id,
      details: { what: 'payment_order', client_id },
      at: now,
      actor: 'insurer',
    })
  return {
    refund_id,
    request_id,
    tracking_reference,
    nevg,
    amount_cents,
    status,
    hold: status === 'held' ? toHold(destination.hold) : null,
    account: account && {
      iban: account.iban,
      bic: await bicToPayBy(db, member_id, account.iban),
      holder: account.holder,
    },
    payment_date,
  }
}

/**
 * BIC of an account outside the EEA, where a transfer requires it; those of other accounts may be outdated look-ups.
 */
const bicToPayBy = async (db: Db, member_id: string, iban: string) =>
  isBicRequired(iban) ? findBic(db, member_id, iban) : null

function statusOf(
  refund: Parameters<typeof computeRefundBalance>[0],
  { account, hold }: PaymentDestination,
): PaymentOrder['status'] {
  if (refund.payment_date !== null) return 'paid'
  if (computeRefundBalance(refund).due_cents === 0) return 'nothing_to_pay'
  if (hold) return 'held'
  return account ? 'to_pay' : 'no_account'
}

/** Records that the transfer of a refund was sent; throws the errors of `payRefund`. */
export async function recordPaymentOf(
  db: Db,
  platform: NotifyDeps,
  { refund_id, payment_date, at }: { refund_id: string; payment_date: Day; at: Date },
): Promise<Payment> {
  const { member_id, refund } = await refundOf(db, refund_id)
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  const payment = await payRefund(tx, { refund_id, payment_date })
  return { refund_id, request_id: refund.request_id, payment_date, ...payment }
}

async function refundOf(db: Db, refund_id: string) {
  const member_id = await findOwnerOfRefund(db, refund_id)
  const refund = member_id === null ? undefined : await findRefundToPay(db, member_id, refund_id)
  if (member_id === null || !refund) throw problem('not_found')
  return { member_id, refund }
}
