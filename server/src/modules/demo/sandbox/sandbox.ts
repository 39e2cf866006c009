import { join } from 'node:path'
import { type Scope, scopes } from '@coussinet/contract/domain/permissions.ts'
import { demoQueue } from '#modules/events/events.ts'
import type { App } from '#platform/core/app.ts'
import type { Db } from '#platform/db/db.ts'
import type { PacedJobs } from '#platform/db/paced-jobs.ts'
import type { Platform } from '#platform/portal.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type MovableClock, openMovableClock } from '#platform/time/movable-clock.ts'
import { countHappenings } from './happenings.store.ts'
import type { MoveListener } from './move-listener.ts'
import { playDebits } from './play-debits.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import { type Sandbox, sandboxRoutes } from './sandbox.routes.ts'

export const openSandboxClock = (data_dir: string, machine: Clock): MovableClock =>
  openMovableClock(join(data_dir, 'clock.json'), machine)

type KnownClient = { client_id: string; secret: string; name: string; scopes: readonly Scope[]; at: Date }

type SandboxParts = {
  clock: MovableClock
  jobs: PacedJobs
  /** sends the webhooks that are due, and waits; false while a receiver takes nothing */
  settle(): Promise<boolean>
  saveClient(db: Db, client: KnownClient): Promise<void>
}

/** Saves the sandbox's client, plays the bank, and lets time pass; answers its routes. */
export async function openSandbox(
  platform: Platform,
  { clock, jobs, settle, saveClient }: SandboxParts,
): Promise<(api: App) => void> {
  const { db, config } = platform
  const { client_id, client_secret } = sandboxKeys(config)
  const named = { client_id, secret: client_secret, name: 'The sandbox’s systems', scopes }
  await saveClient(db, { ...named, at: clock.now() })
  await jobs.every('sandbox.debits', '0 6 * * *', () => playDebits(platform))
  // A kill loses a minute at most.
  await jobs.every('sandbox.clock', '* * * * *', async () => clock.keep())

  platform.log.warn({ event: 'sandbox' }, 'this is a sandbox: its clock is moved by hand, and its data are invented')

  const listeners = new Set<MoveListener>()
  let from = clock.now()
  const tell: MoveListener = (progress) => {
    for (const hear of listeners) hear(progress)
  }
  let isTaken = true
  jobs.begin({
    // Each event has a job of this queue: its webhooks leave before time goes on.
    async stopped(queue) {
      if (queue === demoQueue || !isTaken) isTaken = await settle()
    },
    async dayOver(day) {
      isTaken = await settle()
      const until = new Date(clock.now().getTime() + 1)
      const happened = await countHappenings(db, { from, until })
      from = until
      if (happened.length > 0) tell({ day: day.toISOString().slice(0, 10), happened })
    },
    arrived() {
      tell({ at: clock.now().toISOString() })
      listeners.clear()
    },
  })
  const sandbox: Sandbox = {
    clock,
    move(target, hear) {
      listeners.add(hear)
      if (clock.target() === null) from = clock.now()
      clock.aim(target)
    },
  }
  return (api) => sandboxRoutes(api, platform, sandbox)
}
