import { randomBytes } from 'node:crypto'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { addChallenge, deleteChallenge } from './challenges.store.ts'

/** Time for a browser to answer, in milliseconds. */
export const challengeLife = 5 * 60_000

/** Owner of a challenge: the session, for registration and reauthentication; null for sign-in. */
export type ChallengeScope =
  | { purpose: 'register' | 'auto-register'; session_id: string }
  | { purpose: 'sign-in'; session_id: string | null }

/** Creates a challenge; only its hash is stored. */
export async function createChallenge(db: Db, asking: ChallengeScope, at: Date): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const challenge_hash = hash(Buffer.from(challenge).toString('base64url'))
  await addChallenge(db, {
    ...asking,
    challenge_hash,
    created_at: at,
    expires_at: new Date(at.getTime() + challengeLife),
  })
  return challenge
}

/** Uses a challenge up: returns true for the first answer in time from its owner. */
export function consumeChallenge(db: Db, challenge: string, asking: ChallengeScope, at: Date): Promise<boolean> {
  return deleteChallenge(db, { ...asking, challenge_hash: hash(challenge) }, at)
}
