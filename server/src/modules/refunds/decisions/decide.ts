import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import { filingDeadlineYears, lastDayToAnswer } from '@coussinet/contract/domain/requests.ts'
import type { RejectionParams } from '@coussinet/contract/rejection-text.ts'
import type { NotificationParams, UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAccountInUse, insuranceYear, remaining, termsOn } from '#modules/policy/policy.ts'
import { promises } from '#platform/config/promises.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { addBankDays } from '#platform/time/bank-days.ts'
import {
  awaitedOfRequests,
  findDuplicates,
  isMissing,
  type LockedRequest,
  transitionRequest,
} from '../claims/claims.ts'
import {
  type AnimalPart,
  type CareFacts,
  computeCounters,
  findContractCover,
  insertRefunds,
  type NewRefund,
  rejectionParams,
  usesAgreement,
} from '../cover/cover.ts'
import { judgeDocuments } from '../documents/documents.ts'
import { settleAgreement } from '../quotes/quotes.ts'
import { assessRequest, type RequestDecision, pickReason } from './assess-request.ts'
import { addDecisionEvidence } from './decision-evidence.ts'
import { findDestination } from './payments/pay-refund.ts'

/**
 * Decides a locked request: computes each animal's refund with the current counters, with the animals locked. Accepts if at least one
 * refund is above zero, else rejects with the first reason of the first animal.
 */
export async function decide(tx: UnitOfWork, decision: RequestDecision): Promise<void> {
  const { db, member_id, at } = tx
  const { request, rejection, first_symptoms_on } = decision
  const { request_id } = request
  const lines = rejection
    ? decision.lines.map((line) => ({ ...line, reason_code: line.reason_code ?? rejection }))
    : decision.lines
  const { care, covers, parts, agreement_left } = await assessRequest(tx, { ...decision, lines })
  const refunded_cents = sumBy(parts, ({ amount }) => amount.refunded_cents)
  if (rejection && refunded_cents > 0) throw problem('conflict')
  let rows: NewRefund[] = []
  if (parts.length > 0) {
    const account = await findAccountInUse(db, member_id)
    rows = parts.map((part, position) => refundRow({ member_id, request, care, at }, part, { position, account }))
    await insertRefunds(db, rows)
    await tx.announce('refunds')
  }
  const is_used = refunded_cents > 0 && parts.some(usesAgreement)
  await settleAgreement(tx, { request, is_used, left: agreement_left })
  const columns = { decided_at: at, ...(first_symptoms_on === undefined ? {} : { first_symptoms_on }) }
  if (refunded_cents > 0) {
    await addDecisionEvidence(tx, { request, rows, reason: null })
    await judgeDocuments(db, { member_id, request_id, status: 'accepted', refusal_code: null })
    const { amount_cents, names, ...params } = sumUpRefunds(parts)
    await transitionRequest(tx, {
      request,
      to: 'accepted',
      columns,
      params: { names, amount_cents, ...params, ...(await findPayout(db, member_id, at)) },
      details: { amount_cents, names },
    })
    for (const part of parts) await notifyOfCeiling(tx, part, care)
    return
  }

  const { code, about } = pickReason(parts, covers[0], rejection)
  const params = {
    ...(about ? rejectionParams(code, about, care) : {}),
    ...(await findRejectionParams(tx, request_id, code)),
  }
  await addDecisionEvidence(tx, { request, rows, reason: code })
  await transitionRequest(tx, {
    request,
    to: 'rejected',
    columns: { ...columns, rejection_code: code, rejection_params: JSON.stringify(params) },
    params: { rejection: { code, ...params } },
    details: { reason: code },
  })
}

/** Formats what a member receives and bears, for the notification; amounts in cents. */
function sumUpRefunds(parts: readonly AnimalPart[]) {
  const paid = parts.filter(({ amount }) => amount.refunded_cents > 0)
  const amount_cents = sumBy(paid, ({ amount }) => amount.refunded_cents)
  const billed_cents = sumBy(parts, ({ amount }) => amount.billed_cents)
  const kept_cents = billed_cents - amount_cents
  return {
    names: paid.map(({ cover }) => cover.animal.name),
    amount_cents,
    billed_cents,
    ...(kept_cents > 0 ? { kept_cents } : {}),
  }
}

async function findRejectionParams(
  { db, member_id }: UnitOfWork,
  request_id: string,
  code: RejectionReason,
): Promise<RejectionParams> {
  if (code === 'late_filing') return { years: filingDeadlineYears((await findContractCover(db, member_id)).country) }
  if (code === 'documents_timeout') {
    const date = lastDayToAnswer(await awaitedOfRequests(db, member_id, [request_id]), isMissing)
    return date === null ? {} : { date }
  }
  if (code !== 'duplicate') return {}
  const [reference] = await findDuplicates(db, member_id, request_id)
  return reference === undefined ? {} : { reference }
}

/** Account for a refund, and the day by which it is transferred, if known. */
async function findPayout(db: Db, member_id: string, at: Date): Promise<NotificationParams> {
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
