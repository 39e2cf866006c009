import type { Log } from '../core/app.ts'
import type { Jobs } from '../db/jobs.ts'
import { deliver, type DeliveryDeps, type MessageKey } from './deliver.ts'
import { forgetMessages } from './outbox.store.ts'
import { outboxQueue } from './outbox.ts'
import { smsTransport } from './sms-gateway.ts'
import { smtpTransport } from './smtp.ts'
import type { OutboxTransports } from './transport.ts'

type Outbox = DeliveryDeps & { jobs: Jobs }

/**
 * Retry pace once a mail server is back: a pause of 30 s, a session of 15 s and a poll of 2 s stay below a minute
 * (REL-05), as do 25 s of a killed process and pg-boss's check every 15 s. Retries last more than a day.
 */
export const outboxPace = { at_once: 10, tries: 10_000, longest_pause: 30, longest_run: 25 }

const keptDays = 30

/** Sends the messages of the outbox: by the settings, else to `elsewhere`; without either they wait. */
export async function outboxJobs(
  { db, clock, config, files, jobs, log }: Outbox,
  elsewhere: OutboxTransports,
): Promise<void> {
  const { smtp, mail_from, sms } = config
  const transports: OutboxTransports = {
    ...elsewhere,
    ...(smtp ? { mail: smtpTransport({ smtp, mail_from }) } : {}),
    ...(sms ? { sms: smsTransport(sms) } : {}),
  }
  await jobs.every('outbox.sweep', '41 3 * * *', () =>
    forgetMessages(db, new Date(clock().getTime() - keptDays * 86_400_000)),
  )
  if (!transports.mail)
    log[config.production ? 'error' : 'warn']('no mail is sent, and all of them wait: SMTP_URL is not set')
  if (!transports.mail && !transports.sms) return jobs.declare(outboxQueue)
  const tell = outageTeller(log)
  await jobs.workMany<MessageKey>(outboxQueue, outboxPace, async (key) => {
    try {
      await deliver({ db, clock, config, files, log }, transports, key)
      tell(null)
    } catch (error) {
      tell(error instanceof Error ? error.message : 'unknown')
      throw error
    }
  })
}

/** Logs one line when messages stop being sent and one when they are sent again, however many wait. */
function outageTeller(log: Log): (reason: string | null) => void {
  let failing = false
  return (reason) => {
    if (reason !== null && !failing) log.error({ reason }, 'messages are not taken: they wait and are tried again')
    if (reason === null && failing) log.info('messages are taken again')
    failing = reason !== null
  }
}
