import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import { settleNotifications } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { countMessages, markRead, findMessagePosition } from './request-messages.store.ts'
import { assertAcceptsMessages } from './thread.ts'

type ThreadRead = { member_id: string; request_id: string; up_to: string | undefined; at: Date }

/** Marks what the insurer wrote as read by the member; with the last of it, what told of it is read too. Throws what `readThread` throws. */
export async function readByMember(db: Db, reading: ThreadRead): Promise<void> {
  const { member_id, request_id, at } = reading
  await assertAcceptsMessages(db, reading)
  await readThread(db, { ...reading, author: 'insurer' })
  const { insurer } = await countMessages(db, member_id, request_id)
  if (insurer.unread === 0) await settleNotifications(db, { member_id, kind: 'message_received', request_id, at })
}

/** Marks what the member wrote as read by the insurer. Throws what `readThread` throws. */
export const readByInsurer = (db: Db, reading: ThreadRead): Promise<void> =>
  readThread(db, { ...reading, author: 'member' })

/**
 * Marks what `author` wrote as read by the other side, up to a message or all of it, and tells open pages.
 * Throws `not_found` for a message of another thread.
 */
async function readThread(
  db: Db,
  { member_id, request_id, author, up_to, at }: ThreadRead & { author: RequestMessage['author'] },
): Promise<void> {
  const last = up_to === undefined || !isId(up_to) ? null : await findMessagePosition(db, member_id, request_id, up_to)
  if (up_to !== undefined && last === null) throw problem('not_found')
  const count = await markRead(db, member_id, request_id, { author, up_to: last, at })
  if (count > 0) await announce(db, member_id, 'refund-requests')
}
