import { expect, it } from 'vitest'
import { getClockState, momentStates } from './RequestTimeline.tsx'

const at = '2026-11-17T10:00:00Z'

it('[REF-03] draws the steps reached, the one in hand and those to come', () => {
  expect(
    momentStates([
      { step: 'filed', at },
      { step: 'pending', at },
      { step: 'processing', at: null },
      { step: 'accepted', at: null },
      { step: 'finished', at: null },
    ]),
  ).toEqual(['done', 'now', 'todo', 'todo', 'todo'])
})

it('[REF-03] draws a refusal in its own way, and a paid request as done to the end', () => {
  expect(
    momentStates([
      { step: 'filed', at },
      { step: 'rejected', at },
    ]),
  ).toEqual(['done', 'refused'])
  expect(
    momentStates([
      { step: 'accepted', at },
      { step: 'finished', at },
    ]),
  ).toEqual(['done', 'done'])
})

it('[CLK-02] says that the clock is stopped while the member must act, else by how much the answer is late', () => {
  expect(getClockState({ status: 'action-required', late_days: 3, expected_by: null })).toEqual({ kind: 'paused' })
  expect(getClockState({ status: 'processing', late_days: 2, expected_by: '2026-11-18' })).toEqual({
    kind: 'late',
    days: 2,
    day: '2026-11-18',
  })
  expect(getClockState({ status: 'processing', late_days: 0, expected_by: '2026-11-18' })).toBeNull()
})
