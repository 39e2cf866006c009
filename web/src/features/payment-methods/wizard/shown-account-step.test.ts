import { describe, expect, it } from 'vitest'
import { accountSteps, readStep, shownStep } from './shown-account-step.ts'

const signature = {
  id: 's1',
  mode: 'sms',
  recipient: '+33 6 ** ** ** 42',
  expires_at: '2026-11-21T10:10:00Z',
  resend_after: '2026-11-21T10:01:00Z',
  attempts_left: 5,
} as const
const draft = { status: 'draft', signature: null } as const
const awaited = { status: 'awaiting_code', signature } as const

describe('[PAY-02] the step on screen', () => {
  it('is the account before there is a mandate, whatever the address asks for', () => {
    expect(accountSteps.map((step) => shownStep(undefined, step))).toEqual(accountSteps.map(() => 'iban'))
  })

  it('is where the path stopped, unless the address names one', () => {
    expect(shownStep(draft, null)).toBe('mandate')
    expect(shownStep(awaited, null)).toBe('code')
    expect(shownStep(awaited, 'iban')).toBe('iban')
    expect(shownStep(draft, 'signature')).toBe('signature')
  })

  it('is never the code without a code on its way', () => {
    expect(shownStep(draft, 'code')).toBe('signature')
    expect(shownStep({ ...awaited, signature: null }, 'code')).toBe('signature')
    expect(shownStep(awaited, 'code')).toBe('code')
  })

  it('is the confirmation of what is signed, and of nothing else', () => {
    expect(shownStep(draft, 'done')).toBe('mandate')
    expect(shownStep(awaited, 'done')).toBe('code')
    expect(accountSteps.map((step) => shownStep({ status: 'active', signature: null }, step))).toEqual(
      accountSteps.map(() => 'done'),
    )
  })

  it('is the account when another mandate took its place', () => {
    expect(shownStep({ status: 'replaced', signature: null }, 'code')).toBe('iban')
  })
})

it('[PAY-02] knows the steps of the address', () => {
  expect(readStep('signature')).toBe('signature')
  expect(readStep('toString')).toBeNull()
  expect(readStep(2)).toBeNull()
})
