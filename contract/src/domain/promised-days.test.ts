import { expect, it } from 'vitest'
import { promisedDays } from './promised-days.ts'

// spec §4: two working days; in Italy 48 hours.
it.each([
  [1, 'sous un jour ouvré', 'entro 24 ore', 'binnen één werkdag'],
  [2, 'sous deux jours ouvrés', 'entro 48 ore', 'binnen twee werkdagen'],
  [12, 'sous 12 jours ouvrés', 'entro 288 ore', 'binnen 12 werkdagen'],
])('[REF-16][GO-07] an answer in %i days is promised in words', (days, french, italian, dutch) => {
  expect(promisedDays.fr.answer(days)).toBe(french)
  expect(promisedDays.it.answer(days)).toBe(italian)
  expect(promisedDays.nl.answer(days)).toBe(dutch)
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
