import type { Formula, Limits } from '@coussinet/contract/animals.ts'
import { monthlyTotal } from '@coussinet/contract/domain/payments.ts'
import { expect, it } from 'vitest'
import { guaranteeCovers } from './guarantee-cover.ts'

const formula = (name: Formula['name'], monthly_price_cents = 2490): Formula => ({
  name,
  monthly_price_cents,
  management_fee_cents: 150,
  contribution_cents: monthly_price_cents - 150,
  annual_ceiling_cents: 150000,
  reimbursement_rate: 75,
  deductible_cents: 2500,
  deductible_mode: 'per_event',
  vaccine_package_cents: 5000,
  vaccines: 'CHPPiL, rage',
})

const limits = (waiting_periods: Limits['waiting_periods']): Limits => ({
  waiting_periods,
  ceiling: {
    year_start: '2026-10-10',
    year_end: '2027-10-09',
    amount_cents: 150000,
    used_cents: 0,
    reserved_cents: 0,
    remaining_cents: 150000,
    used_percent: 0,
  },
  deductible: { mode: 'per_event', amount_cents: 2500, used_cents: null, event: null, events: [] },
  vaccine_package: { amount_cents: 5000, used_cents: 0, reserved_cents: 0, remaining_cents: 5000 },
  identification: null,
})

const integrale = {
  formula: formula('integrale'),
  limits: limits([
    { guarantee: 'accident', covered_from: '2026-10-12', days_left: 0 },
    { guarantee: 'illness', covered_from: '2026-11-24', days_left: 4 },
    { guarantee: 'illness_surgery', covered_from: '2027-02-07', days_left: 79 },
  ]),
}
const active = { status: 'active', suspended_since: null } as const

it('[CON-01] says since or from when each guarantee covers', () => {
  const covers = guaranteeCovers(integrale, active)
  expect(covers).toEqual([
    { guarantee: 'accident', state: 'covered', from: '2026-10-12', days_left: 0 },
    { guarantee: 'illness', state: 'waiting', from: '2026-11-24', days_left: 4 },
    { guarantee: 'illness_surgery', state: 'waiting', from: '2027-02-07', days_left: 79 },
  ])
})

it('[CON-01] says that preventive pays no illness without an operation', () => {
  const covers = guaranteeCovers({ formula: formula('preventive'), limits: null }, active)
  expect(covers).toEqual([
    { guarantee: 'accident', state: 'planned', waiting_days: 2 },
    { guarantee: 'illness', state: 'none', operated: true },
    { guarantee: 'illness_surgery', state: 'planned', waiting_days: 120 },
  ])
})

it('[CON-02] a formula that is not selected covers nothing and costs nothing', () => {
  expect(
    guaranteeCovers({ formula: formula('default', 0), limits: null }, active).every(({ state }) => state === 'none'),
  ).toBe(true)
  expect(
    monthlyTotal(
      [
        { formula: formula('confort', 3990) },
        { formula: formula('default', 990) },
        { formula: formula('preventive', 917) },
      ],
      (animal) => animal.formula.monthly_price_cents,
    ),
  ).toBe(4907)
})

it('[CON-01] [FIX-03] calls no guarantee covered while the contract is suspended', () => {
  const since = '2026-10-29'
  const covers = guaranteeCovers(integrale, { status: 'suspended', suspended_since: since })
  expect(covers).toEqual([
    { guarantee: 'accident', state: 'suspended', since },
    { guarantee: 'illness', state: 'suspended', since },
    { guarantee: 'illness_surgery', state: 'suspended', since },
  ])
  expect(
    guaranteeCovers({ formula: formula('preventive'), limits: null }, { status: 'suspended', suspended_since: null })[1]
      ?.state,
  ).toBe('none')
})
