import { companies } from '@coussinet/contract/company.ts'
import { describe, expect, it } from 'vitest'
import { hour, isOpen } from './opening-hours.ts'

describe('[SUP-03] open or closed now', () => {
  it.each([
    ['a Friday morning, the minute before', '2026-11-20T07:59:59Z', false],
    ['on the stroke of nine', '2026-11-20T08:00:00Z', true],
    ['at noon', '2026-11-20T11:00:00Z', true],
    ['the last minute', '2026-11-20T16:59:59Z', true],
    ['on the stroke of six', '2026-11-20T17:00:00Z', false],
    ['a Saturday', '2026-11-21T11:00:00Z', false],
    ['a Sunday', '2026-11-22T11:00:00Z', false],
    ['a Monday', '2026-11-23T11:00:00Z', true],
    ['in summer time, an hour earlier for the sun', '2026-07-15T07:00:00Z', true],
    ['in summer time, before', '2026-07-15T06:59:00Z', false],
    ['the first day of winter time', '2026-10-26T07:30:00Z', false],
    ['at midnight', '2026-11-19T23:00:00Z', false],
  ])('%s', (_when, instant, open) => {
    for (const { hours } of Object.values(companies)) expect(isOpen(hours, new Date(instant))).toBe(open)
  })

  it('goes by the clocks of the company, not of the member', () => {
    const hours = { open: '09:00', close: '18:00', time_zone: 'Indian/Reunion' }
    expect(isOpen(hours, new Date('2026-11-20T05:00:00Z'))).toBe(true)
    expect(isOpen(hours, new Date('2026-11-20T14:00:00Z'))).toBe(false)
    // Already Saturday there.
    expect(isOpen({ ...hours, open: '00:00' }, new Date('2026-11-20T21:00:00Z'))).toBe(false)
  })
})

it.each([
  ['09:00', '9\u00a0h', '9.00'],
  ['18:00', '18\u00a0h', '18.00'],
  ['08:30', '8\u00a0h\u00a030', '8.30'],
])('%s is written %s in French, %s in Italian', (time, french, italian) => {
  expect([hour(time, 'fr'), hour(time, 'it')]).toEqual([french, italian])
})
