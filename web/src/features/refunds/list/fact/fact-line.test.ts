import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Profile } from '@coussinet/contract/profile.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { me } from '#platform/queries.ts'
import { refundQueries } from '../../refunds.queries.ts'
import { FactLine } from './FactLine.tsx'

const sophie = {
  nevg: '473625849',
  firstname: 'Sophie',
  lastname: 'Lagrange',
  email: 'sophie.lagrange@example.org',
  pending_email: null,
  locale: 'fr',
  address: {
    line1: '3 COURS DES CHARTREUX',
    line2: null,
    line3: null,
    line4: null,
    postal_code: '33000',
    city: 'BORDEAUX',
    country: 'FR',
  },
  phones: { mobile: null, landline: null },
  contract: {
    number: 'ZC-FR-2025-001955',
    country: 'FR',
    status: 'active',
    effective_date: '2025-01-15',
    renewal_date: '2027-01-15',
    end_date: null,
    withdrawal_until: null,
    suspends_on: null,
    suspended_since: null,
    amount_due_cents: 0,
  },
} satisfies Profile

function told(amount_due_cents: number): string {
  const client = new QueryClient()
  client.setQueryData(me.queryKey, { ...sophie, contract: { ...sophie.contract, amount_due_cents } })
  client.setQueryData(refundQueries.requests().queryKey, [])
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(FactLine)))
}

it('[HOME-01] says that nothing waits for the member only while nothing is owed', () => {
  expect(told(0)).toBe('Côté remboursements, rien ne vous attend.')
  expect(told(9_766)).toBe('')
})
