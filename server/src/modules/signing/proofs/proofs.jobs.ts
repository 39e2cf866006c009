import type { Platform } from '#platform/portal.ts'
import { publishProofs, readPublicationStates } from './publish-heads.ts'

/**
 * Looks every hour whether the log of proofs is due, which it is once a day, and whether its heads are published. In a
 * demonstration new lines are proven within minutes.
 */
export async function proofsJobs(
  platform: Pick<Platform, 'jobs' | 'db' | 'clock' | 'config' | 'log' | 'health'>,
): Promise<void> {
  const { jobs, config, health } = platform
  await jobs.every('signing.proofs', config.demo ? '*/5 * * * *' : '17 * * * *', () =>
    publishProofs(platform, { now: config.demo }),
  )
  if (config.proofs_dir !== null || config.proofs_url !== null)
    health.watch('proofs', async () =>
      (await readPublicationStates(platform)).every(({ failure, is_late }) => failure === null && !is_late),
    )
}
