import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { expect, it } from 'vitest'
import { withChanges } from './draft.queries.ts'

const draft: RefundRequest = {
  id: 'q1',
  status: 'draft',
  tracking_reference: null,
  created_at: '2026-11-20T09:00:00Z',
  submitted_at: null,
  before_portal: false,
  channel: null,
  mailed_by: null,
  received_on: null,
  step: 'animals',
  is_pile: false,
  deleted_on: null,
  care_date: null,
  invoice_number: null,
  vet_name: null,
  cause: null,
  first_symptoms_on: null,
  paid_confirmed: false,
  animal_ids: [],
  animals: [],
  files: [],
  awaited: [],
  timeline: [],
  expected_by: null,
  late_days: 0,
  amount_to_refund_cents: null,
  rejection: null,
  refunds: [],
  corrections: [],
  follows: null,
  quote_id: null,
  follow_ups: [],
  usual_days: null,
  waiting_message: null,
  care_kinds: [],
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
