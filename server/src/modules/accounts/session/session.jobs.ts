import type { Platform } from '#platform/portal.ts'
import { type AskedLink, recoveryQueue } from './recovery/ask-for-link.ts'
import { mailLink } from './recovery/mail-link.ts'
import { sweepTokens } from './session.store.ts'

const pace = { at_once: 20, tries: 8, longest_pause: 300, longest_run: 60 }

/** Mails the links that are asked for; every hour sweeps tokens, links, counters and kept answers past their time. */
export async function sessionJobs(platform: Platform): Promise<void> {
  const { jobs, db, clock } = platform
  await jobs.workMany<AskedLink>(recoveryQueue, pace, (asked) => mailLink(platform, asked))
  await jobs.every('session.sweep', '17 * * * *', () => sweepTokens(db, clock()))
}
