import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readZip } from '../../tests/read-zip.ts'
import { writeArchive } from './write-archive.ts'

const megabyte = Buffer.alloc(1_048_576, 'coussinet')
const sha256 = (...parts: Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
const at = new Date('2026-11-20T10:00:00Z')
const pieces = Array.from({ length: 40 }, () => megabyte)

function manyFiles(count: number) {
  const opened: Readable[] = []
  const files = Array.from({ length: count }, (_, number) => ({
    path: `files/${number}.bin`,
    table: 'contact_files',
    id: String(number),
    sha256: sha256(...pieces),
    open: async () => {
      const stream = Readable.from(pieces)
      opened.push(stream)
      return stream
    },
  }))
  return { opened, files }
}

it('[SEC-55] opens a file when its turn has come, and closes it when the reader goes away', async () => {
  const { opened, files } = manyFiles(5)
  const archive = writeArchive({ at, texts: [], files, onFault: () => {} })
  for await (const chunk of archive) {
    expect(chunk.length).toBeGreaterThan(0)
    break
  }
  await setTimeout(50)
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

it('[SEC-55] tells of what is missing or changed, and gives all the rest', async () => {
  const { files } = manyFiles(1)
  const changed = {
    path: 'files/changed.bin',
    table: 'contact_files',
    id: 'changed',
    sha256: sha256(megabyte),
    open: async () => Readable.from([Buffer.from('other bytes')]),
  }
  const missing = {
    ...changed,
    path: 'files/missing.bin',
    id: 'missing',
    open: () => Promise.reject(new Error('ENOENT')),
  }
  const faults: string[] = []
  const entries = readZip(
    Buffer.concat(
      await writeArchive({
        at,
        texts: [{ name: 'data.json', text: '{}' }],
        files: [missing, changed, ...files],
        onFault: ({ id }) => faults.push(id),
      }).toArray(),
    ),
  )
  expect(entries.map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ['data.json', 2],
    ['files/missing.bin', 0],
    ['files/changed.bin', 11],
    ['files/0.bin', 40 * megabyte.length],
    ['files.json', expect.any(Number)],
  ])
  expect(JSON.parse(entries.at(-1)?.bytes.toString() ?? '')).toMatchObject([
    { id: 'missing', intact: false },
    { id: 'changed', intact: false },
    { id: '0', intact: true },
  ])
  expect(faults).toEqual(['missing', 'changed'])
})
