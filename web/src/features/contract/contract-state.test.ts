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
  expect(contractState(contract, { isEndAsked: false, allLeft: false }, today)).toBe(state)
})

const asked = { isEndAsked: true, allLeft: false }

it('[LAW-01] an end that is asked for is told until the insurer has ended the contract', () => {
  expect(contractState(running, asked, today)).toBe('end_asked')
  expect(contractState({ ...running, status: 'in_preparation' }, asked, today)).toBe('end_asked')
  expect(contractState({ ...running, end_date: '2026-12-19' }, asked, today)).toBe('ending')
  expect(contractState({ ...running, status: 'suspended' }, asked, today)).toBe('suspended')
})

it('[LIFE-01] a contract that insures no animal any more is told so, after all that is more urgent', () => {
  const left = { isEndAsked: false, allLeft: true }
  expect(contractState(running, left, today)).toBe('all_left')
  expect(contractState({ ...running, suspends_on: '2026-12-15' }, left, today)).toBe('unpaid')
  expect(contractState({ ...running, end_date: today }, left, today)).toBe('ending')
  expect(contractState(running, { isEndAsked: true, allLeft: true }, today)).toBe('end_asked')
})
