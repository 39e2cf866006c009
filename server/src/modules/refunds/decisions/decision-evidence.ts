import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findSigner } from '#modules/policy/policy.ts'
import { addEvidence, findEvidence } from '#modules/signing/signing.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import type { NewRefund } from '../cover/cover.ts'

/** Kind of the line of evidence that each decision and correction leaves (SIM-02). */
const decidedKind = 'decided'

type DecidedFacts = {
  request: {
    request_id: string
    tracking_reference: string | null
    invoice_number: string | null
    care_date: string | null
  }
  rows: readonly Pick<
    NewRefund,
    'refund_id' | 'animal_id' | 'billed_cents' | 'refunded_cents' | 'lines' | 'destination_iban'
  >[]
  reason: RejectionReason | null
}

/**
 * Takes the lock of the member's evidence, which rows that refer to the member do not wait for. Take it before the
 * request and its animals, as others do who lock the member, or two transactions may deadlock.
 */
export async function lockForDecision(db: Db, member_id: string): Promise<void> {
  await findSigner(db, member_id, { forUpdate: true })
}

/**
 * Adds a decision or a correction to the member's chain of evidence, in the transaction that decides: what its paper
 * says in amounts, dates and accounts (masked), and its number among those of the request.
 */
export async function addDecisionEvidence(
  { db, member_id, at }: UnitOfWork,
  { request, rows, reason }: DecidedFacts,
): Promise<void> {
  const { request_id, tracking_reference, invoice_number, care_date } = request
  await lockForDecision(db, member_id)
  const former = await findEvidence(db, member_id, request_id)
  await addEvidence(db, {
    member_id,
    at,
    kind: decidedKind,
    subject_id: request_id,
    record: {
      sequence: former.filter(({ kind }) => kind === decidedKind).length,
      outcome: reason === null ? 'accepted' : 'rejected',
      reason,
      reference: tracking_reference,
      invoice_number,
      care_date,
      refunds: rows.map(({ refund_id, animal_id, billed_cents, refunded_cents, lines, destination_iban }) => ({
        refund_id,
        animal_id,
        billed_cents,
        refunded_cents,
        account: destination_iban === null ? null : maskedIban(destination_iban),
        lines: JSON.parse(String(lines)),
      })),
    },
  })
}
