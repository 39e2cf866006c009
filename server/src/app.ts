import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { accountsRoutes } from '#modules/accounts/accounts.routes.ts'
import { findMemberByNevg, requireRecent, whichBrowser } from '#modules/accounts/accounts.ts'
import { calendarRoutes } from '#modules/calendar/calendar.routes.ts'
import { revokeFeed } from '#modules/calendar/calendar.ts'
import { contractRoutes } from '#modules/contract/contract.routes.ts'
import { contributionsRoutes } from '#modules/contributions/contributions.routes.ts'
import { contributionAfterEnd, findDebitedIbans, isInArrears } from '#modules/contributions/contributions.ts'
import { documentsRoutes } from '#modules/documents/documents.routes.ts'
import { searchableDocuments, searchableInsurerDocuments } from '#modules/documents/documents.ts'
import {
  givenDocumentRoutes,
  insurerDocumentRoutes,
} from '#modules/documents/insurer-documents/insurer-documents.routes.ts'
import { eventsRoutes } from '#modules/events/events.routes.ts'
import { webhookRoutes } from '#modules/events/webhooks/webhooks.routes.ts'
import { helpRoutes } from '#modules/help/help.routes.ts'
import { metadataRoute } from '#modules/integration/clients/metadata.routes.ts'
import { integrationRoutes } from '#modules/integration/integration.routes.ts'
import { notificationsRoutes } from '#modules/notifications/notifications.routes.ts'
import { pushRoutes } from '#modules/notifications/push/push.routes.ts'
import { operationsRoutes } from '#modules/operations/operations.routes.ts'
import { privacyRoutes } from '#modules/privacy/privacy.routes.ts'
import { refundsRoutes } from '#modules/refunds/refunds.routes.ts'
import { findAnyRefund, withUploads } from '#modules/refunds/refunds.ts'
import { searchRoutes } from '#modules/search/search.routes.ts'
import { proofsRoutes } from '#modules/signing/proofs/proofs.routes.ts'
import { readTrustedKeys } from '#modules/signing/signing.ts'
import { sponsorshipRoutes } from '#modules/sponsorship/sponsorship.routes.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Drain } from '#platform/http/connections/drain.ts'
import { timeouts, limitSlowClients } from '#platform/http/connections/slow-clients.ts'
import { answerDoctor } from '#platform/http/doctor-probe.ts'
import { refuseBrokenRequest, sendProblem } from '#platform/http/errors.ts'
import { setHeaders, safeHeaders } from '#platform/http/headers.ts'
import { acceptJson } from '#platform/http/json-body.ts'
import { logOptions, logRequests } from '#platform/http/log.ts'
import { describeApi } from '#platform/http/openapi.ts'
import { detectUnknownProxy } from '#platform/http/unknown-proxy.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { observeRequests } from '#platform/observability/observe-requests.ts'
import type { Traces } from '#platform/observability/traces.ts'
import type { Platform } from '#platform/portal.ts'
import { apiDocs } from './api-docs.ts'
import { healthRoutes } from './health.ts'
import { metricsPage } from './metrics.ts'
import { webApp } from './web-app/web-app.ts'
import { wellKnown } from './well-known.ts'

/** Fastify with the portal's own limits: its defaults have no time-outs and drop what they do not know in silence. */
export function openApp({ logger }: Pick<FastifyServerOptions, 'logger'>, trusted_proxies: string[]): App {
  const app = Fastify({
    logger: logOptions(logger ?? false),
    // One line a request, of our own (`log.ts`).
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: newId,
    requestIdHeader: false,
    trustProxy: trusted_proxies.length > 0 ? trusted_proxies : false,
    bodyLimit: 1_048_576,
    requestTimeout: timeouts.request,
    connectionTimeout: 30_000,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.look },
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 2000 },
    // Requests in hand are finished before the portal stops (REL-12); streams are ended by their route.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Before any hook runs: these bear the headers too.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply)
      sendProblem(error, request, reply)
    },
    clientErrorHandler: refuseBrokenRequest,
  })
  app.setErrorHandler(sendProblem)
  // The doors parse and check by the contract (`route.ts`); Fastify's own stage passes everything on.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  return app
}

type AppParts = {
  metrics: Metrics | null
  traces: Traces | null
  drain: Drain
  /** loaded where there is one to be played */
  demo: typeof import('#modules/demo/demo.ts') | null
  /** routes of a sandbox, which no other portal has */
  sandbox: ((api: App) => void) | null
}

/** Serves the portal: headers, then one line a module, then the pages. */
export async function serve(
  app: App,
  platform: Platform,
  { metrics, traces, drain, demo, sandbox }: AppParts,
): Promise<void> {
  metrics?.watch(app)
  traces?.watch(app)
  limitSlowClients(app)
  safeHeaders(app)
  logRequests(app)
  observeRequests(app, platform)
  answerDoctor(app, platform)
  acceptJson(app)
  await app.register(cookie)
  await app.register(multipart, { throwFileSizeLimit: true })
  healthRoutes(app, platform, drain, detectUnknownProxy(app, platform.log))
  if (metrics) metricsPage(app, platform, metrics)

  await app.register(
    async (api) => {
      await describeApi(api, {
        description: 'The member portal of a pet-health insurer. Money is integer euro cents, days are YYYY-MM-DD.',
        url: '/api',
        endpoints: everyEndpoint,
        security: { bearer: { type: 'http', scheme: 'bearer' } },
      })
      apiDocs(api)
      accountsRoutes(api, platform)
      contractRoutes(api, platform)
      contributionsRoutes(api, platform)
      refundsRoutes(api, platform, { contributionAfterEnd })
      sponsorshipRoutes(api, platform, { isInArrears, findDebitedIbans })
      notificationsRoutes(api, platform)
      pushRoutes(api, platform, { nameDevice: whichBrowser, requireRecent })
      helpRoutes(api, platform, { withUploads, findAnyRefund })
      documentsRoutes(api, platform)
      insurerDocumentRoutes(api, platform)
      searchRoutes(api, platform, {
        searchableDocuments,
        insurerDocuments: searchableInsurerDocuments,
      })
      calendarRoutes(api, platform)
      privacyRoutes(api, platform, { revokeFeed })
      eventsRoutes(api, platform)
      operationsRoutes(api, platform)
      demo?.demoRoutes(api, platform)
      sandbox?.(api)
      api.setNotFoundHandler((request, reply) => sendProblem(problem('not_found'), request, reply))
    },
    { prefix: '/api' },
  )
  metadataRoute(app, platform)
  wellKnown(app, platform)
  proofsRoutes(app, platform)
  await app.register(
    async (machines) => {
      await integrationRoutes(machines, platform)
      givenDocumentRoutes(machines, platform)
      webhookRoutes(machines, platform, { findMemberByNevg })
    },
    { prefix: '/integration/v1' },
  )
  demo?.mailboxRoutes(app, platform)
  await demo?.cardPaymentRoutes(app, platform)
  if (!platform.config.production) (await import('./mail-preview.ts')).mailPreview(app)
  await app.register(webApp, {
    config: platform.config,
    takes_cards: platform.payments !== null,
    trusted_keys: async () => JSON.stringify(await readTrustedKeys(platform.db, platform.config)),
  })
}
