import {
  type FoundNotification,
  type NotificationKind,
  type NotificationParams,
  type NotificationSource,
} from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import { deletedOn, draftOnce, lastChangeBefore } from '../../documents/documents.ts'
import { animalsOfRequests, lockRequest } from '../requests/refund-requests.store.ts'
import { type DraftLeft, findDraftsLeft } from './drafts-left.store.ts'

const hour = 3_600_000
const day = 24 * hour
/** Hours after its last change at which the member is reminded of a draft with content (REM-02). */
const waitsAfter = 24 * hour
/** Time after which the reminder is dropped, if the job did not run. */
const waitingLateBy = 6 * day
/** Time before its deletion at which a draft is announced (REM-02). */
const endsWithin = 3 * day

/** Drafts with content, last changed at least a day and at most a week ago. */
export const waitingDrafts =
  (at: Date): NotificationSource =>
  async (db, _today, after, limit) => {
    const until = new Date(at.getTime() - waitsAfter)
    const after_moment = new Date(until.getTime() - waitingLateBy)
    const rows = await findDraftsLeft(db, { after_moment, until, after, limit })
    return rows.map((row) => newsOf(row, 'draft_waiting', { at, isTold: row.holds_more }))
  }

export const endingDrafts =
  (at: Date): NotificationSource =>
  async (db, _today, after, limit) => {
    const until = new Date(lastChangeBefore(at).getTime() + endsWithin)
    const rows = await findDraftsLeft(db, { until, after, limit })
    return rows.map((row) => newsOf(row, 'draft_ending', { at, isTold: !row.is_empty }))
  }

type DraftNoticeState = { at: Date; isTold: boolean }

const newsOf = (row: DraftLeft, kind: NotificationKind, { at, isTold }: DraftNoticeState): FoundNotification => ({
  member_id: row.member_id,
  subject_id: row.subject_id,
  notification: isTold ? { kind, params: (tx) => draftLeft(tx, row, at), once: draftOnce(row) } : null,
})

/** Facts that identify a draft to its member; null once it was filed, changed or deleted. */
async function draftLeft(db: Db, left: DraftLeft, at: Date): Promise<NotificationParams | null> {
  const { member_id, subject_id: request_id } = left
  const draft = await lockRequest(db, member_id, request_id)
  if (draft?.status !== 'draft' || draft.changed_at.getTime() !== left.changed_at.getTime()) return null
  const animals = await animalsOfRequests(db, member_id, [request_id])
  return {
    request_id,
    ...(animals.length > 0 ? { names: animals.map(({ name }) => name) } : {}),
    ...(draft.care_date === null ? {} : { care_date: draft.care_date }),
    date: deletedOn(draft.changed_at, at),
  }
}
