import { describe, expect, it } from 'vitest'
import { placeOfRefundStep, presentRefundStep, shownRefundStep } from './refund-account-step.ts'

const draft = { status: 'draft', held_until: null, signature: null } as const
const sent = { status: 'awaiting_code', held_until: null, signature: {} } as const
const held = { status: 'active', held_until: '2026-11-23T10:00:00Z', signature: null } as const
const free = { ...held, held_until: null } as const

describe('[PAY-10] the step of an account for refunds', () => {
  it('begins with the account, whatever is asked for', () => {
    for (const step of [undefined, 'iban', 'signature', 'code', 'done'] as const)
      expect(shownRefundStep(step, null)).toBe('iban')
    expect(shownRefundStep('code', { ...draft, status: 'replaced' })).toBe('iban')
  })

  it('resumes where it stood, and leads back to an account that is not confirmed', () => {
    expect(shownRefundStep(undefined, draft)).toBe('signature')
    expect(shownRefundStep(undefined, sent)).toBe('code')
    expect(shownRefundStep('iban', sent)).toBe('iban')
    expect(shownRefundStep('signature', sent)).toBe('signature')
  })

  it('shows no field for a code that was not sent, and no end of what was not confirmed', () => {
    expect(shownRefundStep('code', draft)).toBe('signature')
    expect(shownRefundStep('done', draft)).toBe('signature')
    expect(shownRefundStep('done', sent)).toBe('code')
  })
})

describe('[SAFE-04] the step of an account in use', () => {
  it('lets the refunds go that wait, by a fresh code', () => {
    expect(shownRefundStep('release', held)).toBe('release')
    expect(shownRefundStep('release-code', held)).toBe('release')
    expect(shownRefundStep('release-code', { ...held, signature: {} })).toBe('release-code')
    expect(shownRefundStep('done', held)).toBe('done')
  })

  it('shows a page that was left at the confirmation that it is confirmed, and never turns it into a release', () => {
    for (const step of [undefined, 'signature', 'code'] as const)
      expect(shownRefundStep(step, { ...held, signature: {} })).toBe('done')
    expect(presentRefundStep('code', held)).toBe('done')
    expect(presentRefundStep('release-code', held)).toBe('release-code')
    expect(presentRefundStep('release-code', free)).toBe('done')
    expect(presentRefundStep('code', sent)).toBe('code')
  })

  it('has no code to ask for where nothing waits', () => {
    for (const step of [undefined, 'signature', 'code', 'release', 'release-code', 'done'] as const)
      expect(shownRefundStep(step, free)).toBe('done')
  })
})

it('counts the steps of each path', () => {
  expect(placeOfRefundStep('signature')).toEqual({ number: 2, count: 3 })
  expect(placeOfRefundStep('release')).toEqual({ number: 1, count: 2 })
})
