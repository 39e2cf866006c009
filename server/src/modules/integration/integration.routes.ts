import { findMemberNamed } from '#modules/accounts/accounts.ts'
import { acceptMachineBodies } from '#platform/door/machine-bodies.ts'
import { sendProblem } from '#platform/http/errors.ts'
import type { App, Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { batchRoutes } from './batches/batches.routes.ts'
import { claimRoutes } from './claims/claims.routes.ts'
import { clientRoutes } from './clients/clients.routes.ts'
import { describeIntegration } from './describe-integration.ts'
import { upsertRoutes } from './upserts/upserts.routes.ts'
import { webhookRoutes } from '#modules/events/events.ts'

/** The insurer's side, one line a part; its paths stand below `/integration/v1`. */
export async function integrationRoutes(app: App, platform: Platform): Promise<void> {
  await describeIntegration(app)
  acceptMachineBodies(app)
  clientRoutes(app, platform)
  upsertRoutes(app, platform)
  batchRoutes(app, platform)
  claimRoutes(app, platform)
  accountRoutes(app, platform)
  webhookRoutes(app, platform, { findMemberNamed })
  app.setNotFoundHandler((request, reply) => sendProblem(problem('not_found'), request, reply))
}
