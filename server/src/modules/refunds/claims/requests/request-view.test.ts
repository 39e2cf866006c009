import { describe, expect, it } from 'vitest'
import { computePromise, computeTimeline } from './request-view.ts'

const at = (text: string) => new Date(`${text}:00Z`)
const filed = { step: 'filed' as const, at: at('2026-11-16T09:00') }
const asked = { step: 'action-required' as const, at: at('2026-11-17T09:00') }
const answered = { step: 'action-done' as const, at: at('2026-11-19T09:00') }

describe('the timeline', () => {
  it('[REF-03] dates what was reached and lists what is to come', () => {
    expect(computeTimeline('pending', [filed, { step: 'pending', at: filed.at }])).toEqual([
      { step: 'filed', at: '2026-11-16T09:00:00.000Z' },
      { step: 'pending', at: '2026-11-16T09:00:00.000Z' },
      { step: 'processing', at: null },
      { step: 'accepted', at: null },
      { step: 'finished', at: null },
    ])
  })

  it('[CLK-01] promises two working days, by the holidays of the contract’s country', () => {
    expect(computePromise('pending', [filed], 'FR', filed.at)).toEqual({ expected_by: '2026-11-18', late_days: 0 })
    const monday = { step: 'filed' as const, at: at('2026-07-20T09:00') }
    expect(computePromise('pending', [monday], 'FR', monday.at).expected_by).toBe('2026-07-22')
    expect(computePromise('pending', [monday], 'BE', monday.at).expected_by).toBe('2026-07-23')
  })

  it('[CLK-02] stands still while the member must act, and says how late it is', () => {
    expect(computePromise('action-required', [filed, asked], 'FR', at('2026-11-30T09:00'))).toEqual({
      expected_by: null,
      late_days: 0,
    })
    expect(computePromise('action-done', [filed, asked, answered], 'FR', answered.at).expected_by).toBe('2026-11-20')
    expect(computePromise('pending', [filed], 'FR', at('2026-11-20T09:00')).late_days).toBe(2)
    expect(computePromise('accepted', [filed], 'FR', at('2026-11-30T09:00'))).toEqual({
      expected_by: null,
      late_days: 0,
    })
  })
})
