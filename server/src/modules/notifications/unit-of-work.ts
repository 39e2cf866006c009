import type { Topic } from '@coussinet/contract/events.ts'
import type { EventData, EventName } from '@coussinet/contract/integration/events.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { audit } from '#platform/records/audit.ts'
import type { NotificationKind } from './notification-kinds.ts'
import { notify, notifyInARow, type NotifyDeps, settleNotifications, supersede } from './notify.ts'
import type { NotificationParams } from './rendering/params.ts'

export type Actor = 'member' | 'insurer' | 'system'

type AuditFacts = {
  subject_id?: string
  /** no secret and no whole IBAN */
  details?: Record<string, unknown>
  /** another than the unit's own */
  actor?: Actor
}

type RequestNotice = { kind: NotificationKind; request_id: string }

type MemberEvent = { [E in EventName]: { event: E } & EventData[E] }[EventName]

type NotificationOptions = {
  /** id of the notification, for who must name it */
  id?: string
  /** address at which replies to its mail arrive */
  reply_to?: string
  /** names the fact, so that it is notified once */
  once?: string
}

/** Writes for one member, at one moment, by one actor, in one transaction. The effects are rows: a rollback undoes them. */
export type UnitOfWork = {
  readonly db: Db
  readonly member_id: string
  readonly at: Date
  readonly actor: Actor
  /** Adds a line to the audit log, and to the portal's log once committed. */
  audit(action: string, facts?: AuditFacts): Promise<void>
  /** Tells the member's open pages, once committed, which topics changed. */
  announce(...topics: readonly [Topic, ...Topic[]]): Promise<void>
  /**
   * Tells the member, by mail too where the kind says so; returns false if `once` was notified before. Amounts in cents, days YYYY-MM-DD.
   */
  notify(kind: NotificationKind, params: NotificationParams, options?: NotificationOptions): Promise<boolean>
  /** Tells the member, unless an unread notification of the last ten minutes says so already; replaces an older unread one. */
  notifyInARow(notice: RequestNotice & { params: NotificationParams; reply_to?: string }): Promise<void>
  /** Marks the notifications of a kind about a request as read: the member has seen the object itself. */
  settleNotifications(notice: RequestNotice): Promise<void>
  /** Marks a notification as read because its fact has changed; returns false if it was never sent. */
  supersede(kind: NotificationKind, once: string): Promise<boolean>
  /** Tells the insurer. A member's events are numbered under a lock: publish last. */
  publish(event: MemberEvent): Promise<void>
}

type UnitOwner = {
  member_id: string
  /** the clock's by default */ at?: Date
  /** `member` by default */ actor?: Actor
}

/** Makes the unit of a transaction. `work` may run again, so make it inside, or by `withUnit`. */
export function createUnit(
  db: Db,
  platform: NotifyDeps,
  { member_id, at = platform.clock(), actor = 'member' }: UnitOwner,
): UnitOfWork {
  return {
    db,
    member_id,
    at,
    actor,
    audit: (action, facts) => audit(db, { member_id, action, at, actor, ...facts }),
    announce: (...topics) => announce(db, member_id, ...topics),
    notify: (kind, params, options) => notify(db, platform, { member_id, kind, params, at, ...options }),
    notifyInARow: (notice) => notifyInARow(db, platform, { member_id, at, ...notice }),
    settleNotifications: (notice) => settleNotifications(db, { member_id, at, ...notice }),
    supersede: (kind, once) => supersede(db, platform, { member_id, kind, once, at }),
    publish: (event) => publishInsurerEvent(db, platform, { ...event, member_id }),
  }
}

/** Makes `work` a function for `transact`, with a new unit for each try. */
export const withUnit =
  <T>(platform: NotifyDeps, whose: UnitOwner, work: (tx: UnitOfWork) => Promise<T>) =>
  (db: Db): Promise<T> =>
    work(createUnit(db, platform, whose))

/** Runs `work` in one transaction, with a new unit for each try. */
export const inUnit = <T>(
  platform: NotifyDeps & { db: Db },
  whose: UnitOwner,
  work: (tx: UnitOfWork) => Promise<T>,
): Promise<T> => inTransaction(platform.db, withUnit(platform, whose, work))
