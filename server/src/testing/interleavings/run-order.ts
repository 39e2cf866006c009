import { setTimeout } from 'node:timers/promises'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { OrderChoice, WaitingStatement, LockWakeUp } from './explore-orders.ts'
import {
  endFootprint,
  type StatementFootprint,
  mayMeet,
  readFootprint,
  type TrackedTables,
  touchesNothing,
} from './footprint.ts'
import type { GatedConnection, OperationOutcome } from './gated-operation.ts'

export type MoneyOperation = (db: Db) => Promise<unknown>

type RunningOperation = {
  connection: GatedConnection
  state: 'gate' | 'blocked' | 'end'
  text: string
  /** footprints since its transaction began */
  since: StatementFootprint[]
  footprint: StatementFootprint
  outcome: OperationOutcome | null
}

export type OrderResult = {
  outcomes: OperationOutcome[]
  woken: LockWakeUp[]
  /** statements that were let through, of which operation */
  statements: { operation: number; text: string; waited: boolean }[]
  footprints: StatementFootprint[][]
  deadlocks: number
}

type OrderSetting = {
  connections: readonly GatedConnection[]
  /** a connection that looks who waits for whom */
  monitor: Db
  tables: TrackedTables
  /** statements of the others, by operation: where it must stop; everywhere by default */
  met?: readonly (readonly StatementFootprint[])[]
  /** hears every statement, also those that do not stop */
  heard?: (text: string) => void
}

const isEnd = (text: string) => text === 'commit' || text === 'rollback'
const patience = 1
// Less than the portal allows for a statement.
const longest = 4000

const tellState = ({ state, text, since }: RunningOperation) => `${state} ${text.slice(0, 200)} (${since.length})`

/** Runs operations beside one another, each on its connection, one statement at a time in the order that is chosen. */
export async function runOrder(
  operations: readonly MoneyOperation[],
  choose: OrderChoice,
  setting: OrderSetting,
): Promise<OrderResult> {
  const { connections, monitor, tables, met, heard } = setting
  const order: OrderResult = {
    outcomes: [],
    woken: [],
    statements: [],
    footprints: operations.map(() => []),
    deadlocks: 0,
  }
  const empty = endFootprint([], false)
  const countDeadlocks = () => sumBy(connections, (connection) => connection.deadlocks())
  const before = countDeadlocks()
  const running: RunningOperation[] = []
  for (const [number, operation] of operations.entries()) {
    const connection = connections[number]
    if (!connection) throw new Error('Too few connections.')
    const one: RunningOperation = { connection, state: 'gate', text: '', since: [], footprint: empty, outcome: null }
    running.push(one)
    await connection.begin(operation, (statement) => {
      const { text } = statement
      heard?.(text)
      if (text === 'begin') one.since = []
      if (isEnd(text)) return true
      const footprint = readFootprint(statement, tables)
      if (touchesNothing(footprint)) return false
      const stops = !met || (met[number] ?? []).some((other) => mayMeet(footprint, other))
      if (!stops) one.since.push(footprint)
      return stops
    })
    await settle(one)
  }

  async function settle(one: RunningOperation): Promise<void> {
    const began = performance.now()
    for (;;) {
      if (performance.now() - began > longest)
        throw new Error(`An operation hangs: ${running.map(tellState).join('; ')}`)
      const standing = await Promise.race([one.connection.standing(), setTimeout(patience, null, { ref: false })])
      if (standing?.at === 'end') return void Object.assign(one, { state: 'end', outcome: standing.outcome })
      if (standing) {
        const { text } = standing.statement
        const footprint = isEnd(text)
          ? endFootprint(one.since, text === 'commit')
          : readFootprint(standing.statement, tables)
        return void Object.assign(one, { state: 'gate', text, footprint })
      }
      const { rows } = await sql<{ blocked: boolean }>`
        select cardinality(pg_blocking_pids(${one.connection.pid()})) > 0 as blocked`.execute(monitor)
      if (rows[0]?.blocked) return void (one.state = 'blocked')
    }
  }

  for (;;) {
    const waiting = running.flatMap(({ state, footprint }, operation): WaitingStatement[] =>
      state === 'gate' ? [{ operation, footprint }] : [],
    )
    if (waiting.length === 0) {
      if (running.every(({ state }) => state === 'end')) break
      // A deadlock: the server ends one of them, which is then repeated.
      await Promise.all(running.filter(({ state }) => state === 'blocked').map(settle))
      continue
    }
    const chosen = choose(waiting) ?? waiting[0]?.operation ?? 0
    const one = running[chosen]
    if (!one) throw new Error('No such operation.')
    const { text, footprint } = one
    const place = order.statements.length
    order.footprints[chosen]?.push(footprint)
    one.since = isEnd(text) ? [] : [...one.since, footprint]
    one.connection.pass()
    await settle(one)
    order.statements.push({ operation: chosen, text, waited: one.state === 'blocked' })
    for (const [operation, other] of running.entries()) {
      if (other.state !== 'blocked' || other === one) continue
      await settle(other)
      if (running[operation]?.state !== 'blocked') order.woken.push({ operation, by: place })
    }
  }
  order.deadlocks = countDeadlocks() - before
  order.outcomes = running.map(({ outcome }) => outcome ?? { error: new Error('It never ended.') })
  return order
}
