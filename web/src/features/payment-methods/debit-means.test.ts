import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DebitMeans } from './DebitMeans.tsx'

const methods = {
  debit: { kind: 'card', brand: 'visa', last4: '4417', expires: '2026-10' },
  refund_account: null,
  due_day: 5,
  allowed_due_days: [5],
  pending_mandate_id: null,
  next_debit_on: null,
} as const

const shown = (today: string) => renderToStaticMarkup(createElement(DebitMeans, { methods: { ...methods, allowed_due_days: [5] }, today }))

it('[PAY-01] a card that has expired does not expire any more', () => {
  expect(shown('2026-10-31')).toMatch(/>Expire fin<.*octobre 2026/)
  expect(shown('2026-11-01')).toMatch(/>A expiré fin<.*octobre 2026/)
})
