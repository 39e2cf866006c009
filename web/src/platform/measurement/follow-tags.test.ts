import { describe, expect, it } from 'vitest'
import { isSecret, externalEvent } from './follow-tags.ts'

it.each([
  ['/login', true],
  ['/LOGIN/', true],
  ['/%6Cogin', true],
  ['/%', true],
  ['/password-reset', true],
  ['/transfer', true],
  ['/continue', true],
  ['/sign-in/itsme', true],
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

describe('[OBS-01] [OBS-02] [SEC-54] what the tag manager is told', () => {
  it('has the salted hash in place of the customer number', () => {
    const context = { event: 'user_context', nevg: '412703584', country: 'FR', language: 'fr' }
    expect(externalEvent(context, 'hash')).toEqual({
      event: 'user_context',
      country: 'FR',
      language: 'fr',
      member_hash: 'hash',
    })
    expect(externalEvent({ ...context, nevg: 'guest', country: '' }, null)).toEqual({
      event: 'user_context',
      language: 'fr',
    })
  })

  it('has patterns and words alone', () => {
    expect(
      externalEvent({ event: 'page_view', page: '/refunds/$id', language: 'it', title: 'Mimosa' }, 'hash'),
    ).toEqual({
      event: 'page_view',
      page: '/refunds/$id',
      language: 'it',
    })
    expect(externalEvent({ event: 'page_view', page: '/refunds/412703584', language: 'it' }, null)).toEqual({
      event: 'page_view',
      language: 'it',
    })
    expect(externalEvent({ event: 'download_document', document_type: 'receipt', name: 'x' }, 'hash')).toEqual({
      event: 'download_document',
      document_type: 'receipt',
    })
  })

  it('knows no other event', () => {
    expect(externalEvent({ event: 'typed', text: 'Mimosa' }, 'hash')).toBeNull()
    expect(externalEvent({ event: 'constructor' }, 'hash')).toBeNull()
  })
})
