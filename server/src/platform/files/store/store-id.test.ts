import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { type S3Server, startS3 } from '#testing/servers/s3.ts'
import { readConfig } from '../../config/config.ts'
import type { Db } from '../../db/db.ts'
import { diskFileStore, fileKey, type FileStore } from '../file-store.ts'
import { openBucket, ownStore } from './open-store.ts'
import { adoptStore, checkStoreId } from './store-id.ts'

let root: string
let s3: S3Server
const ends: (() => Promise<void>)[] = []
const told: unknown[] = []
const log = { error: (...line: unknown[]) => void told.push(line) }

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-id-'))
  s3 = await startS3()
})
afterAll(async () => {
  for (const end of ends) await end()
  await s3.close()
  await rm(root, { recursive: true, force: true })
})

const opened: Db[] = []
const free: Db[] = []
beforeEach(async () => {
  for (const db of opened) await db.deleteFrom('portal_facts').execute()
  free.splice(0, free.length, ...opened)
})

/** One that knows no store yet. */
async function aDatabase(): Promise<Db> {
  const known = free.shift()
  if (known) return known
  const { database, drop } = await openTestDatabase()
  opened.push(database.db)
  ends.push(async () => {
    await database.close()
    await drop()
  })
  return database.db
}
const aDisk = (name: string) => diskFileStore(join(root, name))
async function aBucket(url: string): Promise<FileStore> {
  const { s3: settings } = readConfig({ DATA_DIR: root, S3_URL: url })
  if (settings === null) throw new Error('S3_URL was not read')
  const store = await openBucket(settings)
  ends.push(() => store.close())
  return store
}

it('a store and a database that have met know each other again, and nobody else', async () => {
  const [one, other] = [await aDatabase(), await aDatabase()]
  const [mine, another] = [await aDisk('mine'), await aDisk('another')]
  await checkStoreId(one, mine)
  await checkStoreId(one, mine)
  // A second node with a disk of its own, or a folder that was lost.
  await expect(checkStoreId(one, another)).rejects.toThrow(/knows another store of files.*S3_URL/)
  // An empty database before the files of another one: its sweep would delete them.
  await expect(checkStoreId(other, mine)).rejects.toThrow('belongs to another database')
  await checkStoreId(other, another)
  await expect(checkStoreId(one, another)).rejects.toThrow('belongs to another database')
})

it('nodes that start for the first time at once end with one id', async () => {
  const db = await aDatabase()
  const store = await aBucket(s3.url)
  const ended = await Promise.allSettled(Array.from({ length: 8 }, () => checkStoreId(db, store)))
  expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 'fulfilled'))
  const { value } = await db
    .selectFrom('portal_facts')
    .select('value')
    .where('name', '=', 'file_store')
    .executeTakeFirstOrThrow()
  expect(await store.readMark()).toBe(value)
})

it('nodes with disks of their own that start for the first time at once do not both start', async () => {
  const db = await aDatabase()
  const disks = [await aDisk('node-1'), await aDisk('node-2')]
  const ended = await Promise.allSettled(disks.map((disk) => checkStoreId(db, disk)))
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('a first start that was cut off between the two is finished by the next one', async () => {
  const db = await aDatabase()
  const store = await aDisk('cut-off')
  await expect(checkStoreId(db, { ...store, writeMark: () => Promise.reject(new Error('killed')) })).rejects.toThrow(
    'killed',
  )
  await checkStoreId(db, store)
  const again = await aDatabase()
  const marked = await aDisk('cut-off-later')
  // The mark was written, its note in the database was not.
  let id = ''
  await expect(
    checkStoreId(again, {
      ...marked,
      async writeMark(given) {
        id = given
        await marked.writeMark(given)
        throw new Error('killed')
      },
    }),
  ).rejects.toThrow('killed')
  expect(await marked.readMark()).toBe(id)
  await checkStoreId(again, marked)
})

it('files that were moved are joined to their database by word', async () => {
  const db = await aDatabase()
  const [disk, bucket] = [await aDisk('moved'), await aBucket(s3.url.replace('/portal', '/moved'))]
  await checkStoreId(db, disk)
  await expect(checkStoreId(db, bucket)).rejects.toThrow('coussinet files adopt')
  await adoptStore(db, bucket)
  await checkStoreId(db, bucket)
})

it(
  '[REL-06] a store that is away at the start is asked again at each call, and gives nothing before it is known',
  { timeout: 30_000 },
  async () => {
    const db = await aDatabase()
    const bucket = await aBucket(s3.url.replace('/portal', '/away'))
    await s3.stop()
    const store = await ownStore(db, bucket, log)
    expect(JSON.stringify(told)).toContain('cannot be asked at the start')
    await expect(store.put(fileKey(), Buffer.from('x'))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await expect(store.probe()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await s3.start()
    const deadline = performance.now() + 15_000
    const key = fileKey()
    while (
      !(await store.put(key, Buffer.from('x')).then(
        () => true,
        () => false,
      ))
    ) {
      if (performance.now() > deadline) throw new Error('It never came back.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect((await store.open(key)).size).toBe(1)
    await checkStoreId(db, bucket)
  },
)

it('[SEC-53] a bucket that is not there, or keys that it refuses, end the start with a sentence', async () => {
  const db = await aDatabase()
  await expect(ownStore(db, await aBucket(s3.url.replace('/coussinet/', '/nothing-here/')), log)).rejects.toThrow(
    'S3_URL: the store answers NoSuchBucket.',
  )
  await expect(ownStore(db, await aBucket(s3.url.replace('S3RVER:', 'nobody:')), log)).rejects.toThrow(
    'S3_URL: the store answers InvalidAccessKeyId.',
  )
})
