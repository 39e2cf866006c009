import { expect, it } from 'vitest'
import { dueDayChoices, nextOfDueDay, whyAnotherDay } from './due-day-choices.ts'

const told = {
  due_day: 5,
  allowed_due_days: [15, 5, 10],
  next_debit_on: '2026-12-07',
  second_attempt_on: null,
  due_day_choices: [
    { due_day: 5, next_debit_on: '2026-12-07' },
    { due_day: 10, next_debit_on: '2026-12-07' },
    { due_day: 15, next_debit_on: '2026-12-15' },
  ],
}

it('[PAY-09] shows each allowed day with its next debit, and which of them leaves that debit where it is', () => {
  expect(dueDayChoices(told)).toEqual([
    { due_day: 5, next_debit_on: '2026-12-07', stays: false },
    { due_day: 10, next_debit_on: '2026-12-07', stays: true },
    { due_day: 15, next_debit_on: '2026-12-15', stays: false },
  ])
})

it('[PAY-09] tells the debits of the due day, and not the second attempt that comes before them', () => {
  const again = { ...told, next_debit_on: '2026-11-23', second_attempt_on: '2026-11-23' }
  expect(nextOfDueDay(again)).toBe('2026-12-07')
  expect(dueDayChoices(again)).toEqual(dueDayChoices(told))
  expect(nextOfDueDay({ ...again, due_day: 28 })).toBeNull()
  expect(nextOfDueDay({ ...told, due_day: 28 })).toBe('2026-12-07')
})

it('[PAY-09] keeps the present day in sight where the insurer no longer allows it', () => {
  expect(
    dueDayChoices({ ...told, due_day: 28, due_day_choices: told.due_day_choices.slice(1) }).map(
      ({ due_day, next_debit_on }) => [due_day, next_debit_on],
    ),
  ).toEqual([
    [5, null],
    [10, '2026-12-07'],
    [15, '2026-12-15'],
    [28, '2026-12-07'],
  ])
})

it('[PAY-09] says nothing of a debit where none is planned', () => {
  const unplanned = {
    ...told,
    next_debit_on: null,
    due_day_choices: told.due_day_choices.map(({ due_day }) => ({ due_day, next_debit_on: null })),
  }
  expect(dueDayChoices(unplanned).every(({ next_debit_on, stays }) => next_debit_on === null && !stays)).toBe(true)
})

it.each([
  [15, '2026-12-15', null],
  // the 5th is a Saturday
  [5, '2026-12-07', 'bank_day'],
  // chosen while the debit of the 5th was announced; the other way round
  [10, '2026-12-07', 'announced'],
  [5, '2026-12-15', 'announced'],
] as const)('[PAY-09] a debit that is not on the %i says why: %s, %s', (due_day, next, reason) => {
  expect(whyAnotherDay(due_day, next)).toBe(reason)
})
