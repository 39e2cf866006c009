import { expect, it } from 'vitest'
import { readPages, readRows } from './read-pages.ts'

const numbers = (most: number) => {
  const asked: (number | undefined)[] = []
  const read = async (after: number | undefined) => {
    asked.push(after)
    const from = (after ?? 0) + 1
    return Array.from({ length: Math.min(3, most - from + 1) }, (_, place) => from + place)
  }
  return { asked, read }
}

it('reads each page after the last row of the one before, until one is not full', async () => {
  const { asked, read } = numbers(7)
  const pages: number[][] = []
  for await (const page of readPages(3, read)) pages.push(page)
  expect(pages).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  expect(asked).toEqual([undefined, 3, 6])
})

it('reads the next page only when it is wanted', async () => {
  const { asked, read } = numbers(9)
  for await (const row of readRows(3, read)) {
    expect(asked.length).toBe(Math.ceil(row / 3))
    if (row === 4) break
  }
  expect(asked).toEqual([undefined, 3])
})

it('ends after a full last page, with one that is empty', async () => {
  const { asked, read } = numbers(3)
  const rows: number[] = []
  for await (const row of readRows(3, read)) rows.push(row)
  expect(rows).toEqual([1, 2, 3])
  expect(asked).toEqual([undefined, 3])
})
