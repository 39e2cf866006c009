import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Script } from './acts.ts'
import { drawScript } from './draw/draw-script.ts'
import { runScript } from './run.ts'

const folder = join(import.meta.dirname, 'past')
const read = (name: string): Script => JSON.parse(readFileSync(join(folder, name), 'utf8'))

describe('years of members who never were', { timeout: 300_000 }, () => {
  it.each([1, 2, 3, 4, 5])(
    '[SIM-01] seed %i: a year of six members with faults, kills and late jobs breaks no invariant',
    async (seed) => {
      const script = drawScript(seed, { members: 6, days: 366 })
      const { failure, acts, outcomes } = await runScript(script)
      expect(failure).toBe(null)
      expect(acts).toBe(script.acts.length)
      // A year in which nothing was decided and paid would prove nothing.
      for (const name of ['file done', 'accept done', 'pay done', 'debit-receipt done'])
        expect(outcomes[name]).toBeGreaterThan(0)
    },
  )

  it('[SIM-01] the same seed lives the same acts with the same outcomes, ids and amounts among them', async () => {
    const script = drawScript(7, { members: 4, days: 45 })
    const [one, other] = [await runScript(script), await runScript(script)]
    expect([one.failure, other.failure]).toEqual([null, null])
    expect(one.digest).toBe(other.digest)
  })

  it.each(readdirSync(folder).filter((name) => name.endsWith('.json')))(
    '[SIM-01] the steps of a past failure pass: %s',
    async (name) => {
      const { failure } = await runScript(read(name))
      expect(failure).toBe(null)
    },
  )
})
