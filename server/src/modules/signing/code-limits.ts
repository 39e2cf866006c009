import type { Config } from '#platform/config/config.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { clockSkew } from '#platform/db/expiry.ts'
import { findAttemptCount, countAttempt } from '#platform/limits/attempts.ts'
import { day_seconds, everySms, ofNumber } from '#platform/outbox/sms-limits.ts'
import type { CodeChannel } from './channels.ts'
import { resendPause } from './one-time-code.ts'
import { sendingTimes } from './signatures.store.ts'

const hour = 3_600_000
const mostAnHour = 5

type SentCode = { member_id: string; channel: CodeChannel; at: Date }

/**
 * Refuses a code that would be one too many the same way, with `too_many_requests`: one a minute and five an hour for
 * a member; by SMS ten a day for a number and so many for the portal. The caller's transaction holds the member's row,
 * and what it counted is undone with it, so that only what is sent counts.
 * Returns true for the SMS that is the last one of the portal's day.
 */
export async function countCode(
  db: Db,
  config: Pick<Config, 'secret' | 'sms_codes'>,
  { member_id, channel: { mode, to }, at }: SentCode,
): Promise<boolean> {
  const sent = await sendingTimes(db, {
    member_id,
    mode,
    after: new Date(at.getTime() - hour),
    until: new Date(at.getTime() + clockSkew),
  })
  const [latest] = sent
  // A clock that was set back does not make the pause longer.
  if (latest && Math.abs(at.getTime() - latest.getTime()) < resendPause)
    throw tooManyRequestsUntil(latest.getTime() + resendPause, at)
  const fifth = sent[mostAnHour - 1]
  if (fifth) throw tooManyRequestsUntil(fifth.getTime() + hour, at)
  if (mode === 'email') return false

  await countAttempt(db, ofNumber(config, to), at)
  await countAttempt(db, { key: everySms, limit: config.sms_codes, window_seconds: day_seconds }, at)
  return (await findAttemptCount(db, everySms)) === config.sms_codes
}

/** `too_many_requests` until a moment, in ms. */
export function tooManyRequestsUntil(until: number, at: Date) {
  return problem('too_many_requests', { retry_after: Math.max(1, Math.ceil((until - at.getTime()) / 1000)) })
}
