import { expect, it } from 'vitest'
import {
  animalsWithoutCareSheet,
  type DraftFacts,
  findDraftObstacle,
  promisedDays,
  shownStatus,
  stepOfDraft,
} from './requests.ts'

it('[REF-02] calls an accepted request refunded once it is paid, and no other one', () => {
  expect(shownStatus({ status: 'accepted', paid: true })).toBe('refunded')
  expect(shownStatus({ status: 'accepted', paid: false })).toBe('accepted')
  expect(shownStatus({ status: 'rejected', paid: true })).toBe('rejected')
})

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

// spec §4: two working days; in Italy 48 hours, so four working days are not twice as long.
it.each([
  [1, 'sous un jour ouvré', 'entro un giorno lavorativo', 'binnen één werkdag'],
  [2, 'sous deux jours ouvrés', 'entro 48 ore', 'binnen twee werkdagen'],
  [4, 'sous quatre jours ouvrés', 'entro quattro giorni lavorativi', 'binnen vier werkdagen'],
  [12, 'sous 12 jours ouvrés', 'entro 12 giorni lavorativi', 'binnen 12 werkdagen'],
])('[REF-16][GO-07] an answer in %i days is promised in words', (days, french, italian, dutch) => {
  expect(promisedDays.fr.answer(days)).toBe(french)
  expect(promisedDays.it.answer(days)).toBe(italian)
  expect(promisedDays.nl.answer(days)).toBe(dutch)
})

it('[REF-16] hours are said with the days on which they run, and days as they are', () => {
  expect([2, 4].map(promisedDays.it.answer_in_full)).toEqual([
    'entro 48 ore, nei giorni lavorativi',
    'entro quattro giorni lavorativi',
  ])
  expect(promisedDays.fr.answer_in_full(2)).toBe(promisedDays.fr.answer(2))
})

it.each([
  [1, 'sous un jour bancaire', 'entro un giorno bancario', 'binnen één bankwerkdag'],
  [2, 'sous deux jours bancaires', 'entro due giorni bancari', 'binnen twee bankwerkdagen'],
  [12, 'sous 12 jours bancaires', 'entro 12 giorni bancari', 'binnen 12 bankwerkdagen'],
])('[REF-16][GO-07] a transfer in %i bank days is promised in words', (days, french, italian, dutch) => {
  expect(promisedDays.fr.transfer(days)).toBe(french)
  expect(promisedDays.it.transfer(days)).toBe(italian)
  expect(promisedDays.nl.transfer(days)).toBe(dutch)
})
