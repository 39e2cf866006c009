import { expect, it } from 'vitest'
import { promisedDays } from './promised-days.ts'

// spec §4: two working days; in Italy 48 hours, which four working days are not twice of.
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
