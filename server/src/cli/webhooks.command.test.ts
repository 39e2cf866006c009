import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishInsurerEvent } from '#modules/events/insurer-events.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { aMember } from '#testing/a-member.ts'
import { runHere } from '#testing/program/run-here.ts'
import { isSigned, type Receiver, startReceiver } from '#testing/servers/receiver.ts'
import { ownPortal } from '#testing/start-portal.ts'

let folder = ''
let receiver: Receiver
const run = (...words: string[]) => runHere({ DATA_DIR: folder }, ['webhooks', ...words])
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coussinet-webhooks-'))
  receiver = await startReceiver()
  // A command takes the portal's secret, and makes none.
  await writeFile(join(folder, 'secret.key'), randomBytes(48).toString('base64url'))
  await runHere({ DATA_DIR: folder }, ['migrate'])
})
afterAll(async () => {
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

/** Two events of a member, as the portal would have told them. */
async function twoEvents(): Promise<string> {
  const database = await openEmbedded({ directory: join(folder, 'postgres') })
  const portal = await ownPortal({
    at: new Date().toISOString(),
    place: { database, data_dir: folder, drop: async () => {} },
  })
  const { member_id, nevg } = await aMember(portal)
  for (const due_day of [10, 15]) {
    await portal.db.transaction().execute((tx) =>
      publishInsurerEvent(tx, portal.platform, {
        event: 'due_day.changed',
        member_id,
        due_day,
        from_month: '2026-12',
      }),
    )
    portal.clock.advance({ seconds: 1 })
  }
  // The receiver has an event a moment before it is written down as delivered, which a portal that closes may leave to the next one.
  const delivered = async () =>
    (await portal.db.selectFrom('webhook_deliveries').select('status').execute()).filter(
      ({ status }) => status === 'delivered',
    ).length
  await expect.poll(delivered, { timeout: 10_000 }).toBe(2)
  await portal.close()
  await database.close()
  return nevg
}

it('adds a webhook, tries it, gives it another secret, changes it and removes it', { timeout: 180_000 }, async () => {
  expect((await run('list')).err).toBe('There is no webhook yet.\n')
  expect(await run('add', 'ftp://claims.example')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('url: webhook_url'),
  })
  expect(await run('add', receiver.url, '--events', 'nothing')).toMatchObject({
    code: 2,
    err: expect.stringContaining('the events are refund_request.submitted'),
  })
  const added = await run('add', receiver.url)
  expect([added.code, added.out]).toEqual([0, expect.stringMatching(/^whsec_[\w+/]{43}=\n$/)])
  const [, id = ''] = /webhook ([\da-f-]{36})/.exec(added.err) ?? []
  expect(await run('test', id)).toMatchObject({ code: 0, out: expect.stringMatching(/^taken: HTTP 204/) })
  expect(receiver.heard.map((one) => [one.event, isSigned(one, added.out.trim())])).toEqual([['ping', true]])
  const rotated = await run('rotate', id, '--overlap', '2')
  expect(rotated.out).toMatch(/^whsec_/)
  const again = {
    code: 1,
    out: '',
    err: expect.stringMatching(
      /^coussinet: Its former secret still signs, until [\dTZ:.-]+: rotate it after that, or say --overlap 0/,
    ),
  }
  expect(await run('rotate', id)).toMatchObject(again)
  const nevg = await twoEvents()
  for (const secret of [added.out, rotated.out])
    expect(
      receiver.taken.filter(({ event }) => event === 'due_day.changed').every((one) => isSigned(one, secret.trim())),
    ).toBe(true)

  const deliveries = async (): Promise<{ id: string; position: number; status: string }[]> => {
    const { out } = await run('deliveries', '--member', nevg, '--json')
    return out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
  const places = async () => (await deliveries()).map(({ position, status }) => [position, status])
  await expect.poll(places, { timeout: 20_000 }).toEqual([
    [2, 'delivered'],
    [1, 'delivered'],
  ])
  const listed = await deliveries()
  expect((await run('deliveries', '--status', 'waiting')).err).toBe('Nothing is found.\n')
  expect(await run('replay', listed[1]?.id ?? '')).toMatchObject({
    code: 0,
    out: `due_day.changed of ${nevg} is sent again.\n`,
  })
  expect(await run('replay', id, '--from', '2020-01-01')).toMatchObject({ code: 0, out: '2 events are sent again.\n' })
  expect(
    (await run('deliveries', '--status', 'waiting')).out.split('\n').filter((line) => line.includes('waiting')),
  ).toHaveLength(2)

  expect(await run('change', id, '--disable', '--events', 'mandate.signed')).toMatchObject({
    code: 0,
    out: `${id}: ${receiver.url}, mandate.signed, disabled\n`,
  })
  expect((await run('remove', id)).code).toBe(2)
  expect(await run('remove', id, '--yes')).toMatchObject({ code: 0, out: `${id} is removed.\n` })
  expect(await run('test', id)).toMatchObject({ code: 1, err: expect.stringContaining(`There is no webhook ${id}.`) })
})
