import { signOut } from '@coussinet/contract/session.ts'
import { beforeAll, expect, it } from 'vitest'
import { announce } from '#platform/db/events.ts'
import { aMember } from '#testing/a-member.ts'
import { openPage } from '#testing/open-page.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()
let url = ''
beforeAll(async () => {
  url = await portal.listen()
})

const listen = (access_token: string) => openPage(url, access_token)

it('tells a member’s own topics once the transaction commits, and nobody else’s', async () => {
  const [one, other] = [await aMember(portal), await aMember(portal)]
  const stream = await listen(one.access_token)
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.response.headers.get('cache-control')).toBe('no-store')
  await stream.until(': open')

  await portal.db.transaction().execute((tx) => announce(tx, other.member_id, 'profile'))
  await portal.db
    .transaction()
    .execute(async (tx) => {
      await announce(tx, one.member_id, 'receipts')
      throw new Error('rolled back')
    })
    .catch(() => {})
  await portal.db.transaction().execute((tx) => announce(tx, one.member_id, 'refunds'))

  const heard = await stream.until('refunds')
  expect(heard).toContain('data: {"topic":"refunds"}\n\n')
  expect(heard).not.toMatch(/profile|receipts/)
  stream.close()
})

it('[SEC-16] says nothing more once its session has ended', async () => {
  const member = await aMember(portal)
  const stream = await listen(member.access_token)
  await stream.until(': open')
  expect((await portal.call(signOut, { as: member })).status).toBe(204)
  await portal.db.transaction().execute((tx) => announce(tx, member.member_id, 'refunds'))
  expect(await stream.until('refunds')).not.toContain('refunds')
})

it('needs a bearer, and gives way to newer streams beyond ten', async () => {
  expect((await fetch(`${url}/api/events`)).status).toBe(401)
  const member = await aMember(portal)
  const streams = []
  for (let count = 0; count < 11; count += 1) streams.push(await listen(member.access_token))
  const first = streams[0]
  expect(await first?.until('never said')).toContain(': open')
  await portal.call(signOut, { as: member })
  for (const stream of streams) stream.close()
})
