import { addDays } from '@coussinet/contract/domain/days.ts'
import { expect, it } from 'vitest'
import { deletedSoon } from './shown-status.ts'

it('[REM-02] the day on which a draft is deleted is said from a week before it on', () => {
  const deleted_on = '2027-03-02'
  const said = (left: number) => deletedSoon({ deleted_on }, addDays(deleted_on, -left))
  expect([30, 8, 7, 1, 0].map(said)).toEqual([null, null, deleted_on, deleted_on, deleted_on])
  expect(deletedSoon({ deleted_on: null }, '2027-03-02')).toBeNull()
})
