import { getCompany } from '@coussinet/contract/company.ts'
import type { DisputeStatus } from '@coussinet/contract/disputes.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { DisputeAnswer, FiledDispute, listFiledDisputes } from '@coussinet/contract/integration/disputes.ts'
import { createUnit, type NotifyDeps } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { lockRequest, touchRequest, requestFacts } from '../../claims/claims.ts'
import { correctDecision, lockForDecision } from '../../decisions/decisions.ts'
import { getDispute, getDisputedRequest, toDispute } from './dispute-view.ts'
import {
  type DisputeRow,
  findDisputesOfRequest,
  findAnyDispute,
  findDispute,
  findDisputesOfStatus,
  writeOutcome,
} from './disputes.store.ts'

/** A page of disputes of a status, of all members; throws `malformed_request` for an invalid cursor. */
export async function pageOfDisputes(
  db: Db,
  { status, limit, cursor }: QueryOf<typeof listFiledDisputes>,
  now: Date,
): Promise<AnswerOf<typeof listFiledDisputes>> {
  const after = cursor === undefined ? undefined : fromMomentCursor(cursor)
  const rows = await findDisputesOfStatus(db, { status, after, limit: limit + 1 })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    toMomentCursor({ at: last.created_at, id: last.dispute_id }),
  )
  const data: FiledDispute[] = []
  for (const row of page) data.push(await filed(db, row, now))
  return {
    data,
    next_cursor,
  }
}

/** Ids of disputes of a status, oldest first, with their members, for operators. */
export const listDisputesOfStatus = (db: Db, status: DisputeStatus, limit: number) =>
  findDisputesOfStatus(db, { status, limit })

/** Id of the latest dispute of a request, for operators; null if there is none. */
export async function findLatestDispute(
  db: Db,
  { member_id, request_id }: { member_id: string; request_id: string },
): Promise<string | null> {
  return (await findDisputesOfRequest(db, member_id, request_id)).at(-1)?.dispute_id ?? null
}

/** A dispute with the disputed decision; throws `not_found`. */
export async function findFiledDispute(db: Db, dispute_id: string, now: Date): Promise<FiledDispute> {
  const row = await findAnyDispute(db, dispute_id)
  if (!row) throw problem('not_found')
  return filed(db, row, now)
}

/** Answers a dispute for the insurer and returns its new state; throws the errors of `answerDispute`. */
export async function applyDisputeAnswer(
  db: Db,
  platform: NotifyDeps,
  dispute_id: string,
  { at, ...answer }: DisputeAnswer & { at: Date },
): Promise<FiledDispute> {
  await answerDispute(db, platform, { dispute_id, ...answer, at })
  return findFiledDispute(db, dispute_id, at)
}

async function filed(db: Db, row: DisputeRow, now: Date): Promise<FiledDispute> {
  const { member_id, request_id } = row
  const { nevg, locale } = await findCorrespondentOrThrow(db, member_id)
  const disputed = await getDisputedRequest(db, { member_id, locale, now }, request_id)
  const { dossier_href: _none, files, ...dispute } = toDispute(row, disputed, now)
  return {
    ...dispute,
    nevg,
    tracking_reference: disputed.request.tracking_reference ?? '',
    files: files.map(({ thumbnail_href: _small, ...file }) => ({
      ...file,
      href: `/integration/v1/refund-requests/${request_id}/files/${file.id}`,
    })),
  }
}

type DisputeAnswerInput = DisputeAnswer & { dispute_id: string; at: Date }

/**
 * Answers a dispute, in the caller's transaction: upholds the decision or corrects it with `correctDecision`, so a
 * difference is paid as usual; the member gets one letter. Throws `not_found`, `conflict` with the current status if it
 * is already answered, and the errors of a correction.
 */
export async function answerDispute(
  db: Db,
  platform: NotifyDeps,
  { dispute_id, status, text, lines, amounts, at }: DisputeAnswerInput,
): Promise<void> {
  const found = await findAnyDispute(db, dispute_id)
  if (!found) throw problem('not_found')
  const { member_id, request_id } = found
  await lockForDecision(db, member_id)
  await lockRequest(db, member_id, request_id)
  const dispute = await findDispute(db, member_id, dispute_id)
  if (!dispute) throw problem('not_found')
  if (dispute.status !== 'pending') throw problem('conflict', { params: { dispute: { current: dispute.status } } })

  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  const reader = { member_id, locale: 'fr', now: at }
  const { country } = await getDisputedRequest(db, reader, request_id)
  const params = {
    mediator: getCompany(country).mediator,
    date: (await getDispute(db, reader, dispute_id)).mediator_until,
  }
  if (status !== 'upheld' && lines)
    await correctDecision(tx, {
      request_id,
      lines,
      ...(amounts ? { amounts } : {}),
      reason: text,
      notification: { kind: 'dispute_changed', params },
    })
  else {
    await touchRequest(db, member_id, request_id, at)
    const facts = await requestFacts(db, member_id, request_id, at)
    await tx.notify('dispute_upheld', { ...facts, ...params, note: text })
  }
  const outcome_decision = (await getDisputedRequest(db, reader, request_id)).decisions.length - 1
  const outcome = { status, answered_at: at, outcome_text: text, outcome_decision }
  if (!(await writeOutcome(db, member_id, dispute_id, outcome))) throw problem('conflict')
  await tx.audit('refund_request.dispute_answered', { subject_id: request_id, details: { dispute_id, status } })
  await tx.announce('refund-requests')
}
