import { type Day, toLocalDay, addDays, daysBetween } from '@coussinet/contract/domain/days.ts'
import {
  findNotifiedBefore,
  inUnit,
  type NotificationKind,
  onceId,
  walkStart,
  type UnitOfWork,
  type WalkPosition,
} from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import { eachAlone } from '#platform/db/each-alone.ts'
import { readPages } from '#platform/db/read-pages.ts'
import { forgetFiles, type StoredFile } from '#platform/files/kept-files.ts'
import type { Platform } from '#platform/portal.ts'

const batch = 200
const day = 86_400_000
const draftsKeptFor = 30 * day // SEC-42, after their last change

/** A draft whose deletion was announced late, because no job ran in time, stays for this long after the announcement. */
const leastNotice = day

/** Moment before which a draft must have last changed to be deleted now. */
export const lastChangeBefore = (at: Date): Date => new Date(at.getTime() - draftsKeptFor)

/** Day on which an untouched draft is deleted; an expired one is announced first. */
export function deletedOn(changed_at: Date, now: Date): Day {
  const end = changed_at.getTime() + draftsKeptFor
  return toLocalDay(new Date(end > now.getTime() ? end : now.getTime() + leastNotice))
}

/** Draft of a request or quote, whose id is `subject_id`, and its last change. */
export type UnfinishedDraft = WalkPosition & { changed_at: Date; is_empty: boolean }

/** Key of the reminder of a draft in its present state: after any change the draft gets a new reminder. */
export const draftOnce = ({ subject_id, changed_at }: Pick<UnfinishedDraft, 'subject_id' | 'changed_at'>): string =>
  `${subject_id} ${changed_at.toISOString()}`

type LockedDraft = { status: string; changed_at: Date }

/** Operations on the drafts of one kind, requests or quotes. */
type DraftStore = {
  /** kind of the notification that announces a deletion */
  announced_by: NotificationKind
  find: (db: Db, walk: { until: Date; after: WalkPosition; limit: number }) => Promise<UnfinishedDraft[]>
  lock: (db: Db, member_id: string, subject_id: string) => Promise<LockedDraft | null | undefined>
  /** returns the stored files to delete */
  remove: (tx: UnitOfWork, subject_id: string) => Promise<readonly StoredFile[]>
}
type DraftSweepDeps = Pick<Platform, 'db' | 'files' | 'clock' | 'config' | 'jobs'>

/**
 * Deletes drafts with their files 30 days after their last change; those with content at least a day after their announcement. One that
 * fails holds up no other.
 */
export async function deleteUnfinished(
  platform: DraftSweepDeps,
  { announced_by, find, lock, remove }: DraftStore,
): Promise<void> {
  const { db, files, clock, config } = platform
  const at = clock()
  // Compares strictly: a draft that expires at this very moment stays.
  const until = new Date(lastChangeBefore(at).getTime() - 1)
  async function* findAnnounced() {
    for await (const page of readPages(batch, (after: WalkPosition = walkStart) =>
      find(db, { until, after, limit: batch }),
    )) {
      const drafts = page.map((draft) => {
        const { member_id } = draft
        return { ...draft, notification_id: onceId(config, { member_id, kind: announced_by, once: draftOnce(draft) }) }
      })
      const announced = await findNotifiedBefore(db, drafts, new Date(at.getTime() - leastNotice))
      yield* drafts.filter(({ is_empty, notification_id }) => is_empty || announced.has(notification_id))
    }
  }
  await eachAlone(findAnnounced(), async ({ member_id, subject_id, changed_at }) => {
    const gone = await inUnit(platform, { member_id, at, actor: 'system' }, async (tx) => {
      const draft = await lock(tx.db, member_id, subject_id)
      // The member has filed, changed or deleted it meanwhile.
      if (draft?.status !== 'draft' || draft.changed_at.getTime() !== changed_at.getTime()) return []
      return remove(tx, subject_id)
    })
    await forgetFiles(files, gone)
  })
}

/** Days before the last day to answer on which the member is reminded, once each (REM-01). */
const reminders = [1, 7] as const
export const earliestReminder = Math.max(...reminders)

/**
 * Finds the reminder due today, as days before the last day: a late job sends only the latest one. A reminder whose day
 * had passed when the question was asked is skipped, because the question itself announces the deadline.
 */
export function findDueReminder({
  due_on,
  asked_on,
  today,
}: {
  due_on: Day
  asked_on: Day
  today: Day
}): number | null {
  const left = daysBetween(today, due_on)
  const due = left < 0 ? undefined : reminders.find((days) => left <= days)
  return due !== undefined && asked_on < addDays(due_on, -due) ? due : null
}
