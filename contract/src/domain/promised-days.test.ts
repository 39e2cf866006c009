import { expect, it } from 'vitest'
import { promisedDays } from './promised-days.ts'

// spec §4: two working days; in Italy 48 hours.
it.each([
  [1, 'sous un jour ouvré', 'entro 24 ore', 'entro un giorno lavorativo', 'binnen één werkdag'],
  [2, 'sous deux jours ouvrés', 'entro 48 ore', 'entro due giorni lavorativi', 'binnen twee werkdagen'],
  [12, 'sous 12 jours ouvrés', 'entro 288 ore', 'entro 12 giorni lavorativi', 'binnen 12 werkdagen'],
])('[REF-16][GO-07] %i days are promised in words', (days, french, hours, italian, dutch) => {
  expect(promisedDays.fr.answer(days)).toBe(french)
  expect(promisedDays.fr.transfer(days)).toBe(french)
  expect(promisedDays.it.answer(days)).toBe(hours)
  expect(promisedDays.it.transfer(days)).toBe(italian)
  expect(promisedDays.nl.answer(days)).toBe(dutch)
  expect(promisedDays.nl.transfer(days)).toBe(dutch)
})
