import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import { filingDeadlineYears } from '@coussinet/contract/domain/requests.ts'
import type { RejectionParams } from '@coussinet/contract/rejection-text.ts'
import type { NotificationParams, UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAccountInUse, insuranceYear, remaining, termsOn } from '#modules/policy/policy.ts'
import { promises } from '#platform/config/promises.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { addBankDays } from '#platform/time/bank-days.ts'
import { animalsOfRequests, type LockedRequest, transitionRequest } from '../claims/claims.ts'
import {
  computeCounters,
  findContractCover,
  findCovers,
  type AnimalPart,
  assess,
  type AssessedLine,
  type CareFacts,
  type GivenAmount,
  leftAfter,
  rejectionParams,
  usesAgreement,
  insertRefunds,
  type NewRefund,
} from '../cover/cover.ts'
import { findDocuments, findRequestsWithSameFiles, judgeDocuments } from '../documents/documents.ts'
import { findAgreement, settleAgreement } from '../quotes/quotes.ts'
import { addDecisionEvidence } from './decision-evidence.ts'
import { findDestination } from './statements/destination.ts'

export type Decision = {
  request: LockedRequest
  lines: readonly AssessedLine[]
  /** parts computed by the claims system */
  amounts?: readonly GivenAmount[]
  first_symptoms_on?: Day | null
  /** the handler's own reason: nothing is paid */
  rejection?: RejectionReason
}

/**
 * Decides a locked request: computes each animal's refund with the current counters, with the animals locked. Accepts if at least one
 * refund is above zero, else rejects with the first reason of the first animal.
 */
export async function decide(tx: UnitOfWork, decision: Decision): Promise<void> {
  const { db, member_id, at } = tx
  const { request, rejection } = decision
  const animal_ids = (await animalsOfRequests(db, member_id, [request.request_id])).map(({ animal_id }) => animal_id)
  const care = getDecidedCare(decision)
  const day = today(at)
  const agreement = await findAgreement(db, { member_id, request, care, today: day }, { forUpdate: true })
  const covers = await findCovers(db, member_id, animal_ids, { forUpdate: true, today: day, agreement })
  const inOrder = animal_ids.flatMap((animal_id) => covers.get(animal_id) ?? [])
  const lines = rejection
    ? decision.lines.map((line) => ({ ...line, reason_code: line.reason_code ?? rejection }))
    : decision.lines
  const parts = assess(inOrder, care, lines, decision.amounts)

  const refunded_cents = sumBy(parts, ({ amount }) => amount.refunded_cents)
  if (rejection && refunded_cents > 0) throw problem('conflict')
  let rows: NewRefund[] = []
  if (parts.length > 0) {
    const account = await findAccountInUse(db, member_id)
    const deciding = { member_id, request, care, at }
    rows = parts.map((part, position) => refundRow(deciding, part, { position, account }))
    await insertRefunds(db, rows)
    await tx.announce('refunds')
  }
  const is_used = refunded_cents > 0 && parts.some(usesAgreement)
  const left = agreement ? leftAfter(parts, covers.get(agreement.animal_id), care) : undefined
  await settleAgreement(tx, { request, is_used, left })
  if (refunded_cents > 0) {
    await addDecisionEvidence(tx, { request, rows, reason: null })
    return accept(tx, decision, parts, care)
  }

  const first = parts.find(({ amount }) => amount.reasons.length > 0)
  const code = rejection ?? first?.amount.reasons[0] ?? 'excluded_care'
  const about = first ?? (inOrder[0] && { cover: inOrder[0], lines: [] })
  const params = { ...(about ? rejectionParams(code, about, care) : {}), ...(await otherParams(tx, request, code)) }
  await addDecisionEvidence(tx, { request, rows, reason: code })
  return reject(tx, decision, { code, params })
}

/** Care of a decision; throws `conflict` for a request without a day of care. */
export function getDecidedCare({
  request,
  first_symptoms_on,
}: Pick<Decision, 'request' | 'first_symptoms_on'>): CareFacts {
  if (request.care_date === null) throw problem('conflict')
  return {
    care_date: request.care_date,
    // An unknown cause counts as illness until an accident is shown.
    cause: request.cause ?? 'illness',
    first_symptoms_on: first_symptoms_on === undefined ? request.first_symptoms_on : first_symptoms_on,
  }
}

async function otherParams(
  { db, member_id }: UnitOfWork,
  { request_id }: LockedRequest,
  code: RejectionReason,
): Promise<RejectionParams> {
  if (code === 'late_filing') return { years: filingDeadlineYears((await findContractCover(db, member_id)).country) }
  if (code !== 'duplicate') return {}
  const files = await findDocuments(db, member_id, 'request', [request_id])
  const [reference] = await findRequestsWithSameFiles(
    db,
    member_id,
    request_id,
    files.map(({ source_sha256 }) => source_sha256),
  )
  return reference === undefined ? {} : { reference }
}

async function accept(
  tx: UnitOfWork,
  decision: Decision,
  parts: readonly AnimalPart[],
  care: CareFacts,
): Promise<void> {
  const { db, member_id, at } = tx
  await judgeDocuments(db, {
    member_id,
    request_id: decision.request.request_id,
    status: 'accepted',
    refusal_code: null,
  })
  const paid = parts.filter(({ amount }) => amount.refunded_cents > 0)
  const names = paid.map(({ cover }) => cover.animal.name)
  const amount_cents = sumBy(paid, ({ amount }) => amount.refunded_cents)
  const billed_cents = sumBy(parts, ({ amount }) => amount.billed_cents)
  const kept_cents = billed_cents - amount_cents
  await end(tx, decision, {
    to: 'accepted',
    told: {
      names,
      amount_cents,
      billed_cents,
      ...(kept_cents > 0 ? { kept_cents } : {}),
      ...(await payoutOf(db, member_id, at)),
    },
    noted: { amount_cents, names },
  })
  for (const part of parts) await notifyOfCeiling(tx, part, care)
}

/** Account for a refund, and the day by which it is transferred, if known. */
async function payoutOf(db: Db, member_id: string, at: Date): Promise<NotificationParams> {
  const { account, hold } = await findDestination(
    db,
    member_id,
    { destination_iban: null, destination_holder: null },
    at,
  )
  if (!account) return { needs_account: true }
  const shown = shownAccount(maskedIban(account.iban))
  if (hold && !hold.until) return { account: shown }
  return { account: shown, expected_by: addBankDays(hold?.until ?? at, promises.transfer) }
}

async function reject(
  tx: UnitOfWork,
  decision: Decision,
  { code, params }: { code: RejectionReason; params: RejectionParams },
): Promise<void> {
  await end(tx, decision, {
    to: 'rejected',
    told: { rejection: { code, ...params } },
    noted: { reason: code },
    kept: { rejection_code: code, rejection_params: JSON.stringify(params) },
  })
}

type DecisionOutcome = {
  to: 'accepted' | 'rejected'
  told: NotificationParams
  noted: Record<string, unknown>
  kept?: { rejection_code: RejectionReason; rejection_params: string }
}

async function end(
  tx: UnitOfWork,
  { request, first_symptoms_on }: Decision,
  { to, told, noted, kept }: DecisionOutcome,
): Promise<void> {
  const symptoms = first_symptoms_on === undefined ? {} : { first_symptoms_on }
  await transitionRequest(tx, {
    request,
    to,
    columns: { decided_at: tx.at, ...symptoms, ...kept },
    params: told,
    details: noted,
  })
}

/**
 * Notifies the member once an insurance year, when a decision takes an animal over 80 % of its ceiling. `former_cents` is what the decision
 * that it corrects took of it.
 */
export async function notifyOfCeiling(
  tx: UnitOfWork,
  { cover, event, amount }: AnimalPart,
  care: CareFacts,
  former_cents = 0,
): Promise<void> {
  const { animal } = cover
  if (animal.cover_start === null) return
  const ceiling = termsOn(animal, care.care_date).annual_ceiling_cents
  const others = computeCounters(cover, { ...care, event }).ceiling_used_cents
  const after = others + amount.refunded_cents - amount.vaccine_package_cents
  if ((others + former_cents) * 100 >= ceiling * 80 || after * 100 < ceiling * 80) return
  const { year_start, year_end } = insuranceYear(animal.cover_start, care.care_date)
  const params = {
    animal_id: animal.animal_id,
    names: [animal.name],
    amount_cents: remaining(ceiling, after),
    ceiling_cents: ceiling,
    date: year_end,
  }
  await tx.notify('ceiling_80', params, { once: `${animal.animal_id} ${year_start}` })
}

type DecisionInput = { member_id: string; request: LockedRequest; care: CareFacts; at: Date }

/** Part of a decision as a refund, with the member's account at this moment: a later change of account does not affect it. */
export function refundRow(
  { member_id, request: { request_id, tracking_reference, invoice_number }, care, at }: DecisionInput,
  { cover: { animal }, event, amount }: AnimalPart,
  { position, account }: { position: number; account: { iban: string; holder: string } | undefined },
): NewRefund {
  const { billed_cents, refunded_cents, lines, reasons } = amount
  return {
    member_id,
    request_id,
    tracking_reference: tracking_reference ?? '',
    invoice_number,
    care_date: care.care_date,
    cause: care.cause,
    refund_id: newId(),
    animal_id: animal.animal_id,
    position,
    event,
    insurance_year: animal.cover_start === null ? null : insuranceYear(animal.cover_start, care.care_date).year_start,
    billed_cents,
    subtotal_cents: amount.covered_base_cents,
    deductible_cents: amount.deductible_cents,
    care_refund_cents: refunded_cents - amount.vaccine_package_cents,
    vaccine_refund_cents: amount.vaccine_package_cents,
    refunded_cents,
    lines: JSON.stringify(
      lines.map(({ label, care_kind, billed_cents: billed, covered_cents, refunded_cents: refunded, reason_code }) => ({
        label,
        care_kind,
        billed_cents: billed,
        covered_cents,
        refunded_cents: refunded,
        reason_code,
      })),
    ),
    computation: amount.computation && JSON.stringify(amount.computation),
    insurer_explanation: amount.explanation,
    reasons: JSON.stringify(reasons),
    destination_iban: account?.iban ?? null,
    destination_holder: account?.holder ?? null,
    decided_at: at,
  }
}
