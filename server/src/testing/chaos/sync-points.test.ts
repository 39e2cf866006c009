import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openPostgres } from '#platform/db/postgres.ts'
import { storedFiles } from '#platform/files/file-store.ts'
import { atDepth } from '../depth.ts'
import { postgresWithDemo } from '../program/demo-data.ts'
import { endSpawned, type SpawnedPortal, spawnPortal } from '../program/spawn-portal.ts'
import { findProgram } from '../servers/find-program.ts'
import { keyedClient } from './keyed-client.ts'
import { fileRequest, newMember } from './members-at-work.ts'
import { expectNothingLost } from './what-is-kept.ts'

// strace counts for each thread: Node's four that work with files reach a call of some number one after the other, so
// that the kills fall later than their numbers say.
const points = atDepth(
  [2, 5],
  Array.from({ length: 20 }, (_, index) => index + 1),
)
// Steps that make a file durable: its bytes, its name, its folder.
const calls = 'fsync,fdatasync,rename,renameat,renameat2'

const directory = await mkdtemp(join(tmpdir(), 'coussinet-points-'))
afterEach(endSpawned)
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Kills the portal when it enters its `at`-th call that makes something durable. */
async function killAtCall({ process: { pid } }: SpawnedPortal, at: number): Promise<void> {
  const strace = spawn(
    findProgram('strace'),
    ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:signal=SIGKILL:when=${at}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  strace.stderr.on('data', (chunk) => (said += String(chunk)))
  while (!said.includes('attached')) {
    if (strace.exitCode !== null) throw new Error(`strace did not attach: ${said}`)
    await once(strace.stderr, 'data')
  }
}

it(
  `[REL-02] killed at ${points.length} of the first twenty calls that make a file durable, it loses nothing, shows nothing half-made, and clears what it left`,
  { timeout: 300_000 },
  async () => {
    const data_dir = join(directory, 'data')
    const { postgres, database_url } = await postgresWithDemo(data_dir, { durable: true })
    try {
      const start = () => spawnPortal(data_dir, { DATABASE_URL: database_url })
      let portal = await start()
      const client = keyedClient(portal.url)
      const since = new Date()

      for (const at of points) {
        // A member may upload so much in an hour.
        const member = await newMember(client)
        const gone = once(portal.process, 'exit')
        await killAtCall(portal, at)
        // Files until the portal is gone: two photos a request, several calls a photo.
        const work = (async () => {
          while (portal.process.signalCode === null)
            await fileRequest(client, member).catch((error: unknown) =>
              error instanceof Error && /was refused with/.test(error.message) ? Promise.reject(error) : undefined,
            )
        })()
        const [, signal] = await gone
        expect(signal).toBe('SIGKILL')
        await work
        portal = await start()
        client.url = portal.url
        expect(await readdir(join(data_dir, 'files', 'incoming')).catch(() => [])).toEqual([])
        await client.retry()
      }

      expect(await portal.kill('SIGTERM')).toBe(0)
      const database = await openPostgres(database_url, () => {})
      const kept = await expectNothingLost(database.db, storedFiles(join(data_dir, 'files')), client, since)
      await database.close()
      expect(kept.files).toBeGreaterThan(points.length / 4)
    } finally {
      await postgres.close()
    }
  },
)
