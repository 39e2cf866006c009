import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PaidDecision } from '../corrections/corrections.store.ts'
import { listTransfers, type Transfer } from './return-payment.ts'

const day = (step: number) => new Date(Date.UTC(2026, 0, 1 + step)).toISOString().slice(0, 10)
const at = (step: number) => new Date(Date.UTC(2026, 0, 1 + step))

it('[LIFE-02] follow from the decisions and returns of any life: what was sent and did not come back, in its order', () => {
  const step = fc.oneof(
    fc.record({ what: fc.constant('correct' as const), cents: fc.nat(20_000) }),
    fc.record({ what: fc.constantFrom('pay' as const, 'return' as const), cents: fc.constant(0) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.nat(20_000), (steps, first) => {
      const ledger: Transfer[] = []
      const sum = () => ledger.reduce((all, { amount_cents }) => all + amount_cents, 0)
      const decisions: PaidDecision[] = []
      const returned: (Transfer & { noted_at: Date })[] = []
      let refunded_cents = first
      // As the refund's row: the day of the last transfer while nothing is due.
      const paidOn = () => (sum() >= refunded_cents ? (ledger.at(-1)?.payment_date ?? null) : null)
      for (const [place, { what, cents }] of steps.entries()) {
        const now = place + 1
        if (what === 'correct') {
          decisions.push({ refunded_cents, payment_date: paidOn(), until: at(now) })
          refunded_cents = cents
        } else if (what === 'pay' && sum() < refunded_cents)
          ledger.push({ payment_date: day(now), amount_cents: refunded_cents - sum() })
        else if (what === 'return') {
          const back = ledger.pop()
          if (back) returned.push({ ...back, noted_at: at(now) })
        }
      }
      const current = { refunded_cents, payment_date: paidOn(), until: null }
      expect(listTransfers([...decisions, current], returned)).toEqual(ledger)
    }),
    { numRuns: 2000 },
  )
})
