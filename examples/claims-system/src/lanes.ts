import { setTimeout as pause } from 'node:timers/promises'

/** Work in order for one member, and for many members at once. */
export type Lanes = { run(nevg: string, work: () => Promise<void>): Promise<void> }

const longest = 60_000

/** Tries failed deliveries again, ever later, and holds up its own member alone. `giveUp` tells what no further try would help. */
export function openLanes(giveUp: (error: unknown) => boolean, tell: (line: string) => void): Lanes {
  const lanes = new Map<string, Promise<void>>()

  async function insist(nevg: string, work: () => Promise<void>, attempt = 1): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (giveUp(error)) return tell(`${nevg}: left to people, ${String(error)}`)
      tell(`${nevg}: again in a while, ${String(error)}`)
      await pause(Math.min(longest, 500 * 2 ** attempt))
      await insist(nevg, work, attempt + 1)
    }
  }

  return {
    run(nevg, work) {
      const lane = (lanes.get(nevg) ?? Promise.resolve()).then(() => insist(nevg, work))
      lanes.set(nevg, lane)
      void lane.then(() => lanes.get(nevg) === lane && lanes.delete(nevg))
      return lane
    },
  }
}
