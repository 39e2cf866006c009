import type { ContestStatus } from '@coussinet/contract/contests.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { ContestAnswer, FiledContest, listFiledContests } from '@coussinet/contract/integration/contests.ts'
import type { NotifyDeps } from '#modules/notifications/notifications.ts'
import { readCorrespondent } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, toMomentCursor } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { answerContest } from './answer-contest.ts'
import { getContestedRequest, toContest } from './contest-view.ts'
import { type ContestRow, contestsOfRequest, findAnyContest, findContestsOfStatus } from './contests.store.ts'

/** A page of contests of a status, of all members; throws `malformed_request` for a cursor of another make. */
export async function pageOfContests(
  db: Db,
  { status, limit, cursor }: QueryOf<typeof listFiledContests>,
  now: Date,
): Promise<AnswerOf<typeof listFiledContests>> {
  const after = cursor === undefined ? undefined : fromMomentCursor(cursor)
  const rows = await findContestsOfStatus(db, { status, after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const data: FiledContest[] = []
  for (const row of page) data.push(await filed(db, row, now))
  return {
    data,
    next_cursor: last && rows.length > limit ? toMomentCursor({ at: last.created_at, id: last.contest_id }) : null,
  }
}

/** The ids of contests of a status, the earliest first, with whose they are, for people. */
export const contestsOfStatus = (db: Db, status: ContestStatus, limit: number) =>
  findContestsOfStatus(db, { status, limit })

/** The id of the latest contest of a request, for people; null where there is none. */
export async function findLatestContest(
  db: Db,
  { member_id, request_id }: { member_id: string; request_id: string },
): Promise<string | null> {
  return (await contestsOfRequest(db, member_id, request_id)).at(-1)?.contest_id ?? null
}

/** A contest with the decision that it is about; throws `not_found`. */
export async function findFiledContest(db: Db, contest_id: string, now: Date): Promise<FiledContest> {
  const row = await findAnyContest(db, contest_id)
  if (!row) throw problem('not_found')
  return filed(db, row, now)
}

/** Answers a contest as the insurer does, and tells how it stands; throws what `answerContest` throws. */
export async function applyContestAnswer(
  db: Db,
  platform: NotifyDeps,
  contest_id: string,
  { at, ...answer }: ContestAnswer & { at: Date },
): Promise<FiledContest> {
  await answerContest(db, platform, { contest_id, ...answer, at })
  return findFiledContest(db, contest_id, at)
}

async function filed(db: Db, row: ContestRow, now: Date): Promise<FiledContest> {
  const { member_id, request_id } = row
  const { nevg, locale } = await readCorrespondent(db, member_id)
  const contested = await getContestedRequest(db, { member_id, locale, now }, request_id)
  const { dossier_href: _none, files, ...contest } = toContest(row, contested, now)
  return {
    ...contest,
    nevg,
    tracking_reference: contested.request.tracking_reference ?? '',
    files: files.map(({ thumbnail_href: _small, ...file }) => ({
      ...file,
      href: `/integration/v1/refund-requests/${request_id}/files/${file.id}`,
    })),
  }
}
