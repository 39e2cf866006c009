import { expect, it } from 'vitest'
import { known, createPage } from '../tests/page-of.ts'
import { understand } from '../understand.ts'
import { withinWords } from './within-words.ts'

const written = (words: number, page: number) =>
  createPage(Array.from({ length: words / 5 }, () => 'un deux trois quatre cinq').join('\n'), { page })

it('[READ-01] of a paper with too many words the last page and the first ones are understood, each in its place', () => {
  const pages = [written(50, 1), written(50, 2), written(50, 3), written(50, 4)]
  expect(withinWords(pages, 200)).toEqual(pages)
  expect(withinWords(pages, 120).map(({ page, words }) => [page, words.length])).toEqual([
    [1, 50],
    [2, 20],
    [3, 0],
    [4, 50],
  ])
})

const rates = ['lorem', 'veterinaire', 'vaccin', 'total', '12/05/2026', 'remise', 'tva', 'clinique']
const dense = (rows: number, wide: number) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: wide }, (_word, at) =>
      at % 3 === 0 ? `${row + at},${10 + ((row * 7 + at) % 90)}` : rates[(row * 5 + at * 3) % rates.length],
    ).join(' '),
  ).join('\n')
const parts = (rows: number) =>
  Array.from(
    { length: rows },
    (_, row) =>
      `Total TTC ${row},00\nRemise -${row},10\nContributo ENPAV 2% ${row},20 Acompte ${row},30 Bollo ${row},40`,
  ).join('\n')

it.each([
  ['wide rows', (size: number) => dense(2, 400 * size)],
  ['many rows', (size: number) => dense(100 * size, 8)],
  ['amounts of every part', (size: number) => parts(100 * size)],
])('[READ-01] understanding takes time by the number of words, not by its square: %s', (_what, write) => {
  const timeOf = (size: number) => {
    const page = createPage(write(size))
    // This thread's alone: tests of other files run in threads of the same process.
    const before = process.threadCpuUsage()
    understand([page], known)
    const { user } = process.threadCpuUsage(before)
    return user
  }
  timeOf(1)
  // Eight times as many words: sixty-four times as long where each were held against each.
  expect(timeOf(8) / Math.max(timeOf(1), 10_000)).toBeLessThan(45)
})
