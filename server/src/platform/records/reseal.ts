import type { Log } from '../core/app.ts'
import type { Secrets } from '../crypto/keys.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../db/jobs.ts'

/** Re-encrypts what the previous secret encrypted; returns how many it found. */
export type Reseal = (db: Db, secrets: Secrets) => Promise<number>

const queue = 'secrets.reseal'

/**
 * During a rotation of the secret, re-encrypts data of the former one: at the start, and every ten minutes for what
 * other nodes still wrote. Logs when nothing is left and SECRET_KEY_PREVIOUS can be removed.
 */
export async function resealJobs(
  { db, config, jobs, log }: { db: Db; config: Secrets; jobs: Jobs; log: Pick<Log, 'info'> },
  reseals: readonly Reseal[],
): Promise<void> {
  await jobs.every(queue, '*/10 * * * *', async () => {
    if (config.previous_secret === null) return
    let count = 0
    for (const reseal of reseals) count += await reseal(db, config)
    log.info(
      { count },
      count === 0
        ? 'nothing is sealed by SECRET_KEY_PREVIOUS any more'
        : 'what SECRET_KEY_PREVIOUS had sealed was sealed anew',
    )
  })
  if (config.previous_secret !== null) await jobs.send(db, queue, {})
}
