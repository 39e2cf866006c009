import { problem } from '../core/problem.ts'

type PaperQueueRules = {
  /** papers of one reader in progress or waiting */
  each: number
  /** papers of all readers together */
  all: number
  /** milliseconds of work that one reader may cause at once, and that are credited per second */
  budget: { most: number; per_second: number }
}

type WaitingPaper = { begin(): void; refuse(error: Error): void }
type ReaderQueue = { waiting: WaitingPaper[]; in_hand: number }
type SpentBudget = { left: number; at: number }

/** Work in its turn. It may say how many milliseconds of the reader's budget it used; otherwise it is the time that passed. */
type PaperWork<T> = (charge: (ms: number) => void) => Promise<T>

export type PaperQueue = <T>(reader: string | undefined, work: PaperWork<T>) => Promise<T>

/**
 * Makes one paper at a time. The next one belongs to the reader who has used least of the budget, ties in turn: a
 * reader who requests many waits for their own. Throws `too_many_requests` for a reader with several waiting papers or
 * a used-up budget. If the queue is full, the last paper of the reader with the most waiting ones is dropped for a
 * reader with fewer; otherwise throws `unavailable`. Work without a reader is the portal's own and has no limit.
 */
export function paperQueue(
  { each, all, budget }: PaperQueueRules,
  now: () => number = () => performance.now(),
): PaperQueue {
  // A served member moves to the end.
  const readers = new Map<string, ReaderQueue>()
  const spent = new Map<string, SpentBudget>()
  let isBusy = false

  const load = ({ waiting, in_hand }: ReaderQueue) => waiting.length + in_hand
  const waitingInAll = () => [...readers.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)

  function next(): void {
    const waiting = [...readers].filter(([, reader]) => reader.waiting.length > 0)
    const [chosen] = waiting.toSorted(([one], [other]) => leftOf(other) - leftOf(one))
    if (!chosen) {
      isBusy = false
      return
    }
    const [name, reader] = chosen
    readers.delete(name)
    readers.set(name, reader)
    reader.waiting.shift()?.begin()
  }

  function makeRoom(reader: ReaderQueue): void {
    const greediest = [...readers.values()].reduce(
      (one, other) => (other.waiting.length > one.waiting.length ? other : one),
      reader,
    )
    if (greediest.waiting.length <= reader.waiting.length + 1) throw problem('unavailable', { retry_after: 5 })
    greediest.waiting.pop()?.refuse(problem('too_many_requests', { retry_after: 5 }))
  }

  function filled(name: string): SpentBudget {
    const at = now()
    const before = spent.get(name) ?? { left: budget.most, at }
    return { left: Math.min(budget.most, before.left + ((at - before.at) / 1000) * budget.per_second), at }
  }

  const leftOf = (name: string) => (name === '' ? budget.most : filled(name).left)

  function checkBudget(name: string): void {
    const { left } = filled(name)
    if (left <= 0)
      throw problem('too_many_requests', { retry_after: Math.max(1, Math.ceil(-left / budget.per_second)) })
  }

  function charge(name: string, took: number): void {
    const { left, at } = filled(name)
    spent.set(name, { left: left - took, at })
    // A reader with a full budget equals a new one.
    for (const other of spent.keys()) if (filled(other).left >= budget.most) spent.delete(other)
  }

  function turnOf(reader: ReaderQueue): Promise<void> {
    return new Promise((resolve, reject) => reader.waiting.push({ begin: resolve, refuse: reject }))
  }

  return async (name = '', work) => {
    const reader = readers.get(name) ?? { waiting: [], in_hand: 0 }
    if (name !== '') {
      checkBudget(name)
      if (load(reader) >= each) throw problem('too_many_requests', { retry_after: 2 })
      if (waitingInAll() >= all) makeRoom(reader)
    }
    readers.set(name, reader)
    if (isBusy) await turnOf(reader)
    isBusy = true
    reader.in_hand += 1
    const began = now()
    let used: number | null = null
    try {
      return await work((ms) => (used = ms))
    } finally {
      reader.in_hand -= 1
      if (name !== '') charge(name, used ?? now() - began)
      if (load(reader) === 0) readers.delete(name)
      next()
    }
  }
}
