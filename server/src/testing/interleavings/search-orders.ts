import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openPostgres } from '#platform/db/postgres.ts'
import type { TestPostgres } from '../servers/postgres.ts'
import { ownPortal } from '../start-portal.ts'
import { exploreOrders } from './explore-orders.ts'
import { openGated } from './gated-operation.ts'
import { keepRows } from './kept-rows.ts'
import { afterLastDay, aMoneyScene } from './money-operations.ts'
import { findBrokenRules, findIds, findMoneyTables, readMoney, readOutcome } from './money-state.ts'
import { type MoneyOperation, type OrderResult, runOrder } from './run-order.ts'

export type OrderFault = { fault: string; statements: string[] }
export type SearchResult = { orders: number; isAll: boolean; deadlocks: number; faults: OrderFault[] }

export type MoneySearch = {
  names: readonly string[]
  /** searches the orders of these operations, at most `limit`, on the same beginning each time */
  search(names: readonly string[], options?: { limit?: number }): Promise<SearchResult>
  close(): Promise<void>
}

const most = 3

/** Opens a portal with one member on a database of its own, and connections on which operations wait for their turn. */
export async function openMoneySearch(postgres: TestPostgres, name: string): Promise<MoneySearch> {
  const url = await postgres.createDatabase(name)
  const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-money-'))
  const database = await openPostgres(url, () => {}, { timeout: 20_000 })
  const portal = await ownPortal({ place: { database: { ...database }, data_dir, drop: async () => {} } })
  const { db } = portal
  const { member, operations, ceiling_cents } = await aMoneyScene(portal)
  const { member_id } = member
  // Mails and events of the operations wait for ever: nothing else writes the member's rows.
  await portal.platform.jobs.close()
  await sql`alter database ${sql.id(name)} set deadlock_timeout = '20ms'`.execute(db)
  const tables = await findMoneyTables(db, member_id)
  const kept = await keepRows(db, member_id)
  const known = new Set([member_id, ...findIds((await readMoney(db, member_id, new Set())).join(' '))])
  const connections = await Promise.all(Array.from({ length: most }, () => openGated(url)))

  const stateAfter = async ({ outcomes }: OrderResult) => ({
    answers: outcomes.map((outcome) => readOutcome(outcome, known)),
    money: await readMoney(db, member_id, known),
  })

  async function search(names: readonly string[], { limit }: { limit?: number } = {}): Promise<SearchResult> {
    const chosen = names.map((name) => operations[name] ?? unknown(name))
    const setting = { connections, monitor: db, tables, heard: kept.hear }
    const serial = new Set<string>()
    const usual = new Set<string>()
    const footprints = chosen.map((): OrderResult['footprints'][number] => [])
    for (const turns of permutations(chosen.map((_, index) => index))) {
      await kept.restore()
      const place = (operation: number) => turns.indexOf(operation)
      const order = await runOrder(
        chosen,
        (waiting) =>
          waiting.toSorted((one, other) => place(one.operation) - place(other.operation))[0]?.operation ?? null,
        setting,
      )
      for (const [index, own] of order.footprints.entries()) footprints[index]?.push(...own)
      serial.add(JSON.stringify(await stateAfter(order)))
      for (const fault of await findBrokenRules(db, member_id, ceiling_cents)) usual.add(fault)
    }
    const met = chosen.map((_, index) => footprints.flatMap((own, other) => (other === index ? [] : own)))
    const result: SearchResult = { orders: 0, isAll: false, deadlocks: 0, faults: [] }

    const { orders, isAll } = await exploreOrders(
      async (choose) => {
        await kept.restore()
        const order = await runOrder(chosen, choose, { ...setting, met })
        const state = await stateAfter(order)
        const broken = (await findBrokenRules(db, member_id, ceiling_cents)).filter((fault) => !usual.has(fault))
        const isSerial = serial.has(JSON.stringify(state))
        if (!isSerial) broken.push(`like no serial order: ${differences(state, [...serial])}`)
        result.deadlocks += order.deadlocks
        result.faults.push(...broken.map((fault) => ({ fault, statements: tell(order, names) })))
        return order.woken
      },
      limit === undefined ? {} : { limit },
    )
    await kept.restore()
    return { ...result, orders, isAll }
  }

  return {
    names: Object.keys(operations).filter((name) => name !== afterLastDay),
    search,
    async close() {
      await Promise.all(connections.map((connection) => connection.close()))
      await portal.close()
      await database.close()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
}

function unknown(name: string): MoneyOperation {
  throw new Error(`No operation ${name}.`)
}

const tell = ({ statements }: OrderResult, names: readonly string[]) =>
  statements.map(
    ({ operation, text, waited }) =>
      `${operation} ${names[operation]}: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}${waited ? ' … waits' : ''}`,
  )

/** All orders of some operations, one after the other. */
export const permutations = (of: readonly number[]): number[][] =>
  of.length < 2
    ? [[...of]]
    : of.flatMap((one) => permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]))

type MoneyState = { answers: string[]; money: string[] }

/** Differences from the serial order that is nearest. */
function differences(state: MoneyState, serial: readonly string[]): string {
  const lines = ({ answers, money }: MoneyState) =>
    new Set([...answers.map((answer, index) => `${index} ${answer}`), ...money])
  const own = lines(state)
  const all = serial.map((text) => {
    const parsed: MoneyState = JSON.parse(text)
    const theirs = lines(parsed)
    return [
      ...[...own].filter((line) => !theirs.has(line)).map((line) => `+ ${line}`),
      ...[...theirs].filter((line) => !own.has(line)).map((line) => `- ${line}`),
    ]
  })
  return all.toSorted((one, other) => one.length - other.length)[0]?.join('\n') ?? ''
}
