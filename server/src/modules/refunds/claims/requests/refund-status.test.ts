import { refundStatuses } from '@coussinet/contract/domain/requests.ts'
import { describe, expect, it } from 'vitest'
import { mayMove, stepsToCome } from './refund-status.ts'

const allowed = {
  member: ['draft → pending', 'action-required → action-done'],
  insurer: [
    'draft → pending',
    'pending → processing',
    'processing → action-required',
    'processing → accepted',
    'processing → rejected',
    'action-done → processing',
  ],
  system: ['action-required → rejected'],
} as const

describe('the moves of a request', () => {
  it.each(['member', 'insurer', 'system'] as const)(
    '[SEC-24] of all 49, the %s may make those of the table and no other',
    (actor) => {
      const made = refundStatuses.flatMap((from) =>
        refundStatuses.filter((to) => mayMove(from, to, actor)).map((to) => `${from} → ${to}`),
      )
      expect(made).toEqual(allowed[actor])
    },
  )

  it('has nothing to come once it is refused, or paid', () => {
    expect(stepsToCome('rejected', ['filed', 'pending', 'processing', 'rejected'], true)).toEqual([])
    expect(stepsToCome('accepted', ['filed', 'pending', 'processing', 'accepted'], true)).toEqual(['finished'])
    expect(stepsToCome('accepted', ['filed', 'pending', 'processing', 'accepted', 'finished'], true)).toEqual([])
  })
})
