import type { Db } from '../db/db.ts'
import type { Clock } from '../time/clock.ts'
import { countAttempt } from './attempts.ts'

const window = 60
/** calls reserved by a node at once, so that not every call writes to the shared count */
const handful = 20

type Hand = { left: number; until: number }

/**
 * Counts a client's calls against a limit per minute, shared by all nodes to within a handful each; throws
 * `too_many_requests`. If counting fails, nobody gets in.
 */
export function clientLimit({ db, clock, calls }: { db: Db; clock: Clock; calls: number }) {
  const limit = Math.ceil(calls / handful)
  const hands = new Map<string, Hand>()
  return async (client_id: string): Promise<void> => {
    const at = clock()
    const hand = hands.get(client_id)
    if (hand && hand.left > 0 && hand.until > at.getTime()) {
      hand.left -= 1
      return
    }
    await countAttempt(db, { key: `machine ${client_id}`, limit, window_seconds: window }, at)
    hands.set(client_id, { left: handful - 1, until: at.getTime() + window * 1000 })
  }
}
