import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { expect, it } from 'vitest'
import { byUrgency, groundOfStatus, isUnderWay, requestShownStatus, statusPaw } from './shown-status.ts'

const of = (status: RefundStatus, at?: string | null) => ({
  status,
  timeline: at === undefined ? [] : [{ step: 'finished' as const, at }],
  waiting_message: null,
})
const accepted = of('accepted', null)
const paid = of('accepted', '2026-11-19T10:00:00Z')

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
  const order = byUrgency([of('draft'), of('processing'), accepted, of('action-required'), of('pending')])
  expect(order.map(({ status }) => status)).toEqual(['action-required', 'accepted', 'processing', 'pending', 'draft'])
})

it('[MSG-01] puts whoever of the team waits for an answer before all that is asked, of a paid request too', () => {
  const waiting_message = { author_name: 'Camille', asks: true, read: true }
  const order = byUrgency([of('action-required'), { ...of('processing'), waiting_message }])
  expect(order.map(({ status }) => status)).toEqual(['processing', 'action-required'])
  expect(isUnderWay({ ...paid, waiting_message })).toBe(true)
})
