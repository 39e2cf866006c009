import { expect, it } from 'vitest'
import { debitedAccount } from './receipt.ts'

const old = { iban: 'old', signed_at: new Date('2024-03-04T10:00:00Z') }
// a Sunday
const recent = { iban: 'recent', signed_at: new Date('2026-07-12T16:20:00Z') }

it.each([
  ['the first account', '2024-03-05', 'old'],
  ['the former account, the day before the fifth business day', '2026-07-16', 'old'],
  ['the new account, on the fifth business day', '2026-07-17', 'recent'],
  ['the new account afterwards', '2026-11-05', 'recent'],
])('[REC-03] a debit hits %s (%s)', (_, on, iban) => {
  expect(debitedAccount([old, recent], on)?.iban).toBe(iban)
})

it('[REC-03] counts no Easter holiday among the five days', () => {
  // Thursday before Easter 2026; Good Friday and Easter Monday are no business days
  const signed = { iban: 'easter', signed_at: new Date('2026-04-02T08:00:00Z') }
  expect(debitedAccount([old, signed], '2026-04-12')?.iban).toBe('old')
  expect(debitedAccount([old, signed], '2026-04-13')?.iban).toBe('easter')
})

it('knows no account where nothing was signed', () => {
  expect(debitedAccount([], '2026-11-05')).toBeUndefined()
})
