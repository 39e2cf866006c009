import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyServerOptions } from 'fastify'
import { accountsJobs } from '#modules/accounts/accounts.jobs.ts'
import { findByAccessToken } from '#modules/accounts/accounts.ts'
import { contractJobs } from '#modules/contract/contract.jobs.ts'
import { unansweredChanges } from '#modules/contract/contract.ts'
import { contributionsJobs } from '#modules/contributions/contributions.jobs.ts'
import {
  findDebitedIbans,
  debitPreNotifications,
  expiringCards,
  isInArrears,
  lapsingMandates,
} from '#modules/contributions/contributions.ts'
import { demoJobs } from '#modules/demo/demo.jobs.ts'
import { findKeysOfInsurerDocuments } from '#modules/documents/documents.ts'
import { eventsJobs } from '#modules/events/events.jobs.ts'
import { type Dispatcher, openDispatcher, resealWebhooks, findWaitingEvents } from '#modules/events/events.ts'
import { checkHelpTexts, findKeysOfMessages } from '#modules/help/help.ts'
import { integrationJobs } from '#modules/integration/integration.jobs.ts'
import { findMachine, saveDemoClient, saveKnownClient } from '#modules/integration/integration.ts'
import { notificationsJobs, pushJobs } from '#modules/notifications/notifications.jobs.ts'
import { resealSubscriptions } from '#modules/notifications/notifications.ts'
import { watchPlaces } from '#modules/operations/operations.ts'
import { formulaWarnings } from '#modules/policy/policy.ts'
import { endingData, privacyJobs } from '#modules/privacy/privacy.jobs.ts'
import { refundsJobs } from '#modules/refunds/refunds.jobs.ts'
import {
  awaitedDocuments,
  endingAgreements,
  findKeysOfDocuments,
  createInvoiceReceiver,
  createReplyReceiver,
  resealInvoiceAddresses,
  unusedPackages,
} from '#modules/refunds/refunds.ts'
import { signingJobs } from '#modules/signing/signing.jobs.ts'
import { sponsorshipJobs } from '#modules/sponsorship/sponsorship.jobs.ts'
import { checkOffers, offerWarnings } from '#modules/sponsorship/sponsorship.ts'
import { brandWarnings } from '#platform/config/brand-warnings.ts'
import type { Config } from '#platform/config/config.ts'
import { paymentWarnings } from '#platform/config/payment-warnings.ts'
import type { App, Log } from '#platform/core/app.ts'
import { deriveKeys } from '#platform/crypto/keys.ts'
import type { Db, OpenDatabase } from '#platform/db/db.ts'
import { openEvents } from '#platform/db/events.ts'
import { type JobHooks, type Jobs, openJobs } from '#platform/db/jobs.ts'
import { migrate } from '#platform/db/migrations.ts'
import { openReplica, type Replica, withoutReplica } from '#platform/db/replica.ts'
import { onEffects } from '#platform/db/transaction-effects.ts'
import { clamdScanner } from '#platform/files/clamd.ts'
import { lockDirectory } from '#platform/files/directory-lock.ts'
import { orphanJobs } from '#platform/files/orphans.ts'
import { closeFilePipeline } from '#platform/files/prepare.ts'
import { fileStoreWithMetrics } from '#platform/files/store/file-store-with-metrics.ts'
import { openFileStore, ownStore } from '#platform/files/store/open-store.ts'
import { openHealthChecks } from '#platform/health/health-checks.ts'
import { registerHealthChecks } from '#platform/health/register-health-checks.ts'
import { machineAccess, tokenAccess } from '#platform/http/access.ts'
import { openDrain } from '#platform/http/connections/drain.ts'
import { csrfGuard } from '#platform/http/csrf.ts'
import { sweepSpool } from '#platform/http/spool.ts'
import { openIdentityProviders } from '#platform/identity-providers/identity-providers.ts'
import type { MailListener } from '#platform/inbound-mail/mail-listener.ts'
import { memberLimit } from '#platform/limits/member-limit.ts'
import { reportJob } from '#platform/observability/observe-requests.ts'
import { openReports } from '#platform/observability/reports.ts'
import { outboxJobs } from '#platform/outbox/outbox.jobs.ts'
import { resealMessages } from '#platform/outbox/reseal-messages.ts'
import { openPapers } from '#platform/paper/papers.ts'
import { openProvider } from '#platform/payments/open-provider.ts'
import { providerWithTimeout } from '#platform/payments/provider-with-timeout.ts'
import type { Platform } from '#platform/portal.ts'
import { saveBrand, savePublicUrl } from '#platform/records/deployment-info.ts'
import { openPersistentKeys } from '#platform/records/persistent-keys.ts'
import { noteNode } from '#platform/records/portal-nodes.ts'
import { resealJobs } from '#platform/records/reseal.ts'
import { type Clock, systemClock } from '#platform/time/clock.ts'
import { openApp, serve } from './app.ts'
import { checkPagesBrand } from './web-app/pages-brand.ts'

type OpenPortalOptions = {
  config: Config
  clock?: Clock
  logger?: FastifyServerOptions['logger']
  /** a database that is already open: the tests' one in memory */
  database?: OpenDatabase
  /** jobs that somebody else runs: the simulation, by its own clock */
  openJobs?: (database: OpenDatabase, hooks: JobHooks) => Jobs
  /** events that somebody else sends: the simulation again */
  dispatcher?: Dispatcher
}

export type OpenPortal = {
  app: App
  platform: Platform
  /** null: nobody can answer by mail */
  inbound_mail: Pick<MailListener, 'port'> | null
  close(): Promise<void>
}

/** Opens everything in order (lock, database, migrations, files, jobs), and closes it in the opposite one. */
export async function openPortal({
  config: settings,
  clock: machine = systemClock,
  logger = false,
  database: given,
  openJobs: openGivenJobs,
  dispatcher: givenDispatcher,
}: OpenPortalOptions): Promise<OpenPortal> {
  checkOffers(settings)
  checkHelpTexts()
  checkPagesBrand(settings)
  await mkdir(settings.data_dir, { recursive: true, mode: 0o700 })
  void sweepSpool()
  const lock = await lockDirectory(settings.data_dir)
  const app = openApp({ logger }, settings.trusted_proxies)
  const metrics =
    settings.metrics.open_to === 'nobody'
      ? null
      : (await import('#platform/metrics/metrics.ts')).openMetrics({ findWaitingEvents })
  const log = metrics ? metrics.counting(app.log) : app.log
  const onError = (error: Error) => log.error({ err: error }, 'a background connection failed')

  const database = given ?? (await openDatabase(settings, onError))
  const { db } = database
  const sandbox = settings.sandbox ? await import('#modules/demo/sandbox/sandbox.ts') : null
  const movable = sandbox?.openSandboxClock(settings.data_dir, machine)
  const clock = movable?.now ?? machine
  const replica = await openReplicaOf(settings, db, { onError, log })
  metrics?.watchDatabase(database, replica)
  const traces = settings.traces
    ? (await import('#platform/observability/traces.ts')).openTraces(settings.traces, database, log)
    : null
  await database.withoutTimeouts((unlimited) => migrate(unlimited, { report: (sentence) => log.info(sentence) }))
  const config = { ...settings, persistent_keys: await openPersistentKeys(db, settings) }
  await saveBrand(db, config)
  await savePublicUrl(db, config)
  const store = await ownStore(db, await openFileStore(config, { log }), log)
  const reports = openReports({ config, clock, log })
  const hooks: JobHooks = {
    ...traces?.jobs,
    failed: (queue, error) => reportJob({ reports, clock }, queue, error),
  }
  const paced = movable
    ? await (await import('#platform/db/paced-jobs.ts')).openPacedJobs(database, movable, { onError, log }, hooks)
    : null
  const jobs = openGivenJobs?.(database, hooks) ?? paced ?? (await openJobs(database, onError, hooks))
  const events = await openEvents(database)
  const files = fileStoreWithMetrics(store, (operation) => metrics?.countFileFailure(operation))
  const papers = openPapers()
  const access = tokenAccess({ db, clock, find: findByAccessToken(config) })
  onEffects(db, { fact: (fact) => log.info(fact, 'done'), endedSession: access.forget })
  const limit = memberLimit({ clock, calls: config.member_calls, log })
  const machines = machineAccess({ db, clock, find: findMachine(config), calls: config.integration_calls })
  const scanner = config.clamd === null ? null : clamdScanner(config.clamd, log)
  const health = openHealthChecks(log)
  const csrf = csrfGuard({ keys: deriveKeys(config, 'csrf'), public_url: config.public_url })
  const demo = config.demo ? await import('#modules/demo/demo.ts') : null
  const provider =
    config.payments.kind === 'sandbox' ? (demo?.sandboxProvider({ db, clock }) ?? null) : await openProvider(config)
  const payments = provider && providerWithTimeout(provider)
  const providers = await openIdentityProviders(config.identity_providers, log)
  const platform: Platform = {
    db,
    replica,
    clock,
    files,
    scanner,
    health,
    jobs,
    payments,
    providers,
    events,
    papers,
    config,
    access,
    limit,
    machines,
    csrf,
    reports,
    log,
  }

  registerHealthChecks(platform)
  await watchPlaces(platform)
  await outboxJobs(platform, demo ? demo.demoMailbox(platform) : {})
  // The store knows when a file was written by the machine's clock, also in a sandbox that is moved by months.
  await orphanJobs({ ...platform, clock: machine }, [
    findKeysOfDocuments,
    findKeysOfMessages,
    findKeysOfInsurerDocuments,
  ])
  await eventsJobs(platform)
  await accountsJobs(platform)
  await signingJobs(platform)
  const pushes = await pushJobs(platform)
  await notificationsJobs(platform, [
    debitPreNotifications,
    awaitedDocuments,
    endingAgreements,
    unusedPackages,
    unansweredChanges,
    lapsingMandates,
    expiringCards,
    endingData(config.retention),
  ])
  await refundsJobs(platform)
  await contributionsJobs(platform)
  await contractJobs(platform)
  await sponsorshipJobs(platform, { isInArrears, findDebitedIbans })
  await privacyJobs(platform)
  await integrationJobs(platform)
  await demoJobs(platform)
  await resealJobs(platform, [resealMessages, resealWebhooks, resealInvoiceAddresses, resealSubscriptions])
  const warnings = [...brandWarnings(config), ...paymentWarnings(config), ...offerWarnings(platform)]
  for (const warning of [...warnings, ...(await formulaWarnings(db))]) log.warn(warning)
  if (demo) {
    await demo.demoInsurer(platform)
    await saveDemoClient(platform)
    if (config.sandbox !== 'empty') await demo.loadDemo(platform)
  }
  const dispatcher = givenDispatcher ?? openDispatcher(platform)
  const drain = openDrain(app)
  const sandboxRoutes =
    sandbox && movable && paced
      ? await sandbox.openSandbox(platform, {
          clock: movable,
          jobs: paced,
          settle: dispatcher.settle,
          saveClient: saveKnownClient,
        })
      : null
  await serve(app, platform, { metrics, traces, drain, demo, sandbox: sandboxRoutes })
  await app.ready()
  const inbound_mail = await openInboundMail(platform)
  const noted = await noteNode(platform)

  return {
    app,
    platform,
    inbound_mail,
    async close() {
      await Promise.all([drain.begin(), inbound_mail?.close()])
      await app.close()
      await noted.close()
      // At the same time: each may wait some seconds for what it has in hand.
      await Promise.all([dispatcher.close(), jobs.close()])
      pushes?.close()
      await reports?.close()
      await traces?.close()
      await events.close()
      await closeFilePipeline()
      await papers.close()
      await files.close()
      await replica.close()
      await database.close()
      await lock.release()
    },
  }
}

/** Listener for answers and invoices by mail; it and its imports load only where a setting turns it on. */
async function openInboundMail(platform: Platform): Promise<MailListener | null> {
  const { config, health, log } = platform
  const settings = config.inbound_mail
  if (settings === null) return null
  const { openMailListener } = await import('#platform/inbound-mail/mail-listener.ts')
  const { address, invoice_address } = settings
  const listener = await openMailListener({
    settings,
    log,
    receivers: [
      createReplyReceiver(platform, address),
      ...(invoice_address === null ? [] : [createInvoiceReceiver(platform, invoice_address)]),
    ],
  })
  health.watch('inbound_mail', async () => listener.isListening())
  return listener
}

// Lists are few beside members' calls.
const replicaConnections = 4

async function openReplicaOf(
  { database_replica_url: url, database_named_statements }: Config,
  primary: Db,
  { onError, log }: { onError: (error: Error) => void; log: Log },
): Promise<Replica> {
  if (url === null) return withoutReplica(primary)
  const { openPostgres } = await import('#platform/db/postgres.ts')
  const options = { connections: replicaConnections, named_statements: database_named_statements }
  return openReplica(primary, await openPostgres(url, onError, options), log)
}

/** Loads the driver of the one that is used, and no other. */
async function openDatabase(
  { database_url, database_direct_url, database_connections, database_named_statements, data_dir }: Config,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (database_url)
    return (await import('#platform/db/postgres.ts')).openPostgres(database_url, onError, {
      direct_url: database_direct_url,
      connections: database_connections,
      named_statements: database_named_statements,
    })
  return (await import('#platform/db/embedded.ts')).openEmbedded({ directory: join(data_dir, 'postgres') })
}
