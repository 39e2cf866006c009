import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openPage } from '#testing/open-page.ts'
import { keyedClient } from '../chaos/keyed-client.ts'
import { newMember, writeMessage } from '../chaos/members-at-work.ts'
import { postgresWithDemo } from '../program/demo-data.ts'
import { endSpawned, spawnPortal } from '../program/spawn-portal.ts'
import { runSql, type TestPostgres } from '../servers/postgres.ts'
import { type LoadAnswer, settle, startLoad } from './load.ts'

const directory = await mkdtemp(join(tmpdir(), 'coussinet-away-'))
const data_dir = join(directory, 'portal')
let postgres: TestPostgres
let database_url = ''
beforeAll(async () => {
  ;({ postgres, database_url } = await postgresWithDemo(data_dir, {
    durable: true,
  }))
}, 240_000)
afterEach(endSpawned)
afterAll(async () => {
  await postgres.close()
  await rm(directory, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const away = 2000
const soon = 3000

const isSaidToWait = ({ status, type, retry_after }: LoadAnswer) =>
  status === 503 && type.startsWith('application/problem+json') && Number(retry_after) > 0

it(
  '[REL-07] PostgreSQL killed under load and away for two seconds: 503 meanwhile, normal within three seconds, nothing lost, nothing twice, and the same process goes on',
  { timeout: 120_000 },
  async () => {
    const portal = await spawnPortal(data_dir, { DATABASE_URL: database_url })
    const client = keyedClient(portal.url)
    const members = await Promise.all(Array.from({ length: 16 }, () => newMember(client)))
    const [first] = members
    const hints = first ? await openPage(portal.url, first.token) : null
    const load = startLoad(
      portal.url,
      members.map(({ token }) => token),
      { workers: 4, retries: 0 },
    )
    await pause(1000)

    const killed_at = Date.now()
    await postgres.kill()
    await pause(away)
    await postgres.start()
    const back_at = Date.now()
    await pause(soon + 1500)
    await load.stop()

    const during = load.answers.filter(({ at }) => at >= killed_at && at <= back_at + soon)
    const outside = load.answers.filter(({ at }) => at < killed_at || at > back_at + soon)
    expect(during.filter(({ status }) => status === 0 || status >= 500).every(isSaidToWait)).toBe(true)
    expect(during.some(isSaidToWait)).toBe(true)
    expect(outside.filter(({ status }) => status === 0 || status >= 400)).toEqual([])
    expect(outside.filter(({ at }) => at > back_at).length).toBeGreaterThan(20)
    expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(6000)

    // Acknowledged writes are there, once; so is what was left open and asked again under its key.
    const told = await settle(portal.url, load)
    const kept = await runSql(
      database_url,
      `select request_id from refund_requests where status = 'draft' and changed_at >= to_timestamp(${(killed_at - 1500) / 1000})`,
    )
    expect(new Set(told).size).toBe(told.length)
    expect(kept.map(({ request_id }) => String(request_id)).toSorted()).toEqual(told.toSorted())

    // Jobs run again, and open pages are told to read anew.
    expect(portal.process.exitCode).toBeNull()
    expect(await hints?.ended).toBe(true)
    const member = await newMember(client)
    const again = await openPage(portal.url, member.token)
    await writeMessage(client, member)
    await expect.poll(() => sentTo(portal.url, member.email), { timeout: 10_000 }).toBeGreaterThan(0)
    const { token } = member
    await client.post(token, '/refund-requests')
    await expect.poll(() => again.heard(), { timeout: 5000 }).toContain('data: ')
    again.close()
    expect(await portal.kill('SIGTERM')).toBe(0)
  },
)

async function sentTo(url: string, email: string): Promise<number> {
  const response = await fetch(`${url}/demo/mailbox.json?to=${encodeURIComponent(email)}`)
  const { data }: { data: unknown[] } = JSON.parse(await response.text())
  return data.length
}
