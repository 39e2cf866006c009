import { companies } from '@coussinet/contract/brand/values.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { describe, expect, it } from 'vitest'
import { answering, answeringWords } from './opening-hours.ts'

const everywhere = Object.values(companies).map(({ hours }) => hours)
const ask = (instant: string, country: Country, holidays: Parameters<typeof answering>[2] = []) =>
  answering(companies[country].hours, new Date(instant), holidays)

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
    ['the first working day of winter time', '2026-10-26T07:30:00Z', false],
    ['the last working day of winter time', '2026-03-27T07:30:00Z', false],
    ['the first working day of summer time', '2026-03-30T07:30:00Z', true],
    ['at midnight', '2026-11-19T23:00:00Z', false],
  ])('%s', (_when, instant, open) => {
    for (const hours of everywhere) expect(answering(hours, new Date(instant), []).isOpen).toBe(open)
  })

  it('goes by the clocks of the company, not of the member', () => {
    const hours = { open: '09:00', close: '18:00', time_zone: 'Indian/Reunion' }
    expect(answering(hours, new Date('2026-11-20T05:00:00Z'), []).isOpen).toBe(true)
    expect(answering(hours, new Date('2026-11-20T14:00:00Z'), []).isOpen).toBe(false)
    // Already Saturday there.
    expect(answering({ ...hours, open: '00:00' }, new Date('2026-11-20T21:00:00Z'), []).isOpen).toBe(false)
  })
})

describe('[SUP-03] closed on a public holiday of the country', () => {
  const allSaints = { day: '2027-11-01', name: 'Toussaint' }
  const immaculate = { day: '2026-12-08', name: 'Immacolata Concezione' }

  it('says which one, and closes that country alone', () => {
    expect(ask('2026-12-08T10:00:00Z', 'IT', [immaculate])).toMatchObject({
      isOpen: false,
      holiday: 'Immacolata Concezione',
    })
    expect(ask('2026-12-08T10:00:00Z', 'FR', [])).toEqual({ isOpen: true })
  })

  it('names the holiday on that day alone', () => {
    expect(ask('2027-10-31T10:00:00Z', 'FR', [allSaints])).toMatchObject({ holiday: null })
    // Half past eleven at night in UTC is the next day there.
    expect(ask('2027-10-31T23:30:00Z', 'FR', [allSaints])).toMatchObject({ holiday: 'Toussaint' })
    expect(ask('2027-11-01T23:30:00Z', 'FR', [allSaints])).toMatchObject({ holiday: null })
  })
})

describe('[SUP-03] when somebody answers again', () => {
  const christmas = [{ day: '2026-12-25', name: 'Noël' }]
  const easter = [{ day: '2027-03-29', name: 'Lundi de Pâques' }]
  const belgium = [{ day: '2026-07-21', name: 'Fête nationale' }]
  const italy = [
    { day: '2027-01-01', name: 'Capodanno' },
    { day: '2027-01-06', name: 'Epifania' },
  ]

  it.each([
    ['this morning', 'FR', '2026-11-20T06:00:00Z', [], { day: '2026-11-20', in_days: 0 }],
    ['tomorrow, on a weekday’s evening', 'BE', '2026-11-19T17:00:00Z', [], { day: '2026-11-20', in_days: 1 }],
    ['on Monday, from Friday evening', 'IT', '2026-11-20T17:00:00Z', [], { day: '2026-11-23', in_days: 3 }],
    ['on Monday, from Saturday at dawn', 'FR', '2026-11-21T05:00:00Z', [], { day: '2026-11-23', in_days: 2 }],
    [
      'on Monday, after a holiday that is a Friday',
      'FR',
      '2026-12-25T09:00:00Z',
      christmas,
      { day: '2026-12-28', in_days: 3 },
    ],
    [
      'on Monday, from the eve of that Friday',
      'FR',
      '2026-12-24T18:00:00Z',
      christmas,
      { day: '2026-12-28', in_days: 4 },
    ],
    [
      'on Tuesday, after a holiday that is a Monday, over the change to summer time',
      'FR',
      '2027-03-26T18:00:00Z',
      easter,
      { day: '2027-03-30', in_days: 4 },
    ],
    ['the day after a holiday in the week', 'BE', '2026-07-21T07:00:00Z', belgium, { day: '2026-07-22', in_days: 1 }],
    ['in the next year', 'IT', '2026-12-31T18:00:00Z', italy, { day: '2027-01-04', in_days: 4 }],
    ['after a holiday of its second year', 'IT', '2027-01-05T17:30:00Z', italy, { day: '2027-01-07', in_days: 2 }],
    ['on Monday, over the change to winter time', 'IT', '2026-10-23T16:00:00Z', [], { day: '2026-10-26', in_days: 3 }],
  ] as const)('%s (%s)', (_when, country, instant, holidays, opens) => {
    expect(ask(instant, country, holidays)).toMatchObject({ isOpen: false, opens })
  })
})

const closed = {
  isOpen: false,
  today: '2026-12-25',
  holiday: 'Noël',
  opens: { day: '2026-12-28', in_days: 3 },
} as const

it('[SUP-03] names the holiday, and says when somebody answers again', () => {
  expect(answeringWords(closed, '09:00', 'fr')).toEqual({
    now: 'Fermé aujourd’hui\u00a0: Noël',
    next: 'Ouvre lundi à 9\u00a0h',
  })
  expect(answeringWords({ ...closed, holiday: 'Natale' }, '09:00', 'it')).toEqual({
    now: 'Oggi chiuso: Natale',
    next: 'Riapre lunedì alle 9.00',
  })
})

it.each([
  [0, '2026-11-20', 'Ouvre aujourd’hui à 9\u00a0h', 'Riapre oggi alle 9.00'],
  [1, '2026-11-20', 'Ouvre demain à 9\u00a0h', 'Riapre domani alle 9.00'],
  [2, '2026-11-20', 'Ouvre vendredi à 9\u00a0h', 'Riapre venerdì alle 9.00'],
  [8, '2027-01-01', 'Ouvre vendredi 1er janvier à 9\u00a0h', 'Riapre venerdì 1º gennaio alle 9.00'],
])('[SUP-03] says in %i days in words', (in_days, day, french, italian) => {
  const answer = { ...closed, holiday: null, opens: { day, in_days } }
  expect([answeringWords(answer, '09:00', 'fr'), answeringWords(answer, '09:00', 'it')]).toEqual([
    { now: 'Fermé pour le moment', next: french },
    { now: 'Ora chiuso', next: italian },
  ])
})

it('[SUP-03] says no more than that it is open', () => {
  expect(answeringWords({ isOpen: true }, '09:00', 'fr')).toEqual({ now: 'Ouvert maintenant', next: null })
})
