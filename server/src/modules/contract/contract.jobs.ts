import type { Platform } from '#platform/portal.ts'
import { settleDueChanges } from './formula-changes/due-changes.ts'

/** Runs what the renewal brings: a change of formula takes its place in the animal's row within the hour. */
export async function contractJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('contract.formula-changes', '35 * * * *', () => settleDueChanges(platform))
}
