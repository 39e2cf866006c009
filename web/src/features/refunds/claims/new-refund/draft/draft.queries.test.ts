import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { expect, it } from 'vitest'
import { emptyRequest } from '../../../fixtures/empty-request.ts'
import { withChanges } from './draft.queries.ts'

const draft: RefundRequest = {
  ...emptyRequest,
  step: 'animals',
}
const names = new Map([
  ['a11', 'Oslo'],
  ['a12', 'Mirza'],
])

it('[DATA-03] shows the animals of a change before the server has answered, in their order', () => {
  const { animal_ids, animals } = withChanges(draft, { changes: { animal_ids: ['a12', 'a11'] }, names })
  expect(animal_ids).toEqual(['a12', 'a11'])
  expect(animals).toEqual([
    { id: 'a12', name: 'Mirza' },
    { id: 'a11', name: 'Oslo' },
  ])
})

it('[DATA-03] keeps what a change does not name, and takes an emptied field as empty', () => {
  const dated = withChanges(draft, {
    changes: { care_date: '2026-11-13', cause: 'illness', first_symptoms_on: '2026-11-12' },
    names,
  })
  const changed = withChanges(dated, {
    changes: { cause: 'accident', first_symptoms_on: null, care_date: undefined },
    names,
  })
  expect(changed).toEqual({ ...draft, care_date: '2026-11-13', cause: 'accident', first_symptoms_on: null })
})
