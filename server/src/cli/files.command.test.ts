import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrations.ts'
import { diskFileStore, fileKey } from '#platform/files/file-store.ts'
import { openBucket, ownStore } from '#platform/files/store/open-store.ts'
import { runHere } from '#testing/program/run-here.ts'
import { type S3Server, startS3 } from '#testing/servers/s3.ts'

let data_dir: string
let s3: S3Server
let address: string
const files = new Map(Array.from({ length: 12 }, () => [fileKey(), randomBytes(2000)]))
const log = { error: () => {} }

beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'coussinet-files-'))
  s3 = await startS3()
  address = join(data_dir, 'bucket.url')
  await writeFile(address, `${s3.url}\n`)
  const database = await openEmbedded({ directory: join(data_dir, 'postgres') })
  await migrate(database.db)
  const store = await ownStore(database.db, await diskFileStore(join(data_dir, 'files')), log)
  for (const [key, bytes] of files) await store.put(key, bytes)
  await database.close()
})
afterAll(async () => {
  await s3.close()
  await rm(data_dir, { recursive: true, force: true })
})

const run = (words: string[], env: Record<string, string> = {}) => runHere({ DATA_DIR: data_dir, ...env }, words)

it(
  'copies the files to a bucket, again only what is new, and the portal’s own checks take it for the same store',
  { timeout: 60_000 },
  async () => {
    expect(await run(['files', 'copy', '--to', join(data_dir, 'nowhere')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be read'),
    })
    expect(await run(['files', 'adopt'], { S3_URL: s3.url })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--yes'),
    })
    const first = await run(['files', 'copy', '--to', address, '--json'])
    expect([first.code, JSON.parse(first.out)]).toEqual([0, { copied: files.size, there: 0 }])
    const again = await run(['files', 'copy', '--to', address, '--json'])
    expect([again.code, JSON.parse(again.out)]).toEqual([0, { copied: 0, there: files.size }])
    const { s3: settings } = readConfig({ DATA_DIR: data_dir, S3_URL: s3.url })
    if (settings === null) throw new Error('S3_URL was not read')
    const bucket = await openBucket(settings)
    for (const [key, bytes] of files) expect((await buffer((await bucket.open(key)).stream)).equals(bytes)).toBe(true)
    const database = await openEmbedded({ directory: join(data_dir, 'postgres') })
    await ownStore(database.db, bucket, log)
    await bucket.writeMark('of another database')
    await expect(ownStore(database.db, bucket, log)).rejects.toThrow('belongs to another database')
    await database.close()
    expect(await run(['files', 'copy', '--to', address])).toMatchObject({
      code: 1,
      err: expect.stringContaining('files of another database'),
    })
    expect(await run(['files', 'adopt', '--yes'], { S3_URL: s3.url })).toMatchObject({ code: 0 })
    expect(await run(['files', 'copy', '--to', address])).toMatchObject({ code: 0 })
    await bucket.close()
  },
)
