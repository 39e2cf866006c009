import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { expect, it } from 'vitest'
import { emptyRequest } from '../../fixtures/empty-request.ts'
import { requestStep } from './RequestStepLine.tsx'

const request: RefundRequest = {
  ...emptyRequest,
  status: 'processing',
  tracking_reference: 'ZR-2026-00533',
  created_at: '2026-11-16T17:30:00Z',
  submitted_at: '2026-11-16T17:42:00Z',
  step: null,
  care_date: '2026-11-13',
  cause: 'illness',
  paid_confirmed: true,
  animal_ids: ['a11'],
  animals: [{ id: 'a11', name: 'Oslo' }],
  expected_by: '2026-11-18',
}
const awaited = (id: string, file_id: string | null): RefundRequest['awaited'][number] => ({
  id,
  type: 'care-sheet',
  animal_id: 'a11',
  reason_code: 'missing_care_sheet',
  note: null,
  due_on: '2026-12-16',
  file_id,
})

it('[CLK-01] tells the day by which a request is decided', () => {
  expect(requestStep(request)).toEqual({ kind: 'expected', day: '2026-11-18', received: false })
  expect(requestStep({ ...request, status: 'action-done' })).toEqual({
    kind: 'expected',
    day: '2026-11-18',
    received: true,
  })
})

it('[CLK-02] tells by how many days an answer is late', () => {
  expect(requestStep({ ...request, late_days: 2 })).toEqual({ kind: 'late', days: 2 })
})

it('[REF-10] tells the first thing that is still awaited, and how many more', () => {
  const asked = {
    ...request,
    status: 'action-required' as const,
    expected_by: null,
    awaited: [awaited('w1', 'f1'), awaited('w2', null), awaited('w3', null)],
  }
  expect(requestStep(asked)).toMatchObject({ kind: 'ask', asked: { id: 'w2' }, others: 1 })
})

it('[REF-08] tells how far a draft is', () => {
  expect(requestStep({ ...request, status: 'draft', step: 'care_sheets' })).toEqual({ kind: 'draft', stepsLeft: 2 })
  expect(requestStep({ ...request, status: 'draft', step: 'summary' })).toEqual({ kind: 'draft', stepsLeft: 1 })
})

it('[REF-04] tells the reason of a refusal', () => {
  expect(
    requestStep({ ...request, status: 'rejected', rejection: { code: 'duplicate', text: 'déjà traitée.' } }),
  ).toEqual({
    kind: 'rejected',
    reason: 'Déjà traitée.',
  })
})
