import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { neededOfPastRefund, type PastRefundUpsert } from '@coussinet/contract/integration/upserts/past-refund.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { findBearer, findInsuredAnimals, upsertByExternalId } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import {
  auditUpsert,
  changedFields,
  requireFields,
  unchanged,
  type UpsertAuthor,
  type UpsertContext,
} from '#platform/upsert.ts'
import { findPastRefund, insertPastRefund, isOwnId, type PastRefund, setPastRefund } from './past-refunds.store.ts'

type GivenPastRefund = Omit<PastRefundUpsert, 'nevg'>
type PastRefundInput = { member_id: string; refund_id: string; given: GivenPastRefund; by: UpsertAuthor }

/**
 * Stores a refund that the insurer's former system paid: shown among the member's refunds, without effect on limits, and without a
 * notification or event. Throws `conflict` for an id of another member or of the portal's own, `validation_failed` at the field.
 */
export async function putPastRefund(
  { db, clock }: Pick<UpsertContext, 'db' | 'clock'>,
  putting: PastRefundInput,
): Promise<UpsertResult> {
  const { member_id, refund_id } = putting
  return upsertByExternalId(db, {
    kind: 'past_refund',
    name: refund_id,
    member_id,
    find: (tx, bearer) => findPastRefund(tx, { member_id: bearer, refund_id }),
    write: (tx, present) => write(tx, { ...putting, present, at: clock() }),
  })
}

type PastRefundWrite = PastRefundInput & { present: PastRefund | undefined; at: Date }

async function write(db: Db, { member_id, refund_id, given, present, by, at }: PastRefundWrite): Promise<UpsertResult> {
  const keys = { member_id, refund_id }
  if (!present && (await isOwnId(db, refund_id))) throw problem('conflict')
  const refund = present ? { ...present, ...changesOf(present, given) } : madeOf(given)
  const fields = present ? Object.keys(changedFields(present, refund)) : []
  if (present && fields.length === 0) return unchanged
  check(refund, today(at))
  const [animal] = await findInsuredAnimals(db, member_id, [refund.animal_id], { forUpdate: true })
  if (!animal) {
    const bearer = await findBearer(db, 'animal', refund.animal_id)
    throw fieldProblem('animal_id', bearer === null || bearer === member_id ? 'unknown_animal' : 'other_members_animal')
  }
  await (present ? setPastRefund : insertPastRefund)(db, { ...keys, refund })
  const created = !present
  await auditUpsert(db, {
    member_id,
    kind: 'past_refund',
    subject_id: refund_id,
    fields,
    created,
    by,
    at,
    topics: ['refunds'],
  })
  return { result: created ? 'created' : 'changed' }
}

function madeOf(given: GivenPastRefund): PastRefund {
  const lines = given.lines === undefined && given.care_kind === undefined ? ['care_kind'] : []
  requireFields(given, [...neededOfPastRefund, ...lines])
  const { animal_id = '', care_date = '', cause = 'illness', billed_cents = 0, refunded_cents = 0 } = given
  const { payment_date = '', tracking_reference = '', vet_name = null, invoice_number = null } = given
  const refund = { animal_id, care_date, cause, vet_name, invoice_number, billed_cents, refunded_cents, payment_date }
  return { ...refund, tracking_reference, lines: linesOf(given, { billed_cents, refunded_cents }) }
}

/** Changed fields of a past refund; a bill of one line follows its amounts. */
function changesOf(present: PastRefund, { lines, care_kind, ...given }: GivenPastRefund): Partial<PastRefund> {
  const changed = changedFields(present, given)
  const { billed_cents, refunded_cents } = { ...present, ...changed }
  const [only] = present.lines
  if (lines !== undefined) return { ...changed, lines: linesOf({ lines }, { billed_cents, refunded_cents }) }
  const kind = care_kind ?? (present.lines.length === 1 && only?.label === '' ? only.care_kind : undefined)
  if (kind === undefined) return changed
  const of = linesOf({ care_kind: kind }, { billed_cents, refunded_cents })
  return { ...changed, lines: of }
}

type PastAmounts = { billed_cents: number; refunded_cents: number }

/** Lines as shown: a line counts as covered if something was refunded; more is not known. */
function linesOf(
  { lines, care_kind }: Pick<GivenPastRefund, 'lines' | 'care_kind'>,
  amounts: PastAmounts,
): RefundLine[] {
  const given = lines ?? (care_kind === undefined ? [] : [{ label: null, care_kind, ...amounts }])
  return given.map(({ label, care_kind: kind, billed_cents, refunded_cents }) => ({
    label: label ?? '',
    care_kind: kind,
    billed_cents,
    covered_cents: refunded_cents > 0 ? billed_cents : 0,
    refunded_cents,
    reason_code: null,
  }))
}

function check(refund: PastRefund, now: string): void {
  const { care_date, payment_date, billed_cents, refunded_cents, lines } = refund
  if (care_date > now) throw fieldProblem('care_date', 'date_future')
  if (payment_date > now) throw fieldProblem('payment_date', 'date_future')
  if (payment_date < care_date) throw fieldProblem('payment_date', 'date_order')
  if (refunded_cents > billed_cents)
    throw fieldProblem('refunded_cents', 'schema.too_big', { max: billed_cents, limit: 'billed_cents' })
  const isWhole =
    sumBy(lines, (line) => line.billed_cents) === billed_cents &&
    sumBy(lines, (line) => line.refunded_cents) === refunded_cents
  if (!isWhole || lines.some((line) => line.refunded_cents > line.billed_cents))
    throw fieldProblem('lines', 'lines_sum')
}
