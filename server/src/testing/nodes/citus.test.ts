import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordedFile, recordedMembers, recordMember } from '#modules/demo/tests/recorded-pages.ts'
import { createDraftAtOnce } from '#modules/refunds/claims/requests/drafts.ts'
import { isSpread } from '#platform/db/failures.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { storedFiles } from '#platform/files/file-store.ts'
import { type KeyedClient, keyedClient } from '../chaos/keyed-client.ts'
import { fileRequest, newMember, signAccount, type WorkingMember, writeMessage } from '../chaos/members-at-work.ts'
import { expectNothingLost } from '../chaos/what-is-kept.ts'
import { runCommand } from '../program/run-command.ts'
import { endSpawned, spawnPortal } from '../program/spawn-portal.ts'
import { hasCitus, startPostgresWithCitus, type TestCluster } from '../servers/citus.ts'
import { ownPortal, type TestPortal } from '../start-portal.ts'

const away = 5000
const soon = 3000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const pages = [
  '/me',
  '/permissions',
  '/animals',
  '/onboarding',
  '/documents',
  '/receipts?limit=100',
  '/payment-methods',
  '/refund-requests?limit=100',
  '/refunds',
  '/quotes?limit=100',
  '/contact-messages?limit=100',
  '/passkeys',
  '/sessions?limit=100',
  '/security-log?limit=6',
  '/notifications?limit=20',
  '/notification-preferences',
  '/calendar-feed',
  '/sponsorship-requests?limit=100',
  '/sponsorship-offers/current',
  '/contract/endings',
]

/** Does what a member does in a day, from the password to signing out, and tells how each call went. */
async function workThrough(
  client: KeyedClient,
  member: WorkingMember,
  told: (path: string, status: number) => void,
): Promise<void> {
  const json = { 'content-type': 'application/json' }
  async function call<T>(path: string, method: string, token: string | null, body?: object): Promise<T> {
    const response = await fetch(`${client.url}/api${path}`, {
      method,
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...(body ? json : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    told(`${method} ${path}`, response.status)
    const answer: T = JSON.parse((await response.text()) || 'null')
    return answer
  }
  type Pair = { access_token: string; refresh_token: string }
  const credentials = { username: member.nevg, password: member.password }
  const first = await call<Pair>('/auth/token', 'POST', null, credentials)
  const { access_token: token } = await call<Pair>('/auth/refresh', 'POST', null, {
    refresh_token: first.refresh_token,
  })
  for (const path of pages) await call(path, 'GET', token)
  await fileRequest(client, { ...member, token })
  await writeMessage(client, { ...member, token })
  const accounts = '/payment-methods/refund-accounts'
  const { id, sha256 } = await call<{ id: string; sha256: string }>(accounts, 'POST', token, {
    iban: 'FR7630006000011234567890189',
    holder: 'CAMILLE ESSAI',
  })
  await call(`${accounts}/${id}/signatures`, 'POST', token, { mode: 'email', sha256 })
  const current_password = member.password
  await call('/me/reauthentications', 'POST', token, { current_password })
  await call('/me', 'PUT', token, { email: `new.${member.nevg}@example.org` })
  await call('/passkeys/challenges', 'POST', token, {})
  await call('/quotes', 'POST', token, {})
  await call('/notification-preferences', 'PUT', token, { documents: true })
  await call('/notifications/read-all', 'POST', token, {})
  await call('/calendar-feed', 'POST', token, {})
  await call('/auth/revoke', 'POST', token)
}

describe.runIf(hasCitus())('a portal on a cluster of Citus', () => {
  let cluster: TestCluster
  let folder = ''
  let env = { DATABASE_URL: '', READING: 'off' }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coussinet-citus-'))
    cluster = await startPostgresWithCitus({ durable: true })
    env = { ...env, DATABASE_URL: await cluster.createDatabase('portal') }
  }, 180_000)
  afterEach(endSpawned)
  afterAll(async () => {
    await cluster?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const data_dir = () => join(folder, 'data')
  const start = () => spawnPortal(data_dir(), env)

  async function expectKept(client: KeyedClient, since: Date): Promise<void> {
    const database = await openPostgres(env.DATABASE_URL, () => {})
    const files = storedFiles(join(data_dir(), 'files'))
    await expectNothingLost(database.db, files, client, since).finally(() => database.close())
  }

  async function tablesAt(url: string): Promise<unknown> {
    const { tables }: { tables: unknown } = JSON.parse(await (await fetch(`${url}/readyz`)).text())
    return tables
  }

  it(
    '[WIDE-02] tells at /readyz that tables are not where they belong, until they are',
    { timeout: 180_000 },
    async () => {
      const command = { ...env, DATA_DIR: data_dir() }
      expect(await runCommand(command, ['migrate'])).toMatchObject({ code: 0 })
      const local = await start()
      expect(await tablesAt(local.url)).toBe('down')
      const early = await runCommand(command, ['distribute'])
      expect(early).toMatchObject({ code: 1, err: expect.stringMatching(/^1 node of the portal runs .* Stop/) })
      await local.kill('SIGTERM')
      expect(await runCommand(command, ['distribute'])).toMatchObject({ code: 0 })
      const portal = await start()
      await expect.poll(() => tablesAt(portal.url), { timeout: 10_000 }).toBe('up')
      const { out } = await runCommand(command, ['doctor', '--only', 'database', '--json'])
      expect(JSON.parse(out).checks).toContainEqual(
        expect.objectContaining({ name: 'tables', state: 'green', seen: 'every table is where it belongs' }),
      )
    },
  )

  describe('with the demo of 20 November 2026', () => {
    let portal: TestPortal
    beforeAll(async () => {
      const place = {
        ...env,
        DATABASE_URL: await cluster.createDatabase('recorded'),
        DATA_DIR: join(folder, 'recorded'),
      }
      for (const word of ['migrate', 'distribute']) await runCommand(place, [word])
      const database = await openPostgres(place.DATABASE_URL, () => {})
      portal = await ownPortal({
        demo: true,
        place: { database, data_dir: place.DATA_DIR, drop: () => database.close() },
      })
    }, 180_000)
    afterAll(() => portal?.close())

    it.each(Object.entries(recordedMembers))(
      '[WIDE-01] every page answers %s as on one PostgreSQL',
      async (name, nevg) => {
        expect(await recordMember(portal, nevg)).toBe(readFileSync(recordedFile(name), 'utf8'))
      },
    )

    it('[WIDE-01] what it says of the statement that begins a draft is known as a refusal', async () => {
      const { db, clock } = portal
      const { member_id } = await db.selectFrom('members').select('member_id').limit(1).executeTakeFirstOrThrow()
      const [at, forgotten] = [clock.now(), new Date(0)]
      const kept = {
        owner: member_id,
        key: 'a',
        request_hash: Buffer.alloc(32),
        status: 201,
        answer: '{}',
        at,
        forgotten,
      }
      const begun = createDraftAtOnce({ member_id, locale: 'fr', now: at }).write(db, kept)
      expect(await begun.then(() => null, isSpread)).toBe(true)
    })
  })

  it('[WIDE-01] members sign in, file requests and see them', { timeout: 180_000 }, async () => {
    const portal = await start()
    const client = keyedClient(portal.url)
    const since = new Date()
    const member = await newMember(client)
    const id = await fileRequest(client, member)
    await signAccount(client, member)
    await writeMessage(client, member)
    const { data } = await client.read<{ data: { id: string; status: string }[] }>(member.token, '/refund-requests')
    expect(data.map((request) => [request.id, request.status])).toContainEqual([id, 'pending'])
    await expectKept(client, since)
    expect(portal.output()).not.toMatch(/"level":(?:50|60)/)
  })

  it(
    '[WIDE-01] a worker that is away costs no acknowledged write, and calls are well soon after it is back',
    { timeout: 240_000 },
    async () => {
      const portal = await start()
      const client = keyedClient(portal.url)
      const since = new Date()
      const members: WorkingMember[] = []
      for (let made = 0; made < 4; made += 1) members.push(await newMember(client))
      let is_over = false
      const writing = members.map(async (member) => {
        while (!is_over)
          await fileRequest(client, member).catch(async (error: unknown) => {
            if (/was refused with/.test(String(error))) throw error
            await pause(20)
          })
      })
      const reads: { at: number; status: number }[] = []
      const reading = members.map(async ({ token }) => {
        while (!is_over) {
          const { status } = await fetch(`${portal.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
          reads.push({ at: Date.now(), status })
          await pause(50)
        }
      })
      await pause(1500)
      const [worker] = cluster.workers
      await worker?.kill()
      await pause(away)
      await worker?.start()
      const back_at = Date.now()
      await pause(soon + 2000)
      is_over = true
      await Promise.all([...writing, ...reading])

      const failed = reads.filter(({ status }) => status !== 200)
      expect([...new Set(failed.map(({ status }) => status))]).toEqual([503])
      expect(failed.filter(({ at }) => at > back_at + soon)).toEqual([])
      expect(reads.filter(({ at }) => at > back_at + soon).length).toBeGreaterThan(20)
      await client.retry()
      await expectKept(client, since)
      expect(await portal.kill('SIGTERM')).toBe(0)
    },
  )

  it(
    '[WIDE-01] a worker that is away costs members of the other nothing: no read, no write, no token',
    { timeout: 240_000 },
    async () => {
      const portal = await start()
      const client = keyedClient(portal.url)
      const since = new Date()
      const [gone] = cluster.workers
      const isOnGone = async ({ nevg }: WorkingMember) => {
        const [row] = await cluster.order(
          'portal',
          `select nodeport = ${gone?.port} as is_there from pg_dist_shard_placement where shardid =
            get_shard_id_for_distribution_column('members', (select member_id from members where nevg = '${nevg}'))`,
        )
        return row?.['is_there'] === true
      }
      const [theirs, others]: [WorkingMember[], WorkingMember[]] = [[], []]
      while (theirs.length < 1 || others.length < 4) {
        const member = await newMember(client)
        const group = (await isOnGone(member)) ? theirs : others
        group.push(member)
      }

      await gone?.kill()
      const statuses: string[] = []
      await Promise.all(
        others.map((member) => workThrough(client, member, (path, status) => statuses.push(`${path} ${status}`))),
      )
      const [lost] = theirs
      const refused = await fetch(`${portal.url}/api/me`, { headers: { authorization: `Bearer ${lost?.token}` } })
      await gone?.start()

      expect(refused.status).toBe(503)
      expect(statuses.filter((line) => !/ 20\d$/.test(line))).toEqual([])
      expect(statuses.length).toBeGreaterThan(30 * others.length)
      await expectKept(client, since)
      expect(await portal.kill('SIGTERM')).toBe(0)
    },
  )
})
