import type { FastifyRequest } from 'fastify'
import { problem } from '../../core/problem.ts'

type SlotRules = {
  /** forms processed at once */
  places: number
  each: number
  /** longest total wait of a call in all queues, in ms, before it is answered `unavailable` */
  timeout: number
}

type WaitingUpload = { whose: string; begin(): void }
/**
 * Milliseconds that a call has waited in queues so far: a small body has arrived already, so both waits form one silence of its connection.
 */
const waited = new WeakMap<FastifyRequest, number>()

export type TakeUploadSlot = <T>(request: FastifyRequest, whose: string, work: () => Promise<T>) => Promise<T>

/**
 * Limits how many forms are processed at once, so that uploads never fill the memory. First come, first served, with a limit per caller. A
 * caller who disconnects leaves the queue; one who waits too long is answered `unavailable`.
 */
export function uploadSlots({ places, each, timeout }: SlotRules): TakeUploadSlot {
  const slots = new Map<string, number>()
  const waiting: WaitingUpload[] = []
  let free = places

  const mayBegin = (whose: string) => free > 0 && (slots.get(whose) ?? 0) < each
  function take(whose: string): void {
    free -= 1
    slots.set(whose, (slots.get(whose) ?? 0) + 1)
  }
  function giveBack(whose: string): void {
    const left = (slots.get(whose) ?? 1) - 1
    if (left === 0) slots.delete(whose)
    else slots.set(whose, left)
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
    // Otherwise reading a body that the client no longer sends would never end.
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
