import { getPermissions } from '@coussinet/contract/permissions.ts'
import { endOtherSessions, endSession, listSessions } from '@coussinet/contract/security.ts'
import { refreshSession, signIn } from '@coussinet/contract/session.ts'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { failure, unknownOutcome } from '#platform/db/failures.ts'
import { tokenAccess } from '#platform/http/access.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { openPage } from '#testing/open-page.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { hintsArrived } from '#testing/outgoing/hints-arrived.ts'
import { ownPortalForTests, type SignedIn } from '#testing/start-portal.ts'
import { findByAccessToken } from '../session/find-by-access-token.ts'

const password = 'Coussinet#2026'
const browsers = {
  firefox: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
}
const portal = ownPortalForTests({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
let helene: TestMember
let url = ''

beforeAll(async () => {
  url = await portal.listen()
})
beforeEach(async () => {
  helene = await aMember(portal, { password })
})

async function enter({ nevg }: TestMember, user_agent: string, address = '203.0.113.7') {
  const headers = { 'user-agent': user_agent, 'x-forwarded-for': address }
  return (await portal.call(signIn, { body: { username: nevg, password }, headers })).body
}

const list = async (as: SignedIn) => (await portal.call(listSessions, { as })).body.data
const isAlive = async (as: SignedIn) => (await portal.call(getPermissions, { as })).status === 200
const currentOf = async (as: SignedIn) => (await list(as)).find(({ current }) => current)?.id ?? ''

describe('the member’s sessions', () => {
  it('[SAFE-01][SEC-17] are listed with browser, system, device, network and times, the last used first', async () => {
    portal.clock.advance({ minutes: 1 })
    const phone = await enter(helene, browsers.iphone, '2001:db8:85a3::8a2e:370:7334')
    portal.clock.advance({ minutes: 1 })
    const tablet = await enter(helene, browsers.ipad)
    portal.clock.advance({ minutes: 1 })
    const computer = await enter(helene, browsers.firefox)
    portal.clock.advance({ minutes: 1 })
    const refreshed = (
      await portal.call(refreshSession, {
        body: { refresh_token: phone.refresh_token },
      })
    ).body
    const sessions = await list(refreshed)
    expect(
      sessions.map(({ browser, system, device, network, current }) => [browser, system, device, network, current]),
    ).toEqual([
      ['Safari', 'iOS', 'phone', '2001:db8:85a3:*', true],
      ['Firefox', 'macOS', 'computer', '203.0.113.*', false],
      ['Safari', 'iOS', 'tablet', '203.0.113.*', false],
      [null, null, 'other', '127.0.0.*', false],
    ])
    expect(sessions[0]?.last_used_at).toBe(portal.clock.now().toISOString())
    expect(Date.parse(sessions[0]?.last_used_at ?? '') - Date.parse(sessions[0]?.created_at ?? '')).toBe(3 * 60_000)
    expect(JSON.stringify(sessions)).not.toContain('Mozilla')
    expect([await isAlive(tablet), await isAlive(computer)]).toEqual([true, true])
  })

  it('[SAFE-01] leave the list with their life: after 7 idle days, after 30 days, and once ended', async () => {
    const { db, clock } = portal
    const at = clock.now().getTime()
    const day = 86_400_000
    const aSession = async (created: number, used: number, ended_at: Date | null = null) => {
      const session_id = newId()
      await db
        .insertInto('sessions')
        .values({
          member_id: helene.member_id,
          session_id,
          user_agent: '',
          created_at: new Date(at - created),
          last_used_at: new Date(at - used),
          ended_at,
        })
        .execute()
      return session_id
    }
    const alive = await aSession(29 * day, 6 * day)
    await aSession(7 * day, 7 * day)
    await aSession(30 * day, day)
    await aSession(day, day, clock.now())
    const sessions = await list(helene)
    expect(sessions.map(({ id }) => id)).toEqual([await currentOf(helene), alive])
  })
})

describe('ending sessions', () => {
  it('[SAFE-01][SEC-16][SEC-17] ends one of them with both its tokens at once, on every node within a second', async () => {
    const phone = await enter(helene, browsers.iphone)
    expect(await isAlive(phone)).toBe(true)
    const { db, clock, config } = portal.platform
    const otherNode = tokenAccess({ db, clock, find: findByAccessToken(config) })
    const bearer = `Bearer ${phone.access_token}`
    expect(await otherNode.memberOf(bearer)).toMatchObject({
      id: helene.member_id,
    })

    const id = (await list(helene)).find(({ device }) => device === 'phone')?.id ?? ''
    expect((await portal.call(endSession, { as: helene, params: { id } })).status).toBe(204)
    expect(await isAlive(phone)).toBe(false)
    expect(
      (
        await portal.call(refreshSession, {
          body: { refresh_token: phone.refresh_token },
        })
      ).problem?.code,
    ).toBe('session_expired')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await otherNode.memberOf(bearer)).toBeNull()
    expect(await isAlive(helene)).toBe(true)
    expect((await portal.call(endSession, { as: helene, params: { id } })).status).toBe(404)
  })

  it('[SEC-16] does not remember a token whose session ended while it was being looked up', async () => {
    const { db, clock, config } = portal.platform
    const found = Promise.withResolvers<void>()
    const looking = Promise.withResolvers<void>()
    let lookups = 0
    const access = tokenAccess({
      db,
      clock,
      async find(...asked) {
        lookups += 1
        const answer = await findByAccessToken(config)(...asked)
        looking.resolve()
        await found.promise
        return answer
      },
    })
    const bearer = `Bearer ${helene.access_token}`
    const first = access.memberOf(bearer)
    await looking.promise
    access.forget(await currentOf(helene))
    found.resolve()
    expect(await first).toMatchObject({ id: helene.member_id })
    await access.memberOf(bearer)
    expect(lookups).toBe(2)
  })

  it('[SEC-16] ends them at once on this node also where the answer of the commit was lost', async () => {
    const phone = await enter(helene, browsers.iphone)
    expect(await isAlive(phone)).toBe(true)
    const { db } = portal.platform
    const begin = db.transaction.bind(db)
    const execute: ReturnType<Db['transaction']>['execute'] = async (work) => {
      await begin().execute(work)
      throw failure(unknownOutcome, 'The answer of the commit was lost')
    }
    const lost = vi.spyOn(db, 'transaction').mockImplementation(() => Object.assign(begin(), { execute }))
    expect((await portal.call(endOtherSessions, { as: helene })).status).toBe(503)
    lost.mockRestore()
    expect([await isAlive(phone), await isAlive(helene)]).toEqual([false, true])
  })

  it('[SAFE-01] ends the one that asks too', async () => {
    expect(
      (
        await portal.call(endSession, {
          as: helene,
          params: { id: await currentOf(helene) },
        })
      ).status,
    ).toBe(204)
    expect(await isAlive(helene)).toBe(false)
  })

  it('[SEC-20] answers another member’s session as one that does not exist, and leaves it alone', async () => {
    const other = await aMember(portal)
    const theirs = await portal.call(endSession, {
      as: helene,
      params: { id: await currentOf(other) },
    })
    const unknown = await portal.call(endSession, {
      as: helene,
      params: { id: newId() },
    })
    expect([theirs.status, { ...theirs.problem, request_id: '' }]).toEqual([
      404,
      { ...unknown.problem, request_id: '' },
    ])
    expect(await isAlive(other)).toBe(true)
  })

  it('[SAFE-01][SEC-17] ends all the others, and nobody else’s', async () => {
    const other = await aMember(portal)
    const [phone, tablet] = [await enter(helene, browsers.iphone), await enter(helene, browsers.ipad)]
    expect((await portal.call(endOtherSessions, { as: phone })).status).toBe(204)
    expect([await isAlive(phone), await isAlive(tablet), await isAlive(helene), await isAlive(other)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(await list(phone)).toHaveLength(1)
    expect((await portal.call(endOtherSessions, { as: phone })).status).toBe(204)
    const rows = await auditLines(portal, helene.member_id, ['action'], 'session.ended')
    expect(rows).toHaveLength(2)
  })

  it('[SEC-16] tells the open pages, and closes those of the ended session within a beat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const phone = await enter(helene, browsers.iphone)
      await hintsArrived(portal)
      const [own, ended] = [await openPage(url, helene.access_token), await openPage(url, phone.access_token)]
      await portal.call(endOtherSessions, { as: helene })
      expect(await own.until('data: ')).toContain('data: {"topic":"profile"}')
      own.close()
      vi.advanceTimersByTime(20_000)
      // It ends by itself: else this would wait for ever.
      expect(await ended.ended).toBe(true)
      expect(ended.heard()).toContain(': open')
    } finally {
      vi.useRealTimers()
    }
  })
})
