import { type StatementFootprint, isDependent } from './footprint.ts'

/** A statement that waits for its turn, of the operation of that number. */
export type WaitingStatement = { operation: number; footprint: StatementFootprint }

/** Chooses whose statement goes next; null leaves the rest of this order to itself, as another order has covered it. */
export type OrderChoice = (waiting: readonly WaitingStatement[]) => number | null

/** An operation whose statement waited for a lock, and the place in the order of the statement that freed it. */
export type LockWakeUp = { operation: number; by: number }

type SearchNode = {
  enabled: readonly WaitingStatement[]
  taken: WaitingStatement
  /** operations that must go first here in some order, and those that did */
  wanted: Set<number>
  tried: Set<number>
  /** operations whose going first here would only repeat an order */
  asleep: ReadonlySet<number>
}

/**
 * Runs operations in every order of their statements that can make a difference: dynamic partial-order reduction
 * (Flanagan and Godefroid, 2005) with sleep sets. `run` does all operations once from the same start, by the choices it
 * gets, and returns who was woken by what. Stops at `limit` orders; returns how many were run and whether it was all.
 */
export async function exploreOrders(
  run: (choose: OrderChoice) => Promise<readonly LockWakeUp[]>,
  { limit = Number.POSITIVE_INFINITY }: { limit?: number } = {},
): Promise<{ orders: number; isAll: boolean }> {
  const path: SearchNode[] = []
  let orders = 0
  do {
    let depth = 0
    let isAbandoned = false
    const woken = await run((enabled) => {
      if (isAbandoned) return null
      const next = path[depth] ?? begin(path, enabled)
      if (next === null) {
        isAbandoned = true
        return null
      }
      // The same choices lead to the same statements, unless a time limit or a deadlock came between.
      const { operation } = next.taken
      if (!enabled.some((turn) => turn.operation === operation)) throw new Error('An order could not be repeated.')
      depth += 1
      return operation
    })
    if (!isAbandoned) orders += 1
    path.length = depth
    addWanted(path, woken)
    if (orders >= limit && path.some(hasMore)) return { orders, isAll: false }
  } while (backtrack(path))
  return { orders, isAll: true }
}

const hasMore = ({ wanted, tried, asleep }: SearchNode) =>
  [...wanted].some((one) => !tried.has(one) && !asleep.has(one))

function begin(path: SearchNode[], enabled: readonly WaitingStatement[]): SearchNode | null {
  const before = path.at(-1)
  const asleep = before ? sleepAfter(before) : new Set<number>()
  const awake = enabled.filter(({ operation }) => !asleep.has(operation))
  // To go on with the same operation changes the least.
  const taken = awake.find(({ operation }) => operation === before?.taken.operation) ?? awake[0]
  if (!taken) return null
  const { operation } = taken
  const place = { enabled, taken, wanted: new Set([operation]), tried: new Set([operation]), asleep }
  path.push(place)
  return place
}

function sleepAfter({ enabled, taken, tried, asleep }: SearchNode): ReadonlySet<number> {
  const others = enabled.filter(
    ({ operation }) => operation !== taken.operation && (asleep.has(operation) || tried.has(operation)),
  )
  return new Set(
    others.filter(({ footprint }) => !isDependent(footprint, taken.footprint)).map(({ operation }) => operation),
  )
}

/** Goes to the last place at which another operation is still to go first; false if there is none. */
function backtrack(path: SearchNode[]): boolean {
  for (let place = path.pop(); place; place = path.pop()) {
    const { enabled, wanted, tried, asleep } = place
    const next = enabled.find(
      ({ operation }) => wanted.has(operation) && !tried.has(operation) && !asleep.has(operation),
    )
    if (!next) continue
    path.push({ ...place, taken: next, tried: tried.add(next.operation) })
    return true
  }
  return false
}

/** Marks, at each pair of statements that raced, the order in which the later one goes first, as still to be run. */
function addWanted(path: readonly SearchNode[], woken: readonly LockWakeUp[]): void {
  const clocks: Map<number, number>[] = []
  const last = new Map<number, number>()
  for (const [at, { taken }] of path.entries()) {
    const { operation, footprint } = taken
    const own = last.get(operation)
    const clock = new Map(own === undefined ? [] : clocks[own])
    for (const { by } of woken.filter((one) => one.operation === operation && one.by < at && one.by > (own ?? -1)))
      merge(clock, clocks[by])
    const isBefore = (place: number) => (clock.get(path[place]?.taken.operation ?? -1) ?? -1) >= place
    const met = path.slice(0, at).flatMap(({ taken: other }, place) => {
      const meets = other.operation !== operation && isDependent(other.footprint, footprint)
      return meets ? [place] : []
    })
    const race = met.findLast((place) => !isBefore(place))
    for (const place of met) merge(clock, clocks[place])
    if (race !== undefined) want(path, { race, at, clock })
    clock.set(operation, at)
    clocks.push(clock)
    last.set(operation, at)
  }
}

function want(
  path: readonly SearchNode[],
  { race, at, clock }: { race: number; at: number; clock: ReadonlyMap<number, number> },
): void {
  const place = path[race]
  const operation = path[at]?.taken.operation
  if (!place || operation === undefined) return
  const able = place.enabled.map((turn) => turn.operation)
  // Those that must go before it: itself, or what leads to it.
  const leading = able.filter((one) => one === operation || (clock.get(one) ?? -1) > race)
  const [first] = leading.includes(operation) ? [operation] : leading
  for (const one of first === undefined ? able : [first]) place.wanted.add(one)
}

function merge(clock: Map<number, number>, other: ReadonlyMap<number, number> | undefined): void {
  for (const [operation, place] of other ?? []) clock.set(operation, Math.max(place, clock.get(operation) ?? -1))
}
