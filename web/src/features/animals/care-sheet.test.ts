import type { Animal } from '@coussinet/contract/animals.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { grants } from '#platform/calls/queries.ts'
import { AnimalPapers } from './AnimalPapers.tsx'

const nouga: Animal = {
  id: 'a41',
  name: 'Nouga',
  type: 'cat',
  gender: 'female',
  breed: 'Européen',
  colour: 'roux',
  birth_date: '2025-03-01',
  adoption_date: null,
  icad: null,
  cover_start: null,
  cover_end: null,
  end_reason: null,
  formula: {
    name: 'integrale',
    monthly_price_cents: 2490,
    management_fee_cents: 150,
    contribution_cents: 2340,
    annual_ceiling_cents: 150_000,
    reimbursement_rate: 75,
    deductible_cents: 2500,
    deductible_mode: 'per_event',
    vaccine_package_cents: 5000,
    vaccines: '',
  },
  next_formula: null,
  limits: null,
}

function shown(today: string, animal = nouga): string {
  const client = new QueryClient()
  client.setQueryData(grants.queryKey, { permissions: ['contract:read'], features: [] })
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(AnimalPapers, { animal, effective_date: '2026-12-01', today, hasSheet: true }),
    ),
  )
}

it('[CON-03] offers the care sheet from the first day of the contract on, and says until then when it comes', () => {
  const before = shown('2026-11-30')
  expect(before).toContain('Disponible dès le 1er décembre 2026')
  expect(before).not.toContain('<button')
  expect(shown('2026-12-01')).toContain('<button')
})

it('[CON-03] has no paper for an animal without a formula', () => {
  expect(shown('2026-12-01', { ...nouga, formula: { ...nouga.formula, name: 'default' } })).toBe('')
})
