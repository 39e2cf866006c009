import { expect, it } from 'vitest'
import { byUrgency, groundOfStatus, isUnderWay, requestShownStatus } from './shown-status.ts'
import { statusPaw } from './status-paw.ts'

const accepted = { status: 'accepted' as const, timeline: [{ step: 'finished' as const, at: null }] }
const paid = { status: 'accepted' as const, timeline: [{ step: 'finished' as const, at: '2026-11-19T10:00:00Z' }] }

it('[REF-02] calls an accepted request refunded once its refunds are paid', () => {
  expect(requestShownStatus(accepted)).toBe('accepted')
  expect(requestShownStatus(paid)).toBe('refunded')
  expect([accepted, paid].map(isUnderWay)).toEqual([true, false])
})

it('[REF-02] shows action-done as waiting, like pending', () => {
  expect(statusPaw('action-done').tone).toBe(statusPaw('pending').tone)
  expect(groundOfStatus('action-done')).toBe(groundOfStatus('pending'))
})

it.each([
  ['accepted', 'meadow', 4],
  ['refunded', 'meadow', 5],
  ['rejected', 'sunken', 4],
  ['action-required', 'honey', 2],
  ['processing', 'accent', 2],
] as const)('[REF-04] gives %s its ground and its print', (status, ground, done) => {
  expect(groundOfStatus(status)).toBe(ground)
  expect(statusPaw(status).done).toBe(done)
})

it('[HOME-01] puts what waits for the member first, and drafts last', () => {
  const of = (status: 'draft' | 'processing' | 'action-required' | 'pending') => ({ status, timeline: [] })
  const order = byUrgency([of('draft'), of('processing'), accepted, of('action-required'), of('pending')])
  expect(order.map(({ status }) => status)).toEqual(['action-required', 'accepted', 'processing', 'pending', 'draft'])
})
