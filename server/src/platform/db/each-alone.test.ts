import { expect, it } from 'vitest'
import { eachAlone } from './each-alone.ts'
import { failure } from './failures.ts'

const rows = ['one', 'two', 'three', 'four']
function work(done: string[], failing: Record<string, Error>) {
  return async (row: string) => {
    if (failing[row]) throw failing[row]
    done.push(row)
  }
}

it('a row that fails holds up no other one, and the job fails with its reason', async () => {
  const done: string[] = []
  await expect(eachAlone(rows, work(done, { two: new Error('broken') }))).rejects.toThrow('broken')
  expect(done).toEqual(['one', 'three', 'four'])
})

it('several failures are reported together', async () => {
  const done: string[] = []
  const failed = eachAlone(rows, work(done, { one: new Error('first'), three: new Error('second') }))
  await expect(failed).rejects.toMatchObject({ errors: [{ message: 'first' }, { message: 'second' }] })
  expect(done).toEqual(['two', 'four'])
})

it('ends at once while the database is away', async () => {
  const done: string[] = []
  await expect(eachAlone(rows, work(done, { two: failure('57P03', 'starting up') }))).rejects.toThrow('starting up')
  expect(done).toEqual(['one'])
})
