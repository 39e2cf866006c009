import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { NotificationParams } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findRequestFacts } from './request-parts.store.ts'
import { computePromise } from './request-view.ts'

/** Facts by which a member recognises a request, read in the caller's transaction; throws `not_found`. */
export async function requestFacts(
  db: Db,
  member_id: string,
  request_id: string,
  at: Date,
): Promise<NotificationParams> {
  const found = await findRequestFacts(db, member_id, request_id)
  if (!found) throw problem('not_found')
  const { status, country, tracking_reference, names, care_date, care_kinds, cause, vet_name, moves } = found
  const { expected_by } = computePromise(status, moves, country, at)
  return {
    request_id,
    reference: tracking_reference ?? '',
    names,
    ...(care_date === null ? {} : { care_date }),
    ...(care_kinds.length === 0 ? {} : { care_kinds }),
    ...(cause === null ? {} : { cause }),
    ...(vet_name === null ? {} : { vet_name }),
    // No promise is shown for a past day: the page says instead how late the answer is.
    ...(expected_by === null || expected_by < toLocalDay(at) ? {} : { expected_by }),
  }
}
