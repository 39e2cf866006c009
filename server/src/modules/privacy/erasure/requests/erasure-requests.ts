import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { addMonths, today } from '@coussinet/contract/domain/days.ts'
import type { ErasureRequest, ErasureRequests, ErasureObstacle } from '@coussinet/contract/erasure.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { lockMember } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { holdOn } from '#platform/records/legal-holds.ts'
import { newReference } from '#platform/text/reference.ts'
import { readErasureFacts } from '../erasure.store.ts'
import { obstacles } from '../obstacles-and-duties.ts'
import {
  findAddressee,
  findOpenErasureRequests,
  findErasureRequests,
  insertErasureRequest,
  withdrawErasureRequest,
  type ErasureRequestRow,
} from './erasure-requests.store.ts'
import { erasureAcknowledgement } from './erasure.mails.ts'

// Each request sends a confirmation e-mail and an event to the insurer, and so does its end.
const requestsAllowed = { limit: 5, window_seconds: 86_400 }

type ErasureRequestDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>

/** The erasure request, its obstacles, and what the law requires to keep. */
export async function readErasureRequests(
  db: Db,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  member_id: string,
): Promise<ErasureRequests> {
  const { country } = await findAddressee(db, member_id)
  const facts = await readErasureFacts(db, member_id)
  const law = facts.contract?.country ?? country
  const { books_years, mandate_months } = config.retention
  return {
    data: (await findErasureRequests(db, member_id)).map(toRequest),
    obstacles: obstacles(facts, { held: (await holdOn(db, member_id)) !== null, today: today(clock()) }),
    kept: {
      books_years: facts.vouchers > 0 ? books_years[law] : null,
      mandate_months: facts.mandates > 0 ? mandate_months[law] : null,
    },
  }
}

function toRequest({
  erasure_request_id,
  reference,
  requested_at,
  answer_by,
  status,
  ended_at,
}: ErasureRequestRow): ErasureRequest {
  return {
    id: erasure_request_id,
    reference,
    requested_at: requested_at.toISOString(),
    answer_by,
    status,
    ended_at: ended_at?.toISOString() ?? null,
  }
}

/**
 * Stores the request and confirms it, in the caller's transaction; an open one is confirmed again. Operators carry it
 * out, because they must see the obstacles.
 */
export async function requestErasure(tx: UnitOfWork, platform: ErasureRequestDeps): Promise<ErasureRequest> {
  const { db, member_id, at } = tx
  await lockMember(db, member_id)
  const open = (await findErasureRequests(db, member_id)).find(({ status }) => status === 'open')
  if (open) return toRequest(open)
  await countAttempt(db, { key: `erasure ${member_id}`, ...requestsAllowed }, at)
  const wish: ErasureRequestRow = {
    erasure_request_id: newId(),
    reference: newReference('erasure', today(at)),
    requested_at: at,
    answer_by: addMonths(today(at), 1),
    status: 'open',
    ended_at: null,
  }
  const { erasure_request_id, reference, requested_at, answer_by } = wish
  await insertErasureRequest(db, { member_id, erasure_request_id, reference, requested_at, answer_by })
  await tx.audit('erasure.requested', { subject_id: erasure_request_id, details: { reference } })
  const { email, locale, country } = await findAddressee(db, member_id)
  const reader = { language: toLanguage(locale), country }
  await sendMail(db, platform, {
    member_id,
    to: email,
    reader,
    letter: erasureAcknowledgement(reader, { reference, requested_at, answer_by }, platform.config.public_url),
  })
  await tx.announce('profile')
  await tx.publish({ event: 'erasure.requested', requested_at: at.toISOString() })
  return toRequest(wish)
}

/** Withdraws the request, in the caller's transaction; throws `not_found`, or `conflict` if it is done or withdrawn. */
export async function cancelErasureRequest(tx: UnitOfWork, id: string): Promise<void> {
  const { db, member_id, at } = tx
  await lockMember(db, member_id)
  const wish = (await findErasureRequests(db, member_id)).find(({ erasure_request_id }) => erasure_request_id === id)
  if (!wish) throw problem('not_found')
  if (!(await withdrawErasureRequest(db, member_id, id, at))) throw problem('conflict')
  await tx.audit('erasure.cancelled', { subject_id: id })
  await tx.announce('profile')
  await tx.publish({ event: 'erasure.cancelled', cancelled_at: at.toISOString() })
}

export type OpenErasureRequest = {
  nevg: string
  reference: string
  requested_at: Date
  answer_by: string
  obstacles: ErasureObstacle[]
}

/** Lists open requests with their obstacles, for operators. */
export async function openErasureRequests(db: Db, { clock }: Pick<Platform, 'clock'>): Promise<OpenErasureRequest[]> {
  const wishes: OpenErasureRequest[] = []
  for (const { member_id, ...wish } of await findOpenErasureRequests(db)) {
    const hasLegalHold = (await holdOn(db, member_id)) !== null
    wishes.push({
      ...wish,
      obstacles: obstacles(await readErasureFacts(db, member_id), { held: hasLegalHold, today: today(clock()) }),
    })
  }
  return wishes
}
