import { expect, it } from 'vitest'
import { contractState } from './contract-state.ts'

const running = { status: 'active' as const, end_date: null, suspends_on: null, amount_due_cents: 3482 }
const today = '2026-11-20'

it.each([
  ['active', running],
  ['in_preparation', { ...running, status: 'in_preparation' as const }],
  ['unpaid', { ...running, suspends_on: '2026-12-15' }],
  ['suspended', { ...running, status: 'suspended' as const }],
  ['resuming', { ...running, status: 'suspended' as const, amount_due_cents: 0 }],
  ['suspended', { ...running, status: 'suspended' as const, end_date: '2026-12-31' }],
  ['ending', { ...running, end_date: today }],
  ['ending', { ...running, status: 'in_preparation' as const, end_date: '2026-12-31' }],
  ['terminated', { ...running, end_date: '2026-11-19' }],
  ['terminated', { ...running, status: 'terminated' as const, end_date: today }],
] as const)('a contract is %s', (state, contract) => {
  expect(contractState(contract, false, today)).toBe(state)
})

it('[LAW-01] an end that is asked for is told until the insurer has ended the contract', () => {
  expect(contractState(running, true, today)).toBe('end_asked')
  expect(contractState({ ...running, status: 'in_preparation' }, true, today)).toBe('end_asked')
  expect(contractState({ ...running, end_date: '2026-12-19' }, true, today)).toBe('ending')
  expect(contractState({ ...running, status: 'suspended' }, true, today)).toBe('suspended')
})
