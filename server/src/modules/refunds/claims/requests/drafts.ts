import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { type DraftChanges, mostDrafts, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { earlierEnd, findInsuredAnimals, lockMember } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { formatHint } from '#platform/db/events.ts'
import type { StoredFile } from '#platform/files/kept-files.ts'
import type { AtOnce } from '#platform/http/endpoint/respond.ts'
import { repetitionSince } from '#platform/http/idempotency.ts'
import { countAttempt, createAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { createAuditLine, emitAudited } from '#platform/records/audit.ts'
import {
  findContractCover,
  careDateRefusal,
  symptomsRefusal,
  type FilingObstacle,
  daysOfReader,
  type RequestReader,
} from '../../cover/cover.ts'
import { findDocuments } from '../../documents/documents.ts'
import { carriedOfQuote, requireAgreement } from '../../quotes/quotes.ts'
import { attachInvoice, removeFromQuote } from '../files/take-over.ts'
import { arrivalsOfPile } from '../piles/arrivals.store.ts'
import { asErrors } from './blocking.ts'
import {
  animalsOfRequests,
  type CarriedOver,
  countDrafts,
  deleteRequest,
  findPristineDraft,
  findRequests,
  insertDraft,
  insertDraftAtOnce,
  lockRequest,
  replaceAnimals,
  updateDraft,
} from './refund-requests.store.ts'
import { isDecided } from './refund-status.ts'
import { getRequest, newDraft } from './request-view.ts'

// Each draft adds lines to the log, even if it is deleted.
const begun = (member_id: string) => ({ key: `drafts ${member_id}`, limit: 300, window_seconds: 3600 })

/** `keyed`: the call has its own key, by which a repetition is recognised */
type DraftOptions = { keyed: boolean }

/**
 * Creates an empty draft. A call without a key returns the draft created a moment ago; so do calls for a follow-up or a quote. Throws
 * `conflict` before the contract begins and with too many open drafts.
 */
export async function createDraft(
  tx: UnitOfWork,
  reader: RequestReader,
  { keyed }: DraftOptions,
): Promise<RefundRequest> {
  await findContractCover(tx.db, tx.member_id)
  const recent = await lockForDraft(tx, { keyed })
  if (recent) return getRequest(tx.db, reader, recent)
  return newDraft(await startDraft(tx), reader)
}

/** Creates the draft of a follow-up visit; throws `not_found`, and `conflict` like `createDraft` and `carriedOver`. */
export async function createFollowUp(
  tx: UnitOfWork,
  reader: RequestReader,
  { keyed, follows }: DraftOptions & { follows: string },
): Promise<RefundRequest> {
  const { db } = tx
  const { end_date } = await findContractCover(db, tx.member_id)
  const source = await carriedOver(db, reader, { follows, end_date })
  const id = (await lockForDraft(tx, { keyed, follows })) ?? (await startDraft(tx, source))
  return getRequest(db, reader, id)
}

/**
 * Creates the draft of the invoice that follows a quote; throws `not_found`, and `conflict` like `createDraft` and without an agreement.
 */
export async function createQuotedDraft(
  tx: UnitOfWork,
  reader: RequestReader,
  { keyed, quote_id }: DraftOptions & { quote_id: string },
): Promise<RefundRequest> {
  const { db } = tx
  await findContractCover(db, tx.member_id)
  const source = await carriedOfQuote(db, reader, quote_id)
  const id = (await lockForDraft(tx, { keyed, quote_id })) ?? (await startDraft(tx, source))
  return getRequest(db, reader, id)
}

/**
 * Creates a draft with an invoice moved from a quote's draft; throws `not_found`, and `conflict` like `createDraft` and for a filed quote.
 */
export async function createDraftOfDocument(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  reader: RequestReader,
  document: { quote_id: string; file_id: string },
): Promise<RefundRequest> {
  const { db, member_id } = tx
  await findContractCover(db, member_id)
  // The quote is locked before the member, in the same order as when a quote takes a document of a request.
  const source = await removeFromQuote(tx, document)
  await lockMember(db, member_id)
  const request_id = await startDraft(tx, source)
  await attachInvoice(tx, platform, { request_id, file: source.file })
  return getRequest(db, reader, request_id)
}

type DraftSource = { carried: CarriedOver; animal_ids: string[] }

/** Locks the member, so that concurrent drafts are counted one after the other; returns the draft that a call without a key repeats. */
async function lockForDraft(
  { db, member_id, at }: UnitOfWork,
  { keyed, follows = null, quote_id = null }: DraftOptions & { follows?: string | null; quote_id?: string | null },
): Promise<string | null> {
  await lockMember(db, member_id)
  if (keyed) return null
  return findPristineDraft(db, { member_id, since: repetitionSince(at), follows, quote_id })
}

/** Inserts a draft of the locked member with the values it takes over; returns its id, throws `conflict` with too many open drafts. */
async function startDraft(tx: UnitOfWork, source?: DraftSource): Promise<string> {
  const { db, member_id, at } = tx
  if ((await countDrafts(db, member_id)) >= mostDrafts)
    throw problem('conflict', { errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit: mostDrafts } } })
  await countAttempt(db, begun(member_id), at)
  const request_id = newId()
  await insertDraft(db, { member_id, request_id, at, carried: source?.carried })
  if (source) await replaceAnimals(db, member_id, request_id, source.animal_ids)
  await tx.audit('refund_request.created', { subject_id: request_id })
  await tx.announce('refund-requests')
  return request_id
}

export function createDraftAtOnce(reader: RequestReader): AtOnce & { answer: RefundRequest } {
  const { member_id, now: at } = reader
  const request_id = newId()
  const line = { member_id, action: 'refund_request.created', subject_id: request_id, at } as const
  return {
    answer: newDraft(request_id, reader),
    async write(db, answer) {
      const isWritten = await insertDraftAtOnce(db, {
        ...answer,
        ...createAttempt(begun(member_id), at),
        ...createAuditLine(line),
        request_id,
        most: mostDrafts,
        hint: formatHint(member_id, 'refund-requests'),
      })
      if (isWritten) emitAudited(db, line)
      return isWritten
    },
  }
}

/**
 * Updates the given fields of a draft; throws `not_found` (for another member's animal too), `conflict` once filed, `validation_failed`.
 */
export async function changeDraft(
  tx: UnitOfWork,
  reader: RequestReader,
  request_id: string,
  { animal_ids, ...changes }: DraftChanges,
): Promise<RefundRequest> {
  const { db, member_id, at } = tx
  const stored = await lockDraft(db, member_id, request_id)
  const chosen = animal_ids && [...new Set(animal_ids)]
  if (chosen && !(await areOwn(db, member_id, chosen))) throw problem('not_found')
  if (changes.quote_id) await requireAgreement(db, reader, changes.quote_id)
  const refusals = await refusalsOf(db, reader, changes, stored)
  if (refusals.length > 0) throw problem('validation_failed', asErrors(refusals))
  await updateDraft(db, member_id, request_id, blankIsNull(changes), at)
  if (chosen) await replaceAnimals(db, member_id, request_id, chosen)
  await tx.announce('refund-requests')
  return getRequest(db, reader, request_id)
}

/** Postpones the deletion of a draft, like any change of it. Throws `not_found`, `conflict` once filed. */
export async function extendDraft(tx: UnitOfWork, reader: RequestReader, request_id: string): Promise<RefundRequest> {
  const { db, member_id, at } = tx
  await lockDraft(db, member_id, request_id)
  await updateDraft(db, member_id, request_id, {}, at)
  await tx.announce('refund-requests')
  return getRequest(db, reader, request_id)
}

/** Deletes a draft; returns its files, whose bytes the caller deletes after the commit. */
export async function deleteDraft(tx: UnitOfWork, request_id: string): Promise<StoredFile[]> {
  const { db, member_id } = tx
  await lockDraft(db, member_id, request_id)
  const files = await findDocuments(db, member_id, 'request', [request_id])
  const arrivals = await arrivalsOfPile(db, member_id, request_id)
  await deleteRequest(db, member_id, request_id)
  await tx.audit('refund_request.deleted', { subject_id: request_id })
  await tx.announce('refund-requests')
  return [
    ...files,
    ...arrivals.flatMap(({ stored_as }) => (stored_as === null ? [] : { stored_as, thumbnail_stored_as: null })),
  ]
}

/** Locks a draft; throws `not_found`, `conflict` once filed. */
export async function lockDraft(db: Db, member_id: string, request_id: string) {
  const request = await lockRequest(db, member_id, request_id)
  if (!request) throw problem('not_found')
  if (request.status !== 'draft') throw problem('conflict')
  return request
}

async function areOwn(db: Db, member_id: string, animal_ids: string[]): Promise<boolean> {
  if (!animal_ids.every(isId)) return false
  return (await findInsuredAnimals(db, member_id, animal_ids)).length === animal_ids.length
}

async function refusalsOf(
  db: Db,
  reader: RequestReader,
  { care_date, first_symptoms_on }: DraftChanges,
  stored: { care_date: Day | null },
): Promise<FilingObstacle[]> {
  const { member_id, now } = reader
  // An earlier day of care may be saved before the symptoms are mended: filing holds them against each other again.
  const days = { care_date: care_date === undefined ? stored.care_date : care_date, first_symptoms_on }
  const { latest } = daysOfReader(reader)
  const early: FilingObstacle[] =
    first_symptoms_on && first_symptoms_on > latest
      ? [{ code: 'date_future', field: 'first_symptoms_on', animal_id: null }]
      : [symptomsRefusal(days) ?? []].flat()
  if (care_date === undefined || care_date === null) return early
  const { country } = await findContractCover(db, member_id)
  return [careDateRefusal(care_date, { today: toLocalDay(now), latest }, country) ?? [], early].flat()
}

const blankIsNull = <T extends { invoice_number?: string | null | undefined; vet_name?: string | null | undefined }>(
  changes: T,
): T => ({
  ...changes,
  ...(changes.invoice_number === '' ? { invoice_number: null } : {}),
  ...(changes.vet_name === '' ? { vet_name: null } : {}),
})

type FollowUpInput = {
  follows: string
  /** the contract's last day */
  end_date: Day | null
}

/**
 * Copies vet, cause, first symptoms and still insured animals of a decided request into a follow-up (EVT-02). Throws `not_found` for
 * another member's request, `conflict` if it is not decided or none of its animals is insured any more.
 */
async function carriedOver(
  db: Db,
  { member_id, now }: RequestReader,
  { follows, end_date }: FollowUpInput,
): Promise<{ carried: CarriedOver; animal_ids: string[] }> {
  const [request] = isId(follows) ? await findRequests(db, member_id, { request_id: follows }) : []
  if (!request) throw problem('not_found')
  const { status, vet_name, cause, first_symptoms_on } = request
  if (!isDecided(status)) throw problem('conflict', { params: { status: { current: status } } })
  const its = (await animalsOfRequests(db, member_id, [follows])).map(({ animal_id }) => animal_id)
  const today = toLocalDay(now)
  const insured = (await findInsuredAnimals(db, member_id, its)).filter((animal) => {
    const end = earlierEnd(animal.cover_end, end_date)
    const isBegun = animal.cover_start !== null && animal.cover_start <= today
    return animal.formula !== 'default' && isBegun && (end === null || end >= today)
  })
  const animal_ids = its.filter((id) => insured.some(({ animal_id }) => animal_id === id))
  if (animal_ids.length === 0) throw problem('conflict', { errors: { follows: ['follow_up_uncovered'] } })
  return { carried: { follows, vet_name, cause, first_symptoms_on }, animal_ids }
}
