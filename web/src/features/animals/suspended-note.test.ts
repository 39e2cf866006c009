import type { Limits } from '@coussinet/contract/animals.ts'
import type { Contract } from '@coussinet/contract/profile.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AnimalLimits } from './AnimalLimits.tsx'

const limits: Limits = {
  waiting_periods: [{ guarantee: 'accident', covered_from: '2025-01-17', days_left: 0 }],
  ceiling: {
    year_start: '2026-01-15',
    year_end: '2027-01-14',
    amount_cents: 150_000,
    used_cents: 0,
    reserved_cents: 0,
    remaining_cents: 150_000,
    used_percent: 0,
  },
  deductible: { mode: 'per_event', amount_cents: 2500, used_cents: null, event: null, events: [] },
  vaccine_package: { amount_cents: 5000, used_cents: 0, reserved_cents: 0, remaining_cents: 5000 },
  identification: null,
}

const shown = (contract: Pick<Contract, 'status' | 'suspended_since'>) =>
  renderToStaticMarkup(
    createElement(AnimalLimits, { limits, contract, cover_start: '2025-01-15', today: '2026-11-20' }),
  )

it('[ANI-03] [FIX-03] says above the waiting periods that the cover is suspended, and since when', () => {
  const html = shown({ status: 'suspended', suspended_since: '2026-10-29' })
  expect(html.indexOf('Garanties suspendues depuis le 29 octobre 2026.')).toBeGreaterThan(0)
  expect(html.indexOf('Garanties suspendues')).toBeLessThan(html.indexOf('couvert depuis le 17 janvier 2025'))
  // The rest of the ceiling cannot be used meanwhile.
  expect(html).toContain('disponibles à la reprise des garanties')
  const running = shown({ status: 'active', suspended_since: null })
  expect(running).not.toContain('suspendues')
  expect(running).toContain('encore disponibles')
})
