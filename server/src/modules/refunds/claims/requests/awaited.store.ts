import type { Day } from '@coussinet/contract/domain/days.ts'
import type { AskReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause, FileType } from '@coussinet/contract/domain/requests.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { findAnimalIcad, findAnimalName } from '#modules/policy/policy.ts'
import { newId } from '#platform/crypto/ids.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'

export type MemberQuestion = {
  type: FileType | null
  animal_id: string | null
  reason_code: AskReason
  note: string | null
  due_on: Day
}

/** Documents of the insurer's latest question, with whether the animal has an identification number now. */
export async function awaitedOfRequests(db: Db, member_id: string, request_ids: string[]) {
  if (request_ids.length === 0) return []
  return db
    .selectFrom('refund_request_awaited')
    .select(['request_id', 'awaited_id', 'type', 'animal_id', 'reason_code', 'note', 'due_on', 'file_id'])
    .select(findAnimalIcad(member_id, 'refund_request_awaited.animal_id').as('icad'))
    .where('member_id', '=', member_id)
    .where(anyOf('request_id', request_ids))
    .where('settled_at', 'is', null)
    .orderBy('position')
    .$narrowType<{ type: FileType | null; reason_code: AskReason }>()
    .execute()
}
export type AwaitedRow = Awaited<ReturnType<typeof awaitedOfRequests>>[number]

export async function insertAwaited(
  db: Db,
  member_id: string,
  request_id: string,
  questions: MemberQuestion[],
): Promise<void> {
  const rows = questions.map((one, position) => ({ member_id, request_id, awaited_id: newId(), position, ...one }))
  await db.insertInto('refund_request_awaited').values(rows).execute()
}

/** Links an awaited document to the file that answers it; null removes the link. */
export async function fulfil(
  db: Db,
  member_id: string,
  request_id: string,
  awaited_id: string,
  file_id: string | null,
): Promise<void> {
  await db
    .updateTable('refund_request_awaited')
    .set({ file_id })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('awaited_id', '=', awaited_id)
    .execute()
}

/** Closes the questions for an animal's identification number, which it has now. */
export async function settleIcadQuestions(
  db: Db,
  { member_id, request_id, animal_id, at }: { member_id: string; request_id: string; animal_id: string; at: Date },
): Promise<void> {
  await db
    .updateTable('refund_request_awaited')
    .set({ settled_at: at })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('animal_id', '=', animal_id)
    .where('type', 'is', null)
    .where('settled_at', 'is', null)
    .execute()
}

/** Closes the question: later documents answer another one. */
export async function settleAwaited(db: Db, member_id: string, request_id: string, at: Date): Promise<void> {
  await db
    .updateTable('refund_request_awaited')
    .set({ settled_at: at })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('settled_at', 'is', null)
    .execute()
}

export async function requestsAwaitingIcad(db: Db, member_id: string, animal_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('refund_request_awaited')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refund_request_awaited.member_id')
        .onRef('refund_requests.request_id', '=', 'refund_request_awaited.request_id'),
    )
    .select('refund_requests.request_id')
    .distinct()
    .where('refund_request_awaited.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where('refund_requests.status', '=', 'action-required')
    .where('refund_request_awaited.animal_id', '=', animal_id)
    .where('refund_request_awaited.reason_code', '=', 'missing_icad')
    .where('refund_request_awaited.settled_at', 'is', null)
    .orderBy('refund_requests.request_id')
    .execute()
  return rows.map(({ request_id }) => request_id)
}

/**
 * Requests of any member in which the last day of a missing document is before `today`. What was added in its time is
 * late only once every requested document is there and was not sent by the latest of the days.
 */
export async function findUnanswered(db: Db, today: Day, limit: number) {
  return db
    .selectFrom('refund_request_awaited')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refund_request_awaited.member_id')
        .onRef('refund_requests.request_id', '=', 'refund_request_awaited.request_id'),
    )
    .select(['refund_requests.member_id', 'refund_requests.request_id'])
    .distinct()
    .where('refund_request_awaited.settled_at', 'is', null)
    .where('refund_request_awaited.due_on', '<', today)
    .where('refund_requests.status', '=', 'action-required')
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('refund_request_awaited.file_id', 'is', null),
        not(
          exists(
            selectFrom('refund_request_awaited as other')
              .select('other.awaited_id')
              .whereRef('other.member_id', '=', 'refund_request_awaited.member_id')
              .whereRef('other.request_id', '=', 'refund_request_awaited.request_id')
              .where('other.settled_at', 'is', null)
              .where('other.due_on', '>=', today),
          ),
        ),
      ]),
    )
    .limit(limit)
    .execute()
}

// The same day as `lastDayToAnswer` computes: an identification number that arrives closes its question.
const lastDay = sql<Day>`coalesce(min(due_on) filter (where file_id is null), max(due_on))`

type AwaitedWalk = { from: Day; to: Day; after: { member_id: string; subject_id: string }; limit: number }

type AwaitedUntil = { member_id: string; request_id: string; due_on: Day; asked_at: Date | null }

/**
 * Selects the requests of all members whose last day to answer is one of those days, up to `limit` after a cursor. That
 * day is the day of one of their documents, which an index finds.
 */
export const awaitedUntil = ({ from, to, after, limit }: AwaitedWalk) => sql<AwaitedUntil>`
    select member_id, request_id, ${lastDay} as due_on,
      (select max(at) from refund_request_moves moves
        where moves.member_id = r.member_id and moves.request_id = r.request_id and step = 'action-required') as asked_at
    from refund_request_awaited a join refund_requests r using (member_id, request_id)
    where settled_at is null and r.status = 'action-required'
      and (member_id, request_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)
      and exists (select 1 from refund_request_awaited near
        where near.member_id = a.member_id and near.request_id = a.request_id
          and near.settled_at is null and near.due_on between ${from} and ${to})
    group by member_id, request_id, r.member_id, r.request_id having ${lastDay} between ${from} and ${to}
    order by member_id, request_id limit ${limit}`

export const findAwaitedUntil = async (db: Db, walk: AwaitedWalk): Promise<AwaitedUntil[]> =>
  (await awaitedUntil(walk).execute(db)).rows

/** Requests that wait for the member, with their last day to answer. */
export async function findAwaiting(db: Db, member_id: string) {
  return db
    .selectFrom('refund_request_awaited')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refund_request_awaited.member_id')
        .onRef('refund_requests.request_id', '=', 'refund_request_awaited.request_id'),
    )
    .select(['refund_requests.request_id', 'tracking_reference', 'cause', 'vet_name'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('refund_request_animals')
          .select(findAnimalName(member_id, 'refund_request_animals.animal_id').as('name'))
          .where('refund_request_animals.member_id', '=', member_id)
          .whereRef('refund_request_animals.request_id', '=', 'refund_requests.request_id')
          .orderBy('refund_request_animals.position'),
      ).as('animals'),
    )
    .select(lastDay.as('due_on'))
    .where('refund_request_awaited.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where('refund_requests.status', '=', 'action-required')
    .where('refund_request_awaited.settled_at', 'is', null)
    .groupBy(['refund_requests.request_id', 'tracking_reference', 'cause', 'vet_name'])
    .$narrowType<{ cause: Cause | null }>()
    .execute()
}

export type AwaitingRequest = Awaited<ReturnType<typeof findAwaiting>>[number]
