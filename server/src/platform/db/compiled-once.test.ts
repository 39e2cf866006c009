import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { compiledOnce } from './compiled-once.ts'
import type { OpenDatabase } from './db.ts'
import { inTransaction } from './transaction.ts'

let database: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openTestDatabase())
})
afterAll(async () => {
  await database.close()
  await drop()
})

type Values = { key: string; most: number | undefined; none: null }

describe('a statement that is compiled once', () => {
  it('is sent with the values of each call, whatever stands between them, and built once for those that are present', async () => {
    let built = 0
    const find = compiledOnce((db, { key, most, none }: Values) => {
      built += 1
      const query = db.selectNoFrom([
        sql<string>`${key}::text`.as('key'),
        sql<string>`'const' || ${'ant'}::text`.as('constant'),
        sql<null>`${none}::text`.as('none'),
        sql<string>`${key}::text`.as('again'),
      ])
      return most === undefined ? query : query.limit(most)
    })
    const answer = (key: string) => [{ key, constant: 'constant', none: null, again: key }]
    expect(await find(database.db, { key: 'a', most: 1, none: null })).toEqual(answer('a'))
    expect(await find(database.db, { key: 'b', most: 1, none: null })).toEqual(answer('b'))
    expect(await find(database.db, { key: 'c', most: 0, none: null })).toEqual([])
    expect(built).toBe(1)
    expect(await find(database.db, { key: 'd', most: undefined, none: null })).toEqual(answer('d'))
    expect(built).toBe(2)
  })

  it('sends a value once, wherever it stands, and leaves a text alone that reads as a parameter', async () => {
    const sent = vi.spyOn(database.db, 'executeQuery')
    const twice = compiledOnce((_db, { one, other }: { one: number; other: number }) => {
      return sql<{ sum: number }>`select ${one}::integer + ${other}::integer * ${one}::integer + ${1}::integer as sum`
    })
    expect(await twice(database.db, { one: 2, other: 3 })).toEqual([{ sum: 9 }])
    const costing = compiledOnce((_db, { one }: { one: number }) => {
      return sql<{ sum: number; cost: string }>`select ${one}::integer + ${one}::integer as sum, '$1' as cost`
    })
    expect(await costing(database.db, { one: 2 })).toEqual([{ sum: 4, cost: '$1' }])
    expect(sent.mock.calls.map(([query]) => 'parameters' in query && query.parameters)).toEqual([
      [2, 3, 1],
      [2, 2],
    ])
    sent.mockRestore()
  })

  it('runs inside the transaction that it is given, and is told of like others', async () => {
    const member_id = '00000000-0000-4000-8000-000000000000'
    const find = compiledOnce((db, { of }: { of: string }) =>
      db.selectFrom('attempts').select('count').where('attempt_key', '=', of),
    )
    const texts: string[] = []
    database.statements.hear(({ text }) => texts.push(text))
    await inTransaction(database.db, async (tx) => {
      await tx.insertInto('attempts').values({ attempt_key: member_id, count: 7, window_start: new Date() }).execute()
      expect(await find(tx, { of: member_id })).toEqual([{ count: 7 }])
      throw new Error('undo')
    }).catch(() => undefined)
    expect(await find(database.db, { of: member_id })).toEqual([])
    expect(texts.filter((text) => text.startsWith('select "count" from "attempts"'))).toHaveLength(2)
  })
})
