import { expect, it } from 'vitest'
import { problem } from '#platform/core/problem.ts'
import { startFailure } from './start-failure.ts'

it('says what a part that is away answered, and of everything else its own sentence', () => {
  const away = problem('unavailable', { retry_after: 3, cause: new Error('Operation timed out after 2900ms') })
  expect(startFailure(away)).toBe(
    'a part that it needs does not answer (Operation timed out after 2900ms). Start it again once that one does.',
  )
  expect(startFailure(new Error('The database is of a newer release.'))).toBe('The database is of a newer release.')
  expect(startFailure('gone')).toBe('gone')
})
