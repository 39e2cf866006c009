import { getAnalyticsId, sendErrorReport } from '@coussinet/contract/measurement.ts'
import { largestReports } from '@coussinet/contract/measurement/report.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { getCaller, toAddressLine } from '#platform/http/caller.ts'
import { route } from '#platform/http/route.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { computePseudonym } from '#platform/observability/pseudonym.ts'
import type { Platform } from '#platform/portal.ts'

// Eight pages a minute, each with its timings; a client that floods gets no further.
const callsOfAddress = { limit: 120, window_seconds: 15 * 60 }

export function operationsRoutes(app: App, platform: Platform): void {
  const { db, clock, config, reports } = platform
  route(app, platform, getAnalyticsId, ({ member }) => ({ id: computePseudonym(config.secret, 'tags', member.id) }))
  route(
    app,
    platform,
    sendErrorReport,
    async ({ member, body, request }) => {
      if (reports === null) throw problem('not_found')
      await countAttempt(
        db,
        { key: `error reports ${toAddressLine(getCaller(request).address)}`, ...callsOfAddress },
        clock(),
      )
      for (const report of body.reports) reports.send(report, { by: 'page', member_id: member?.id ?? null })
      return undefined
    },
    { largest_body: largestReports },
  )
}
