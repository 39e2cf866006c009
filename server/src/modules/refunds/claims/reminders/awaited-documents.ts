import { addDays, type Day, daysBetween, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { NotificationParams, NotificationSource } from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import { earliestReminder, findDueReminder } from '../../documents/documents.ts'
import { awaitedOfRequests, findAwaitedUntil } from '../requests/awaited.store.ts'
import { isMissing } from '../requests/blocking.ts'
import { animalsOfRequests, lockRequest } from '../requests/refund-requests.store.ts'
import { requestFacts } from '../requests/request-view.ts'

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
