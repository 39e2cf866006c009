import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ownPortal } from '#testing/start-portal.ts'
import { sandboxKeys } from './sandbox-keys.ts'

const env = { SANDBOX: 'empty' }
const minute = { timeout: 60_000 }

describe('[TRY-01] a sandbox that stops', () => {
  it('ends a move between two steps, and its stream', minute, async () => {
    const portal = await ownPortal({ demo: true, env })
    const begun = portal.platform.clock().getTime()
    const told = fetch(`${await portal.listen()}/api/sandbox/moves`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandboxKeys(portal.platform.config).token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ days: 100 }),
    }).then((response) => response.text())
    while (portal.platform.clock().getTime() < begun + 5 * 86_400_000) await setTimeout(10)
    await portal.close()
    expect(await told).not.toContain('"at"')
  })
})
