import { addDays, type Day, daysBetween, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type {
  NotificationParams,
  NotificationSource,
  FoundNotification,
  NotificationKind,
} from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import { earliestReminder, findDueReminder, deletedOn, draftOnce, lastChangeBefore } from '../../documents/documents.ts'
import { awaitedOfRequests, findAwaitedUntil } from '../requests/awaited.store.ts'
import { isMissing } from '../requests/blocking.ts'
import { animalsOfRequests, lockRequest } from '../requests/refund-requests.store.ts'
import { requestFacts } from '../requests/request-view.ts'
import { type DraftLeft, findDraftsLeft } from './drafts-left.store.ts'

/** Requests that will soon be rejected because documents are missing (`documents_timeout`). */
export const awaitedDocuments: NotificationSource = async (db, today, after, limit) => {
  const rows = await findAwaitedUntil(db, { from: today, to: addDays(today, earliestReminder), after, limit })
  return rows.map(({ member_id, request_id, due_on, asked_at }) => {
    const reminder = asked_at && findDueReminder({ due_on, asked_on: toLocalDay(asked_at), today })
    return {
      member_id,
      subject_id: request_id,
      notification: reminder
        ? {
            kind: 'documents_due',
            params: (tx) => documentsDue(tx, { member_id, request_id, due_on, today }),
            once: documentsOnce({ request_id, asked_at, reminder }),
          }
        : null,
    }
  })
}

/** Key of the reminder of one question; a later question has its own. */
const documentsOnce = (of: { request_id: string; asked_at: Date; reminder: number }): string =>
  `${of.request_id} ${of.asked_at.toISOString()} ${of.reminder}`

type DueDocuments = { member_id: string; request_id: string; due_on: Day; today: Day }

/** Facts about the missing documents at this moment; null once the question is answered. */
async function documentsDue(
  db: Db,
  { member_id, request_id, due_on, today }: DueDocuments,
): Promise<NotificationParams | null> {
  const request = await lockRequest(db, member_id, request_id)
  if (request?.status !== 'action-required') return null
  const animals = await animalsOfRequests(db, member_id, [request_id])
  const missing = (await awaitedOfRequests(db, member_id, [request_id])).filter(isMissing)
  const questions = missing.map(({ reason_code: reason, animal_id }) => {
    const name = animals.find((animal) => animal.animal_id === animal_id)?.name
    return { reason, ...(name === undefined ? {} : { name }) }
  })
  const facts = await requestFacts(db, member_id, request_id, new Date(today))
  return {
    ...facts,
    date: due_on,
    days: daysBetween(today, due_on),
    ...(questions.length > 0 ? { asked: questions } : {}),
  }
}

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
