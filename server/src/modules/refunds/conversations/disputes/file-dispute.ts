import { getCompany } from '@coussinet/contract/company.ts'
import type { Dispute, DisputeForm } from '@coussinet/contract/disputes.ts'
import { type UnitOfWork, withUnit } from '#modules/notifications/notifications.ts'
import { lockMember } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { StoredFileRow } from '#platform/files/kept-files.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { lockRequest, touchRequest, requestFacts } from '../../claims/claims.ts'
import type { RequestReader } from '../../cover/cover.ts'
import { withDocuments, findDocuments, insertDocuments, type RequestDocument } from '../../documents/documents.ts'
import { isWithin, listLineReferences } from './dispute-rules.ts'
import { type DisputedRequest, getDisputedRequest, getDispute, getNextDispute } from './dispute-view.ts'
import { findDisputesOfRequest, insertDispute } from './disputes.store.ts'

type DisputeInput = { reader: RequestReader; request_id: string; form: DisputeForm; files: readonly ReceivedFile[] }

const perDay = { limit: 20, window_seconds: 86_400 }

/**
 * Disputes the current decision. Checks, rewrites and stores the documents, then writes all rows at once with the acknowledgement of
 * receipt. Throws `not_found`; `conflict` with the obstacle; `validation_failed` at `lines.0` … for lines that the
 * decision does not have, at `files` if the next dispute must bring something new, at `files.0` …; `too_many_requests`,
 * `unavailable`.
 */
export async function fileDispute(platform: Platform, transact: Transact, filing: DisputeInput): Promise<Dispute> {
  const { reader, request_id, form, files } = filing
  // Checked before the files are processed, and again once the request is locked.
  await requireDisputable(platform.db, reader, request_id, form)
  const { dispute } = await withDocuments(platform, { member_id: reader.member_id, files }, async (stored) => {
    const write = withUnit(platform, { member_id: reader.member_id, at: reader.now }, (tx) =>
      writeDispute(tx, filing, stored),
    )
    return { is_stored: true, dispute: await transact(write) }
  })
  return dispute
}

/** Checks before the bytes arrive: throws `not_found`, or `conflict` if no dispute is possible now. */
export async function assertAcceptsDispute(db: Db, reader: RequestReader, request_id: string): Promise<void> {
  const disputed = await getDisputedRequest(db, reader, request_id)
  refuseObstacle(
    getNextDispute(disputed, await findDisputesOfRequest(db, reader.member_id, request_id), reader.now).obstacle,
  )
}

function refuseObstacle(reason: string | null): void {
  if (reason !== null) throw problem('conflict', { params: { dispute: { reason } } })
}

async function requireDisputable(db: Db, reader: RequestReader, request_id: string, { lines }: DisputeForm) {
  const disputed = await getDisputedRequest(db, reader, request_id)
  const disputes = await findDisputesOfRequest(db, reader.member_id, request_id)
  const next = getNextDispute(disputed, disputes, reader.now)
  refuseObstacle(next.obstacle)
  refuseStrangeLines(disputed, lines)
  return { disputed, next }
}

function refuseStrangeLines({ decisions }: DisputedRequest, lines: readonly string[]): void {
  const standing = decisions.at(-1)
  const known = standing ? listLineReferences(standing) : []
  const wrong = lines.flatMap((line, index) => (known.includes(line) ? [] : [index]))
  if (wrong.length > 0)
    throw problem('validation_failed', {
      errors: Object.fromEntries(wrong.map((index) => [`lines.${index}`, ['schema.invalid_type']])),
    })
}

async function writeDispute(
  tx: UnitOfWork,
  { reader, request_id, form }: DisputeInput,
  stored: readonly StoredFileRow[],
): Promise<Dispute> {
  const { db, member_id, at } = tx
  // The lock serialises concurrent disputes: the second one finds the first.
  await lockMember(db, member_id)
  await lockRequest(db, member_id, request_id)
  const { disputed, next } = await requireDisputable(db, reader, request_id, form)
  const there = await findDocuments(db, member_id, 'request', [request_id])
  const brings_new = stored.some((file) => !there.some(({ source_sha256 }) => source_sha256 === file.source_sha256))
  const lines = [...new Set(form.lines)]
  if (!isWithin(next, { lines, brings_new })) throw fieldProblem('files', 'dispute_new')
  await countAttempt(db, { key: `disputes ${member_id}`, ...perDay }, at)

  const rows = stored.map((file): RequestDocument => ({
    ...file,
    request_id,
    type: 'other',
    animal_id: null,
    status: 'received',
    refusal_code: null,
    received_at: at,
    reading: null,
  }))
  await insertDocuments(db, member_id, 'request', rows)
  const dispute_id = newId()
  const disputed_decision = disputed.decisions.length - 1
  await insertDispute(db, {
    member_id,
    dispute_id,
    request_id,
    disputed_decision,
    reason: form.reason,
    lines,
    file_ids: rows.map(({ file_id }) => file_id),
    created_at: at,
  })
  await touchRequest(db, member_id, request_id, at)
  const dispute = await getDispute(db, reader, dispute_id)
  await tx.notify('dispute_received', {
    ...(await requestFacts(db, member_id, request_id, at)),
    expected_by: dispute.answer_by,
    mediator: getCompany(disputed.country).mediator,
  })
  await tx.audit('refund_request.disputed', {
    subject_id: request_id,
    details: { dispute_id, lines: lines.length, files: rows.map(({ sha256 }) => sha256) },
  })
  await tx.announce('refund-requests')
  await tx.publish({ event: 'refund_request.disputed', request_id, dispute_id, answer_by: dispute.answer_by })
  return dispute
}
