import { DisputeAnswer } from '@coussinet/contract/integration/disputes.ts'
import { expect, it } from 'vitest'
import { parseInput } from './command-errors.ts'

it('says of each fault where it is, and what is taken there', () => {
  const line = { label: 'Consultation', care_kind: 'consultation', billed_cents: 4800, reason_code: 'because' }
  expect(() => parseInput(DisputeAnswer, { status: 'changed', lines: [line] })).toThrow(
    /^text: .*\n(?:.*\n)*lines\.0\.reason_code: Invalid option: expected one of "/,
  )
})
