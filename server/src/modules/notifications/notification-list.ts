import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { listNotifications } from '@coussinet/contract/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, toMomentCursor } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { personalKinds, presentKind } from './notification-kinds.ts'
import { countUnread, findNotifications, isNotificationOf, setRead } from './notifications.store.ts'
import { type PageGrants, openLink } from './rendering/open-link.ts'
import { renderNotification } from './rendering/render-notification.ts'

type NotificationReader = PageGrants & { id: string; locale: string }

/**
 * Lists a page in the member's current language, with links to pages that they may open now. Throws `malformed_request` for an invalid
 * cursor, or one together with `first`.
 */
export async function readNotifications(
  db: Db,
  { id: member_id, locale, ...grants }: NotificationReader,
  { read, first, cursor, limit }: QueryOf<typeof listNotifications>,
): Promise<AnswerOf<typeof listNotifications>> {
  // A cursor is a moment, and these are not sorted by time.
  if (first !== undefined && cursor !== undefined) throw problem('malformed_request')
  const after = cursor === undefined ? {} : { after: fromMomentCursor(cursor) }
  const wanted = read === undefined ? {} : { read: read === 'true' }
  const order = first === undefined ? {} : { first: personalKinds }
  const rows = await findNotifications(db, member_id, { ...after, ...wanted, ...order, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map(({ id, kind, params, created_at, read_at }) => {
      const { href, ...rendered } = renderNotification(kind, params, toLanguage(locale), toLocalDay(created_at))
      return {
        id,
        kind: presentKind(kind),
        ...rendered,
        href: openLink(href, grants),
        read: read_at !== null,
        created_at: created_at.toISOString(),
      }
    }),
    unread: await countUnread(db, member_id),
    next_cursor:
      last && first === undefined && rows.length > limit ? toMomentCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** Marks one as read; idempotent. Throws `not_found` for another member's too. */
export async function readOne(db: Db, member_id: string, notification_id: string, at: Date): Promise<void> {
  const read = await setRead(db, member_id, at, notification_id)
  if (read === 0 && !(await isNotificationOf(db, member_id, notification_id))) throw problem('not_found')
  if (read > 0) await announce(db, member_id, 'notifications')
}

export async function readAll(db: Db, member_id: string, at: Date): Promise<void> {
  if ((await setRead(db, member_id, at)) > 0) await announce(db, member_id, 'notifications')
}
