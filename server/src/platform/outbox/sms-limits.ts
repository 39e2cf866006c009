import type { Config } from '../config/config.ts'
import { Problem } from '../core/problem.ts'
import { deriveKey, keyedHash } from '../crypto/keys.ts'
import type { Db } from '../db/db.ts'
import { countAttempt } from '../limits/attempts.ts'

const mostToNumberADay = 10
export const day_seconds = 24 * 3600
/** Limit of all codes by SMS; the limit of a number is lower. */
export const everySms = 'code-sms'

export function ofNumber({ secret }: Pick<Config, 'secret'>, to: string) {
  const number = keyedHash(deriveKey(secret, 'code numbers'), to).toString('hex')
  return { key: `${everySms} ${number}`, limit: mostToNumberADay, window_seconds: day_seconds }
}

/**
 * Counts a notice by SMS with the codes; returns false above the day's limit, which must not fail the noticed change.
 */
export async function countNotice(
  db: Db,
  config: Pick<Config, 'secret'>,
  { to, at }: { to: string; at: Date },
): Promise<boolean> {
  try {
    await countAttempt(db, ofNumber(config, to), at)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') return false
    throw error
  }
}
