import { expect, test } from 'vitest'
import { closingLines } from './outcome.ts'

const ok = { passed: true, tries: 1, milliseconds: 10 }

test('a run ends with what its parts took, its slowest tests, with those that passed late or failed, by name, and with the count', () => {
  const tests = [
    { ...ok, name: 'a' },
    { ...ok, name: 'b', tries: 2, milliseconds: 2_500 },
    { ...ok, name: 'c', passed: false, tries: 2 },
  ]
  const parts = [
    { name: 'checks', milliseconds: 1_500 },
    { name: 'journeys', milliseconds: 120_000 },
  ]
  expect(closingLines({ tests }, parts)).toEqual([
    '',
    'The parts:',
    '     1.5 s  checks',
    '   120.0 s  journeys',
    '',
    'The slowest:',
    '     2.5 s  b',
    '     0.0 s  a',
    '     0.0 s  c',
    '',
    'Passed at a later try:',
    '  b',
    '',
    'FAILED:',
    '  c',
    '',
    '2 passed, 1 failed',
  ])
  expect(closingLines({ tests: [] })).toEqual(['', '0 passed, 0 failed'])
})
