import type { FastifyRequest } from 'fastify'
import { problem } from '../../core/problem.ts'

type SlotRules = {
  /** forms read and worked on at once */
  places: number
  each: number
  /** milliseconds that one waits, in all the queues that it goes through, before it is told to come back */
  timeout: number
}

type WaitingUpload = { whose: string; begin(): void }
/** Milliseconds that a call has waited in queues: a small body is there at once, so that two waits are one silence of its connection. */
const waited = new WeakMap<FastifyRequest, number>()

export type TakeUploadSlot = <T>(request: FastifyRequest, whose: string, work: () => Promise<T>) => Promise<T>

/**
 * Few forms at once, so that what is uploaded never fills the memory; first come first served, but nobody holds all places.
 * Who hangs up while waiting leaves the queue; who waits too long is answered `unavailable`.
 */
export function uploadSlots({ places, each, timeout }: SlotRules): TakeUploadSlot {
  const held = new Map<string, number>()
  const waiting: WaitingUpload[] = []
  let free = places

  const mayBegin = (whose: string) => free > 0 && (held.get(whose) ?? 0) < each
  function take(whose: string): void {
    free -= 1
    held.set(whose, (held.get(whose) ?? 0) + 1)
  }
  function giveBack(whose: string): void {
    const left = (held.get(whose) ?? 1) - 1
    if (left === 0) held.delete(whose)
    else held.set(whose, left)
    free += 1
    const next = waiting.find((one) => mayBegin(one.whose))
    next?.begin()
  }

  function wait(request: FastifyRequest, whose: string): Promise<void> {
    const { socket } = request.raw
    const before = waited.get(request) ?? 0
    const began = performance.now()
    return new Promise((resolve, reject) => {
      const one: WaitingUpload = {
        whose,
        begin() {
          leave()
          waited.set(request, before + performance.now() - began)
          take(whose)
          resolve()
        },
      }
      function leave(): void {
        clearTimeout(timer)
        socket.off('close', giveUp)
        waiting.splice(waiting.indexOf(one), 1)
      }
      function giveUp(): void {
        leave()
        reject(problem('unavailable', { retry_after: 5 }))
      }
      const timer = setTimeout(giveUp, Math.max(0, timeout - before))
      socket.once('close', giveUp)
      waiting.push(one)
    })
  }

  return async (request, whose, work) => {
    // A body that nobody will send any more would be read for ever.
    if (request.raw.socket.destroyed) throw problem('unavailable')
    if (mayBegin(whose)) take(whose)
    else await wait(request, whose)
    try {
      return await work()
    } finally {
      giveBack(whose)
    }
  }
}
