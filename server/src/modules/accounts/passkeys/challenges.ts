import { randomBytes } from 'node:crypto'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { addChallenge, deleteChallenge } from './challenges.store.ts'

/** Time that a browser has to answer, in milliseconds. */
export const challengeLife = 5 * 60_000

/** Owner of a challenge: the session that asked, for registering and for proving again who is there; nobody yet, for signing in. */
export type ChallengeScope =
  | { purpose: 'register'; session_id: string }
  | { purpose: 'sign-in'; session_id: string | null }

/** A new challenge, of which the hash alone is kept. */
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

/** Takes a challenge away: true for the first answer to it, from whom it was asked and in time. */
export function consumeChallenge(db: Db, challenge: string, asking: ChallengeScope, at: Date): Promise<boolean> {
  return deleteChallenge(db, { ...asking, challenge_hash: hash(challenge) }, at)
}
