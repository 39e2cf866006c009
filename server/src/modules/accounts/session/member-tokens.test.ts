import { randomBytes } from 'node:crypto'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { refreshSession, signOut } from '@coussinet/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deriveKey, hash, keyedHash } from '#platform/crypto/keys.ts'
import { readMemberOfToken, writeMemberToken } from '#platform/crypto/member-token.ts'
import { noteSpread } from '#platform/db/spread.ts'
import { aMember, openMemberSession, type TestMember } from '#testing/a-member.ts'
import { aPlace, type TestPlace } from '#testing/places.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'

let place: TestPlace
let portal: TestPortal
let member: TestMember
beforeAll(async () => {
  place = await aPlace()
  portal = await ownPortal({ place })
})
beforeEach(async () => {
  member = await aMember(portal)
})
afterAll(async () => {
  await portal.close()
  await place.drop()
})

const ask = (access_token: string) => portal.call(getPermissions, { as: { access_token } })
const refresh = (refresh_token: string) => portal.call(refreshSession, { body: { refresh_token } })
const bytesOf = ({ access_token }: TestMember) => Buffer.from(access_token, 'base64url')
const withoutId = ({ status, problem }: Awaited<ReturnType<typeof ask>>) => ({ status, ...problem, request_id: '' })
const secretOf = () => portal.platform.config.secret
const memberOf = (token: string) => readMemberOfToken(portal.platform.config, token)

/** Derives what 0.2 gives for a refresh token. */
function givenBefore(token: string, purpose: 'access' | 'refresh'): string {
  return keyedHash(deriveKey(secretOf(), 'refresh'), `${purpose} ${token}`).toString('base64url')
}

/** Exchanges the tokens of a session for others, as if they had been given so. */
async function replaceTokens({ access_token, refresh_token }: TestMember, to: { access: string; refresh: string }) {
  const { db } = portal
  const of = { access_tokens: [access_token, to.access], refresh_tokens: [refresh_token, to.refresh] } as const
  for (const table of ['access_tokens', 'refresh_tokens'] as const) {
    const [from, next] = of[table]
    const token_hash = hash(next)
    await db.updateTable(table).set({ token_hash }).where('token_hash', '=', hash(from)).execute()
  }
}

/** Statements about tokens that a call sends. */
async function tokenStatements(call: () => Promise<unknown>): Promise<string[]> {
  const executed = vi.spyOn(portal.db.getExecutor(), 'executeQuery')
  await call()
  const texts = executed.mock.calls.map(([{ sql }]) => sql).filter((sql) => /"(?:access|refresh)_tokens"/.test(sql))
  executed.mockRestore()
  return texts
}

describe('a token', () => {
  it('[SEC-12][WIDE-01] names its member, by which one statement finds it', async () => {
    for (const token of [member.access_token, member.refresh_token]) expect(memberOf(token)).toBe(member.member_id)
    const statements = await tokenStatements(() => ask(member.access_token))
    expect(statements).toHaveLength(1)
    expect(statements[0]).toContain('"access_tokens"."member_id" = ')
  })

  it('[SEC-13][WIDE-01] that follows another names the same member, in every statement of a refresh', async () => {
    const { body } = await refresh(member.refresh_token)
    for (const token of [body.access_token, body.refresh_token]) expect(memberOf(token)).toBe(member.member_id)
    for (const statement of await tokenStatements(() => refresh(body.refresh_token)))
      expect(statement).toMatch(/"member_id" = |^insert into "\w+" \(.*"member_id"/)
  })

  it('[SEC-12][SEC-17] made up, of another portal or for another member opens nothing, by the same answer', async () => {
    const other = await aMember(portal)
    const [own, foreign] = [bytesOf(member), bytesOf(other)]
    const unknown = await ask('x'.repeat(43))
    const wrong = [
      writeMemberToken(secretOf(), member.member_id),
      writeMemberToken(randomBytes(48), member.member_id),
      Buffer.concat([foreign.subarray(0, 32), own.subarray(32)]).toString('base64url'),
      writeMemberToken(secretOf(), other.member_id, own.subarray(32)),
      own.subarray(32).toString('base64url'),
      'x'.repeat(86),
      member.refresh_token,
    ]
    for (const token of wrong) {
      expect(withoutId(await ask(token))).toEqual(withoutId(unknown))
      expect((await portal.call(signOut, { as: { access_token: token } })).status).toBe(204)
      if (token !== member.refresh_token)
        expect((await refresh(token)).problem).toMatchObject({ status: 401, code: 'session_expired' })
    }
    expect((await ask(member.access_token)).status).toBe(200)
  })
})

describe('a token of 0.2', () => {
  const before = () => ({
    access: randomBytes(32).toString('base64url'),
    refresh: randomBytes(32).toString('base64url'),
  })

  it('[SEC-12][SEC-13] opens what it opened, and gives what a node of 0.2 would give', async () => {
    const old = before()
    await replaceTokens(member, old)
    const statements = await tokenStatements(() => ask(old.access))
    expect([statements.length, (await ask(old.access)).status]).toEqual([1, 200])
    const { body } = await refresh(old.refresh)
    expect(body).toMatchObject({
      access_token: givenBefore(old.refresh, 'access'),
      refresh_token: givenBefore(old.refresh, 'refresh'),
    })
    expect((await refresh(old.refresh)).body.refresh_token).toBe(body.refresh_token)
    portal.clock.advance({ seconds: 31 })
    expect((await ask(body.access_token)).status).toBe(200)
    expect((await refresh(old.refresh)).status).toBe(401)
    expect((await ask(body.access_token)).status).toBe(401)
  })

  it('[AUTH-06] ends its session', async () => {
    const old = before()
    await replaceTokens(member, old)
    expect((await portal.call(signOut, { as: { access_token: old.access } })).status).toBe(204)
    expect((await refresh(old.refresh)).status).toBe(401)
  })

  it('[SEC-14] that a node of 0.2 gave for a token of this release is given again, and is no theft', async () => {
    const { access_token, refresh_token } = member
    const { body } = await refresh(refresh_token)
    const [access, next] = [givenBefore(refresh_token, 'access'), givenBefore(refresh_token, 'refresh')]
    await replaceTokens(
      { ...member, access_token: body.access_token, refresh_token: body.refresh_token },
      {
        access,
        refresh: next,
      },
    )
    expect((await refresh(refresh_token)).body).toMatchObject({ access_token: access, refresh_token: next })
    expect((await ask(access_token)).status).toBe(200)
  })
})

it('[SEC-12] a new SECRET_KEY signs nobody out, even once the previous one was taken away', async () => {
  const { config } = portal.platform
  const away = await openMemberSession(portal, member.member_id)
  await portal.close()
  const [secret, next] = [config.secret.toString(), randomBytes(36).toString('base64')]
  portal = await ownPortal({ place, env: { SECRET_KEY: next, SECRET_KEY_PREVIOUS: secret } })
  const [statement] = await tokenStatements(() => ask(member.access_token))
  expect(statement).toContain('"access_tokens"."member_id" = ')
  expect((await ask(member.access_token)).status).toBe(200)
  const { body } = await refresh(member.refresh_token)
  expect(memberOf(body.refresh_token)).toBe(member.member_id)
  await portal.close()
  portal = await ownPortal({ place, env: { SECRET_KEY: next } })
  expect((await ask(away.access_token)).status).toBe(200)
  expect((await refresh(away.refresh_token)).status).toBe(200)
})

// Last, for a process stays so.
it('[WIDE-01] on several machines only a refresh looks for a token that names no member, and gives such as do', async () => {
  noteSpread()
  const old = { access: randomBytes(32).toString('base64url'), refresh: randomBytes(32).toString('base64url') }
  await replaceTokens(member, old)
  expect(await tokenStatements(() => ask(old.access))).toEqual([])
  const unknown = await ask('x'.repeat(43))
  expect(withoutId(await ask(old.access))).toEqual(withoutId(unknown))
  const { status, body } = await refresh(old.refresh)
  expect(status).toBe(200)
  for (const token of [body.access_token, body.refresh_token]) expect(memberOf(token)).toBe(member.member_id)
  expect((await refresh(old.refresh)).body.refresh_token).toBe(body.refresh_token)
  expect((await ask(body.access_token)).status).toBe(200)
})
