import type { Refund } from '@coussinet/contract/refunds.ts'
import { expect, it } from 'vitest'
import { emptyRequest } from '../../../fixtures/empty-request.ts'
import { pastRows, pastSums } from './past-rows.ts'

const refund = (id: string, care_date: string, refunded_cents: number, payment_date: string | null): Refund => ({
  id,
  request_id: `request-${id}`,
  tracking_reference: `ZR-${id}`,
  animal: { id: 'a11', name: 'Oslo' },
  care_date,
  care_kinds: ['consultation', 'xray'],
  payment_date,
  before_portal: false,
  billed_cents: 10_000,
  subtotal_cents: 10_000,
  refunded_cents,
  due_cents: payment_date === null ? refunded_cents : 0,
})

const refusal = (id: string, care_date: string, made: number): Parameters<typeof pastRows>[1][number] => ({
  ...emptyRequest,
  id,
  status: 'rejected',
  tracking_reference: `ZR-${id}`,
  created_at: '2026-10-01T09:00:00Z',
  submitted_at: '2026-10-01T09:10:00Z',
  step: null,
  care_date,
  paid_confirmed: true,
  animal_ids: ['a11', 'a12'],
  animals: [
    { id: 'a11', name: 'Oslo' },
    { id: 'a12', name: 'Mirza' },
  ],
  rejection: { code: 'not_an_invoice', text: 'le document envoyé n’est pas une facture.' },
  refunds: Array.from({ length: made }, () => ({ id: 'r', animal_id: 'a11' })),
})

it('[REF-01] lists what is paid or refused, newest care first, and leaves what is to be paid to the requests under way', () => {
  const rows = pastRows(
    [
      refund('1', '2026-09-01', 6_000, null),
      refund('2', '2026-07-01', 8_000, '2026-07-09'),
      refund('3', '2026-08-01', 0, null),
    ],
    [],
    { isWhole: true },
  )
  expect(rows.map(({ key, status }) => [key, status])).toEqual([
    ['3', 'rejected'],
    ['2', 'refunded'],
  ])
})

it('[REF-01] adds the requests refused without an assessment, once', () => {
  const rows = pastRows(
    [refund('2', '2026-07-01', 8_000, '2026-07-09')],
    [refusal('q1', '2026-08-01', 0), refusal('q2', '2026-08-02', 1)],
    { isWhole: true },
  )
  expect(rows.map(({ key, names, billed_cents }) => [key, names, billed_cents])).toEqual([
    ['q1', 'Oslo, Mirza', null],
    ['2', 'Oslo', 10_000],
  ])
})

it('[REF-01] keeps a refusal for its page while more pages are left', () => {
  const refunds = [refund('2', '2026-07-01', 8_000, '2026-07-09')]
  expect(pastRows(refunds, [refusal('q1', '2026-06-01', 0)], { isWhole: false })).toHaveLength(1)
  expect(pastRows(refunds, [refusal('q1', '2026-06-01', 0)], { isWhole: true })).toHaveLength(2)
})

it('[REF-01] adds up what the rows show', () => {
  const rows = pastRows(
    [refund('2', '2026-07-01', 8_000, '2026-07-09'), refund('3', '2026-08-01', 0, null)],
    [refusal('q1', '2026-08-01', 0)],
    { isWhole: true },
  )
  expect(pastSums(rows)).toEqual({ refunded_cents: 8_000, billed_cents: 20_000, refunded: 1, all: 3 })
})

it('[GO-03] tells a refund that the former system paid apart, in the same list', () => {
  const rows = pastRows(
    [
      { ...refund('1', '2026-09-01', 6_000, '2026-09-09'), before_portal: true },
      refund('2', '2026-07-01', 8_000, '2026-07-09'),
    ],
    [],
    { isWhole: true },
  )
  expect(rows.map(({ key, isBefore, status }) => [key, isBefore, status])).toEqual([
    ['1', true, 'refunded'],
    ['2', false, 'refunded'],
  ])
})

it('[REF-01] [LIFE-02] lists what was paid of a refund while the difference of a correction waits', () => {
  const raised = { ...refund('r1', '2026-10-02', 9375, null), due_cents: 3750 }
  const rows = pastRows([raised, refund('r2', '2026-10-01', 5625, null)], [], { isWhole: true })
  expect(rows.map(({ key, refunded_cents, status }) => [key, refunded_cents, status])).toEqual([
    ['r1', 5625, 'refunded'],
  ])
  expect(pastSums(rows)).toMatchObject({ refunded_cents: 5625, refunded: 1 })
})
