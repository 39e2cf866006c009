import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSpawned, spawnPortal } from '../server/src/testing/program/spawn-portal.ts'
import { startPostgres } from '../server/src/testing/servers/postgres.ts'

/** Runs a portal with the demo on a real PostgreSQL for as long as `work` lasts, which is given its address. */
export async function withDemoPortal<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-bench-'))
  const postgres = await startPostgres()
  try {
    const portal = await spawnPortal(data_dir, { DATABASE_URL: await postgres.createDatabase('bench') })
    const result = await work(portal.url)
    await portal.kill('SIGTERM')
    return result
  } finally {
    endSpawned()
    await postgres.close()
    await rm(data_dir, { recursive: true, force: true })
  }
}

/** Signs in as the demo's Hélène, who has some of everything; answers what a browser keeps in its localStorage. */
export async function demoTokens(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '412703584', password: 'Coussinet#2026' }),
  })
  const { access_token, refresh_token }: Record<string, string> = JSON.parse(await response.text())
  return { auth_token: access_token ?? '', auth_refresh_token: refresh_token ?? '' }
}
