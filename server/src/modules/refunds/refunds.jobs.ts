import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { lastDayToAnswer } from '@coussinet/contract/domain/requests.ts'
import { createUnit, type DailyNotificationDeps, sendAllNotifications } from '#modules/notifications/notifications.ts'
import { eachAlone } from '#platform/db/each-alone.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { findDocumentOwner } from './claims/files/request-files.ts'
import type { ArrivalKey } from './claims/piles/arrivals.store.ts'
import { arrivalsQueue, makeArrivalReady, resumeLateArrivals } from './claims/piles/arrivals.ts'
import { findDraftsLeft } from './claims/reminders/drafts-left.store.ts'
import { endingDrafts, waitingDrafts } from './claims/reminders/reminders.ts'
import { awaitedOfRequests, findUnanswered } from './claims/requests/awaited.store.ts'
import { isMissing } from './claims/requests/blocking.ts'
import { countUsualDays } from './claims/requests/count-usual-days.ts'
import { deleteDraft } from './claims/requests/drafts.ts'
import { lockRequest } from './claims/requests/refund-requests.store.ts'
import { tellDueAnswers } from './conversations/disputes/due-answers.ts'
import { decide } from './decisions/decide.ts'
import { lockForDecision } from './decisions/decision-evidence.ts'
import { deleteUnfinished } from './documents/deadlines.ts'
import type { ReadFile } from './documents/documents.store.ts'
import { failStaleReadings, readFile } from './documents/readings/read-file.ts'
import { readingQueue } from './documents/readings/reading-queue.ts'
import { deleteAbandonedQuotes, endingQuoteDrafts, lapseAgreements } from './quotes/quote-ends.ts'

const batch = 200

// One document at a time on each node. Longer than a reading may take (30 s to start, 25 to read); after that another
// node takes over from one that was killed.
const readingPace = { at_once: 1, tries: 3, longest_pause: 30, longest_run: 60 }

// As many as can be decoded at once. Longer than waiting, starting and decoding may take; a node silent for this long
// was killed.
const arrivalsPace = { at_once: 2, tries: 5, longest_pause: 30, longest_run: 180, heartbeat: 15 }

/** Registers the jobs of refunds: queues and schedules. */
export async function refundsJobs(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.every('refunds.unanswered', '10 * * * *', () => rejectUnanswered(platform))
  await jobs.every('refunds.drafts-left', '20 * * * *', () => remindOfDrafts(platform))
  await jobs.every('refunds.abandoned-drafts', '25 * * * *', async () => {
    await deleteAbandonedDrafts(platform)
    await deleteAbandonedQuotes(platform)
  })
  await jobs.unschedule('refunds.contests-due')
  await jobs.every('refunds.disputes-due', '40 5 * * *', () => tellDueAnswers(platform))
  await jobs.every('refunds.lapsed-quotes', '15 * * * *', () => lapseAgreements(platform))
  await jobs.workMany<ReadFile>(readingQueue, readingPace, (unread) =>
    readFile({ ...platform, findOwner: findDocumentOwner }, unread),
  )
  await jobs.workMany<ArrivalKey>(arrivalsQueue, arrivalsPace, (arrival) => makeArrivalReady(platform, arrival))
  await jobs.every('refunds.late-arrivals', '*/5 * * * *', () => resumeLateArrivals(platform))
  await jobs.every('refunds.unread', '*/5 * * * *', () =>
    failStaleReadings({ ...platform, findOwner: findDocumentOwner }),
  )
  await jobs.every('refunds.usual-days', '5 3 * * *', () => countUsualDays(platform))
}

/** Rejects requests whose documents did not arrive by the last day (`documents_timeout`). */
export async function rejectUnanswered(platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>): Promise<void> {
  const { db, clock } = platform
  const at = clock()
  await eachAlone(await findUnanswered(db, toLocalDay(at), batch), ({ member_id, request_id }) =>
    inTransaction(db, async (tx) => {
      await lockForDecision(tx, member_id)
      const request = await lockRequest(tx, member_id, request_id)
      // The member may have answered a moment ago.
      if (request?.status !== 'action-required') return
      const last_day = lastDayToAnswer(await awaitedOfRequests(tx, member_id, [request_id]), isMissing)
      if (last_day !== null && last_day >= toLocalDay(at)) return
      await decide(createUnit(tx, platform, { member_id, at, actor: 'system' }), {
        request,
        lines: [],
        rejection: 'documents_timeout',
      })
    }),
  )
}

/** Reminds members of unfinished drafts, and announces those that will soon be deleted. */
export async function remindOfDrafts(platform: DailyNotificationDeps): Promise<void> {
  const at = platform.clock()
  await sendAllNotifications(platform, [waitingDrafts(at), endingDrafts(at), endingQuoteDrafts(at)])
}

/** Deletes drafts of requests that nobody has changed for 30 days (`deleteUnfinished`). */
export const deleteAbandonedDrafts = (platform: Parameters<typeof deleteUnfinished>[0]): Promise<void> =>
  deleteUnfinished(platform, {
    announced_by: 'draft_ending',
    find: findDraftsLeft,
    lock: lockRequest,
    remove: deleteDraft,
  })
