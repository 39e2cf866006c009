import { randomBytes } from 'node:crypto'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { CalendarFeed, NewCalendarFeed } from '@coussinet/contract/calendar.ts'
import { permissions } from '@coussinet/contract/domain/permissions.ts'
import type { FastifyRequest } from 'fastify'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findCorrespondent } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { getCaller, toAddressLine } from '#platform/http/caller.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { findByToken, findFeed, replaceFeed, setLastRead } from './calendar-feed.store.ts'
import { datesAhead } from './dates-ahead.ts'
import { writeCalendar } from './write-calendar.ts'

const hour = 3_600_000
const madeAllowed = { limit: 20, window_seconds: 3600 }
// Those who read for many members from one address (Google, Outlook) fail with what was revoked alone.
const unknownTokens = { limit: 60, window_seconds: 3600 }

export async function getFeed(db: Db, member_id: string): Promise<CalendarFeed> {
  const feed = await findFeed(db, member_id)
  return { created_at: feed?.created_at.toISOString() ?? null, last_read_at: feed?.last_read_at?.toISOString() ?? null }
}

/** Makes a private address of 256 random bits, stored as a hash, and ends the former one. Throws `too_many_requests`. */
export async function createFeed(tx: UnitOfWork, { config }: Pick<Platform, 'config'>): Promise<NewCalendarFeed> {
  const { db, member_id, at } = tx
  await countAttempt(db, { key: `calendars ${member_id}`, ...madeAllowed }, at)
  const token = randomBytes(32).toString('base64url')
  await replaceFeed(db, member_id, hash(token), at)
  await tx.audit('calendar.made')
  await tx.announce('profile')
  return { href: `${config.public_url}/api/calendars/${token}`, created_at: at.toISOString() }
}

/**
 * The calendar behind a token, as iCalendar text; a read of it is one of the member's calls. Throws `not_found`, and
 * `too_many_requests` for too many unknown ones of an address too.
 */
export async function calendarByToken(
  { db, clock, config, limit }: Platform,
  token: string,
  request: FastifyRequest,
): Promise<string> {
  const at = clock()
  const feed = await findByToken(db, hash(token))
  const member = feed && (await findCorrespondent(db, feed.member_id))
  if (!feed || !member || member.disabled_at) {
    await countAttempt(
      db,
      { key: `calendar address ${toAddressLine(getCaller(request).address)}`, ...unknownTokens },
      at,
    )
    throw problem('not_found')
  }
  const { member_id, last_read_at } = feed
  const { locale } = member
  limit.count(member_id)
  // Programs ask again and again: an hour is near enough, and one write of it.
  if (!last_read_at || at.getTime() - last_read_at.getTime() >= hour) await setLastRead(db, member_id, at)
  const allowed = permissions.filter((permission) => member.permissions.includes(permission))
  const dates = await limit.inTurn(request, member_id, 'file', () =>
    datesAhead(db, { id: member_id, locale, permissions: allowed }, at),
  )
  return writeCalendar(dates, { language: toLanguage(locale), public_url: config.public_url, at })
}
