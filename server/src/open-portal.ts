import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyServerOptions } from 'fastify'
import { heldByMessages } from '#features/contact/contact.store.ts'
import { sandboxProvider } from '#features/demo/card-payment/sandbox-provider.ts'
import { demoInsurer } from '#features/demo/demo-insurer.ts'
import { loadDemo } from '#features/demo/load-demo.ts'
import { demoMailbox } from '#features/demo/mailbox/mailbox.ts'
import { mandateJobs } from '#features/mandates/mandates.jobs.ts'
import { notificationJobs } from '#features/notifications/notifications.jobs.ts'
import { passkeyJobs } from '#features/passkeys/passkeys.jobs.ts'
import { receiptJobs } from '#features/receipts/receipts.jobs.ts'
import { refundAccountJobs } from '#features/refund-accounts/refund-accounts.jobs.ts'
import { heldKeys } from '#features/refunds/files/request-files.store.ts'
import { refundJobs } from '#features/refunds/refunds.jobs.ts'
import { securityJobs } from '#features/security/security.jobs.ts'
import { sessionJobs } from '#features/session/session.jobs.ts'
import { findByAccessToken } from '#features/session/session.store.ts'
import { signingJobs } from '#features/signing/signing.jobs.ts'
import { checkOffers, offerWarnings } from '#features/sponsorship/offers/offers.ts'
import { sponsorshipJobs } from '#features/sponsorship/sponsorship.jobs.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/db.ts'
import { lockDirectory } from '#platform/directory-lock.ts'
import { openEvents } from '#platform/events.ts'
import { diskFileStore } from '#platform/files/file-store.ts'
import { orphanJobs } from '#platform/files/orphans.ts'
import { watchedFileStore } from '#platform/files/watched-file-store.ts'
import { closeFilePipeline } from '#platform/files/prepare.ts'
import { tokenAccess } from '#platform/http/access.ts'
import { csrfGuard } from '#platform/http/csrf.ts'
import { openJobs } from '#platform/jobs.ts'
import { deriveKey } from '#platform/keys.ts'
import { migrate } from '#platform/migrations.ts'
import { hearFacts } from '#platform/observe/log/facts.ts'
import { reportJob } from '#platform/observe/observe-requests.ts'
import { openReports } from '#platform/observe/reports.ts'
import { outboxJobs } from '#platform/outbox/outbox.jobs.ts'
import { checkCreditor } from '#platform/paper/insurer.ts'
import { openPapers } from '#platform/paper/papers.ts'
import type { App, Platform } from '#platform/portal.ts'
import { openApp, serve } from './app.ts'

type Options = {
  config: Config
  clock?: Clock
  logger?: FastifyServerOptions['logger']
  /** a database that is already open: the tests' one in memory */
  database?: OpenDatabase
}

export type OpenPortal = { app: App; platform: Platform; close(): Promise<void> }

/** Opens everything in order (lock, database, migrations, files, jobs), and closes it in the opposite one. */
export async function openPortal({ config, clock = systemClock, logger = false, database: given }: Options): Promise<OpenPortal> {
  checkCreditor()
  checkOffers(config)
  await mkdir(config.data_dir, { recursive: true })
  const lock = await lockDirectory(config.data_dir)
  const app = openApp({ logger }, config.trusted_proxies)
  const metrics = config.metrics.open_to === 'nobody' ? null : (await import('#platform/observe/metrics/metrics.ts')).openMetrics()
  const log = metrics ? metrics.counting(app.log) : app.log
  const onError = (error: Error) => log.error({ err: error }, 'a background connection failed')

  const database = given ?? (await openDatabase(config, onError))
  const { db } = database
  metrics?.watchDatabase(database)
  const traces = config.traces ? (await import('#platform/observe/traces/traces.ts')).openTraces(config.traces, database, log) : null
  hearFacts(db, (fact) => log.info(fact, 'done'))
  await migrate(db)
  const reports = openReports({ config, clock, log })
  const jobs = await openJobs(database, onError, { ...traces?.jobs, failed: (queue, error) => reportJob({ reports, clock }, queue, error) })
  const events = await openEvents(database)
  const files = watchedFileStore(await diskFileStore(join(config.data_dir, 'files')), (operation) => metrics?.countFileFailure(operation))
  const papers = openPapers()
  const access = tokenAccess({ db, clock, find: findByAccessToken })
  const csrf = csrfGuard({ key: deriveKey(config.secret, 'csrf'), public_url: config.public_url })
  const payments = config.demo ? sandboxProvider({ db, clock }) : null
  const platform: Platform = { db, clock, files, jobs, payments, events, papers, config, access, csrf, reports, log }

  await jobs.declare('insurer.events')
  await outboxJobs(platform, config.demo ? demoMailbox(platform) : {})
  await orphanJobs(platform, [heldKeys, heldByMessages])
  await refundJobs(platform)
  await receiptJobs(platform)
  await sessionJobs(platform)
  await passkeyJobs(platform)
  await securityJobs(platform)
  await refundAccountJobs(platform)
  await mandateJobs(platform)
  await signingJobs(platform)
  await notificationJobs(platform)
  await sponsorshipJobs(platform)
  for (const warning of offerWarnings(platform)) log.warn(warning)
  if (config.demo) {
    await demoInsurer(platform)
    await loadDemo(platform)
  }
  await serve(app, platform, { metrics, traces })
  await app.ready()

  return {
    app,
    platform,
    async close() {
      await app.close()
      await jobs.close()
      await reports?.close()
      await traces?.close()
      await events.close()
      await closeFilePipeline()
      await papers.close()
      await database.close()
      await lock.release()
    },
  }
}

/** Loads the driver of the one that is used, and no other. */
async function openDatabase({ database_url, data_dir }: Config, onError: (error: Error) => void): Promise<OpenDatabase> {
  if (database_url) return (await import('#platform/database/postgres.ts')).openPostgres(database_url, onError)
  return (await import('#platform/database/embedded.ts')).openEmbedded({ directory: join(data_dir, 'postgres') })
}
