import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openEmbedded } from '#platform/db/embedded.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { storedFiles } from '#platform/files/file-store.ts'
import { atDepth } from '../depth.ts'
import { copyDemoData, postgresWithDemo } from '../program/demo-data.ts'
import { endSpawned, type SpawnedPortal, spawnPortal } from '../program/spawn-portal.ts'
import { type KeyedClient, keyedClient, send } from './keyed-client.ts'
import { fileRequest, type WorkingMember, newMember, signAccount, writeMessage } from './members-at-work.ts'
import { expectNothingLost } from './what-is-kept.ts'

const kills = atDepth({ postgres: 3, embedded: 1 }, { postgres: 70, embedded: 30 })
const slowestReady = 10_000

const directory = await mkdtemp(join(tmpdir(), 'coussinet-chaos-'))
afterEach(endSpawned)
afterAll(() => rm(directory, { recursive: true, force: true }))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Goes on with a member's work until the portal is gone. */
async function keepAt(work: () => Promise<void>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await work()
    } catch (error) {
      // Refused work would be a fault of this test or of the portal: it is not hidden by the kill.
      if (error instanceof Error && /was refused with/.test(error.message)) throw error
      await pause(5)
    }
  }
}

type Round = { next: SpawnedPortal; open: number; ready: number }

/**
 * One kill at a random moment of mixed work that is warm, a start, and the retries; returns what was started, how many writes were left
 * open, and how soon it was ready.
 */
async function round(
  client: KeyedClient,
  members: readonly WorkingMember[],
  portal: SpawnedPortal,
  start: () => Promise<SpawnedPortal>,
  isWarm: () => boolean,
): Promise<Round> {
  let isOver = false
  const work = [
    ...members.map((member) =>
      keepAt(
        async () => void (await fileRequest(client, member)),
        () => isOver,
      ),
    ),
    keepAt(
      async () => signAccount(client, await newMember(client)),
      () => isOver,
    ),
    keepAt(
      async () => writeMessage(client, await newMember(client)),
      () => isOver,
    ),
  ]
  await expect.poll(isWarm, { timeout: 30_000, interval: 10 }).toBe(true)
  await pause(150 + randomInt(900))
  await portal.kill('SIGKILL')
  isOver = true
  await Promise.all(work)

  const began = performance.now()
  const next = await start()
  const ready = performance.now() - began
  client.url = next.url
  const open = await client.retry()
  return { next, open, ready }
}

async function killAgainAndAgain(
  times: number,
  start: () => Promise<SpawnedPortal>,
): Promise<{ client: KeyedClient; since: Date; open: number; slowest: number }> {
  let portal = await start()
  const client = keyedClient(portal.url)
  let members: WorkingMember[] = []
  const since = new Date()
  let open = 0
  let slowest = 0
  // A request is filed and an account is signed before the first kill: few kills find them all the same.
  const hasDoneAll = () =>
    [/\/submit$/, /\/confirm$/].every((end) => client.writes.some(({ path, settled }) => end.test(path) && settled))
  for (let done = 0; done < times; done += 1) {
    // A member may upload so much in an hour: others go on.
    if (done % 3 === 0) members = [await newMember(client), await newMember(client), await newMember(client)]
    const { next, open: left, ready } = await round(client, members, portal, start, hasDoneAll)
    portal = next
    open += left
    slowest = Math.max(slowest, ready)
  }

  // Asked once more, each write of the last round gives its first answer again.
  for (const write of client.writes.slice(-30)) {
    const again = { ...write, settled: null as typeof write.settled }
    await send(portal.url, again)
    // An answer that held an account whole is stored anew, masked, once the account is signed.
    if (write.path.startsWith('/payment-methods')) expect(again.settled?.status).toBe(write.settled?.status)
    else expect(again.settled).toEqual(write.settled)
  }
  expect(await portal.kill('SIGTERM')).toBe(0)
  return { client, since, open, slowest }
}

it(
  `[REL-01] on PostgreSQL, killed ${kills.postgres} times at random moments: nothing acknowledged is lost, nothing is half-made, no retry makes a second one`,
  { timeout: 900_000 },
  async () => {
    const data_dir = await mkdtemp(join(directory, 'beside-postgres-'))
    const { postgres, database_url } = await postgresWithDemo(data_dir, { durable: true })
    try {
      const { client, since, open, slowest } = await killAgainAndAgain(kills.postgres, () =>
        spawnPortal(data_dir, { DATABASE_URL: database_url }),
      )
      const database = await openPostgres(database_url, () => {})
      const kept = await expectNothingLost(database.db, storedFiles(join(data_dir, 'files')), client, since)
      await database.close()
      process.stdout.write(`REL-01 PostgreSQL: ${JSON.stringify({ ...kept, open, ready: Math.round(slowest) })}\n`)
      expect(Math.min(kept.requests, kept.files, kept.signed, open)).toBeGreaterThan(0)
      expect(slowest).toBeLessThan(slowestReady)
    } finally {
      await postgres.close()
    }
  },
)

it(
  `[REL-01] on the embedded database, killed ${kills.embedded === 1 ? 'once at a random moment' : `${kills.embedded} times at random moments`}: the same`,
  { timeout: 900_000 },
  async () => {
    // A second try begins with the demo alone, not over the first one's database.
    const data_dir = await mkdtemp(join(directory, 'embedded-'))
    await copyDemoData(data_dir)
    const { client, since, open, slowest } = await killAgainAndAgain(kills.embedded, () => spawnPortal(data_dir))
    const database = await openEmbedded({ directory: join(data_dir, 'postgres') })
    const kept = await expectNothingLost(database.db, storedFiles(join(data_dir, 'files')), client, since)
    await database.close()
    process.stdout.write(`REL-01 embedded: ${JSON.stringify({ ...kept, open, ready: Math.round(slowest) })}\n`)
    expect(Math.min(kept.requests, kept.files, open)).toBeGreaterThan(0)
    expect(slowest).toBeLessThan(slowestReady)
  },
)
