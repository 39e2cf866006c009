import type { Contract } from '@coussinet/contract/profile.ts'
import { expect, it } from 'vitest'
import { isCoverAtRisk } from './is-cover-at-risk.ts'

const contract: Contract = {
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
  amount_due_cents: 9_766,
}

it('[FIX-03] tells on every page of a suspended contract, and of one that will be; a sum that is due is not enough', () => {
  expect(isCoverAtRisk(contract)).toBe(false)
  expect(isCoverAtRisk({ ...contract, suspends_on: '2026-12-18' })).toBe(true)
  expect(isCoverAtRisk({ ...contract, status: 'suspended', suspended_since: '2026-10-28' })).toBe(true)
  expect(isCoverAtRisk({ ...contract, status: 'suspended', suspended_since: '2026-10-28', amount_due_cents: 0 })).toBe(
    true,
  )
})
