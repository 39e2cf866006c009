import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { storedFiles } from '#platform/files/file-store.ts'
import { openBucket } from '#platform/files/store/open-store.ts'
import { newMember, type WorkingMember } from '../chaos/members-at-work.ts'
import { expectNothingLost } from '../chaos/what-is-kept.ts'
import { endSpawned, freePort, type SpawnedPortal, spawnPortal } from '../program/spawn-portal.ts'
import { startNginx } from '../servers/nginx.ts'
import { startPostgres } from '../servers/postgres.ts'
import { startS3 } from '../servers/s3.ts'
import { makeFetchPatient } from './patient-fetch.ts'
import { findDifferentCents, readCents, startReleaseLoad } from './release-load.ts'

// `npm run test:upgrade` names the folder of the last release. Without it, this tree follows itself: the test of the test.
const former = process.env['FORMER_RELEASE']
const seconds = former ? 15 : 1
const largeRequests = former ? 3000 : 200
const workers = 3

type Release = 'former' | 'new'
const within = (release: Release) => (command: readonly string[]) =>
  release === 'new' || !former ? command : [...command.slice(0, -1), join(former, 'server/src/main.mjs')]

const env = { AUTH_CALLS_PER_ADDRESS: '100000', MEMBER_CALLS_PER_MINUTE: '100000', READING: 'off' }
const report = (text: string) => process.stderr.write(`${text}\n`)

let restore = () => {}
afterEach(() => {
  restore()
  endSpawned()
})

function patience() {
  const patient = makeFetchPatient(60_000)
  restore = patient.restore
  return patient
}

it(
  '[TRY-04] on PostgreSQL, both releases run beside each other under load: up, down and up again',
  { timeout: 900_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'coussinet-releases-'))
    const [postgres, s3] = await Promise.all([startPostgres({ durable: true }), startS3()])
    const database_url = await postgres.createDatabase('releases')
    const ports = [await freePort(), await freePort()]
    const proxy = await startNginx(await freePort(), ports)
    setDefaultCACertificates([...getCACertificates('default'), proxy.authority])
    const start = (place: number, release: Release): Promise<SpawnedPortal> =>
      spawnPortal(
        join(directory, `node-${place}`),
        {
          DATABASE_URL: database_url,
          S3_URL: s3.url,
          SECRET_KEY: 'Iv0zq9Ls3kYt7wPaXc5uRm2nBe8hDf1gJo4iVy6t',
          TRUSTED_PROXIES: '127.0.0.1',
          PORT: String(ports[place]),
          PUBLIC_URL: proxy.url,
          ...env,
        },
        within(release),
      )
    const nodes = [await start(0, 'former'), await start(1, 'former')]
    const direct = (place: number) => nodes[place]?.url ?? ''
    const patient = patience()
    const since = new Date()
    const load = startReleaseLoad(proxy.url, workers)
    const large = await newMember(load.client)
    const database = await openPostgres(database_url, () => {})
    await fillMember(database, large.nevg)

    async function replace(place: number, release: Release): Promise<void> {
      expect(await nodes[place]?.kill('SIGTERM')).toBe(0)
      const node = await start(place, release)
      expectRelease(node, release)
      nodes[place] = node
      await setTimeout(seconds * 1000)
      report(`node ${place} is the ${release} release: ${load.done()} done, ${patient.tell()} sent again`)
      expect(load.failures).toEqual([])
    }
    await setTimeout(seconds * 1000)
    const moves = [
      [1, 'new'],
      [0, 'new'],
      [1, 'former'],
      [0, 'former'],
      [0, 'new'],
      [1, 'new'],
    ] as const
    for (const [place, release] of former ? moves : moves.slice(0, 2)) {
      await replace(place, release)
      expect(await differences(direct(0), direct(1), large)).toEqual([])
    }
    await load.stop()
    await load.client.retry()
    expect(load.failures).toEqual([])
    for (const member of load.members) expect(await differences(direct(0), direct(1), member)).toEqual([])
    const { s3: settings } = readConfig({ S3_URL: s3.url })
    if (settings === null) throw new Error('No store is set.')
    const files = await openBucket(settings)
    const kept = await expectNothingLost(database.db, files, load.client, since)
    report(`PostgreSQL: ${load.done()} done, ${patient.tell()} sent again, ${JSON.stringify(kept)}`)
    expect(kept.requests).toBeGreaterThan(0)
    await database.close()
    restore()
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')))
    await proxy.close()
    await s3.close()
    await postgres.close()
    await rm(directory, { recursive: true, force: true })
  },
)

it(
  '[TRY-04] on the embedded database, one release follows the other under load: up, down and up again',
  { timeout: 900_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'coussinet-releases-'))
    const data_dir = join(directory, 'data')
    const PORT = String(await freePort())
    const start = (release: Release) => spawnPortal(data_dir, { PORT, ...env }, within(release))
    let portal = await start('former')
    const patient = patience()
    const since = new Date()
    const load = startReleaseLoad(portal.url, workers)
    const member = await newMember(load.client)
    await setTimeout(seconds * 1000)
    for (const release of former ? (['new', 'former', 'new'] as const) : (['new'] as const)) {
      const before = await readCents(portal.url, member.token)
      expect(await portal.kill('SIGTERM')).toBe(0)
      portal = await start(release)
      expectRelease(portal, release)
      expect(findDifferentCents(before, await readCents(portal.url, member.token))).toEqual([])
      await setTimeout(seconds * 1000)
      report(`the ${release} release: ${load.done()} done, ${patient.tell()} sent again`)
      expect(load.failures).toEqual([])
    }
    await load.stop()
    await load.client.retry()
    expect(load.failures).toEqual([])
    restore()
    expect(await portal.kill('SIGTERM')).toBe(0)
    const database = await openEmbedded({ directory: join(data_dir, 'postgres') })
    const kept = await expectNothingLost(database.db, storedFiles(join(data_dir, 'files')), load.client, since)
    report(`Embedded: ${load.done()} done, ${patient.tell()} sent again, ${JSON.stringify(kept)}`)
    expect(kept.requests).toBeGreaterThan(0)
    await database.close()
    await rm(directory, { recursive: true, force: true })
  },
)

async function differences(one: string, other: string, { token }: WorkingMember): Promise<string[]> {
  const cents = await readCents(one, token)
  expect(cents.size).toBeGreaterThan(10)
  return findDifferentCents(cents, await readCents(other, token))
}

/** Expects the program of the release, of its own folder. */
function expectRelease({ process: { spawnargs } }: SpawnedPortal, release: Release): void {
  const isFormer = former !== undefined && spawnargs.some((part) => part.startsWith(former))
  expect(isFormer).toBe(former !== undefined && release === 'former')
}

/** Gives a member years of requests, by the columns that both releases know. */
async function fillMember({ db }: OpenDatabase, nevg: string): Promise<void> {
  await sql`
    insert into refund_requests (member_id, request_id, status, tracking_reference, care_date, cause, paid_confirmed, created_at, changed_at, submitted_at, decided_at)
    select member_id, gen_random_uuid(), 'accepted', 'ZR-' || md5(member_id::text || n), date '2025-02-01', 'illness', true, at, at, at, at
    from members, generate_series(1, ${largeRequests}::int) n, lateral (select timestamptz '2025-03-01Z' + n * interval '1 hour' as at) moment
    where nevg = ${nevg}`.execute(db)
  await sql`
    insert into refunds (member_id, refund_id, request_id, animal_id, position, tracking_reference, care_date, cause, billed_cents, subtotal_cents, deductible_cents, care_refund_cents, vaccine_refund_cents, refunded_cents, lines, computation, reasons, decided_at)
    select member_id, gen_random_uuid(), request_id, animal_id, 0, tracking_reference, care_date, cause, 10000, 10000, 2500, 5625, 0, 5625, '[]', '{}', '[]', decided_at
    from refund_requests join members using (member_id) join lateral (select animal_id from animals where animals.member_id = members.member_id limit 1) own on true
    where nevg = ${nevg} and status = 'accepted'`.execute(db)
}
