import { expect, it } from 'vitest'
import { isSecret } from './secret-pages.ts'

it.each([
  ['/login', true],
  ['/LOGIN/', true],
  ['/%6Cogin', true],
  ['/%', true],
  ['/password-reset', true],
  ['/transfer', true],
  ['/activation', true],
  ['/forgot-password', true],
  ['/not-me', true],
  ['/email-confirmation', true],
  ['/profile/payment-methods', true],
  ['/profile/payment-methods/refund-account', true],
  ['/profile', false],
  ['/profile/contract', false],
  ['/profile/payment-methods-of-old', false],
  ['/refunds/$id', false],
  ['/privacy', false],
  ['/', false],
])('[OBS-02] [SEC-54] %s is secret: %s', (path, expected) => {
  expect(isSecret(path)).toBe(expected)
})
