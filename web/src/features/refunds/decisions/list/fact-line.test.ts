import type { Profile } from '@coussinet/contract/profile.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { me } from '#platform/calls/queries.ts'
import { emptyRequest } from '../../fixtures/empty-request.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { FactLine, homeFact } from './FactLine.tsx'

const sophie = {
  nevg: '473625849',
  organisation: null,
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
    previous_end_date: null,
    withdrawal_until: null,
    suspends_on: null,
    suspended_since: null,
    amount_due_cents: 0,
  },
} satisfies Profile

function told(amount_due_cents: number, requests: RefundRequest[] = []): string {
  const client = new QueryClient()
  client.setQueryData(me.queryKey, { ...sophie, contract: { ...sophie.contract, amount_due_cents } })
  client.setQueryData(refundQueries.requests().queryKey, requests)
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(FactLine)))
}

it('[HOME-01] says that nothing waits for the member only while nothing is owed', () => {
  expect(told(0)).toBe('Aucune demande en attente.')
  expect(told(9_766)).toBe('')
})

const request = (told: Partial<RefundRequest>): RefundRequest => ({
  ...emptyRequest,
  status: 'processing',
  created_at: '2026-11-16T17:30:00Z',
  step: null,
  paid_confirmed: true,
  ...told,
})

it('[HOME-01] counts what waits for the member, the money on its way and the next answer', () => {
  const fact = homeFact([
    request({ status: 'action-required' }),
    request({ status: 'accepted', amount_to_refund_cents: 13_140 }),
    request({ expected_by: '2026-11-24' }),
    request({ status: 'pending', expected_by: '2026-11-23' }),
    request({ status: 'pending', expected_by: '2026-11-18', late_days: 3 }),
    request({ status: 'draft' }),
  ])
  expect(fact).toEqual({
    message: null,
    asked: 1,
    others: 4,
    coming: 13_140,
    moving: 3,
    next_day: '2026-11-23',
    drafts: 1,
  })
})

it('[HOME-01] counts nothing of what is ended', () => {
  const paid = request({
    status: 'accepted',
    amount_to_refund_cents: 5_000,
    timeline: [{ step: 'finished', at: '2026-11-19T10:00:00Z' }],
  })
  expect(homeFact([paid, request({ status: 'rejected' })])).toEqual({
    message: null,
    asked: 0,
    others: 0,
    coming: 0,
    moving: 0,
    next_day: null,
    drafts: 0,
  })
})

it('[MSG-01] says first who of the team asks something, or wrote, then what else waits', () => {
  const waiting_message = { author_name: 'Camille', asks: true, read: true }
  const wrote = { ...waiting_message, asks: false, read: false }
  expect(told(0, [request({}), request({ waiting_message })])).toBe('<span>Camille vous pose une question.</span> ')
  expect(told(0, [request({ waiting_message: wrote }), request({ status: 'action-required' })])).toBe(
    '<span>Camille vous a écrit.</span> <span>Une demande attend un document de votre part.</span>',
  )
})
