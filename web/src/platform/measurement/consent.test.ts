import { describe, expect, it } from 'vitest'
import { choiceIn } from './consent.ts'

const accepted = 'accepted 2026-08-31T10:00:00.000Z'

describe('[LAW-03] a choice about measurement', () => {
  it.each([
    [null, '2026-09-01T10:00:00Z', null],
    ['', '2026-09-01T10:00:00Z', null],
    ['yes 2026-08-31T10:00:00.000Z', '2026-09-01T10:00:00Z', null],
    ['accepted soon', '2026-09-01T10:00:00Z', null],
    [accepted, '2026-08-31T10:00:00Z', true],
    [accepted, '2027-02-28T09:59:59Z', true],
    [accepted, '2027-02-28T10:00:00Z', null],
    ['refused 2026-08-31T10:00:00.000Z', '2027-02-28T09:59:59Z', false],
    ['refused 2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00Z', null],
    ['accepted 2026-11-22T10:00:00.000Z', '2027-05-22T09:59:59Z', true],
    ['accepted 2026-11-22T10:00:00.000Z', '2027-05-22T10:00:00Z', null],
    // A clock that was wrong.
    [accepted, '2026-08-30T10:00:00Z', null],
  ])('%s, read on %s, is %s', (kept, now, expected) => {
    expect(choiceIn(kept, new Date(now))?.isAccepted ?? null).toBe(expected)
  })
})
