import type { Db } from '#platform/db/db.ts'
import { unexpired } from '#platform/db/expiry.ts'

type Challenge = { challenge_hash: Buffer; purpose: string; session_id: string | null }

export async function addChallenge(
  db: Db,
  challenge: Challenge & { created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute()
}

/** Only one of several concurrent calls deletes it. */
export async function deleteChallenge(
  db: Db,
  { challenge_hash, purpose, session_id }: Challenge,
  at: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('session_id', session_id === null ? 'is' : '=', session_id)
    .where(unexpired('passkey_challenges', at))
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function sweepChallenges(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute()
}
