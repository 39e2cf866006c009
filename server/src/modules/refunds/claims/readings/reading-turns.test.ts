import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { addAmount } from '#platform/limits/attempts.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { findUnread, saveReading, type ReadFile } from '../../documents/documents.store.ts'
import { failStaleReadings } from '../../documents/readings/read-file.ts'
import { countReadingTime, queueReading, readingQueue } from '../../documents/readings/reading-queue.ts'
import { aDraft, aFileRow } from '../../tests/a-request.ts'
import { findDocumentOwner } from '../files/request-files.ts'

const start = '2026-11-20T10:00:00Z'
const portal = portalForTests()
let jules: TestMember
let nour: TestMember
beforeEach(async () => {
  portal.clock.set(new Date(start))
  jules = await aMember(portal)
  nour = await aMember(portal)
})

/** Documents that wait, without their jobs. */
async function documents(member: TestMember, count: number): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  for (let made = 0; made < count; made += 1) {
    const { id } = await aDraft(portal, member)
    const file_id = await aFileRow(portal, member, id, 'invoice', null)
    files.push({ member_id: member.member_id, request_id: id, file_id })
  }
  return files
}

type Queue = {
  db: Db
  add(file: ReadFile): Promise<void>
  count(member: TestMember, seconds: number): Promise<void>
  lookAfter(): Promise<void>
  /** documents in the order in which they will be read */
  order(): Promise<string[]>
}

/** Looks at the queue inside of a transaction that is undone: whoever reads takes no job of it. */
async function inQueue(look: (queue: Queue) => Promise<void>): Promise<void> {
  const undone = new Error('undone')
  const looked = portal.db.transaction().execute(async (db) => {
    const platform = { ...portal.platform, db }
    await look({
      db,
      async add(file) {
        await saveReading(db, file, { status: 'waiting' })
        await queueReading(db, platform, file)
      },
      count: ({ member_id }, seconds) => countReadingTime(db, platform, member_id, seconds * 1000),
      lookAfter: () => failStaleReadings({ ...platform, findOwner: findDocumentOwner }),
      async order() {
        const { rows } = await sql<{ file_id: string }>`
          select data ->> 'file_id' as file_id from pgboss.job where name = ${readingQueue}
            and state in ('created', 'retry') and data ->> 'member_id' in (${jules.member_id}, ${nour.member_id})
          order by priority desc, created_on, id`.execute(db)
        return rows.map(({ file_id }) => file_id)
      },
    })
    throw undone
  })
  await expect(looked).rejects.toBe(undone)
}
const idsOf = (files: readonly (ReadFile | undefined)[]) => files.map((file) => file?.file_id)

describe('whose document is read next', () => {
  it('[READ-01] is that of the member for whom least was read this hour, however many the other one has', async () => {
    const many = await documents(jules, 3)
    const few = await documents(nour, 2)
    await inQueue(async ({ add, count, order }) => {
      for (const file of many) await add(file)
      await count(jules, 12)
      for (const file of few) await add(file)
      // All came at one moment: whose they are is looked at alone.
      expect(new Set((await order()).slice(0, 2))).toEqual(new Set(idsOf(few)))
      await count(nour, 5)
      expect(new Set((await order()).slice(0, 2))).toEqual(new Set(idsOf(few)))
      await count(nour, 9)
      expect(idsOf(many)).toContain((await order())[0])
    })
  })

  it('[READ-01] is again that of the first, once the hour is over, without anything new', async () => {
    const [many] = await documents(jules, 1)
    const few = await documents(nour, 2)
    await inQueue(async ({ add, count, lookAfter, order }) => {
      await count(jules, 600)
      await count(nour, 10)
      if (many) await add(many)
      for (const file of few) await add(file)
      expect((await order()).at(-1)).toBe(many?.file_id)
      portal.clock.set(new Date('2026-11-20T11:00:01Z'))
      await count(nour, 10)
      await lookAfter()
      expect((await order())[0]).toBe(many?.file_id)
    })
  })

  it('[READ-01] is found in one statement for all members, each by what was read for them', async () => {
    const many = await documents(jules, 2)
    const few = await documents(nour, 2)
    await inQueue(async ({ db, add, order }) => {
      for (const file of [...many, ...few]) await add(file)
      const ranked: ReadonlyMap<string, number>[] = []
      const jobs: typeof portal.platform.jobs = {
        ...portal.platform.jobs,
        rank: (tx, queue, field, priorities) => {
          ranked.push(priorities)
          return portal.platform.jobs.rank(tx, queue, field, priorities)
        },
      }
      await addAmount(db, { key: `reading ${jules.member_id}`, limit: 0, window_seconds: 3600 }, 9000, new Date(start))
      await failStaleReadings({ ...portal.platform, db, jobs, findOwner: findDocumentOwner })
      expect(ranked).toHaveLength(1)
      expect(ranked[0]?.get(jules.member_id)).toBe(-9)
      expect(ranked[0]?.get(nour.member_id)).toBe(-0)
      expect(new Set((await order()).slice(0, 2))).toEqual(new Set(idsOf(few)))
    })
  })
})

describe('a document that waits for long', () => {
  it('[READ-01] keeps its place as long as its job stands, however long that is', async () => {
    const [file] = await documents(jules, 1)
    await inQueue(async ({ db, add, lookAfter, order }) => {
      if (!file) return
      await add(file)
      portal.clock.set(new Date('2026-11-20T14:00:00Z'))
      await lookAfter()
      expect(await findUnread(db, file)).toBeDefined()
      expect(await order()).toEqual([file.file_id])
    })
  })

  it('[READ-01] is queued again, once, where its job is gone before it was tried', async () => {
    const [file] = await documents(jules, 1)
    await inQueue(async ({ db, lookAfter, order }) => {
      if (!file) return
      await saveReading(db, file, { status: 'waiting' })
      portal.clock.set(new Date('2026-11-20T10:10:01Z'))
      await lookAfter()
      await lookAfter()
      expect(await findUnread(db, file)).toBeDefined()
      expect(await order()).toEqual([file.file_id])
    })
  })
})
