import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DebitMeans } from './DebitMeans.tsx'

const debit = { kind: 'card', brand: 'visa', last4: '4417', expires: '2026-10' } as const

const shown = (today: string, wayOut: 'card' | 'account' | 'call' = 'card') =>
  renderToStaticMarkup(createElement(DebitMeans, { debit, today, wayOut }))

it('[PAY-01] a card that has expired does not expire any more', () => {
  expect(shown('2026-10-31')).toMatch(/>Expire fin<.*octobre 2026/)
  expect(shown('2026-11-01')).toMatch(/>A expiré fin<.*octobre 2026/)
})

it('[PAY-08] warns in the last 30 days of a card, and not before', () => {
  expect(shown('2026-09-30')).not.toContain('expire dans')
  expect(shown('2026-10-01')).toContain('Votre carte 4417 expire dans 30 jours.')
})

it('[PAY-08] an expired card leads to what the member may do', () => {
  expect(shown('2026-11-01', 'card')).toContain('enregistrez-en une autre')
  expect(shown('2026-11-01', 'account')).toContain('passez au prélèvement')
  expect(shown('2026-11-01', 'call')).toContain('appelez-nous')
})
