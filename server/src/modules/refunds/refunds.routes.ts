import { estimateRefund, getRefund, listCareKinds, listRefunds } from '@coussinet/contract/refunds.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import { benefitSlipRoutes } from './benefit-slip/benefit-slip.routes.ts'
import { estimateFor } from './estimate.ts'
import { requestFileRoutes } from './files/request-files.routes.ts'
import { refundRequestRoutes } from './requests/refund-requests.routes.ts'
import { careKindsOf } from './statements/care-kinds.ts'
import { refundsOf, statementOf } from './statements/statements.ts'

export function refundRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  refundRequestRoutes(app, platform)
  requestFileRoutes(app, platform)
  benefitSlipRoutes(app, platform)
  route(app, platform, listRefunds, ({ member, query }) => refundsOf(db, member.id, query, clock()))
  route(app, platform, getRefund, ({ member, params }) => statementOf(db, member, params.id))
  route(app, platform, estimateRefund, ({ member, body }) => estimateFor(db, member, body))
  route(app, platform, listCareKinds, ({ member }) => ({
    data: careKindsOf(languageOf(member.locale), member.country),
  }))
}
