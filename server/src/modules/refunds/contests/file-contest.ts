import { companyOf } from '@coussinet/contract/company.ts'
import type { Contest, ContestForm } from '@coussinet/contract/contests.ts'
import type { FieldErrors } from '@coussinet/contract/problem.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import { notify } from '#modules/notifications/notifications.ts'
import { lockMember } from '#modules/policy/policy.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/events.ts'
import { safeFileName } from '#platform/files/content-disposition.ts'
import { type PreparedFile, prepareFile } from '#platform/files/prepare.ts'
import type { ReceivedFile } from '#platform/http/multipart.ts'
import { fieldProblem, Problem, problem } from '#platform/http/problem.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { type FileRow, filesOfRequests, insertFile } from '../files/request-files.store.ts'
import { removeStored, storePrepared } from '../files/request-files.ts'
import { takeUploads } from '../files/upload-limits.ts'
import { lockRequest, noteChange } from '../requests/refund-requests.store.ts'
import type { Reader } from '../requests/request-view.ts'
import { toldOf } from '../requests/transition.ts'
import { isWithin, linesOf } from './contest-rules.ts'
import { type Contested, contestedOf, contestOf, nextOf } from './contest-view.ts'
import { contestsOfRequest, insertContest } from './contests.store.ts'

type Filing = { reader: Reader; request_id: string; form: ContestForm; files: readonly ReceivedFile[] }
type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>
type Fit = Extract<PreparedFile, { ok: true }>
type Prepared = { name: string; prepared: Fit }
type Stored = Prepared & { stored_as: string; thumbnail_stored_as: string | null }

const perDay = { limit: 20, window_seconds: 86_400 }

/**
 * Contests the decision that stands: documents are checked, made anew and stored, then all rows are written at once with the
 * acknowledgement of receipt. Throws `not_found`, `conflict` with the obstacle, `validation_failed` at `lines.0` … for lines that
 * are none of the decision's, at `files` where the next contest must bring something new, at `files.0` …; `too_many_requests`, `unavailable`.
 */
export async function fileContest(platform: Platform, transact: Transact, filing: Filing): Promise<Contest> {
  const { db, files: store } = platform
  const { reader, request_id, form, files } = filing
  // Looked at before anything is worked on, and again once the request is held.
  await requireContestable(db, reader, request_id, form)
  const giveBack = await takeUploads(db, { member_id: reader.member_id, files, at: reader.now })
  let stored: Stored[] = []
  try {
    const fit = await prepareAll(platform, files)
    stored = await storeAll(platform, fit)
    return await transact((tx) => writeContest(tx, platform, filing, stored))
  } catch (error) {
    // A refusal was rolled back; any other failure may hide a commit, and the sweep settles it.
    if (error instanceof Problem) await removeStored(store, stored)
    await giveBack()
    throw error
  }
}

/** Before the bytes arrive: throws `not_found`, or `conflict` where no contest can be made now. */
export async function expectsContest(db: Db, reader: Reader, request_id: string): Promise<void> {
  const contested = await contestedOf(db, reader, request_id)
  refuseObstacle(nextOf(contested, await contestsOfRequest(db, reader.member_id, request_id), reader.now).obstacle)
}

function refuseObstacle(reason: string | null): void {
  if (reason !== null) throw problem('conflict', { params: { contest: { reason } } })
}

async function requireContestable(db: Db, reader: Reader, request_id: string, { lines }: ContestForm) {
  const contested = await contestedOf(db, reader, request_id)
  const contests = await contestsOfRequest(db, reader.member_id, request_id)
  const next = nextOf(contested, contests, reader.now)
  refuseObstacle(next.obstacle)
  refuseStrangeLines(contested, lines)
  return { contested, next }
}

function refuseStrangeLines({ decisions }: Contested, lines: readonly string[]): void {
  const standing = decisions.at(-1)
  const known = standing ? linesOf(standing) : []
  const wrong = lines.flatMap((line, index) => (known.includes(line) ? [] : [index]))
  if (wrong.length > 0)
    throw problem('validation_failed', {
      errors: Object.fromEntries(wrong.map((index) => [`lines.${index}`, ['schema.invalid_type']])),
    })
}

async function prepareAll({ config, scanner }: Platform, files: readonly ReceivedFile[]): Promise<Prepared[]> {
  const fit: Prepared[] = []
  const errors: FieldErrors = {}
  for (const [index, file] of files.entries()) {
    const prepared = await prepareFile(file.bytes, file, scanner, config)
    if (prepared.ok) fit.push({ name: safeFileName(file.name), prepared })
    else errors[`files.${index}`] = [prepared.code]
  }
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { errors })
  return fit
}

async function storeAll({ files: store }: Platform, fit: readonly Prepared[]): Promise<Stored[]> {
  const stored: Stored[] = []
  try {
    for (const one of fit) stored.push({ ...one, ...(await storePrepared(store, one.prepared)) })
    return stored
  } catch (error) {
    await removeStored(store, stored)
    throw error
  }
}

async function writeContest(
  db: Db,
  platform: Platform,
  { reader, request_id, form }: Filing,
  stored: readonly Stored[],
): Promise<Contest> {
  const { member_id, now: at } = reader
  // One after the other: of two at once the second finds the first.
  await lockMember(db, member_id)
  await lockRequest(db, member_id, request_id)
  const { contested, next } = await requireContestable(db, reader, request_id, form)
  const there = await filesOfRequests(db, member_id, [request_id])
  const brings_new = stored.some(
    ({ prepared }) => !there.some(({ source_sha256 }) => source_sha256 === prepared.source_sha256),
  )
  const lines = [...new Set(form.lines)]
  if (!isWithin(next, { lines, brings_new })) throw fieldProblem('files', 'contest_new')
  await countAttempt(db, { key: `contests ${member_id}`, ...perDay }, at)

  const rows = stored.map(({ name, prepared, stored_as, thumbnail_stored_as }): FileRow => ({
    request_id,
    file_id: newId(),
    type: 'other',
    animal_id: null,
    name,
    media_type: prepared.media_type,
    size: prepared.size,
    sha256: prepared.sha256,
    source_sha256: prepared.source_sha256,
    stored_as,
    thumbnail_stored_as,
    status: 'received',
    refusal_code: null,
    received_at: at,
    reading: null,
  }))
  for (const row of rows) await insertFile(db, member_id, row)
  const contest_id = newId()
  const contested_decision = contested.decisions.length - 1
  await insertContest(db, {
    member_id,
    contest_id,
    request_id,
    contested_decision,
    reason: form.reason,
    lines,
    file_ids: rows.map(({ file_id }) => file_id),
    created_at: at,
  })
  await noteChange(db, member_id, request_id, at)
  const contest = await contestOf(db, reader, contest_id)
  await notify(db, platform, {
    member_id,
    kind: 'contest_received',
    params: {
      ...(await toldOf(db, member_id, request_id, at)),
      expected_by: contest.answer_by,
      mediator: companyOf(contested.country).mediator,
    },
    at,
  })
  await audit(db, {
    member_id,
    action: 'refund_request.contested',
    subject_id: request_id,
    details: { contest_id, lines: lines.length, files: rows.map(({ sha256 }) => sha256) },
    at,
  })
  await announce(db, member_id, 'refund-requests')
  await publishInsurerEvent(db, platform, {
    event: 'refund_request.contested',
    member_id,
    request_id,
    contest_id,
    answer_by: contest.answer_by,
  })
  return contest
}
