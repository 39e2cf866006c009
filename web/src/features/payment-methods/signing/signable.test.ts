import { expect, it } from 'vitest'
import { firstMode, otherChannel, type Signable, shownRecipient } from './signable.ts'

const email = { mode: 'email', recipient: 'h****@example.org', is_recent: false } as const
const sms = { mode: 'sms', recipient: '+33 6 ** ** ** 42', is_recent: false } as const
const none: Signable = { sha256: '0'.repeat(64), channels: [email, sms], signature: null }
const sent = {
  id: 's1',
  mode: 'sms',
  recipient: sms.recipient,
  expires_at: '2026-11-21T10:10:00Z',
  resend_after: '2026-11-21T10:01:00Z',
  attempts_left: 5,
} as const

it('[PAY-05] offers the way of the code on its way, else one that was not changed lately', () => {
  expect(firstMode(none)).toBe('email')
  expect(firstMode({ ...none, signature: sent })).toBe('sms')
  expect(firstMode({ ...none, channels: [{ ...email, is_recent: true }, sms] })).toBe('sms')
  expect(firstMode({ ...none, channels: [{ ...email, is_recent: true }] })).toBe('email')
  expect(firstMode({ ...none, channels: [] })).toBeNull()
})

it('[PAY-05] knows the other way, where there is one', () => {
  expect(otherChannel([email, sms], 'sms')).toEqual(email)
  expect(otherChannel([email], 'email')).toBeNull()
})

it('[PAY-05] shows who receives it masked, on one line', () => {
  expect(shownRecipient('+33 6 ** ** ** 42')).toBe('+33\u00a06\u00a0••\u00a0••\u00a0••\u00a042')
})
