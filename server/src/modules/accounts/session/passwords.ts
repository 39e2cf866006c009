import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { problem } from '#platform/core/problem.ts'
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts'

// OWASP's second choice of argon2id: 19 MiB, two passes, one lane. The hash itself names them.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const current = '$argon2id$v=19$m=19456,t=2,p=1$'

// One hash at a time for each core but one, so that a flood of sign-ins leaves the other calls their core.
const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1))
const mostWaiting = 200
let waiting = 0

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw problem('unavailable', { retry_after: 2 })
  waiting += 1
  try {
    return await inTurn(work)
  } finally {
    waiting -= 1
  }
}

/** A PHC string of argon2id; the password is composed (NFC) and never cut. */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password.normalize('NFC'), strength))
}

const nobody = hash('a password of nobody', strength)

/** Compares a password with its hash; without a hash as slow as with one, and false. */
export async function isPassword(password_hash: string | null, password: string): Promise<boolean> {
  const compared = password_hash ?? (await nobody)
  const equal = await bounded(() => verify(compared, password.normalize('NFC')))
  return equal && password_hash !== null
}

/** Tells whether a hash was made with weaker settings than today's, and is to be made anew at the next sign-in. */
export function isOutdated(password_hash: string): boolean {
  return !password_hash.startsWith(current)
}
