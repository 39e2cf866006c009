import type { Report } from '@coussinet/contract/measurement/report.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../core/app.ts'
import { version as release } from '../core/version.ts'
import { limitConcurrency } from '../limits/limit-concurrency.ts'
import type { Clock } from '../time/clock.ts'
import { createEnvelope } from './envelope.ts'
import { computePseudonym } from './pseudonym.ts'
import { traceOutgoing } from './trace.ts'

/** Client of the error reporting service, for pages and server. */
export type Reports = {
  /** Sends a report in the background; drops it if too many are in progress, or the service asks for a pause. */
  send(report: Report, from: { by: 'page' | 'server'; member_id: string | null }): void
  /** Waits until reports in progress have arrived or failed. */
  close(): Promise<void>
}

const timeout = 5000
const atOnce = 4
const mostOnTheirWay = 100
const quietSeconds = 60

type Needs = { config: Pick<Config, 'error_reporting' | 'secret' | 'production' | 'demo'>; clock: Clock; log: Log }

/** Opens the client of the configured service; null without one. */
export function openReports({ config, clock, log }: Needs): Reports | null {
  const service = config.error_reporting
  if (service === null) return null
  const { key, envelope_url } = service
  const environment = config.production ? 'production' : config.demo ? 'demo' : 'development'
  const inTurn = limitConcurrency(atOnce)
  const onTheirWay = new Set<Promise<void>>()
  let quiet_until = 0

  const isQuiet = () => clock().getTime() < quiet_until

  async function post(body: string): Promise<void> {
    if (isQuiet()) return
    try {
      const answer = await traceOutgoing('error report', { 'server.address': new URL(envelope_url).host }, () =>
        fetch(envelope_url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
          headers: {
            'content-type': 'application/x-sentry-envelope',
            'x-sentry-auth': `Sentry sentry_version=7, sentry_client=coussinet/${release}, sentry_key=${key}`,
          },
          body,
        }),
      )
      await answer.body?.cancel()
      if (answer.status === 429 || answer.status >= 500)
        rest(`HTTP ${answer.status}`, Number(answer.headers.get('retry-after')))
    } catch (error) {
      rest(error instanceof Error ? error.name : 'unknown', 0)
    }
  }

  function rest(reason: string, seconds: number): void {
    if (isQuiet()) return
    quiet_until = clock().getTime() + (seconds > 0 ? Math.min(seconds, 3600) : quietSeconds) * 1000
    log.warn({ reason }, 'error reports are not taken for the moment')
  }

  return {
    send(report, { by, member_id }) {
      if (onTheirWay.size >= mostOnTheirWay || isQuiet()) return
      // Page timings contain no personal data.
      const user =
        member_id === null || report.timing !== undefined ? null : computePseudonym(config.secret, 'errors', member_id)
      const body = createEnvelope(report, { by, user, release, environment }, service, clock())
      const sending = inTurn(() => post(body)).finally(() => onTheirWay.delete(sending))
      onTheirWay.add(sending)
    },
    async close() {
      await Promise.all(onTheirWay)
    },
  }
}
