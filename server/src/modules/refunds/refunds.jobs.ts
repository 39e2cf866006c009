import { dayOf } from '@coussinet/contract/domain/days.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { decide } from './decision/decide.ts'
import { removeStored } from './files/request-files.ts'
import { findUnanswered } from './requests/awaited.store.ts'
import { countUsualDays } from './requests/count-usual-days.ts'
import { deleteDraft } from './requests/drafts.ts'
import { findAbandonedDrafts, lockRequest } from './requests/refund-requests.store.ts'

const day = 86_400_000
const draftsKeptFor = 30 * day // SEC-42, after their last change
const batch = 200

/** Runs what time alone brings about. */
export async function refundsJobs(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.every('refunds.unanswered', '10 * * * *', () => rejectUnanswered(platform))
  await jobs.every('refunds.abandoned-drafts', '25 * * * *', () => deleteAbandonedDrafts(platform))
  await jobs.every('refunds.usual-days', '5 3 * * *', () => countUsualDays(platform))
}

/** Rejects the requests whose documents did not come by the last day (`documents_timeout`). */
export async function rejectUnanswered(platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>): Promise<void> {
  const { db, clock } = platform
  const at = clock()
  for (const { member_id, request_id } of await findUnanswered(db, dayOf(at), batch)) {
    await inTransaction(db, async (tx) => {
      const request = await lockRequest(tx, member_id, request_id)
      // The member may have answered a moment ago.
      if (request?.status !== 'action-required') return
      await decide(tx, platform, { member_id, request, lines: [], rejection: 'documents_timeout', at, actor: 'system' })
    })
  }
}

/** Deletes drafts with their files 30 days after their last change. */
export async function deleteAbandonedDrafts({
  db,
  files,
  clock,
}: Pick<Platform, 'db' | 'files' | 'clock'>): Promise<void> {
  const at = clock()
  for (const { member_id, request_id } of await findAbandonedDrafts(
    db,
    new Date(at.getTime() - draftsKeptFor),
    batch,
  )) {
    try {
      await removeStored(files, await inTransaction(db, (tx) => deleteDraft(tx, member_id, request_id, at, 'system')))
    } catch (error) {
      // Filed or deleted meanwhile by its member.
      if (!(error instanceof Problem)) throw error
    }
  }
}
