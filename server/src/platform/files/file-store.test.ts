import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diskFileStore, fileKey, isStoreFull } from './file-store.ts'

let root = ''
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'file-store-')), 'files')
})
afterEach(() => rm(join(root, '..'), { recursive: true }))

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

async function age(key: string, days: number): Promise<void> {
  const at = new Date(Date.now() - days * 86_400_000)
  await utimes(join(root, key.slice(0, 2), key.slice(2, 4), key), at, at)
}

it('gives back what was put, until it is removed', async () => {
  const files = await diskFileStore(root)
  const key = fileKey()
  await files.put(key, Buffer.from('bytes'))
  const { stream, size } = await files.open(key)
  expect(size).toBe(5)
  expect((await buffer(stream)).toString()).toBe('bytes')
  await files.remove(key)
  await files.remove(key)
  await expect(files.open(key)).rejects.toMatchObject({ code: 'ENOENT' })
})

it('[SEC-41] stores under a random name that does not tell the file’s, two folders deep', async () => {
  const files = await diskFileStore(root)
  const keys = Array.from({ length: 50 }, fileKey)
  for (const key of keys) await files.put(key, Buffer.from('x'))
  expect(new Set(keys).size).toBe(50)
  expect((await filesIn(root)).sort()).toEqual(keys.toSorted())
  expect(keys.every((key) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(key))).toBe(true)
})

it.each(['', '..', '../../etc/passwd', 'a/b', `${'0'.repeat(8)}-0000-0000-0000-00000000000/`, 'facture.pdf'])(
  '[SEC-41] refuses the key %j',
  async (key) => {
    const files = await diskFileStore(root)
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not the key')
    await expect(files.open(key)).rejects.toThrow('Not the key')
    await expect(files.remove(key)).rejects.toThrow('Not the key')
  },
)

it('[REL-09] a full volume is told apart, leaves nothing half-written, and needs no restart', async () => {
  let isFull = true
  const files = await diskFileStore(root, {
    async write(file, bytes) {
      await file.write(bytes.subarray(0, 3))
      if (isFull) throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
      await file.write(bytes.subarray(3))
    },
  })
  const kept = fileKey()
  isFull = false
  await files.put(kept, Buffer.from('before'))
  isFull = true
  const failure = await files.put(fileKey(), Buffer.from('during')).catch((error: unknown) => error)
  expect(isStoreFull(failure)).toBe(true)
  expect(await filesIn(root)).toEqual([kept])
  expect((await files.open(kept).then(({ stream }) => buffer(stream))).toString()).toBe('before')
  isFull = false
  const after = fileKey()
  await files.put(after, Buffer.from('after'))
  expect((await files.open(after)).size).toBe(5)
})

it('no other failure is taken for a full volume', async () => {
  await writeFile(join(root, '..', 'file'), '')
  await expect(diskFileStore(join(root, '..', 'file', 'inside'))).rejects.toSatisfy((error) => !isStoreFull(error))
})

it('[REL-09] what a crash left half-written is gone at the next start, and what was complete stays', async () => {
  const key = fileKey()
  await (await diskFileStore(root)).put(key, Buffer.from('complete'))
  await mkdir(join(root, 'incoming'), { recursive: true })
  await writeFile(join(root, 'incoming', `${fileKey()}.tmp`), 'hal')
  await diskFileStore(root)
  expect(await filesIn(root)).toEqual([key])
})

it('[SEC-42] sweeps old files that no row holds, and neither held ones nor recent ones', async () => {
  const files = await diskFileStore(root)
  const [held, orphan, recent] = [fileKey(), fileKey(), fileKey()]
  for (const key of [held, orphan, recent]) await files.put(key, Buffer.from('x'))
  await age(held, 3)
  await age(orphan, 3)
  const asked: string[] = []
  const removed = await files.sweep(
    async (keys) => {
      asked.push(...keys)
      return new Set([held])
    },
    new Date(Date.now() - 86_400_000),
  )
  expect(removed).toBe(1)
  expect(asked.toSorted()).toEqual([held, orphan].toSorted())
  expect((await filesIn(root)).toSorted()).toEqual([held, recent].toSorted())
})

it('a sweep that cannot learn what is held deletes nothing', async () => {
  const files = await diskFileStore(root)
  const key = fileKey()
  await files.put(key, Buffer.from('x'))
  await age(key, 3)
  await expect(files.sweep(() => Promise.reject(new Error('database down')), new Date())).rejects.toThrow(
    'database down',
  )
  expect(await filesIn(root)).toEqual([key])
})
