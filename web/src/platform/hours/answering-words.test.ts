import { expect, it } from 'vitest'
import { answeringWords } from './answering-words.ts'

const closed = {
  isOpen: false,
  today: '2026-12-25',
  holiday: 'Noël',
  opens: { day: '2026-12-28', in_days: 3 },
} as const

it('[SUP-03] names the holiday, and says when somebody answers again', () => {
  expect(answeringWords(closed, '09:00', 'fr')).toEqual({
    now: 'Fermé aujourd’hui\u00a0: Noël',
    next: 'Ouvre lundi à 9\u00a0h',
  })
  expect(answeringWords({ ...closed, holiday: 'Natale' }, '09:00', 'it')).toEqual({
    now: 'Oggi chiuso: Natale',
    next: 'Riapre lunedì alle 9.00',
  })
})

it.each([
  [0, '2026-11-20', 'Ouvre aujourd’hui à 9\u00a0h', 'Riapre oggi alle 9.00'],
  [1, '2026-11-20', 'Ouvre demain à 9\u00a0h', 'Riapre domani alle 9.00'],
  [2, '2026-11-20', 'Ouvre vendredi à 9\u00a0h', 'Riapre venerdì alle 9.00'],
  [8, '2027-01-01', 'Ouvre vendredi 1er janvier à 9\u00a0h', 'Riapre venerdì 1º gennaio alle 9.00'],
])('[SUP-03] says in %i days in words', (in_days, day, french, italian) => {
  const answer = { ...closed, holiday: null, opens: { day, in_days } }
  expect([answeringWords(answer, '09:00', 'fr'), answeringWords(answer, '09:00', 'it')]).toEqual([
    { now: 'Fermé pour le moment', next: french },
    { now: 'Ora chiuso', next: italian },
  ])
})

it('[SUP-03] says no more than that it is open', () => {
  expect(answeringWords({ isOpen: true }, '09:00', 'fr')).toEqual({ now: 'Ouvert maintenant', next: null })
})
