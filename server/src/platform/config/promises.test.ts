import { describe, expect, it, vi } from 'vitest'
import type * as WorkingDays from '../time/working-days.ts'
import type * as Promises from './promises.ts'

describe('[GO-07] the promised days', () => {
  it('are those of the settings, else of the brand, and a wrong one is told', async () => {
    const { readPromises } = await import('./promises.ts')
    const wrong: string[] = []
    expect(readPromises({}, wrong)).toEqual({ answer: 2, transfer: 2 })
    expect(readPromises({ ANSWER_WORKING_DAYS: '3', TRANSFER_WORKING_DAYS: '1' }, wrong)).toEqual({
      answer: 3,
      transfer: 1,
    })
    expect(wrong).toEqual([])
    expect(readPromises({ ANSWER_WORKING_DAYS: '0', TRANSFER_WORKING_DAYS: 'soon' }, wrong)).toEqual({
      answer: 2,
      transfer: 2,
    })
    expect(wrong).toEqual([
      'ANSWER_WORKING_DAYS must be a whole number from 1 to 30, not "0".',
      'TRANSFER_WORKING_DAYS must be a whole number from 1 to 30, not "soon".',
    ])
  })

  it('are said and reckoned with alike', async () => {
    vi.resetModules()
    vi.stubEnv('ANSWER_WORKING_DAYS', '3')
    vi.stubEnv('TRANSFER_WORKING_DAYS', '4')
    const { answerSoon, transferSoon }: typeof Promises = await import('./promises.ts')
    const { expectedBy }: typeof WorkingDays = await import('../time/working-days.ts')
    vi.unstubAllEnvs()
    expect(answerSoon('fr')).toBe('sous trois jours ouvrés')
    expect(transferSoon('nl')).toBe('binnen vier bankwerkdagen')
    // From a Thursday, over the weekend.
    expect(expectedBy('2026-11-19', [], 'FR')).toBe('2026-11-24')
  })
})
