import { describe, expect, it } from 'vitest'
import { portalForTests } from '#testing/start-portal.ts'
import { Problem } from '../core/problem.ts'
import { clearAttempts, reserveGuess } from './attempts.ts'

const portal = portalForTests()

/** Seconds to wait, or null when the guess was let through. */
async function guess(key: string): Promise<number | null> {
  try {
    await reserveGuess(portal.db, key, portal.clock.now())
    return null
  } catch (error) {
    if (error instanceof Problem) return error.more.retry_after ?? 0
    throw error
  }
}

/** Guesses each time as soon as that is let through; returns the waits in minutes. */
async function waits(key: string, count: number): Promise<number[]> {
  const minutes: number[] = []
  for (let made = 0; made < count; made += 1) {
    const wait = await guess(key)
    if (wait !== null) {
      minutes.push(wait / 60)
      portal.clock.advance({ seconds: wait })
      expect(await guess(key)).toBeNull()
    }
  }
  return minutes
}

describe('guesses at a secret', () => {
  it('[SEC-02] wait ever longer, to 15 minutes, and the wait stays grown', async () => {
    expect((await waits('one', 14)).slice(0, 8)).toEqual([1, 2, 4, 8, 15, 15, 15, 15])
    portal.clock.advance({ minutes: 40 })
    expect(await waits('one', 2)).toEqual([15])
  })

  it('[SEC-02] after a hundred in a row wait a day, and never for ever', async () => {
    const minutes = await waits('two', 101)
    expect(minutes.filter((wait) => wait > 15)).toEqual([24 * 60])
    expect(minutes.length + 5).toBeLessThanOrEqual(101)
    portal.clock.advance({ days: 1, seconds: 1 })
    expect(await guess('two')).toBeNull()
  })

  it('[SEC-02] five that are far apart are no attack', async () => {
    for (let made = 0; made < 8; made += 1) {
      expect(await guess('three')).toBeNull()
      portal.clock.advance({ minutes: 14 })
    }
  })

  it('are forgotten by the right answer', async () => {
    for (let made = 0; made < 4; made += 1) await guess('four')
    await clearAttempts(portal.db, 'four')
    for (let made = 0; made < 5; made += 1) expect(await guess('four')).toBeNull()
  })
})
