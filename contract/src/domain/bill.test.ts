import { expect, it } from 'vitest'
import { billSteps } from './bill.ts'

const computation = {
  covered_base_cents: 0,
  deductible_cents: 0,
  rate: 75,
  net_cents: 0,
  ceiling_cut_cents: 0,
  vaccine_package_cents: 0,
  refunded_cents: 0,
}

// domain rules R01: an accident of 180 €, a deductible of 25 € per event, then 75 %
const accident = {
  computation: {
    ...computation,
    covered_base_cents: 18_000,
    deductible_cents: 2_500,
    net_cents: 11_625,
    refunded_cents: 11_625,
  },
  lines: [
    { care_kind: 'consultation' as const, billed_cents: 4_500 },
    { care_kind: 'xray' as const, billed_cents: 9_500 },
    { care_kind: 'bandage' as const, billed_cents: 4_000 },
  ],
}

// R04: a vaccination of 62 €, cut at the package of 50 €
const vaccine = {
  computation: { ...computation, vaccine_package_cents: 5_000, refunded_cents: 5_000 },
  lines: [{ care_kind: 'vaccine' as const, billed_cents: 6_200 }],
}

// a mixed bill whose care meets the ceiling
const mixed = {
  computation: {
    ...computation,
    rate: 90,
    covered_base_cents: 20_000,
    deductible_cents: 6_000,
    net_cents: 12_600,
    ceiling_cut_cents: 2_600,
    vaccine_package_cents: 4_000,
    refunded_cents: 14_000,
  },
  lines: [
    { care_kind: 'surgery' as const, billed_cents: 20_000 },
    { care_kind: 'food' as const, billed_cents: 3_100 },
    { care_kind: 'vaccine' as const, billed_cents: 4_000 },
  ],
}

it('[EST-03] goes from the bill to the refund by deductible and rate', () => {
  expect(billSteps(accident)).toEqual([
    { step: 'billed', cents: 18_000 },
    { step: 'base', cents: 18_000 },
    { step: 'deductible', cents: -2_500 },
    { step: 'copayment', cents: -3_875 },
    { step: 'refunded', cents: 11_625 },
  ])
})

it('[EST-03] sets prevention apart and pays it from the package', () => {
  expect(billSteps(vaccine)).toEqual([
    { step: 'billed', cents: 6_200 },
    { step: 'prevention', cents: -6_200 },
    { step: 'package', cents: 5_000 },
    { step: 'refunded', cents: 5_000 },
  ])
})

it('[EST-03] tells what is not covered and what the ceiling cuts', () => {
  expect(billSteps(mixed).map(({ step }) => step)).toEqual([
    'billed',
    'not_covered',
    'prevention',
    'base',
    'deductible',
    'copayment',
    'ceiling_cut',
    'package',
    'refunded',
  ])
})

it.each([accident, vaccine, mixed])('[EST-03] adds up from the bill to the refund, to the cent', (assessed) => {
  const steps = billSteps(assessed)
  const moved = steps
    .filter(({ step }) => step !== 'base' && step !== 'refunded')
    .reduce((sum, { cents }) => sum + cents, 0)
  expect(moved).toBe(steps.at(-1)?.cents)
})
