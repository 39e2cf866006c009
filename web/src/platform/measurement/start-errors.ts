import { sendErrorReport } from '@coussinet/contract/measurement.ts'
import { cleanAddress } from '@coussinet/contract/measurement/clean-text.ts'
import { mostReports } from '@coussinet/contract/measurement/report.ts'
import {
  browserApiErrorsIntegration,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
  type Event,
} from '@sentry/browser'
import type { AnyRouter } from '@tanstack/react-router'
import { buildAddress } from '../calls/address.ts'
import { isApiProblem } from '../calls/api-problem.ts'
import { call } from '../calls/call.ts'
import { onReport, type FailureReport as Kept } from '../page/report-failure.ts'
import { getPagePattern } from './follow-pages.ts'
import { toReport } from './report-of.ts'

// The server knows the project and fills it in; the library needs one to start.
const nowhere = `https://page@${location.hostname}/1`
const own = buildAddress(sendErrorReport.path)

const isEvent = (payload: unknown): payload is Event =>
  typeof payload === 'object' && payload !== null && 'event_id' in payload

// Messages that a member reads, and may act on, are no failure of ours.
const isExpected = ({ error }: Kept) => isApiProblem(error) && error.status < 500

/** Reports failures and timings of this page to the portal's server, which forwards them. */
export function startErrors(router: AnyRouter): void {
  const client = init({
    dsn: nowhere,
    tunnel: own,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      browserApiErrorsIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false, fetch: true, history: true, xhr: true }),
      browserTracingIntegration({
        instrumentPageLoad: false,
        instrumentNavigation: false,
        shouldCreateSpanForRequest: (url) => !url.includes(own),
      }),
    ],
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    tracePropagationTargets: [/^\/api\//],
    sendClientReports: false,
    transport: () => ({
      async send([, items]) {
        const reports = items
          .flatMap(([, payload]) => (isEvent(payload) ? [toReport(payload, getPagePattern(router))] : []))
          .filter((report) => report !== null)
        if (reports.length > 0)
          await call(sendErrorReport, { body: { reports: reports.slice(0, mostReports) } }).catch(() => undefined)
        return {}
      },
      flush: async () => true,
    }),
  })
  if (client === undefined) return
  const route = { 'sentry.source': 'route' }
  startBrowserTracingPageLoadSpan(client, {
    name: getPagePattern(router),
    op: 'pageload',
    startTime: performance.timeOrigin / 1000,
    attributes: route,
  })
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return
    const span = startBrowserTracingNavigationSpan(client, {
      name: cleanAddress(toLocation.pathname),
      op: 'navigation',
      attributes: route,
    })
    const unsubscribe = router.subscribe('onResolved', () => {
      unsubscribe()
      span?.updateName(getPagePattern(router))
    })
  })
  onReport((report) => {
    if (!isExpected(report)) captureException(report.error, { tags: report.context })
  })
}
