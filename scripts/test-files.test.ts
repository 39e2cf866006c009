import { expect, test } from 'vitest'
import { listFiles, filesOnEmbedded, filesOnEveryDatabase, longPatterns } from './test-files.ts'

test('each pattern names tests that are there: one that is moved does not come back to `npm test` unseen', () => {
  expect(longPatterns.filter(([pattern]) => listFiles([pattern]).length === 0)).toEqual([])
  const onEvery = filesOnEveryDatabase.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`))
  expect(onEvery.filter((pattern) => listFiles([pattern]).length === 0)).toEqual([])
  expect(filesOnEmbedded().length).toBeGreaterThan(100)
})
