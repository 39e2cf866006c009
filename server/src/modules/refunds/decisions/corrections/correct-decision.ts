import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { FormerRefund } from '@coussinet/contract/refund-requests.ts'
import type { NotificationKind, NotificationParams, UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAccountInUse } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { animalsOfRequests, findRequests, lockRequest, transitionRequest } from '../../claims/claims.ts'
import {
  computeRefundBalance,
  findCovers,
  assess,
  type AssessedLine,
  type GivenAmount,
  leftAfter,
  rejectionParams,
  usesAgreement,
  insertRefunds,
  type NewRefund,
} from '../../cover/cover.ts'
import { judgeDocuments } from '../../documents/documents.ts'
import { findAgreement, reopenAgreement, settleAgreement } from '../../quotes/quotes.ts'
import { getDecidedCare, notifyOfCeiling, refundRow } from '../decide.ts'
import { addDecisionEvidence, lockForDecision } from '../decision-evidence.ts'
import { keepFormerDecision, replaceRefund, type StandingRefund, standingRefunds } from './corrections.store.ts'

type DecisionCorrection = {
  request_id: string
  lines: readonly AssessedLine[]
  /** parts computed by the claims system */
  amounts?: readonly GivenAmount[]
  reason: string
  /** notification of a correction that answers a dispute, with additional params */
  told?: { kind: NotificationKind; params: NotificationParams }
}

/**
 * Decides a decided request again on other lines, by the same function, and stores the earlier decision with the
 * reason. The request's own refunds do not count against the limits, but amounts already paid do. Throws `not_found`,
 * `conflict` with the current status while it is not decided, `validation_failed` at `lines` if a decided animal has
 * none.
 */
export async function correctDecision(
  tx: UnitOfWork,
  { request_id, lines, amounts, reason, told }: DecisionCorrection,
): Promise<void> {
  const { db, member_id, at } = tx
  await lockForDecision(db, member_id)
  const request = await lockRequest(db, member_id, request_id)
  const [whole] = await findRequests(db, member_id, { request_id })
  if (!request || !whole) throw problem('not_found')
  const { status: was } = request
  if (was !== 'accepted' && was !== 'rejected') throw problem('conflict', { params: { status: { current: was } } })

  const animal_ids = (await animalsOfRequests(db, member_id, [request_id])).map(({ animal_id }) => animal_id)
  const care = getDecidedCare({ request })
  const day = today(at)
  const agreement = await findAgreement(db, { member_id, request, care, today: day }, { forUpdate: true })
  const covers = await findCovers(db, member_id, animal_ids, {
    forUpdate: true,
    today: day,
    but: request_id,
    agreement,
  })
  const inOrder = animal_ids.flatMap((animal_id) => covers.get(animal_id) ?? [])
  const parts = assess(inOrder, care, lines, amounts)
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
  let [due_cents, overpaid_cents] = [0, 0]
  const rows: NewRefund[] = []
  for (const [position, part] of parts.entries()) {
    const row = refundRow({ member_id, request, care, at }, part, { position, account })
    const former = standing.find(({ animal_id }) => animal_id === row.animal_id)
    const earlier_paid_cents = former ? computeRefundBalance(former).paid_cents : 0
    const left = computeRefundBalance({ ...row, earlier_paid_cents, payment_date: null })
    due_cents += left.due_cents
    overpaid_cents += left.overpaid_cents
    if (!former) {
      await insertRefunds(db, [row])
      rows.push(row)
      continue
    }
    // A fully paid refund stays paid, or is paid again; a difference is paid like any refund, to the account of the earlier decision.
    const earlier_payment_date = former.payment_date ?? former.earlier_payment_date
    const isPaid = earlier_payment_date !== null && left.due_cents === 0
    const corrected = {
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
    await replaceRefund(db, corrected)
    rows.push(corrected)
  }

  const amount_cents = sumBy(parts, ({ amount }) => amount.refunded_cents)
  if (amount_cents > 0 && parts.some(usesAgreement)) await settleAgreement(tx, { request, is_used: true })
  else if (agreement) await reopenAgreement(tx, request, leftAfter(parts, covers.get(agreement.animal_id), care))
  const to = amount_cents > 0 ? 'accepted' : 'rejected'
  const first = parts.find(({ amount }) => amount.reasons.length > 0)
  const about = first ?? parts[0]
  const code = first?.amount.reasons[0] ?? 'excluded_care'
  if (to === 'accepted') await judgeDocuments(db, { member_id, request_id, status: 'accepted', refusal_code: null })
  await addDecisionEvidence(tx, { request, rows, reason: to === 'accepted' ? null : code })
  await transitionRequest(tx, {
    request,
    to,
    corrects: true,
    ...(told ? { notification: told.kind } : {}),
    columns:
      to === 'accepted' || !about
        ? { rejection_code: null, rejection_params: null }
        : { rejection_code: code, rejection_params: JSON.stringify(rejectionParams(code, about, care)) },
    params: {
      amount_cents,
      was_cents: sumBy(standing, ({ refunded_cents }) => refunded_cents),
      ...(due_cents > 0 ? { due_cents } : {}),
      ...(overpaid_cents > 0 ? { overpaid_cents } : {}),
      note: reason,
      ...told?.params,
    },
    details: { amount_cents, was: sumBy(standing, ({ refunded_cents }) => refunded_cents) },
  })
  for (const part of parts) {
    const former = standing.find(({ animal_id }) => animal_id === part.cover.animal.animal_id)
    await notifyOfCeiling(tx, part, care, former?.care_refund_cents)
  }
  await tx.announce('refunds')
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
