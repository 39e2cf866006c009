import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { expect, it } from 'vitest'
import { emptyRequest } from '../../fixtures/empty-request.ts'
import { readStep } from './shown-refund-step.ts'
import { neighbours, shownStep, skippedBefore, stepOfField } from './wizard-steps.ts'

const file = (type: 'invoice' | 'care-sheet', animal_id: string | null): RefundRequest['files'][number] => ({
  id: `f-${type}-${animal_id ?? ''}`,
  type,
  animal_id,
  name: 'facture.pdf',
  media_type: 'application/pdf',
  size: 1_200_000,
  sha256: '0'.repeat(64),
  received_at: '2026-11-20T09:00:00Z',
  status: 'received',
  refusal_code: null,
  href: '/api/refund-requests/q1/files/f1',
  thumbnail_href: null,
  reading: null,
})

it('[REF-08] opens a draft at the step where it stopped, unless the address names one', () => {
  expect(shownStep({ ...emptyRequest, step: 'care_sheets' }, null)).toBe('care_sheets')
  expect(shownStep({ ...emptyRequest, step: 'care_sheets' }, 'invoice')).toBe('invoice')
  expect(shownStep(undefined, 'summary')).toBe('invoice')
})

it('[REF-06] shows the confirmation of what is filed, and of nothing else', () => {
  expect(shownStep({ ...emptyRequest, status: 'pending', step: null }, 'invoice')).toBe('sent')
  expect(shownStep({ ...emptyRequest, step: 'summary' }, 'sent')).toBe('summary')
})

it('[RDY-01] leads from each blocking field to its step', () => {
  expect(
    ['files.invoice', 'paid_confirmed', 'animal_ids', 'care_date', 'files.care-sheet.a11'].map(stepOfField),
  ).toEqual(['invoice', 'invoice', 'animals', 'animals', 'care_sheets'])
})

it('knows the steps of the address and their neighbours', () => {
  expect(readStep('care_sheets')).toBe('care_sheets')
  expect(readStep('elsewhere')).toBeNull()
  expect(neighbours('invoice')).toEqual({ before: null, after: 'animals' })
  expect(neighbours('summary')).toEqual({ before: 'care_sheets', after: null })
})

it('[REF-06] knows which steps an address jumped over', () => {
  expect(skippedBefore('summary', { ...emptyRequest, files: [file('invoice', null)], paid_confirmed: true })).toEqual([
    1,
  ])
  expect(
    skippedBefore('summary', { ...emptyRequest, animal_ids: ['a1'], care_date: '2026-11-13', cause: 'accident' }),
  ).toEqual([0, 2])
  expect(skippedBefore('invoice', undefined)).toEqual([])
})
