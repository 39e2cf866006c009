import type { Log } from '../core/app.ts'
import { problem } from '../core/problem.ts'
import type { Clock } from '../time/clock.ts'
import { limitConcurrencyByKey } from './limit-concurrency.ts'

const minute = 60_000
const mostRemembered = 10_000

/** Limits of concurrent and waiting calls of one member on a node. */
const inHand = { places: 6, waiting: 300 }
/**
 * Concurrent calls of a member, as pages make them; further ones run one by one, so that other members wait behind at
 * most one of them.
 */
const several = { each_minute: 600, most: 240 }
const oneByOne = { places: 1, waiting: inHand.places }
/** Milliseconds of the event loop for costly calls of a member, which run one at a time. */
const costly = { each_minute: 6000, most: 6000 }
const costlyInHand = { places: 1, waiting: 50 }
/** Answers stored for repeated calls: some kilobytes each, for 24 hours. */
const keptAnswers = { each_minute: 10, most: 500 }

type MemberLimitRule = { each_minute: number; /** number of calls that may arrive at once */ most: number }
type Bucket = { left: number; at: number }
/** Part of a request that tells whether its client is still connected. */
type ClientConnection = { raw: { socket: { destroyed: boolean } } }

type TimedWork = <R>(work: () => R) => R

export type MemberLimit = {
  /** Counts a call against the member's budget; throws `too_many_requests`. */
  count(member_id: string): void
  /** Counts a call whose answer will be stored; throws `too_many_requests`. */
  countKept(member_id: string): void
  /**
   * Runs a call that occupies this node's event loop, one per member at a time; `timed` runs the costly part and counts
   * its time. Throws `too_many_requests` if the member has used up this minute's time.
   */
  costly<T>(member_id: string, work: (timed: TimedWork) => Promise<T>): Promise<T>
  /** Runs a few calls of a member at once, in order, so that others need not wait; throws `too_many_requests`. */
  inTurn<T>(request: ClientConnection, member_id: string, kind: 'call' | 'file', work: () => Promise<T>): Promise<T>
}

/**
 * Limits of one member on this node: token buckets, and few concurrent calls. Each node counts in its own memory,
 * because a shared count would cost each read a write.
 */
export function memberLimit({
  clock,
  calls,
  log,
}: {
  clock: Clock
  calls: number
  log: Pick<Log, 'warn'>
}): MemberLimit {
  const called = buckets({ each_minute: calls, most: calls * 2 })
  const storedAnswerRate = buckets(keptAnswers)
  const takeTurn = limitConcurrencyByKey(inHand)
  const takeSeveral = buckets(several)
  const takeSingleTurn = limitConcurrencyByKey(oneByOne)
  const loggedRate = buckets({ each_minute: 1, most: 1 })
  const time = buckets(costly)
  const takeCostlyTurn = limitConcurrencyByKey(costlyInHand)

  function take(bucket: typeof called, member_id: string, amount = 1): void {
    const now = clock().getTime()
    const wait = bucket(member_id, now, amount)
    if (wait === 0) return
    if (loggedRate(member_id, now) === 0)
      log.warn({ event: 'member_limited', member_id }, 'a member calls too often and must wait')
    throw problem('too_many_requests', { retry_after: Math.ceil(wait / 1000) })
  }

  return {
    count: (member_id) => take(called, member_id),
    countKept: (member_id) => take(storedAnswerRate, member_id),
    costly: (member_id, work) =>
      takeCostlyTurn(member_id, () => {
        take(time, member_id)
        return work((part) => {
          const began = performance.now()
          try {
            return part()
          } finally {
            time(member_id, clock().getTime(), performance.now() - began)
          }
        })
      }),
    // Files and papers run besides the calls, so that waiting for a paper holds up no page.
    inTurn: ({ raw: { socket } }, member_id, kind, work) =>
      takeTurn(`${kind} ${member_id}`, () => {
        const begin = () => {
          // The client has disconnected.
          if (socket.destroyed) throw problem('unavailable')
          return work()
        }
        const isOneOfSeveral = takeSeveral(member_id, clock().getTime()) === 0
        return isOneOfSeveral ? begin() : takeSingleTurn(`${kind} ${member_id}`, begin)
      }),
  }
}

/** Takes tokens, at least one, from a named bucket; returns 0, or the milliseconds until one is available. */
function buckets({ each_minute, most }: MemberLimitRule) {
  const all = new Map<string, Bucket>()
  const perMs = each_minute / minute
  const filled = ({ left, at }: Bucket, now: number) => Math.min(most, left + Math.max(0, now - at) * perMs)
  return (name: string, now: number, amount = 1): number => {
    const known = all.get(name)
    // A full bucket equals none.
    if (!known && all.size >= mostRemembered)
      for (const [other, bucket] of all) if (filled(bucket, now) >= most) all.delete(other)
    const left = known ? filled(known, now) : most
    all.set(name, { left: left >= 1 ? left - amount : left, at: now })
    return left >= 1 ? 0 : (1 - left) / perMs
  }
}
