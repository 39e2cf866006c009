import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { endSpawned, freePort, type SpawnedPortal, spawnPortal } from '../program/spawn-portal.ts'
import { startNginx, type TestProxy } from '../servers/nginx.ts'
import { startPostgres, type TestPostgres } from '../servers/postgres.ts'
import { startS3 } from '../servers/s3.ts'

export type TwoNodes = {
  /** address for members: the proxy */
  url: string
  proxy: TestProxy
  postgres: TestPostgres
  /** address of the database */
  database_url: string
  node(place: 0 | 1): SpawnedPortal
  /** the same node again, at the same port and in the same folder */
  startAgain(place: 0 | 1): Promise<void>
  close(): Promise<void>
}

/** Two programs on one PostgreSQL and one file store, behind nginx with the shipped settings. */
export async function startTwoNodes(env: Record<string, string> = {}): Promise<TwoNodes> {
  const directory = await mkdtemp(join(tmpdir(), 'coussinet-nodes-'))
  const [postgres, s3] = await Promise.all([startPostgres({ durable: true }), startS3()])
  const database_url = await postgres.createDatabase('nodes')
  const [door, ...ports] = [await freePort(), await freePort(), await freePort()]
  const proxy = await startNginx(door, ports)
  // As an operating system trusts an authority that was added to it.
  setDefaultCACertificates([...getCACertificates('default'), proxy.authority])
  const start = (place: number) =>
    spawnPortal(join(directory, `node-${place}`), {
      DATABASE_URL: database_url,
      S3_URL: s3.url,
      SECRET_KEY: 'Iv0zq9Ls3kYt7wPaXc5uRm2nBe8hDf1gJo4iVy6t',
      TRUSTED_PROXIES: '127.0.0.1',
      PORT: String(ports[place]),
      PUBLIC_URL: proxy.url,
      ...env,
    })
  // The demo is loaded by the first.
  const nodes: [SpawnedPortal, SpawnedPortal] = [await start(0), await start(1)]
  return {
    url: proxy.url,
    proxy,
    postgres,
    database_url,
    node: (place) => nodes[place],
    async startAgain(place) {
      nodes[place] = await start(place)
    },
    async close() {
      endSpawned()
      await proxy.close()
      await s3.close()
      await postgres.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
