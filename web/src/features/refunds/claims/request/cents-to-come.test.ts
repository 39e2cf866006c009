import type { FormerRefund } from '@coussinet/contract/refund-requests.ts'
import { expect, it } from 'vitest'
import { centsToCome } from './shown-status.ts'

const former = (animal_id: string, refunded_cents: number, payment_date: string | null) => ({
  status: 'accepted' as const,
  rejection: null,
  corrected_at: '2026-11-20T10:00:00.000Z',
  reason: 'Un soin manquait.',
  refunds: [
    {
      id: `${animal_id}-refund`,
      animal_id,
      billed_cents: 21_240,
      refunded_cents,
      payment_date,
      lines: [],
      computation: null,
      explanation: null,
      reasons: [],
    } satisfies FormerRefund,
  ],
})
const refunds = [{ id: 'now', animal_id: 'oslo' }]

it.each([
  ['all of a first decision', 19_116, [], 19_116],
  ['the difference, where the decision before was paid', 20_916, [former('oslo', 19_116, '2026-07-06')], 1800],
  ['all, where the decision before was not paid', 20_916, [former('oslo', 19_116, null)], 20_916],
  [
    'the difference to what was paid last',
    22_000,
    [former('oslo', 19_116, '2026-07-06'), former('oslo', 20_916, null)],
    2884,
  ],
  ['nothing, where more was paid', 10_000, [former('oslo', 19_116, '2026-07-06')], 0],
  ['all, where another animal was paid', 20_916, [former('mirza', 19_116, '2026-07-06')], 20_916],
])('[LIFE-02][FIX-01] what is to come is %s', (_what, amount_to_refund_cents, corrections, left) => {
  expect(centsToCome({ amount_to_refund_cents, refunds, corrections })).toBe(left)
})

it('[LIFE-02] nothing is to come before the decision', () => {
  expect(centsToCome({ amount_to_refund_cents: null, refunds: [], corrections: [] })).toBeNull()
})

it('[LIFE-02] [HOME-01] what the portal says is still due is to come, whatever was decided and paid before', () => {
  const amounts = { amount_to_refund_cents: 9375, refunds }
  const lowered = [former('oslo', 5625, '2026-07-06'), former('oslo', 1875, '2026-07-06')]
  expect(centsToCome({ ...amounts, due_cents: 3750, corrections: lowered })).toBe(3750)
  const returned = [former('oslo', 5625, '2026-07-06')]
  expect(centsToCome({ ...amounts, due_cents: 9375, corrections: returned })).toBe(9375)
  expect(centsToCome({ ...amounts, due_cents: 0, corrections: [] })).toBe(0)
})
