import type { Animal } from '@coussinet/contract/animals.ts'
import { expect, it } from 'vitest'
import { careWarnings, withCheck } from './CareWarnings.tsx'

const oslo: Animal = {
  id: 'a11',
  name: 'Oslo',
  type: 'dog',
  gender: 'male',
  breed: 'Border Collie',
  colour: 'noir et blanc',
  birth_date: '2021-04-10',
  adoption_date: null,
  icad: '250269812340176',
  cover_start: '2026-10-10',
  cover_end: null,
  end_reason: null,
  formula: {
    name: 'integrale',
    monthly_price_cents: 2_490,
    management_fee_cents: 150,
    contribution_cents: 2_340,
    annual_ceiling_cents: 150_000,
    reimbursement_rate: 75,
    deductible_cents: 2_500,
    deductible_mode: 'per_event',
    vaccine_package_cents: 5_000,
    vaccines: 'CHPPiL',
  },
  next_formula: null,
  limits: {
    waiting_periods: [
      { guarantee: 'accident', covered_from: '2026-10-12', days_left: 0 },
      { guarantee: 'illness', covered_from: '2026-11-24', days_left: 4 },
      { guarantee: 'illness_surgery', covered_from: '2027-02-07', days_left: 79 },
    ],
    ceiling: {
      year_start: '2026-10-10',
      year_end: '2027-10-09',
      amount_cents: 150_000,
      used_cents: 0,
      reserved_cents: 0,
      remaining_cents: 150_000,
      used_percent: 0,
    },
    deductible: { mode: 'per_event', amount_cents: 2_500, used_cents: null, event: null, events: [] },
    vaccine_package: { amount_cents: 5_000, used_cents: 0, reserved_cents: 0, remaining_cents: 5_000 },
    identification: null,
  },
}
const care = { care_date: '2026-11-20', cause: null, first_symptoms_on: null }
const running = { end_date: null, suspended_since: null, today: '2026-11-20' }
const codes = (animal: Animal, told: Partial<Parameters<typeof careWarnings>[1]>) =>
  careWarnings(animal, { ...care, ...told }, running).map(({ code, until }) => [code, until])

it('[REF-18] flags care before the effect of the cover, whatever its cause', () => {
  expect(codes(oslo, { care_date: '2026-10-09' })).toEqual([['before_effect', '2026-10-10']])
  expect(codes({ ...oslo, cover_start: null, limits: null }, {})).toEqual([['before_effect', null]])
})

it('[REF-18] flags care inside the waiting period of its guarantee, with the first covered day', () => {
  expect(codes(oslo, { cause: 'illness', care_date: '2026-11-23' })).toEqual([['waiting_period', '2026-11-24']])
  expect(codes(oslo, { cause: 'accident', care_date: '2026-10-11' })).toEqual([['waiting_period', '2026-10-12']])
})

it('[REF-18] says nothing of covered care', () => {
  expect(codes(oslo, { cause: 'accident' })).toEqual([])
  expect(codes(oslo, { cause: 'prevention', care_date: '2026-10-10' })).toEqual([])
  expect(codes(oslo, { cause: 'illness', care_date: '2027-02-07' })).toEqual([])
  expect(codes(oslo, { care_date: null })).toEqual([])
})

it('[REF-18] flags an operation before its own waiting period, and symptoms older than the cover', () => {
  expect(codes(oslo, { cause: 'illness', care_date: '2026-11-24' })).toEqual([['surgery_waiting', '2027-02-07']])
  expect(codes(oslo, { cause: 'illness', care_date: '2026-11-24', first_symptoms_on: '2026-11-23' })).toEqual([
    ['symptoms_before_cover', '2026-11-24'],
  ])
})

it('[REF-18] flags a formula without that cover and a ceiling that is reached', () => {
  const { limits } = oslo
  if (limits === null) throw new Error('limits expected')
  const bronze = {
    ...limits,
    waiting_periods: limits.waiting_periods.filter(({ guarantee }) => guarantee !== 'illness'),
  }
  expect(codes({ ...oslo, limits: bronze }, { cause: 'illness' })).toEqual([['not_covered_by_formula', null]])
  const spent = { ...limits, ceiling: { ...limits.ceiling, reserved_cents: 0, remaining_cents: 0 } }
  expect(codes({ ...oslo, limits: spent }, { cause: 'accident' })).toEqual([['ceiling_reached', '2027-10-09']])
  expect(codes({ ...oslo, limits: spent }, { cause: 'prevention' })).toEqual([])
})

it('[REF-18] flags care after the end of the contract, with its last day, and says nothing else of it', () => {
  const ended = { ...running, end_date: '2026-11-15' }
  const at = (care_date: string) =>
    careWarnings(oslo, { ...care, cause: 'illness', care_date }, ended).map(({ code, until }) => [code, until])
  expect(at('2026-11-16')).toEqual([['after_end', '2026-11-15']])
  expect(at('2026-11-15')).toEqual([['waiting_period', '2026-11-24']])
})

it('[REF-18] flags care during the suspension that is known, with its first day, and no day to come', () => {
  const suspended = { ...running, suspended_since: '2026-11-10' }
  const at = (care_date: string) =>
    careWarnings(oslo, { ...care, care_date }, suspended).map(({ code, since, until }) => [code, since, until])
  expect(at('2026-11-10')).toEqual([['cover_suspended', '2026-11-10', null]])
  expect(at('2026-11-09')).toEqual([])
  expect(at('2026-11-21')).toEqual([])
})

it('[REF-18] adds the suspension that the server alone knows, instead of what else stood against the care', () => {
  const known = careWarnings(oslo, { ...care, cause: 'illness' }, running)
  const check = {
    ready: true,
    blocking: [],
    warnings: [
      {
        code: 'cover_suspended' as const,
        animal_id: 'a11',
        until: '2026-11-21',
        since: '2026-11-01',
        tracking_reference: null,
      },
      { code: 'duplicate_file' as const, animal_id: null, until: null, tracking_reference: 'ZR-1' },
    ],
    events: [],
    agreements: [],
  }
  expect(withCheck(known, undefined, [oslo])).toEqual(known)
  expect(withCheck(known, check, [oslo])).toEqual([
    { code: 'cover_suspended', animal_id: 'a11', name: 'Oslo', until: '2026-11-21', since: '2026-11-01' },
  ])
})

it('[RDY-01][PRE-02] leaves the ceiling of an animal to the server where its agreement pays for the care', () => {
  const ceiling = oslo.limits && { ...oslo.limits.ceiling, reserved_cents: 94_597, remaining_cents: 0 }
  const reserved = { ...oslo, limits: oslo.limits && ceiling && { ...oslo.limits, ceiling } }
  const known = careWarnings(reserved, { ...care, cause: 'accident' }, running)
  expect(known).toMatchObject([{ code: 'ceiling_reached', reserved_cents: 94_597 }])
  const agreement = {
    quote_id: 'q1',
    animal_id: 'a11',
    vet_name: null,
    answered_on: '2026-11-01',
    valid_until: '2026-12-31',
    refunded_cents: 94_597,
    is_chosen: true,
    obstacle: null,
  }
  const check = { ready: true, blocking: [], warnings: [], events: [], agreements: [agreement] }
  expect(withCheck(known, check, [oslo])).toEqual([])
  expect(withCheck(known, { ...check, agreements: [{ ...agreement, is_chosen: false }] }, [oslo])).toEqual(known)
  expect(withCheck(known, { ...check, agreements: [{ ...agreement, obstacle: 'other_year' }] }, [oslo])).toEqual(known)
  const warning = { code: 'ceiling_reached' as const, animal_id: 'a11', until: '2027-10-09', tracking_reference: null }
  expect(withCheck(known, { ...check, warnings: [warning] }, [oslo])).toEqual(known)
})
