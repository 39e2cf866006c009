import { longestBatch, sendBatch } from '@coussinet/contract/integration/upserts/batch.ts'
import { waitForBody } from '#platform/http/connections/slow-clients.ts'
import { machineRoute } from '#platform/machine-route.ts'
import type { App, Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import { applyLines } from './apply-lines.ts'

/** Members whose lines are written at the same time; the embedded database is one connection. */
const lanes = 4

/** Many upserts in one call, read as they arrive. */
export function batchRoutes(app: App, platform: Platform): void {
  const { bytes: most_bytes, lines: most_lines } = longestBatch
  machineRoute(app, platform, sendBatch, async ({ client, body, request }) => {
    if (Number(request.headers['content-length'] ?? 0) > most_bytes) throw problem('malformed_request')
    // No body at all is a batch without lines.
    if (!body) return { received: 0, applied: 0, failed: [], complete: true }
    waitForBody(request)
    return applyLines(platform, client, body, {
      at_once: platform.config.database_url ? lanes : 1,
      most_bytes,
      most_lines,
    })
  })
}
