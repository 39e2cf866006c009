import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { MovedRequest } from '@coussinet/contract/integration/refund-requests.ts'
import type { FormerRefund } from '@coussinet/contract/refund-requests.ts'
import {
  type NotificationKind,
  type NotificationParams,
  type UnitOfWork,
  createUnit,
  type NotifyDeps,
} from '#modules/notifications/notifications.ts'
import { findAccountInUse } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findRequests, lockRequest, transitionRequest } from '../../claims/claims.ts'
import {
  type AssessedLine,
  computeRefundBalance,
  type GivenAmount,
  insertRefunds,
  type NewRefund,
  rejectionParams,
  usesAgreement,
} from '../../cover/cover.ts'
import { judgeDocuments } from '../../documents/documents.ts'
import { reopenAgreement, settleAgreement } from '../../quotes/quotes.ts'
import { assessRequest, pickReason } from '../assess-request.ts'
import { notifyOfCeiling, refundRow } from '../decide.ts'
import { addDecisionEvidence, lockForDecision } from '../decision-evidence.ts'
import { findMovedRequest, getRequestOwner } from '../filed-requests/filed-request-view.ts'
import {
  type CorrectedRefund,
  keepFormerDecision,
  replaceRefund,
  type StandingRefund,
  standingRefunds,
} from './corrections.store.ts'

type DecisionCorrection = {
  request_id: string
  lines: readonly AssessedLine[]
  /** parts computed by the claims system */
  amounts?: readonly GivenAmount[] | undefined
  reason: string
  /** notification of a correction that answers a dispute, with additional params */
  notification?: { kind: NotificationKind; params: NotificationParams }
}

/**
 * Decides a decided request again on other lines, by the same function, and stores the earlier decision with the
 * reason. The request's own refunds do not count against the limits, but amounts already paid do. Throws `not_found`,
 * `conflict` with the current status while it is not decided, `validation_failed` at `lines` if a decided animal has
 * none.
 */
export async function correctDecision(
  tx: UnitOfWork,
  { request_id, lines, amounts, reason, notification }: DecisionCorrection,
): Promise<void> {
  const { db, member_id, at } = tx
  await lockForDecision(db, member_id)
  const request = await lockRequest(db, member_id, request_id)
  const [whole] = await findRequests(db, member_id, { request_id })
  if (!request || !whole) throw problem('not_found')
  const { status: was } = request
  if (was !== 'accepted' && was !== 'rejected') throw problem('conflict', { params: { status: { current: was } } })

  const { care, covers, parts, agreement_left } = await assessRequest(
    tx,
    { request, lines, amounts },
    { exclude_own: true },
  )
  const standing = await standingRefunds(db, member_id, request_id)
  const isDecidedAnew = ({ animal_id }: StandingRefund) =>
    parts.some(({ cover }) => cover.animal.animal_id === animal_id)
  if (parts.length === 0 || !standing.every(isDecidedAnew)) throw fieldProblem('lines', 'required')

  await keepFormerDecision(db, {
    member_id,
    request_id,
    status: was,
    rejection_code: whole.rejection_code,
    rejection_params: whole.rejection_params,
    refunds: standing.map(toFormer),
    corrected_at: at,
    reason,
  })
  const account = await findAccountInUse(db, member_id)
  const rows: CorrectedRefund[] = []
  for (const [position, part] of parts.entries()) {
    const row = refundRow({ member_id, request, care, at }, part, { position, account })
    const former = standing.find(({ animal_id }) => animal_id === row.animal_id)
    const corrected = former ? correctRefund(former, row, at) : { ...row, ...unpaid }
    await (former ? replaceRefund(db, corrected) : insertRefunds(db, [row]))
    rows.push(corrected)
  }
  const balances = rows.map((row) => computeRefundBalance({ ...row, payment_date: null }))
  const due_cents = sumBy(balances, (balance) => balance.due_cents)
  const overpaid_cents = sumBy(balances, (balance) => balance.overpaid_cents)
  const was_cents = sumBy(standing, ({ refunded_cents }) => refunded_cents)

  const amount_cents = sumBy(parts, ({ amount }) => amount.refunded_cents)
  if (amount_cents > 0 && parts.some(usesAgreement)) await settleAgreement(tx, { request, is_used: true })
  else if (agreement_left) await reopenAgreement(tx, request, agreement_left)
  const to = amount_cents > 0 ? 'accepted' : 'rejected'
  const { code, about } = pickReason(parts, covers[0])
  if (to === 'accepted') await judgeDocuments(db, { member_id, request_id, status: 'accepted', refusal_code: null })
  await addDecisionEvidence(tx, { request, rows, reason: to === 'accepted' ? null : code })
  await transitionRequest(tx, {
    request,
    to,
    corrects: true,
    ...(notification ? { notification: notification.kind } : {}),
    columns:
      to === 'accepted' || !about
        ? { rejection_code: null, rejection_params: null }
        : { rejection_code: code, rejection_params: JSON.stringify(rejectionParams(code, about, care)) },
    params: {
      amount_cents,
      was_cents,
      ...(due_cents > 0 ? { due_cents } : {}),
      ...(overpaid_cents > 0 ? { overpaid_cents } : {}),
      note: reason,
      ...notification?.params,
    },
    details: { amount_cents, was: was_cents },
  })
  for (const part of parts) {
    const former = standing.find(({ animal_id }) => animal_id === part.cover.animal.animal_id)
    await notifyOfCeiling(tx, part, care, former?.care_refund_cents)
  }
  await tx.announce('refunds')
}

const unpaid = { earlier_paid_cents: 0, earlier_payment_date: null, payment_date: null, paid_at: null }

/**
 * Makes the row that replaces a refund. A fully paid one stays paid, or is paid again; a difference is paid like any
 * refund, to the account of the earlier decision.
 */
function correctRefund(former: StandingRefund, row: NewRefund, at: Date): CorrectedRefund {
  const { paid_cents: earlier_paid_cents } = computeRefundBalance(former)
  const earlier_payment_date = former.payment_date ?? former.earlier_payment_date
  const isPaid = earlier_payment_date !== null && row.refunded_cents <= earlier_paid_cents
  return {
    ...row,
    refund_id: former.refund_id,
    position: former.position,
    earlier_paid_cents,
    earlier_payment_date,
    payment_date: isPaid ? earlier_payment_date : null,
    paid_at: isPaid ? (former.paid_at ?? at) : null,
    destination_iban: former.destination_iban ?? row.destination_iban,
    destination_holder: former.destination_holder ?? row.destination_holder,
  }
}

/** Formats a current refund to store or show it beside another decision. */
export const toFormer = ({
  refund_id,
  animal_id,
  billed_cents,
  refunded_cents,
  payment_date,
  lines,
  computation,
  explanation,
  reasons,
}: StandingRefund): FormerRefund => ({
  id: refund_id,
  animal_id,
  billed_cents,
  refunded_cents,
  payment_date,
  lines,
  computation,
  explanation,
  reasons,
})

type CorrectionInput = {
  lines: readonly AssessedLine[]
  amounts?: readonly GivenAmount[] | undefined
  reason: string
  at: Date
}

/** Corrects a decision for the insurer and returns the result; throws the errors of `correctDecision`. */
export async function applyCorrection(
  db: Db,
  platform: NotifyDeps,
  request_id: string,
  { lines, amounts = [], reason, at }: CorrectionInput,
): Promise<MovedRequest> {
  const { member_id } = await getRequestOwner(db, request_id)
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  await correctDecision(tx, { request_id, lines, amounts, reason })
  return findMovedRequest(db, { member_id, request_id, at })
}
