import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { portalForTests } from '#testing/start-portal.ts'
import { deleteOld } from '../db/delete-old.ts'
import { eachOldMember } from './each-old-member.ts'

const members = 20_500
const before = new Date('2026-01-01')
const held = idOf(members)
const portal = portalForTests()
beforeAll(async () => {
  // Rows of one moment, with the microseconds of a database: as an import leaves them.
  await sql`insert into audit_log (member_id, audit_id, at, actor, action) select lpad(n::text, 32, '0')::uuid, gen_random_uuid(), '2025-06-01T10:00:00.123456Z', 'member', 'tried' from generate_series(1, ${members}::integer) n`.execute(
    portal.db,
  )
  await portal.db
    .insertInto('legal_holds')
    .values({
      member_id: held,
      legal_hold_id: crypto.randomUUID(),
      reason: 'a claim',
      placed_at: before,
      lifted_at: null,
    })
    .execute()
}, 60_000)

function idOf(number: number): string {
  return String(number)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

it('[SEC-56] reaches every member with old rows within one run, though many are old and stay so, but for who is held', async () => {
  const met: string[] = []
  const all = { table: 'audit_log' as const, column: 'at', before, due: sql<boolean>`action = 'tried'` }
  const meet = (member_id: string) => Promise.resolve(met.push(member_id) > 0 ? 1 : 0)
  expect(await eachOldMember(portal.db, all, meet)).toBe(members - 1)
  expect([new Set(met).size, met.includes(held), met.includes(idOf(members - 1))]).toEqual([members - 1, false, true])
  // Those that ask for nothing are behind each other, and the one that does is behind them all.
  expect(await eachOldMember(portal.db, { ...all, due: sql<boolean>`member_id = ${idOf(members - 1)}` }, meet)).toBe(1)
})

it('[SEC-56] serves the others when one cannot be served, and says so in the end', async () => {
  let served = 0
  const some = { table: 'audit_log' as const, column: 'at', before, due: sql<boolean>`member_id <= ${idOf(3)}` }
  const work = async (member_id: string) => {
    if (member_id === idOf(1)) throw new Error('broken')
    served += 1
    return 1
  }
  await expect(eachOldMember(portal.db, some, work)).rejects.toThrow(
    '1 members with old rows of audit_log could not be served',
  )
  expect(served).toBe(2)
})

it('[SEC-56] what goes by its age alone goes whole in one run, and keeps what else must be', async () => {
  const gone = await deleteOld(portal.db, {
    table: 'audit_log',
    key: ['member_id', 'audit_id'],
    column: 'at',
    before,
    only: sql<boolean>`member_id <> ${held}`,
  })
  expect(gone).toBe(members - 1)
  expect(await portal.db.selectFrom('audit_log').select('member_id').where('action', '=', 'tried').execute()).toEqual([
    { member_id: held },
  ])
})
