import { expect, it } from 'vitest'
import { atHour, hour, weekdayHours } from './contact.ts'

it.each([
  ['09:00', '9\u00a0h', '9.00'],
  ['18:00', '18\u00a0h', '18.00'],
  ['08:30', '8\u00a0h\u00a030', '8.30'],
])('%s is written %s in French, %s in Italian', (time, french, italian) => {
  expect([hour(time, 'fr'), hour(time, 'it')]).toEqual([french, italian])
})

it('[I18N-04] says at which hour', () => {
  expect([atHour('14:10', 'fr'), atHour('14:10', 'it'), atHour('01:10', 'it')]).toEqual([
    'à 14\u00a0h\u00a010',
    'alle 14.10',
    'all’1.10',
  ])
})

it('says when a company answers', () => {
  const hours = { open: '09:00', close: '18:30' }
  expect(weekdayHours(hours, 'fr')).toBe('du lundi au vendredi, de 9\u00a0h à 18\u00a0h\u00a030')
  expect(weekdayHours(hours, 'it')).toBe('dal lunedì al venerdì, dalle 9.00 alle 18.30')
})
