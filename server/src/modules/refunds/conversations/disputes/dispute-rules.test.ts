import type { DisputedDecision } from '@coussinet/contract/disputes.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { describe, expect, it } from 'vitest'
import { isWithin, listLineReferences, nextDispute } from './dispute-rules.ts'

const line = (refunded_cents: number, reason_code: RefundLine['reason_code'] = null): RefundLine => ({
  label: 'Consultation',
  care_kind: 'consultation',
  billed_cents: 10_000,
  covered_cents: reason_code ? 0 : 10_000,
  refunded_cents,
  reason_code,
})
const decision = (decided_at: string, ...lines: RefundLine[]): DisputedDecision => ({
  status: 'accepted',
  decided_at,
  amount_cents: 0,
  rejection: null,
  refunds: [
    {
      id: 'r1',
      animal_id: 'a1',
      billed_cents: 0,
      refunded_cents: 0,
      payment_date: null,
      lines,
      computation: null,
      explanation: null,
      reasons: [],
    },
  ],
})
const first = decision('2026-11-20T10:00:00.000Z', line(7500), line(0, 'excluded_care'))
const second = decision('2026-12-20T10:00:00.000Z', line(7500), line(7500))
const facts = {
  status: 'accepted',
  before_portal: false,
  country: 'FR',
  today: '2026-12-21',
  decisions: [first],
  disputes: [],
} as const
const pending = { status: 'pending', disputed_decision: 0, outcome_decision: null }
const upheld = { status: 'upheld', disputed_decision: 0, outcome_decision: 0 }
const changed = { status: 'changed', disputed_decision: 0, outcome_decision: 1 }

describe('the next dispute', () => {
  it('[FIX-01] may be made of what is decided, until its claim lapses', () => {
    expect(nextDispute(facts)).toEqual({
      obstacle: null,
      until: '2028-11-20',
      is_limited: false,
      changed_lines: [],
      acknowledge_by: '2027-01-04',
      answer_by: '2027-02-21',
      mediator_from: '2027-02-22',
      mediator_until: '2027-12-21',
    })
    expect(nextDispute({ ...facts, today: '2028-11-20' }).obstacle).toBeNull()
    expect(nextDispute({ ...facts, today: '2028-11-21' }).obstacle).toBe('too_late')
    expect(nextDispute({ ...facts, country: 'BE', today: '2028-11-21' }).obstacle).toBeNull()
    expect(nextDispute({ ...facts, status: 'rejected' }).obstacle).toBeNull()
    expect(nextDispute({ ...facts, status: 'processing', decisions: [] })).toMatchObject({
      obstacle: 'not_decided',
      until: null,
    })
    expect(nextDispute({ ...facts, before_portal: true }).obstacle).toBe('before_portal')
  })

  it('[FIX-01] waits for the answer to the one under way, and there is an end to them', () => {
    expect(nextDispute({ ...facts, disputes: [pending] }).obstacle).toBe('under_way')
    expect(nextDispute({ ...facts, disputes: Array.from({ length: 10 }, () => upheld) }).obstacle).toBe('too_many')
    expect(nextDispute({ ...facts, disputes: Array.from({ length: 9 }, () => upheld) }).obstacle).toBeNull()
  })

  it('[FIX-01] after an answer is about what it changed, or brings something new', () => {
    const next = nextDispute({ ...facts, decisions: [first, second], disputes: [changed] })
    expect(next).toMatchObject({ obstacle: null, until: '2028-12-20', is_limited: true, changed_lines: ['r1.2'] })
    expect(listLineReferences(second)).toEqual(['r1.1', 'r1.2'])
    expect(isWithin(next, { lines: ['r1.2'], brings_new: false })).toBe(true)
    expect(isWithin(next, { lines: ['r1.1', 'r1.2'], brings_new: false })).toBe(false)
    expect(isWithin(next, { lines: [], brings_new: false })).toBe(false)
    expect(isWithin(next, { lines: ['r1.1'], brings_new: true })).toBe(true)
    const again = nextDispute({ ...facts, disputes: [upheld] })
    expect([again.is_limited, again.changed_lines]).toEqual([true, []])
    expect(isWithin(again, { lines: ['r1.2'], brings_new: false })).toBe(false)
  })

  it('[FIX-01] is free again once the decision was corrected since', () => {
    const corrected = nextDispute({ ...facts, decisions: [first, second], disputes: [upheld] })
    expect(corrected).toMatchObject({ obstacle: null, is_limited: false })
    expect(isWithin(corrected, { lines: [], brings_new: false })).toBe(true)
  })
})
