import { getPermissions } from '@coussinet/contract/permissions.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { refreshSession, signIn, signOut } from '@coussinet/contract/session.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, changeMemberRow } from '#testing/a-member.ts'
import { toldApart } from '#testing/browser/told-apart.ts'
import { ownPortal, portalForTests } from '#testing/start-portal.ts'
import { hashPassword } from './passwords.ts'
import { sweepTokens } from './session.store.ts'

const password = 'Coussinet#2026'
const portal = portalForTests()

beforeAll(async () => {
  await aMember(portal, { nevg: '412703584', email: 'helene@example.org', password, features: ['sponsorship'] })
})

function enter(username: string, typed = password, headers: Record<string, string> = {}) {
  return portal.call(signIn, { body: { username, password: typed }, headers })
}

async function isAlive(access_token: string): Promise<boolean> {
  return (await portal.call(getPermissions, { as: { access_token } })).status === 200
}

describe('signing in', () => {
  it('[AUTH-01][SEC-12] takes the number or the e-mail, in any spelling, and gives tokens of 15 minutes', async () => {
    for (const username of ['412703584', '412 703 584', 'Helene@Example.org ']) {
      const { status, body } = await enter(username)
      expect(status).toBe(200)
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
      expect(await isAlive(body.access_token)).toBe(true)
      expect(await isAlive(body.refresh_token)).toBe(false)
    }
    const { body } = await enter('412703584')
    portal.clock.advance({ minutes: 15, seconds: 1 })
    expect(await isAlive(body.access_token)).toBe(false)
  })

  it('[AUTH-02][SEC-01] says the same for a wrong password and for a name that nobody bears', async () => {
    const wrong = await enter('412703584', 'Wrong#2026')
    const unknown = await enter('428195072', 'Wrong#2026')
    expect(wrong.status).toBe(401)
    expect({ ...wrong.problem, request_id: '' }).toEqual({ ...unknown.problem, request_id: '' })
    expect(wrong.problem).toMatchObject({ code: 'invalid_credentials', title: 'Une erreur est survenue, réessayez.' })
    expect(Object.keys(wrong.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
  })

  it('[SEC-01] takes the same time for a name that nobody bears', { timeout: 90_000 }, async () => {
    const known = await Promise.all(Array.from({ length: 100 }, () => aMember(portal, { animals: [] })))
    await portal.db
      .updateTable('members')
      .set({ password_hash: await hashPassword(password) })
      .execute()
    const area = await toldApart({
      known: (pair) => enter(known[pair]?.nevg ?? '', 'Wrong#2026'),
      unknown: (pair) => enter(`800${String(pair).padStart(6, '0')}`, 'Wrong#2026'),
    })
    expect(area).toBeGreaterThan(0.35)
    expect(area).toBeLessThan(0.65)
  })

  it('[ERR-05] answers problem+json with a request id in the language of the request, and errors by field', async () => {
    const { status, problem, headers } = await portal.call(signIn, {
      raw_body: { username: '', extra: 1 },
      headers: { 'accept-language': 'it-IT,fr;q=0.4' },
    })
    expect(status).toBe(422)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(problem?.request_id).toBe(headers['x-request-id'])
    expect(problem?.errors).toEqual({ username: ['required'], password: ['required'], extra: ['schema.invalid_type'] })
    expect(problem?.title).toMatch(/^Alcuni dati/)
  })

  it('[SEC-02] after five failures refuses the right password too, for a wait that grows and ends', async () => {
    const { nevg, member_id } = await aMember(portal, { email: 'guessed@example.org', password })
    for (let failure = 0; failure < 5; failure += 1)
      expect((await enter(failure % 2 ? nevg : 'GUESSED@example.org', 'Wrong#2026')).status).toBe(401)
    const first = await enter(nevg)
    expect(first.status).toBe(429)
    expect(Number(first.headers['retry-after'])).toBe(60)
    portal.clock.advance({ seconds: 61 })
    expect((await enter(nevg, 'Wrong#2026')).status).toBe(401)
    const second = await enter(nevg)
    expect(Number(second.headers['retry-after'])).toBe(120)
    portal.clock.advance({ seconds: 121 })
    expect((await enter(nevg)).status).toBe(200)
    expect(
      await portal.db.selectFrom('attempts').selectAll().where('attempt_key', '=', `sign-in ${member_id}`).execute(),
    ).toEqual([])
  })

  it('[SEC-02] parallel guesses cannot slip through', async () => {
    const { nevg } = await aMember(portal, { password })
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(nevg, 'Wrong#2026')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('[SEC-03] counts failures by socket address, whatever X-Forwarded-For says', async () => {
    const strict = await ownPortal({ env: { AUTH_CALLS_PER_ADDRESS: '50' } })
    const answers = []
    for (let call = 0; call < 52; call += 1) {
      const body = { username: `90000${1000 + call}`, password: 'Wrong#2026' }
      answers.push(
        await strict.call(signIn, {
          body,
          headers: { 'x-forwarded-for': `10.0.0.${call}`, forwarded: `for=10.1.0.${call}` },
        }),
      )
    }
    await strict.close()
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 50 }, () => 401), 429, 429])
  })

  it('[SEC-07] keeps argon2id with today’s strength, and makes a weaker hash anew', async () => {
    const { member_id, nevg } = await aMember(portal)
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1 })
    await changeMemberRow(portal, member_id, { password_hash: weak })
    expect((await enter(nevg)).status).toBe(200)
    const { password_hash } = await portal.db
      .selectFrom('members')
      .select('password_hash')
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('keeps no token in clear', async () => {
    const { body } = await enter('412703584')
    const rows = JSON.stringify([
      await portal.db.selectFrom('access_tokens').selectAll().execute(),
      await portal.db.selectFrom('refresh_tokens').selectAll().execute(),
    ])
    expect(rows).not.toContain(body.access_token)
    expect(rows).not.toContain(body.refresh_token)
  })
})

describe('refreshing', () => {
  const refresh = (refresh_token: string) => portal.call(refreshSession, { body: { refresh_token } })

  it('[AUTH-04][SEC-13] gives two new tokens, and the old refresh token no third time', async () => {
    const { body: first } = await enter('412703584')
    const { status, body: second } = await refresh(first.refresh_token)
    expect(status).toBe(200)
    expect(second.access_token).not.toBe(first.access_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await isAlive(second.access_token)).toBe(true)
    portal.clock.advance({ seconds: 31 })
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect(await isAlive(second.access_token)).toBe(false)
    expect((await refresh(second.refresh_token)).status).toBe(401)
    const audited = await portal.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'session.refresh_reused')
      .execute()
    expect(audited).toHaveLength(1)
  })

  it('[SEC-13] used again after its successor was used, it ends the session at once', async () => {
    const { body: first } = await enter('412703584')
    const { body: second } = await refresh(first.refresh_token)
    const { body: third } = await refresh(second.refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect(await isAlive(third.access_token)).toBe(false)
  })

  it('[SEC-13] used again after its own life, it ends the session that went on', async () => {
    const { body: first } = await enter('412703584')
    const { body: second } = await refresh(first.refresh_token)
    portal.clock.advance({ days: 6 })
    const { body: third } = await refresh(second.refresh_token)
    portal.clock.advance({ days: 2 })
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await refresh(third.refresh_token)).status).toBe(401)
  })

  it('[SEC-14] fifty at once, and one more after a lost answer, get the same two tokens', async () => {
    const { body: first } = await enter('412703584')
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(first.refresh_token)))
    portal.clock.advance({ seconds: 20 })
    answers.push(await refresh(first.refresh_token))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 51 }, () => 200))
    expect(new Set(answers.map(({ body }) => `${body.access_token} ${body.refresh_token}`)).size).toBe(1)
    expect(await isAlive(answers[50]?.body.access_token ?? '')).toBe(true)
  })

  it.each([31, 20 * 60, 6 * 86_400])(
    '[SAME-02] whose answer was lost may be repeated %d s later, for nothing that it gave was used',
    async (seconds) => {
      const { body: first } = await enter('412703584')
      const { body: lost } = await refresh(first.refresh_token)
      portal.clock.advance({ seconds })
      const { status, body: again } = await refresh(first.refresh_token)
      expect(status).toBe(200)
      expect(again).toMatchObject({ refresh_token: lost.refresh_token, expires_in: 900 })
      portal.clock.advance({ minutes: 14 })
      expect(await isAlive(again.access_token)).toBe(true)
      expect((await refresh(again.refresh_token)).status).toBe(200)
    },
  )

  it('[SAME-02] repeated after seven days finds the session over, and calls it no theft', async () => {
    const { body: first } = await enter('412703584')
    const { body: lost } = await refresh(first.refresh_token)
    const thefts = () =>
      portal.db.selectFrom('audit_log').select('action').where('action', '=', 'session.refresh_reused').execute()
    const before = (await thefts()).length
    portal.clock.advance({ days: 7, seconds: 1 })
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await refresh(lost.refresh_token)).status).toBe(401)
    expect(await thefts()).toHaveLength(before)
  })

  it('[SEC-13][SAME-02] used again after the access token that it gave was used, it ends the session', async () => {
    const { body: first } = await enter('412703584')
    const { body: second } = await refresh(first.refresh_token)
    expect(await isAlive(second.access_token)).toBe(true)
    portal.clock.advance({ seconds: 20 })
    expect((await refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token)
    portal.clock.advance({ seconds: 11 })
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await refresh(second.refresh_token)).status).toBe(401)
  })

  it('[SEC-15] ends after 7 idle days, and after 30 days whatever is done', async () => {
    const { body: idle } = await enter('412703584')
    let { body: busy } = await enter('412703584')
    for (const days of [6, 6, 6, 6, 5]) {
      portal.clock.advance({ days })
      busy = (await refresh(busy.refresh_token)).body
    }
    expect((await refresh(idle.refresh_token)).status).toBe(401)
    portal.clock.advance({ days: 1, seconds: 1 })
    expect((await refresh(busy.refresh_token)).status).toBe(401)
  })

  it('[SEC-12] refuses what is no refresh token, an access token among them', async () => {
    const { body } = await enter('412703584')
    for (const token of [body.access_token, `${body.refresh_token}x`, 'x'.repeat(43)]) {
      const { status, problem } = await refresh(token)
      expect([status, problem?.code]).toEqual([401, 'session_expired'])
    }
  })
})

describe('signing out', () => {
  it('[AUTH-06][SEC-16][SEC-18] ends both tokens at once, clears what the browser kept, and never fails', async () => {
    const { body } = await enter('412703584')
    const { body: other } = await enter('412703584')
    expect(await isAlive(body.access_token)).toBe(true)
    const revoked = await portal.call(signOut, { as: body, body: {} })
    expect(revoked.status).toBe(204)
    expect(revoked.headers['clear-site-data']).toContain('"cache"')
    expect(await isAlive(body.access_token)).toBe(false)
    expect((await portal.call(refreshSession, { body: { refresh_token: body.refresh_token } })).status).toBe(401)
    expect(await isAlive(other.access_token)).toBe(true)

    portal.clock.advance({ minutes: 20 })
    for (const access_token of [body.access_token, other.access_token, 'unknown-token-unknown-token']) {
      expect((await portal.call(signOut, { as: { access_token } })).status).toBe(204)
    }
    expect((await portal.call(signOut)).status).toBe(204)
    expect((await portal.call(refreshSession, { body: { refresh_token: other.refresh_token } })).status).toBe(401)
  })
})

it('[SAME-02][SEC-16] an access token that expired six days ago still ends its session', async () => {
  const { body } = await enter('412703584')
  portal.clock.advance({ days: 6 })
  await sweepTokens(portal.db, portal.clock.now())
  expect((await portal.call(signOut, { as: body, body: {} })).status).toBe(204)
  expect((await portal.call(refreshSession, { body: { refresh_token: body.refresh_token } })).status).toBe(401)
})

it('sweeps an access token once its session cannot be alive', async () => {
  await enter('412703584')
  portal.clock.advance({ days: 9 })
  await sweepTokens(portal.db, portal.clock.now())
  expect(await portal.db.selectFrom('access_tokens').select('session_id').execute()).toEqual([])
})

describe('what a member may do', () => {
  it('[GATE-01][GATE-04] comes as permissions and features', async () => {
    const { access_token } = await aMember(portal, {
      permissions: ['refunds:read'],
      features: ['beta_features', 'service_slips'],
    })
    const { body } = await portal.call(getPermissions, { as: { access_token } })
    expect(body).toEqual({ permissions: ['refunds:read'], features: ['beta_features', 'service_slips'] })
  })

  it('a disabled member’s tokens stop within a second', async () => {
    const { member_id, access_token } = await aMember(portal)
    await changeMemberRow(portal, member_id, { disabled_at: portal.clock.now() })
    expect((await portal.call(getMe, { as: { access_token } })).problem?.code).toBe('session_expired')
  })
})
