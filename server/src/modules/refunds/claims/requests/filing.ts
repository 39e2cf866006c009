import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { newReference } from '#platform/text/reference.ts'
import { findContractCover, daysOfReader, type RequestReader } from '../../cover/cover.ts'
import { deleteDocuments, findDocuments } from '../../documents/documents.ts'
import { claimAgreement } from '../../quotes/quotes.ts'
import { awaitedOfRequests } from './awaited.store.ts'
import { asErrors, missingOfAnswer, missingOfDraft } from './blocking.ts'
import { animalsOfRequests, type LockedRequest, lockRequest, updateDraft } from './refund-requests.store.ts'
import { getRequest } from './request-view.ts'
import { transitionRequest } from './transition.ts'

/**
 * Files a draft, or sends the awaited documents; a request that is already filed is returned unchanged. The row is locked, so that
 * concurrent calls file it once (REF-09). Throws `not_found`, and `validation_failed` naming what is missing.
 */
export async function submitRequest(tx: UnitOfWork, reader: RequestReader, request_id: string): Promise<RefundRequest> {
  const { db, member_id } = tx
  const request = await lockRequest(db, member_id, request_id)
  if (!request) throw problem('not_found')
  if (request.status === 'draft') await fileDraft(tx, daysOfReader(reader).latest, request)
  if (request.status === 'action-required') {
    const missing = missingOfAnswer(await awaitedOfRequests(db, member_id, [request_id]))
    if (missing.length > 0) throw problem('validation_failed', asErrors(missing))
    await sendAnswer(tx, request)
  }
  return getRequest(db, reader, request_id)
}

async function fileDraft(tx: UnitOfWork, latest: Day, request: LockedRequest): Promise<void> {
  const { db, member_id, at } = tx
  const { request_id } = request
  const animal_ids = (await animalsOfRequests(db, member_id, [request_id])).map(({ animal_id }) => animal_id)
  const files = await findDocuments(db, member_id, 'request', [request_id])
  const { country } = await findContractCover(db, member_id)
  const today = toLocalDay(at)
  const missing = missingOfDraft({ ...request, animal_ids, files }, { today, latest }, country)
  if (missing.length > 0) throw problem('validation_failed', asErrors(missing))

  // Without a valid agreement the request is treated like any other.
  if (request.quote_id !== null && !(await claimAgreement(tx, request, animal_ids)))
    await updateDraft(db, member_id, request_id, { quote_id: null }, at)
  const tracking_reference = newTrackingReference(today)
  await transitionRequest(tx, {
    request,
    to: 'pending',
    columns: { tracking_reference, submitted_at: at },
    details: { tracking_reference },
  })
  // Papers of animals that were selected for a while and then left out do not concern the insurer.
  const strangers = files.filter(({ animal_id }) => animal_id !== null && !animal_ids.includes(animal_id))
  const file_ids = strangers.map(({ file_id }) => file_id)
  await deleteDocuments(db, { member_id, kind: 'request', owner_id: request_id, file_ids })
}

/** Continues a request once everything that was asked for is there. The caller has locked its row. */
export const sendAnswer = (tx: UnitOfWork, request: LockedRequest): Promise<void> =>
  transitionRequest(tx, { request, to: 'action-done' })

/** Tracking reference with the year of filing, such as `ZR-2026-7K3QX9M2`. */
export const newTrackingReference = (filing_day: Day): string => newReference('refund', filing_day)
