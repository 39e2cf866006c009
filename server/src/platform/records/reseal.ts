import type { Log } from '../core/app.ts'
import type { Secrets } from '../crypto/keys.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../db/jobs.ts'

/** Seals anew what the previous secret sealed; returns how many it found. */
export type Reseal = (db: Db, secrets: Secrets) => Promise<number>

const queue = 'secrets.reseal'

/**
 * While the secret is rotated, seals anew what is kept under the former one: at the start, and each ten minutes for what
 * another node still wrote. Says when nothing is left, which is when SECRET_KEY_PREVIOUS has had its time.
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
