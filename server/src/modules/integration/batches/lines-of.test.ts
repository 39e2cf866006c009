import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type NumberedLine, readLines } from './lines-of.ts'

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

async function read(source: AsyncIterable<Uint8Array>, most = Infinity) {
  const lines: NumberedLine[] = []
  let isMore = false
  for await (const line of readLines(source, { most, onMore: () => (isMore = true) })) lines.push(line)
  return { lines: lines.map(({ number, text }) => `${number} ${text}`), isMore }
}

it('cuts what arrives into lines wherever it is cut itself', async () => {
  expect(await read(chunks('a\n\nb', 'c\n', '\n ', '\nd'))).toEqual({ lines: ['1 a', '3 bc', '6 d'], isMore: false })
})

it('[SEC-51] reads no more than it may, empty lines counted', async () => {
  expect(await read(chunks('a\nb\n'), 2)).toEqual({ lines: ['1 a', '2 b'], isMore: false })
  expect(await read(chunks('a\nb\nc'), 2)).toEqual({ lines: ['1 a', '2 b'], isMore: true })
  expect(await read(chunks('\n\n\n'), 2)).toEqual({ lines: [], isMore: true })
})

it('[SEC-51] gives others a turn, however short its lines are', async () => {
  let [longest, last, reads] = [0, performance.now(), true]
  const others = (async () => {
    while (reads) {
      await setImmediate()
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
  })()
  const began = performance.now()
  await read(chunks('\n'.repeat(1_000_000)))
  for await (const _line of readLines(chunks('x\n'.repeat(300_000))));
  const whole = performance.now() - began
  reads = false
  await others
  expect(longest).toBeLessThan(whole / 2)
})
