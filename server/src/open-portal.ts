import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyServerOptions } from 'fastify'
import { sandboxProvider } from '#features/demo/card-payment/sandbox-provider.ts'
import { demoInsurer } from '#features/demo/demo-insurer.ts'
import { loadDemo } from '#features/demo/load-demo.ts'
import { demoMailbox } from '#features/demo/mailbox/mailbox.ts'
import { mandateJobs } from '#features/mandates/mandates.jobs.ts'
import { passkeyJobs } from '#features/passkeys/passkeys.jobs.ts'
import { receiptJobs } from '#features/receipts/receipts.jobs.ts'
import { refundAccountJobs } from '#features/refund-accounts/refund-accounts.jobs.ts'
import { refundJobs } from '#features/refunds/refunds.jobs.ts'
import { securityJobs } from '#features/security/security.jobs.ts'
import { sessionJobs } from '#features/session/session.jobs.ts'
import { findByAccessToken } from '#features/session/session.store.ts'
import { signingJobs } from '#features/signing/signing.jobs.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/db.ts'
import { lockDirectory } from '#platform/directory-lock.ts'
import { openEvents } from '#platform/events.ts'
import { diskFileStore } from '#platform/files/file-store.ts'
import { closeFilePipeline } from '#platform/files/prepare.ts'
import { tokenAccess } from '#platform/http/access.ts'
import { csrfGuard } from '#platform/http/csrf.ts'
import { openJobs } from '#platform/jobs.ts'
import { deriveKey } from '#platform/keys.ts'
import { migrate } from '#platform/migrations.ts'
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
  await mkdir(config.data_dir, { recursive: true })
  const lock = await lockDirectory(config.data_dir)
  const app = openApp({ logger }, config.trusted_proxies)
  const { log } = app
  const onError = (error: Error) => log.error({ err: error }, 'a background connection failed')

  const database = given ?? (await openDatabase(config, onError))
  const { db } = database
  await migrate(db)
  const jobs = await openJobs(database, onError)
  const events = await openEvents(database)
  const files = await diskFileStore(join(config.data_dir, 'files'))
  const papers = openPapers()
  const access = tokenAccess({ db, clock, find: findByAccessToken })
  const csrf = csrfGuard({ key: deriveKey(config.secret, 'csrf'), public_url: config.public_url })
  const payments = config.demo ? sandboxProvider({ db, clock }) : null
  const platform: Platform = { db, clock, files, jobs, payments, events, papers, config, access, csrf, log }

  await jobs.declare('insurer.events')
  await outboxJobs(platform, config.demo ? demoMailbox(platform) : {})
  await refundJobs(platform)
  await receiptJobs(platform)
  await sessionJobs(platform)
  await passkeyJobs(platform)
  await securityJobs(platform)
  await refundAccountJobs(platform)
  await mandateJobs(platform)
  await signingJobs(platform)
  if (config.demo) {
    await demoInsurer(platform)
    await loadDemo(platform)
  }
  await serve(app, platform)
  await app.ready()

  return {
    app,
    platform,
    async close() {
      await app.close()
      await jobs.close()
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
