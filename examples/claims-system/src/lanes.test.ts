import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { PortalEvent } from './api.ts'
import { openInbox } from './inbox.ts'
import { openLanes } from './lanes.ts'
import { openStore } from './state.ts'

it('a failing step holds up its own member, and nobody else', async () => {
  const done: string[] = []
  const lanes = openLanes(
    () => false,
    () => {},
  )
  let failures = 1
  const first = lanes.run('one', async () => {
    failures -= 1
    if (failures >= 0) throw new Error('not yet')
    done.push('one, first')
  })
  const second = lanes.run('one', async () => void done.push('one, second'))
  await lanes.run('other', async () => void done.push('other'))
  expect(done).toEqual(['other'])
  await Promise.all([first, second])
  expect(done).toEqual(['other', 'one, first', 'one, second'])
})

it('what people must look at does not hold up what follows', async () => {
  const told: string[] = []
  const lanes = openLanes(
    () => true,
    (line) => void told.push(line),
  )
  await lanes.run('one', () => Promise.reject(new Error('no')))
  await lanes.run('one', async () => void told.push('next'))
  expect(told).toEqual(['one: left to people, Error: no', 'next'])
})

it('an event is worked on once, and again after a stop that left it undone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'claims-'))
  const path = join(folder, 'state.json')
  const event: PortalEvent = {
    event_id: 'e1',
    event: 'refund_request.submitted',
    at: '2026-11-20T10:00:00Z',
    nevg: '731004100',
    position: 1,
  }
  const worked: string[] = []
  // A program that stops before it has worked.
  const stopped = openInbox(await openStore(path), () => new Promise(() => {}))
  await stopped.take('e1', event)
  await stopped.take('e1', event)

  const inbox = openInbox(await openStore(path), async ({ event_id }) => void worked.push(event_id))
  inbox.resume()
  await inbox.take('e1', event)
  await expect.poll(async () => (await openStore(path)).state.waiting).toEqual([])
  expect(worked).toEqual(['e1'])
  expect((await openStore(path)).state.seen).toEqual(['e1'])
  await rm(folder, { recursive: true })
})
