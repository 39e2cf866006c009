import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appendOutcome, closingLines, readOutcome } from './outcome.ts'

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

test('what still ran when its runner was killed is a failure, beside what had ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coussinet-outcome-'))
  const report = join(folder, 'report')
  const a = { ...ok, name: 'a' }
  appendOutcome(report, 'a.test.ts', null)
  appendOutcome(report, 'b.test.ts', null)
  appendOutcome(report, 'a.test.ts', [a])
  appendFileSync(report, '{"key":"c.te')
  expect(readOutcome(report).tests).toEqual([
    a,
    { name: 'b.test.ts: still ran when its runner ended', passed: false, tries: 1, milliseconds: 0 },
  ])
  expect(existsSync(report)).toBe(false)
  expect(readOutcome(report)).toEqual({ tests: [] })
  rmSync(folder, { recursive: true })
})
