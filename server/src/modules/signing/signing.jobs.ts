import type { Platform } from '#platform/portal.ts'
import { publishProofs, readPublicationStates } from './proofs/publish-heads.ts'
import { deleteOldSignatures } from './signatures.store.ts'

const keptDays = 30

type SigningDeps = Pick<Platform, 'jobs' | 'db' | 'clock' | 'config' | 'log' | 'health'>

/**
 * Every day forgets the codes of a month ago; their evidence stays. Every hour looks whether the log of proofs is due,
 * which it is once a day, and whether its heads are published.
 */
export async function signingJobs(platform: SigningDeps): Promise<void> {
  const { jobs, db, clock, config, health } = platform
  await jobs.every('signing.sweep', '53 3 * * *', () =>
    deleteOldSignatures(db, new Date(clock().getTime() - keptDays * 86_400_000)),
  )
  // A demonstration proves new lines within minutes; a sandbox is moved by months, and has no time for that.
  const isShown = config.demo && config.sandbox === null
  const cron = isShown ? '*/5 * * * *' : config.sandbox === null ? '17 * * * *' : '17 2 * * *'
  await jobs.every('signing.proofs', cron, () => publishProofs(platform, { now: isShown }))
  if (config.proofs_dir !== null || config.proofs_url !== null)
    health.watch('proofs', async () =>
      (await readPublicationStates(platform)).every(({ failure, is_late }) => failure === null && !is_late),
    )
}
