import { expect, it } from 'vitest'
import { coverAtRisk } from './cover-at-risk.ts'

const none = { formal_notice_on: null, suspends_on: null, suspended_since: null }

it.each([
  [
    'FR',
    'long before a notice may leave',
    { due_date: '2026-11-16', today: '2026-11-20' },
    { stops_on: '2026-12-26', may_end_from: '2027-01-05' },
  ],
  [
    'FR',
    'when the notice may leave today at the earliest',
    { due_date: '2026-11-05', today: '2026-11-20' },
    { stops_on: '2026-12-20', may_end_from: '2026-12-30' },
  ],
  [
    'FR',
    'once the notice has left',
    { due_date: '2026-09-15', formal_notice_on: '2026-09-28', today: '2026-10-01' },
    { stops_on: '2026-10-28', may_end_from: '2026-11-07' },
  ],
  [
    'FR',
    'when the insurer has said when',
    { due_date: '2026-09-15', formal_notice_on: '2026-09-28', suspends_on: '2026-11-02', today: '2026-10-01' },
    { stops_on: '2026-11-02', may_end_from: '2026-11-12' },
  ],
  [
    'IT',
    'within the 15 days',
    { due_date: '2026-11-10', today: '2026-11-20' },
    { stops_on: '2026-11-26', may_end_from: null },
  ],
  [
    'BE',
    'on the day after the due date',
    { due_date: '2026-11-05', today: '2026-11-06' },
    { stops_on: '2026-11-21', may_end_from: '2026-11-21' },
  ],
  [
    'BE',
    'before any notice',
    { due_date: '2026-11-05', today: '2026-11-20' },
    { stops_on: '2026-12-05', may_end_from: '2026-12-05' },
  ],
  [
    'BE',
    'once the notice has left',
    { due_date: '2026-11-05', formal_notice_on: '2026-11-12', today: '2026-11-20' },
    { stops_on: '2026-11-27', may_end_from: '2026-11-27' },
  ],
] as const)('[FIX-02] %s %s', (country, _case, unpaid, expected) => {
  expect(coverAtRisk({ ...none, ...unpaid, country })).toEqual({
    ...expected,
    suspended_since: null,
    resumes_on: null,
    resumes_at: country === 'FR' ? 'noon' : 'midnight',
  })
})

it.each([
  ['FR', { may_end_from: '2026-11-07', resumes_at: 'noon' }],
  ['IT', { may_end_from: null, resumes_at: 'midnight' }],
  ['BE', { may_end_from: '2026-10-28', resumes_at: 'midnight' }],
] as const)(
  '[FIX-02] %s: a cover that has stopped resumes on the day after everything is paid',
  (country, expected) => {
    const cover = coverAtRisk({
      country,
      due_date: '2026-09-15',
      formal_notice_on: '2026-09-28',
      suspends_on: null,
      suspended_since: '2026-10-28',
      today: '2026-12-31',
    })
    expect(cover).toEqual({ stops_on: null, suspended_since: '2026-10-28', resumes_on: '2027-01-01', ...expected })
  },
)
