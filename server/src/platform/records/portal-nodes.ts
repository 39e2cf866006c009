import { hostname } from 'node:os'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { computeBrandFingerprint } from '@coussinet/contract/brand/fingerprint.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../core/app.ts'
import { buildName } from '../core/build.ts'
import { version } from '../core/version.ts'
import { newId } from '../crypto/ids.ts'
import type { Db } from '../db/db.ts'
import type { Clock } from '../time/clock.ts'

/** Running process, as last recorded by itself. */
export type PortalNode = {
  node_id: string
  host: string
  version: string
  build: string
  brand: string
  connections: number
  started_at: Date
  seen_at: Date
}

/** Time within which a live node has recorded itself: three of its minutes. */
const alive = 3 * 60_000
const pause = 60_000
/** time after which the record of a killed node is deleted */
const retentionMs = 24 * 3_600_000

/** Connections besides those of `DATABASE_CONNECTIONS`: four for jobs, two that listen. */
const beside = 6

/** Version of this process: the same for all nodes of a release, and for the command beside them. */
export const ownMake = { version, build: buildName(), brand: computeBrandFingerprint(brand) }

export const countConnections = ({ database_connections }: Pick<Config, 'database_connections'>): number =>
  database_connections + beside

type NodeDeps = { db: Db; clock: Clock; config: Pick<Config, 'database_connections'>; log: Pick<Log, 'debug'> }

/** Records this process at once and then every minute, and deletes nodes killed a day ago; `close` removes its row. */
export async function noteNode({ db, clock, config, log }: NodeDeps): Promise<{ close(): Promise<void> }> {
  const node_id = newId()
  const started_at = clock()
  const row = { node_id, host: hostname(), ...ownMake, connections: countConnections(config), started_at }
  let is_closed = false
  let noting: Promise<void> = Promise.resolve()

  async function note(): Promise<void> {
    const seen_at = clock()
    await db
      .insertInto('portal_nodes')
      .values({ ...row, seen_at })
      .onConflict((conflict) => conflict.column('node_id').doUpdateSet({ seen_at }))
      .execute()
    await db
      .deleteFrom('portal_nodes')
      .where('seen_at', '<', new Date(seen_at.getTime() - retentionMs))
      .execute()
  }
  await note()
  const beat = setInterval(() => {
    // An unavailable database is reported elsewhere; the next minute tries again.
    if (!is_closed)
      noting = note().catch((error: unknown) => log.debug({ err: error }, 'the node could not note itself'))
  }, pause)
  beat.unref()
  return {
    async close() {
      is_closed = true
      clearInterval(beat)
      await noting
      await db
        .deleteFrom('portal_nodes')
        .where('node_id', '=', node_id)
        .execute()
        .catch((error: unknown) => log.debug({ err: error }, 'the node could not take its row away'))
    },
  }
}

/** Nodes recorded within three minutes, oldest first. */
export function findNodes(db: Db, at: Date): Promise<PortalNode[]> {
  return db
    .selectFrom('portal_nodes')
    .select(['node_id', 'host', 'version', 'build', 'brand', 'connections', 'started_at', 'seen_at'])
    .where('seen_at', '>=', new Date(at.getTime() - alive))
    .orderBy('started_at')
    .execute()
}
