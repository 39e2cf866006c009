import { describe, expect, it } from 'vitest'
import { byPeriod, shortMoment } from './periods.ts'

const periodsOf = (now: string, instants: readonly string[]) =>
  byPeriod(
    instants.map((created_at) => ({ created_at })),
    now,
  ).map(({ period, rows }) => [period, rows.length])

describe('byPeriod', () => {
  it.each([
    // a Thursday: the week began on Monday, the day at midnight in Paris and Rome
    [
      '2026-11-19',
      [
        '2026-11-19T13:10:00Z',
        '2026-11-18T23:05:00Z',
        '2026-11-18T22:55:00Z',
        '2026-11-15T23:00:00Z',
        '2026-11-15T22:59:00Z',
      ],
      [
        ['today', 2],
        ['week', 2],
        ['earlier', 1],
      ],
    ],
    // a Monday: nothing of the week but the day
    [
      '2026-11-16',
      ['2026-11-16T08:00:00Z', '2026-11-15T12:00:00Z'],
      [
        ['today', 1],
        ['earlier', 1],
      ],
    ],
    // a Sunday, the seventh day of its week
    [
      '2026-11-22',
      ['2026-11-16T08:00:00Z', '2026-11-15T12:00:00Z'],
      [
        ['week', 1],
        ['earlier', 1],
      ],
    ],
    // a week that began in the month before
    [
      '2026-12-02',
      ['2026-12-01T08:00:00Z', '2026-11-30T08:00:00Z', '2026-11-29T08:00:00Z'],
      [
        ['week', 2],
        ['2026-11', 1],
      ],
    ],
    // months of this year and of others; the end of a month is that of the member's clocks
    [
      '2026-11-19',
      ['2026-10-31T23:30:00Z', '2026-10-31T22:30:00Z', '2025-10-02T08:00:00Z'],
      [
        ['earlier', 1],
        ['2026-10', 1],
        ['2025-10', 1],
      ],
    ],
    // a clock that is ahead of this one
    ['2026-11-19', ['2026-11-20T01:00:00Z'], [['today', 1]]],
    ['2026-11-19', [], []],
  ])('[NOT-01] on %s puts what came under its time', (now, instants, periods) => {
    expect(periodsOf(now, instants)).toEqual(periods)
  })
})

describe('shortMoment', () => {
  it.each([
    ['2026-11-19T13:10:00Z', '14 h 10', '14.10'],
    ['2026-11-18T13:10:00Z', 'Hier', 'Ieri'],
    ['2026-11-09T13:10:00Z', '9 nov.', '9 nov'],
    ['2026-10-31T23:30:00Z', '1er nov.', '1º nov'],
    ['2025-12-31T23:30:00Z', '1er janv.', '1º gen'],
    ['2025-12-31T12:00:00Z', '31 déc. 2025', '31 dic 2025'],
  ])('[NOT-01] %s is %s', (at, french, italian) => {
    expect(shortMoment(at, '2026-11-19', 'fr').replaceAll('\u00a0', ' ')).toBe(french)
    expect(shortMoment(at, '2026-11-19', 'it').replaceAll('\u00a0', ' ')).toBe(italian)
  })
})
