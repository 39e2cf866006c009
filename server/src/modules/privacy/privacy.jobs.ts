import type { Platform } from '#platform/portal.ts'
import { rules, type RetentionDeps } from './retention/rules.ts'

export { endingData } from './erasure/ending-data.ts'

/** Deletes, each night, what has passed its legal retention time. */
export async function privacyJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('retention.daily', '11 2 * * *', async () => void (await sweep(platform)))
}

/** Runs every rule even if one fails; then throws, so that the job is retried. */
export async function sweep(platform: RetentionDeps): Promise<Record<string, number>> {
  const { clock, log } = platform
  const at = clock()
  const swept: Record<string, number> = {}
  const failed: string[] = []
  for (const { name, run } of rules) {
    try {
      const rows = await run(platform, at)
      swept[name] = rows
      if (rows > 0) log.info({ event: 'retention', rule: name, rows }, 'what was older than its time is gone')
    } catch (error) {
      failed.push(name)
      log.error({ err: error, rule: name }, 'a rule of retention could not be followed')
    }
  }
  if (failed.length > 0) throw new Error(`The sweep could not follow ${failed.join(', ')}.`)
  return swept
}
