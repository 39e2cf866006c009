import { expect, it } from 'vitest'
import { receiptMessages } from '#messages/receipts.ts'
import { allCollectedOn, getLastCollection } from './collection-day.ts'

const [near, first] = ['2026-11-23', '2026-12-10']

it('[PAY-06] [REC-03] a contribution that the new account collects waits for nothing else, unless the former account is tried before', () => {
  expect(getLastCollection({ next_attempt_on: null, collected_on: null })).toBeNull()
  expect(getLastCollection({ next_attempt_on: near, collected_on: null })).toBeNull()
  expect(getLastCollection({ next_attempt_on: null, collected_on: first })).toEqual({ on: first, attempt_on: null })
  expect(getLastCollection({ next_attempt_on: first, collected_on: first })).toEqual({ on: first, attempt_on: null })
  expect(getLastCollection({ next_attempt_on: near, collected_on: first })).toEqual({ on: first, attempt_on: near })
})

it('[PAY-06] the member is left in peace where all that is due is collected, and only there', () => {
  const [collected, due] = [
    { next_attempt_on: null, collected_on: first },
    { next_attempt_on: null, collected_on: null },
  ]
  expect([
    allCollectedOn([collected]),
    allCollectedOn([collected, { ...collected, collected_on: near }]),
    allCollectedOn([collected, due]),
    allCollectedOn([]),
  ]).toEqual([first, near, null, null])
})

it('[PAY-06] says on which account each attempt is, in both languages', () => {
  expect(receiptMessages.fr.collectedAfter('23 nov.', '10 déc.')).toBe(
    'Nouvel essai le 23 nov. sur l’ancien compte\u00a0; s’il échoue, le 10 déc. sur le nouveau',
  )
  expect(receiptMessages.it.collectedAfter('8 dic', '11 dic')).toBe(
    'Nuovo tentativo l’8 dic sul vecchio conto; se non riesce, l’11 dic sul nuovo',
  )
  expect(receiptMessages.it.collected('8 dic')).toBe('Sarà addebitato l’8 dic sul nuovo conto')
})
