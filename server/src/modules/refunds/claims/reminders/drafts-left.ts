import {
  type FoundNotification,
  type NotificationKind,
  type NotificationParams,
  onceId,
  type NotificationSource,
} from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { deletedOn, lastChangeBefore } from '../../cover/cover.ts'
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
  subject_id: row.request_id,
  news: isTold ? { kind, params: (tx) => draftLeft(tx, row, at), once: draftOnce(row) } : null,
})

/** Key of the reminder of a draft in its present state: after any change the draft gets a new reminder. */
export const draftOnce = ({ request_id, changed_at }: Pick<DraftLeft, 'request_id' | 'changed_at'>): string =>
  `${request_id} ${changed_at.toISOString()}`

export const endingNotice = (
  config: Pick<Platform['config'], 'persistent_keys'>,
  row: Pick<DraftLeft, 'member_id' | 'request_id' | 'changed_at'>,
): string => onceId(config, { member_id: row.member_id, kind: 'draft_ending', once: draftOnce(row) })

/** Facts that identify a draft to its member; null once it was filed, changed or deleted. */
async function draftLeft(db: Db, left: DraftLeft, at: Date): Promise<NotificationParams | null> {
  const { member_id, request_id } = left
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
