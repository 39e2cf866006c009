import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { tellInsurer } from '#modules/events/insurer-events/insurer-events.ts'
import { notify, type Telling } from '#modules/notifications/notify.ts'
import { audit } from '#platform/audit.ts'
import { dayOf } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import { announce } from '#platform/events.ts'
import { problem } from '#platform/problem.ts'
import { contractOf } from '../decision/cover.store.ts'
import { deleteFiles, filesOfRequests } from '../files/request-files.store.ts'
import { awaitedOfRequests } from './awaited.store.ts'
import { asErrors, missingOfAnswer, missingOfDraft } from './blocking.ts'
import { addMoves, animalsOfRequests, changeStatus, type LockedRequest, lockRequest } from './refund-requests.store.ts'
import { type Reader, requestOf } from './request-view.ts'
import { newTrackingReference } from './tracking-reference.ts'

/**
 * Files a draft, or sends the awaited documents; a request already filed is answered as it stands.
 * The row is held meanwhile, so that many calls at once file one (REF-09). Throws `not_found`, and `validation_failed` naming what is missing.
 */
export async function submitRequest(
  db: Db,
  platform: Telling,
  reader: Reader,
  request_id: string,
): Promise<RefundRequest> {
  const request = await lockRequest(db, reader.member_id, request_id)
  if (!request) throw problem('not_found')
  if (request.status === 'draft') await fileDraft(db, platform, reader, request)
  if (request.status === 'action-required') {
    const missing = missingOfAnswer(await awaitedOfRequests(db, reader.member_id, [request_id]))
    if (missing.length > 0) throw problem('validation_failed', asErrors(missing))
    await sendAnswer(db, platform, { member_id: reader.member_id, request, at: reader.now })
  }
  return requestOf(db, reader, request_id)
}

async function fileDraft(
  db: Db,
  platform: Telling,
  { member_id, now: at }: Reader,
  request: LockedRequest,
): Promise<void> {
  const { request_id } = request
  const animal_ids = (await animalsOfRequests(db, member_id, [request_id])).map(({ animal_id }) => animal_id)
  const files = await filesOfRequests(db, member_id, [request_id])
  const { country } = await contractOf(db, member_id)
  const today = dayOf(at)
  const missing = missingOfDraft({ ...request, animal_ids, files }, today, country)
  if (missing.length > 0) throw problem('validation_failed', asErrors(missing))

  const tracking_reference = newTrackingReference(today)
  const filed = await changeStatus(db, {
    member_id,
    request_id,
    from: 'draft',
    to: 'pending',
    at,
    tracking_reference,
    submitted_at: at,
  })
  if (!filed) throw problem('conflict')
  // Papers of animals that were chosen for a while and then left out are none of the insurer's business.
  const strangers = files.filter(({ animal_id }) => animal_id !== null && !animal_ids.includes(animal_id))
  await deleteFiles(
    db,
    member_id,
    request_id,
    strangers.map(({ file_id }) => file_id),
  )
  await addMoves(db, member_id, request_id, ['filed', 'pending'], at)
  await notify(db, platform, {
    member_id,
    kind: 'refund_filed',
    params: { request_id, reference: tracking_reference },
    at,
  })
  await audit(db, {
    member_id,
    action: 'refund_request.filed',
    subject_id: request_id,
    details: { tracking_reference },
    at,
  })
  await announce(db, member_id, 'refund-requests')
  await tellInsurer(db, platform, { event: 'refund_request.submitted', member_id, request_id })
}

/** Everything that was asked for is there: the insurer goes on. The request's row is held by the caller. */
export async function sendAnswer(
  db: Db,
  platform: Telling,
  { member_id, request, at }: { member_id: string; request: LockedRequest; at: Date },
): Promise<void> {
  const { request_id, tracking_reference } = request
  const sent = await changeStatus(db, { member_id, request_id, from: 'action-required', to: 'action-done', at })
  if (!sent) throw problem('conflict')
  await addMoves(db, member_id, request_id, ['action-done'], at)
  await notify(db, platform, {
    member_id,
    kind: 'action_done',
    params: { request_id, reference: tracking_reference ?? '' },
    at,
  })
  await audit(db, { member_id, action: 'refund_request.completed', subject_id: request_id, at })
  await announce(db, member_id, 'refund-requests')
  await tellInsurer(db, platform, { event: 'refund_request.completed_by_member', member_id, request_id })
}
