import { declineCodes } from '@coussinet/contract/domain/payments.ts'
import { describe, expect, it } from 'vitest'
import { declineMessages } from '#messages/receipts.ts'
import { isAdviceSpent } from './use-reason.ts'

describe.each(['fr', 'it'] as const)('in %s', (language) => {
  it.each(declineCodes)('[REC-03] says in plain words why %s came back and what to do, never the code', (code) => {
    const { why, todo } = declineMessages[language].reasons[code]
    for (const sentence of [why, todo]) expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
    expect(`${why} ${todo}`).not.toContain(code)
  })

  it('[REC-03] gives the two languages different words', () => {
    for (const code of declineCodes)
      expect(declineMessages.fr.reasons[code].why).not.toBe(declineMessages.it.reasons[code].why)
  })
})

it('[REC-03] does not promise a second attempt once it is over', () => {
  expect(isAdviceSpent({ decline_code: 'AM04', next_attempt_on: '2026-11-26' })).toBe(false)
  expect(isAdviceSpent({ decline_code: 'AM04', next_attempt_on: null })).toBe(true)
  expect(isAdviceSpent({ decline_code: 'AC04', next_attempt_on: null })).toBe(false)
})
