import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blackHole } from '#testing/servers/black-hole.ts'
import { type S3Server, startS3 } from '#testing/servers/s3.ts'
import { readConfig } from '../../config/config.ts'
import { diskFileStore, fileKey, type FileStore } from '../file-store.ts'
import { openBucket } from './open-store.ts'

let s3: S3Server
let root: string
const opened: Record<string, FileStore> = {}
beforeAll(async () => {
  s3 = await startS3()
  root = await mkdtemp(join(tmpdir(), 'stores-'))
  opened['on disk'] = await diskFileStore(join(root, 'files'))
  opened['in a bucket'] = await bucketAt(s3.url)
})
afterAll(async () => {
  for (const store of Object.values(opened)) await store.close()
  await s3.close()
  await rm(root, { recursive: true, force: true })
})

function bucketAt(url: string): Promise<FileStore> {
  const settings = readConfig({ DATA_DIR: root, S3_URL: url }).s3
  if (settings === null) throw new Error('S3_URL was not read')
  return openBucket(settings)
}
function storeNamed(name: string): FileStore {
  const store = opened[name]
  if (!store) throw new Error(`No store ${name}`)
  return store
}
const read = async (store: FileStore, key: string) => buffer((await store.open(key)).stream)
const keysOf = async (store: FileStore) => Array.fromAsync(store.keys())

describe.each(['on disk', 'in a bucket'])('a store %s', (name) => {
  it('gives back byte for byte what was put, with its size, until it is removed', async () => {
    const store = storeNamed(name)
    const key = fileKey()
    const bytes = randomBytes(3_000_000)
    await store.put(key, bytes, 'application/pdf')
    const { stream, size } = await store.open(key)
    expect(size).toBe(bytes.length)
    expect((await buffer(stream)).equals(bytes)).toBe(true)
    expect(await keysOf(store)).toContain(key)
    expect(await Array.fromAsync(store.keys(key.slice(0, 2)))).toContain(key)
    expect(await Array.fromAsync(store.keys(key.startsWith('00') ? '01' : '00'))).not.toContain(key)
    await store.remove(key)
    await store.remove(key)
    await expect(store.open(key)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await keysOf(store)).not.toContain(key)
  })

  it.each(['', '..', '../../etc/passwd', 'a/b', 'facture.pdf'])('[SEC-41] refuses the key %j', async (key) => {
    const store = storeNamed(name)
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Not the key')
    await expect(store.open(key)).rejects.toThrow('Not the key')
    await expect(store.remove(key)).rejects.toThrow('Not the key')
  })

  it('[SEC-42] sweeps what no row holds and is old enough, and asks before it deletes', async () => {
    const store = storeNamed(name)
    const [held, orphan] = [fileKey(), fileKey()]
    for (const key of [held, orphan]) await store.put(key, Buffer.from('x'))
    const holds = async (keys: string[]) => new Set(keys.filter((key) => key !== orphan))
    expect(await store.sweep(holds, new Date(Date.now() - 60_000))).toBe(0)
    await expect(
      store.sweep(() => Promise.reject(new Error('database down')), new Date(Date.now() + 60_000)),
    ).rejects.toThrow('database down')
    expect(await keysOf(store)).toEqual(expect.arrayContaining([held, orphan]))
    expect(await store.sweep(holds, new Date(Date.now() + 60_000))).toBe(1)
    expect(await keysOf(store)).toContain(held)
    expect(await keysOf(store)).not.toContain(orphan)
  })

  it('bears a mark that no sweep takes for a file', async () => {
    const store = storeNamed(name)
    expect(await store.readMark()).toBeNull()
    await store.writeMark('the-one')
    await store.writeMark('the-other')
    await store.sweep(async () => new Set(), new Date(Date.now() + 60_000))
    expect(await store.readMark()).toBe('the-other')
  })

  it('who leaves in the middle of a file closes it', async () => {
    const store = storeNamed(name)
    const key = fileKey()
    await store.put(key, randomBytes(4_000_000))
    for (let count = 0; count < 150; count += 1) (await store.open(key)).stream.destroy()
    expect((await read(store, key)).length).toBe(4_000_000)
  })

  it('answers that it is there', async () => {
    await expect(storeNamed(name).probe()).resolves.toBeUndefined()
  })
})

it(
  '[REL-06] a store that is taken away fails within 3 s, then at once, and serves again by itself when it is back',
  { timeout: 30_000 },
  async () => {
    const store = storeNamed('in a bucket')
    const [kept, refused, later] = [fileKey(), fileKey(), fileKey()]
    await store.put(kept, Buffer.from('before'))
    await s3.stop()
    const began = performance.now()
    await expect(store.put(refused, randomBytes(100_000))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(performance.now() - began).toBeLessThan(3000)
    for (let count = 0; count < 2; count += 1)
      await expect(store.open(kept)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    const again = performance.now()
    await expect(store.open(kept)).rejects.toMatchObject({ code: 'unavailable' })
    expect(performance.now() - again).toBeLessThan(50)
    await s3.start()
    const back = performance.now()
    while (
      !(await store.put(later, Buffer.from('after')).then(
        () => true,
        () => false,
      ))
    )
      await setTimeout(200)
    expect(performance.now() - back).toBeLessThan(10_000)
    expect((await read(store, kept)).toString()).toBe('before')
    expect(await keysOf(store)).not.toContain(refused)
  },
)

it(
  '[REL-14] a store that hangs holds a bounded number of connections, and each call ends in time',
  { timeout: 30_000 },
  async () => {
    const hole = await blackHole()
    const store = await bucketAt(`http://key:secret-of-it@127.0.0.1:${hole.port}/bucket`)
    const began = performance.now()
    const asked = Array.from({ length: 200 }, (_, place) =>
      place % 2 === 0 ? store.open(fileKey()) : store.put(fileKey(), randomBytes(50_000)),
    )
    const ended = await Promise.allSettled(asked)
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(hole.most()).toBeLessThanOrEqual(96)
    const deadline = performance.now() + 3000
    while (hole.open() > 0 && performance.now() < deadline) await setTimeout(20)
    expect(hole.open()).toBe(0)
    await store.close()
    await hole.close()
  },
)

it('lays files in a bucket at the same paths as on disk, so that any tool copies them', async () => {
  const key = fileKey()
  for (const name of ['on disk', 'in a bucket']) await storeNamed(name).put(key, Buffer.from('x'))
  expect(await readdir(join(root, 'files', key.slice(0, 2), key.slice(2, 4)))).toEqual([key])
  const settings = readConfig({ DATA_DIR: root, S3_URL: s3.url }).s3
  const { S3Client, ListObjectsV2Command } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    endpoint: settings?.endpoint ?? '',
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'coussinet' }))
  expect(Contents.map(({ Key }) => Key)).toContain(`portal/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`)
  client.destroy()
})
