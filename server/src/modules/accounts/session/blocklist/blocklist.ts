import { ownWordsOf } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db.ts'
import { fieldProblem } from '#platform/problem.ts'
import { commonWords } from './common-words.ts'
import { weaknessOf } from './weakness.ts'

/**
 * Refuses a new password that is common, made of our name, or of what others know of the member: `password.blocklisted`
 * at `password`, with its `reason`. The five rules of the contract are taken as met.
 */
export async function checkNewPassword(db: Db, member_id: string, password: string): Promise<void> {
  const [own, words] = [await ownWordsOf(db, member_id), await commonWords()]
  const reason = weaknessOf(password, own, words)
  if (reason !== null) throw fieldProblem('password', 'password.blocklisted', { reason })
}
