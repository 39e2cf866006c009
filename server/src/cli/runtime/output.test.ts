import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { outputOn } from './output.ts'

type Row = { n: number }
const columns = [{ title: 'NUMBER', of: ({ n }: Row) => n }]

/** Rows without an end to hold, and how many were taken of them. */
function manyRows(length: number) {
  const taken = { count: 0 }
  function* rows(): Generator<Row> {
    for (let n = 1; n <= length; n += 1) {
      taken.count = n
      yield { n }
    }
  }
  return { rows, taken }
}

it.each([
  ['JSON lines', true],
  ['a table', false],
])('writes %s no faster than they are read; a table has one line of titles', async (_what, json) => {
  const stdout = new PassThrough({ highWaterMark: 1024 })
  const out = outputOn({ stdout, stderr: process.stderr, signal: new AbortController().signal }, json)
  const { rows, taken } = manyRows(5000)
  const listed = out.list(rows(), columns, 'none')
  await new Promise((resolve) => setTimeout(resolve, 50))
  // Nothing has been read yet.
  expect(taken.count).toBeLessThanOrEqual(1000)
  const said = text(stdout)
  expect(await listed).toBe(5000)
  stdout.end()
  const lines = (await said).trimEnd().split('\n')
  expect(lines.length).toBe(json ? 5000 : 5001)
  expect(lines.filter((line) => line.includes('NUMBER')).length).toBe(json ? 0 : 1)
  expect(lines.at(-1)).toBe(json ? '{"n":5000}' : '5000')
})

it('a reader who goes away keeps nobody waiting', { timeout: 5000 }, async () => {
  const stdout = new PassThrough({ highWaterMark: 64 })
  const gone = new AbortController()
  const out = outputOn({ stdout, stderr: process.stderr, signal: gone.signal }, true)
  const { rows } = manyRows(100_000)
  const listed = out.list(rows(), columns, 'none')
  setTimeout(() => gone.abort(), 20)
  expect(await listed).toBeLessThan(100)
})
