import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aPlace } from '#testing/places.ts'
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

  it('never goes back, even if the machine’s clock was set back', minute, async () => {
    const place = await aPlace()
    const at = '2026-11-20T10:00:00Z'
    const portal = await ownPortal({ place, at, demo: true, env })
    portal.clock.advance({ hours: 1 })
    const shown = portal.platform.clock()
    await portal.close()
    const again = await ownPortal({ place, at, demo: true, env })
    expect(again.platform.clock().getTime()).toBeGreaterThanOrEqual(shown.getTime())
    await again.close()
    await place.drop()
  })
})

describe('[TRY-01] [SEC-42] a sandbox whose clock was moved by days', () => {
  it('keeps the file of an upload that is in progress', minute, async () => {
    const portal = await ownPortal({ at: new Date().toISOString(), demo: true, env })
    const key = crypto.randomUUID()
    await portal.platform.files.put(key, Buffer.from('an upload whose row is not written yet'))
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/sandbox/moves',
      headers: { authorization: `Bearer ${sandboxKeys(portal.platform.config).token}` },
      payload: { days: 2 },
    })
    expect([statusCode, await Array.fromAsync(portal.platform.files.keys())]).toEqual([200, [key]])
    await portal.close()
  })
})
