import { expect, it } from 'vitest'
import { animalsWithoutCareSheet, type DraftFacts, findDraftObstacle, stepOfDraft } from './draft-steps.ts'

const empty: DraftFacts = { paid_confirmed: false, animal_ids: [], care_date: null, cause: null, files: [] }
const invoice = { type: 'invoice', animal_id: null } as const
const sheetOf = (animal_id: string) => ({ type: 'care-sheet', animal_id }) as const

it('[REF-07] asks for the invoice, then for the proof of payment, before the animals', () => {
  expect(findDraftObstacle('invoice', undefined)).toBe('invoice')
  expect(findDraftObstacle('invoice', { ...empty, files: [invoice] })).toBe('paid')
  expect(findDraftObstacle('invoice', { ...empty, files: [invoice], paid_confirmed: true })).toBeNull()
})

it('[REF-06] asks for an animal, a date and a cause', () => {
  expect(findDraftObstacle('animals', empty)).toBe('animals')
  expect(findDraftObstacle('animals', { ...empty, animal_ids: ['a11'] })).toBe('care_date')
  expect(findDraftObstacle('animals', { ...empty, animal_ids: ['a11'], care_date: '2026-11-13' })).toBe('cause')
  expect(
    findDraftObstacle('animals', { ...empty, animal_ids: ['a11'], care_date: '2026-11-13', cause: 'illness' }),
  ).toBeNull()
})

it('[REF-07] asks for one care sheet for each chosen animal', () => {
  const two = { ...empty, animal_ids: ['a11', 'a12'], files: [sheetOf('a11')] }
  expect(animalsWithoutCareSheet(two)).toEqual(['a12'])
  expect(findDraftObstacle('care_sheets', two)).toBe('care_sheets')
  expect(findDraftObstacle('care_sheets', { ...two, files: [...two.files, sheetOf('a12')] })).toBeNull()
})

it('[REF-08] goes on at the first step that lacks a document, an animal or a day, and at no earlier one for a payment or a cause', () => {
  const chosen = { ...empty, files: [invoice], animal_ids: ['a11'], care_date: '2026-11-13' }
  expect(stepOfDraft(empty)).toBe('invoice')
  expect(stepOfDraft({ ...empty, files: [invoice] })).toBe('animals')
  expect(stepOfDraft({ ...chosen, care_date: null })).toBe('animals')
  expect(stepOfDraft(chosen)).toBe('care_sheets')
  expect(stepOfDraft({ ...chosen, files: [invoice, sheetOf('a11')] })).toBe('summary')
})
