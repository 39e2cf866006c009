import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

const bypasses = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%252f%252fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/\u0000/evil.example',
  '@evil.example',
  '/ /evil.example',
  'HTTPS:evil.example',
  'https:/evil.example',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'http://localhost@evil.example',
  '//localhost@evil.example',
  '/%E3%80%82//evil.example\\',
  '/forgot-password?redirect=https://evil.example',
  '/transfer?token=of-somebody-else',
  '/password-reset?token=of-somebody-else',
  '?redirect=//evil.example',
  '',
]

describe('safeRedirect', () => {
  it.each(bypasses)('[SEC-43] [NAV-03] answers / for %j', (value) => {
    expect(safeRedirect(value)).toBe('/')
  })

  it.each([undefined, null, 3, {}, ['/refunds']])('[SEC-43] answers / for %j, which is no text', (value) => {
    expect(safeRedirect(value)).toBe('/')
  })

  it.each([
    '/',
    '/refunds',
    '/refunds/new?step=animals',
    '/animals/4f2c?x=1#top',
    '/refunds?redirect=https://evil.example',
  ])('[NAV-03] follows %s, a path of ours', (value) => {
    expect(safeRedirect(value)).toBe(value)
  })

  it('[NAV-04] never leads a member back to a page for guests', () => {
    for (const path of ['/login?redirect=/login', '/sign-in/itsme']) expect(safeRedirect(path)).toBe('/')
  })
})
