import { expect, it, vi } from 'vitest'
import { openMovableClock } from '#platform/time/movable-clock.ts'
import { startPortal } from '#testing/start-portal.ts'
import { openApp } from '../../../app.ts'
import type { MoveListener } from './move-listener.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import { sandboxRoutes } from './sandbox.routes.ts'

it('[TRY-01] a move in which nothing happens for long carries a blank line now and then, so that no connection is cut', async () => {
  const portal = await startPortal()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let hear: MoveListener = () => {}
  const clock = openMovableClock(`${portal.platform.config.data_dir}/sandbox-clock.json`, portal.clock.now)
  const app = openApp({ logger: false }, [])
  sandboxRoutes(app, portal.platform, { clock, move: (_target, told) => (hear = told) })
  const moved = app.inject({
    method: 'POST',
    url: '/sandbox/moves',
    headers: { authorization: `Bearer ${sandboxKeys(portal.platform.config).token}` },
    payload: { days: 30 },
  })
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(20_000)
  hear({ at: '2026-12-20T10:00:00.000Z' })
  expect((await moved).body).toBe('\n\n{"at":"2026-12-20T10:00:00.000Z"}\n')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
  vi.useRealTimers()
  await portal.close()
})
