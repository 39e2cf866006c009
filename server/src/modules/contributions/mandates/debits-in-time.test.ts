import { addDays } from '@coussinet/contract/domain/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankDaysBefore } from '#platform/time/bank-days.ts'
import { debitsInTime, findDebitedMandate } from './debits-in-time.ts'
import { unpaidColumn } from './unpaid-contributions.ts'

it.each([
  ['6 bank days before', '2026-11-27', '2026-12-07', true],
  ['5 bank days before', '2026-11-30', '2026-12-07', true],
  ['the Sunday before those 5', '2026-11-29', '2026-12-07', true],
  ['4 bank days before', '2026-12-01', '2026-12-07', false],
  ['the day itself', '2026-12-07', '2026-12-07', false],
  ['5 bank days before, over a weekend', '2026-11-27', '2026-12-04', true],
  ['a Saturday, with 5 bank days left', '2026-11-28', '2026-12-04', false],
  ['5 bank days before Easter', '2026-03-27', '2026-04-07', true],
  ['with Good Friday and Easter Monday between', '2026-03-30', '2026-04-07', false],
  ['5 bank days around 1 May', '2026-04-27', '2026-05-05', true],
  ['4 bank days and 1 May', '2026-04-28', '2026-05-05', false],
  ['5 bank days around Christmas and the new year', '2026-12-28', '2027-01-05', true],
  ['4 of them', '2026-12-29', '2027-01-05', false],
])('[PAY-04] signed %s (%s), the debit of %s is of the new account: %s', (_case, signed_on, due, is_in_time) => {
  expect(debitsInTime([{ on: due }], { signed_on, collects: [], given_first: null })).toEqual(
    is_in_time ? { first_debit_on: due, last_debit_before: null } : { first_debit_on: null, last_debit_before: due },
  )
})

it('names the debit that is too near and the one after it, and none of the past', () => {
  const signed = { signed_on: '2026-12-03', collects: [], given_first: null }
  expect(debitsInTime([{ on: '2027-01-05' }, { on: '2026-12-07' }, { on: '2026-11-05' }], signed)).toEqual({
    first_debit_on: '2027-01-05',
    last_debit_before: '2026-12-07',
  })
  expect(debitsInTime([], signed)).toEqual({ first_debit_on: null, last_debit_before: null })
})

const second = (on: string, tried_on = '2026-11-16') => ({ on, month: '2026-11', tried_on })

it.each([
  [
    'too near, whether it is collected or not',
    [second('2026-11-27')],
    true,
    { first_debit_on: '2026-12-07', last_debit_before: '2026-11-27' },
  ],
  [
    'too near and left where it was',
    [second('2026-11-27')],
    false,
    { first_debit_on: '2026-12-07', last_debit_before: '2026-11-27' },
  ],
  [
    '5 bank days ahead, and collected',
    [second('2026-11-30')],
    true,
    { first_debit_on: '2026-11-30', last_debit_before: null },
  ],
  [
    '5 bank days ahead, and left where it was',
    [second('2026-11-30')],
    false,
    { first_debit_on: '2026-12-07', last_debit_before: '2026-11-30' },
  ],
  [
    'after the first debit of the new account, and collected',
    [second('2026-12-10')],
    true,
    { first_debit_on: '2026-12-07', last_debit_before: null },
  ],
  [
    'after it, and left where it was',
    [second('2026-12-10')],
    false,
    { first_debit_on: '2026-12-07', last_debit_before: '2026-12-10' },
  ],
  [
    'one of each, collected',
    [second('2026-11-24'), second('2026-12-01')],
    true,
    { first_debit_on: '2026-12-01', last_debit_before: '2026-11-24' },
  ],
  [
    'one of each, left where they were',
    [second('2026-11-24'), second('2026-12-01')],
    false,
    { first_debit_on: '2026-12-07', last_debit_before: '2026-12-01' },
  ],
  [
    'of a debit that was of the former account though it came after the signature',
    [second('2026-12-04', '2026-11-25')],
    false,
    { first_debit_on: '2026-12-07', last_debit_before: '2026-12-04' },
  ],
  [
    'of a debit of the new account itself',
    [second('2026-12-17', '2026-12-07')],
    false,
    { first_debit_on: '2026-12-07', last_debit_before: null },
  ],
])('[PAY-04] a second attempt %s (signed on Monday 23 November)', (_case, attempts, is_collected, expected) => {
  expect(
    debitsInTime([{ on: '2026-12-07', tried_on: null }, ...attempts], {
      signed_on: '2026-11-23',
      collects: is_collected ? ['2026-11'] : [],
      given_first: null,
    }),
  ).toEqual(expected)
})

it('counts from another day than that of the signature, when it is looked at later', () => {
  const planned = [{ on: '2026-11-26' }, { on: '2026-12-07' }]
  const signed = { signed_on: '2026-11-23', collects: [], given_first: null }
  expect(debitsInTime(planned, signed, '2026-11-26').last_debit_before).toBe('2026-11-26')
  expect(debitsInTime(planned, signed, '2026-11-27').last_debit_before).toBeNull()
})

it('is never nearer than a week of bank days, nor made farther by a later signature', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))
  fc.assert(
    fc.property(day, (due) => {
      const latest = bankDaysBefore(due, 5)
      expect(latest <= addDays(due, -5)).toBe(true)
      const first = (signed_on: string) =>
        debitsInTime([{ on: due }], { signed_on, collects: [], given_first: null }).first_debit_on
      expect(first(latest)).toBe(due)
      expect(first(addDays(latest, 1))).toBeNull()
    }),
  )
})

describe('the mandate of a debit', () => {
  const signed = (iban: string, at: string, months: readonly string[] = []) => ({
    iban,
    signed_at: new Date(at),
    unpaid: unpaidColumn(months.map((month) => ({ month, amount_cents: 2490 }))),
    first_debit_on: null,
    text_sha256: Buffer.alloc(32),
  })
  const old = signed('old', '2024-03-04T10:00:00Z')

  it.each([
    ['the first account', '2024-03-05', 'old'],
    ['the former account, with four business days between', '2026-07-17', 'old'],
    ['the new account, with five business days between', '2026-07-20', 'new'],
    ['the new account afterwards', '2026-11-05', 'new'],
  ])('[REC-03] is %s (%s)', (_, on, iban) => {
    expect(findDebitedMandate([old, signed('new', '2026-07-12T16:20:00Z')], { on })?.iban).toBe(iban)
  })

  it('[REC-03] counts no Easter holiday among the five days', () => {
    const easter = signed('easter', '2026-04-02T08:00:00Z')
    expect(findDebitedMandate([old, easter], { on: '2026-04-10' })?.iban).toBe('old')
    expect(findDebitedMandate([old, easter], { on: '2026-04-13' })?.iban).toBe('easter')
  })

  it('[PAY-04][REC-03] is the former one for a second attempt, unless the new one collects what is unpaid', () => {
    const debit = { on: '2026-11-16', month: '2026-11', tried_on: '2026-11-05' }
    expect(findDebitedMandate([old, signed('new', '2026-11-06T10:00:00Z')], debit)?.iban).toBe('old')
    expect(findDebitedMandate([old, signed('new', '2026-11-06T10:00:00Z', ['2026-11'])], debit)?.iban).toBe('new')
  })

  it('[PAY-04][REC-03] is the former one for a second attempt of a month that the new one does not name', () => {
    const mandates = [old, signed('new', '2026-11-10T10:00:00Z', ['2026-10'])]
    const again = (month: string, tried_on: string) =>
      findDebitedMandate(mandates, { on: '2026-11-23', month, tried_on })?.iban
    expect([again('2026-10', '2026-10-12'), again('2026-11', '2026-11-12')]).toEqual(['new', 'old'])
  })

  it('[PAY-04][REC-03] is another one from the day on that the insurer gave with it, whenever it was signed', () => {
    const given = (first_debit_on: string) => [
      old,
      { ...signed('new', '2026-11-02T10:00:00Z'), first_debit_on, text_sha256: null },
    ]
    const on = (day: string, first_debit_on: string) => findDebitedMandate(given(first_debit_on), { on: day })?.iban
    expect([on('2026-11-16', '2026-12-05'), on('2026-12-05', '2026-12-05')]).toEqual(['old', 'new'])
    expect(on('2026-11-05', '2026-11-05')).toBe('new')
    const again = { on: '2026-12-07', month: '2026-11', tried_on: '2026-11-27' }
    expect(findDebitedMandate(given('2026-12-05'), again)?.iban).toBe('old')
  })

  it('is none where nothing was signed', () => {
    expect(findDebitedMandate([], { on: '2026-11-05' })).toBeUndefined()
  })
})
