import { findByAccessToken } from '#modules/accounts/session/find-by-access-token.ts'
import { demoQueue } from '#modules/events/insurer-events.ts'
import { pushQueue } from '#modules/notifications/push/queue-push.ts'
import { godchildErasureQueue } from '#modules/sponsorship/godchild-erasure.ts'
import { type Config, ConfigProblem } from '#platform/config/config.ts'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openJobs } from '#platform/db/jobs.ts'
import { tokenAccess } from '#platform/http/access.ts'
import { outboxQueue } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { checkBrand, readDeploymentInfo } from '#platform/records/deployment-info.ts'
import { openPersistentKeys } from '#platform/records/persistent-keys.ts'
import type { Clock } from '#platform/time/clock.ts'

/** Dependencies of a command: a portal's, without serving calls or running jobs. */
export type CommandPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'access' | 'log'>

// Queues that features write to from a command: inside a transaction they can no longer be created.
const writtenQueues = [outboxQueue, demoQueue, pushQueue, godchildErasureQueue]

type CommandPlatformInput = {
  held: OpenDatabase
  config: Config
  public_url: string | undefined
  clock: Clock
  log: Platform['log']
}

/** The parts of a portal needed for writes; the caller closes its jobs. */
export async function openPlatform({
  held: database,
  config,
  public_url,
  clock,
  log,
}: CommandPlatformInput): Promise<CommandPlatform> {
  const { db } = database
  await checkBrand(db, config)
  const served = await readDeploymentInfo(db)
  // The portal sends a command's mails, with links to its own address.
  if (!served && !public_url && config.database_url)
    throw new ConfigProblem([
      'PUBLIC_URL is required until the portal was started once on this database: mails link to it.',
    ])
  if (served && public_url && config.public_url !== served.public_url)
    throw new ConfigProblem([
      `PUBLIC_URL is ${config.public_url}, and the portal of this database is ${served.public_url}. Give its own, or none.`,
    ])
  const persistent_keys = await openPersistentKeys(db, config)
  const jobs = await openJobs(database, (error) => log.error({ err: error }), {}, { works: false })
  for (const queue of writtenQueues) await jobs.declare(queue)
  return {
    db,
    clock,
    config: { ...config, ...served, persistent_keys },
    jobs,
    access: tokenAccess({ db, clock, find: findByAccessToken(config) }),
    log,
  }
}
