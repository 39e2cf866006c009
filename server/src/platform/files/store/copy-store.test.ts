import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFileStore, fileKey } from '../file-store.ts'
import { copyStore } from './copy-store.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coussinet-copy-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

it('copies what the target lacks, and never holds the names of more than a folder', async () => {
  const [from, to] = [await diskFileStore(join(root, 'from')), await diskFileStore(join(root, 'to'))]
  const keys = Array.from({ length: 40 }, () => fileKey())
  for (const key of keys) await from.put(key, Buffer.from(key))
  for (const key of keys.slice(0, 10)) await to.put(key, Buffer.from(key))
  await from.writeMark('of-one-database')
  const asked: (string | undefined)[] = []
  const listed = {
    ...to,
    keys(first?: string) {
      asked.push(first)
      return to.keys(first)
    },
  }
  expect(await copyStore(from, listed, { signal: new AbortController().signal, copied: () => {} })).toEqual({
    copied: 30,
    there: 10,
  })
  expect((await Array.fromAsync(to.keys())).toSorted()).toEqual(keys.toSorted())
  expect(new Set(asked).size).toBe(256)
  expect(asked).not.toContain(undefined)
  expect(await to.readMark()).toBe('of-one-database')
})
