import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-20T19:30:00Z')

it.each([
  ['2026-11-20T19:29:10Z', 'à l’instant', 'poco fa'],
  ['2026-11-20T19:31:00Z', 'à l’instant', 'poco fa'],
  ['2026-11-20T19:25:00Z', 'il y a 5 minutes', '5 minuti fa'],
  ['2026-11-20T16:10:00Z', 'il y a 3 heures', '3 ore fa'],
  ['2026-11-20T07:15:00Z', 'aujourd’hui à 8 h 15', 'oggi alle 8.15'],
  ['2026-11-19T22:59:00Z', 'hier à 23 h 59', 'ieri alle 23.59'],
  ['2026-11-19T23:01:00Z', 'aujourd’hui à 0 h 01', 'oggi alle 0.01'],
  ['2026-11-04T10:00:00Z', 'le 4 nov. 2026', 'il 4 nov 2026'],
])('[SAFE-01] tells when %s was, in words', (instant, fr, it) => {
  expect(relativeTime(instant, now, 'fr')).toBe(fr.replace(' h ', '\u00a0h\u00a0'))
  expect(relativeTime(instant, now, 'it')).toBe(it)
})
