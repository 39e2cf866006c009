import type { Platform } from '#platform/portal.ts'
import { openPushSender, type PushSender } from './push-sender.ts'
import { type PushJob, pushQueue } from './queue-push.ts'
import { sendPush } from './send-push.ts'

/** A push that a service does not take is tried for hours; that of a killed process, after the 25 s that one may run. */
export const pushPace = { at_once: 10, tries: 300, longest_pause: 300, longest_run: 25 }

/** Sends notifications to members' devices; null where push is off, and nothing is called. */
export async function pushJobs(platform: Platform): Promise<Pick<PushSender, 'close'> | null> {
  const { config, jobs, log } = platform
  if (config.push === null) {
    await jobs.declare(pushQueue)
    return null
  }
  const sender = openPushSender({ push: config.push, production: config.production, log })
  await jobs.workMany<PushJob>(pushQueue, pushPace, (job) => sendPush(platform, sender, job))
  return sender
}
