import type { App } from '#platform/core/app.ts'
import type { Platform } from '#platform/portal.ts'
import { animalRoutes } from './animals/animals.routes.ts'
import type { AfterEnd } from './animals/change-animal.ts'
import { invoiceAddressRoutes, pileRoutes, refundRequestRoutes, requestFileRoutes } from './claims/claims.routes.ts'
import { moveToQuote, lockRequestDocument } from './claims/files/take-over.ts'
import { disputeRoutes, requestMessageRoutes } from './conversations/conversations.routes.ts'
import { benefitSlipRoutes, statementRoutes } from './decisions/decisions.routes.ts'
import { quoteFileRoutes, quoteRoutes } from './quotes/quotes.routes.ts'
import { vetLinkRoutes, vetUploadRoutes } from './vets/vets.routes.ts'

export function refundsRoutes(app: App, platform: Platform, after: AfterEnd): void {
  animalRoutes(app, platform, after)
  refundRequestRoutes(app, platform)
  requestFileRoutes(app, platform)
  requestMessageRoutes(app, platform)
  pileRoutes(app, platform)
  invoiceAddressRoutes(app, platform)
  disputeRoutes(app, platform)
  quoteRoutes(app, platform, { lock: lockRequestDocument, give: moveToQuote })
  quoteFileRoutes(app, platform)
  vetLinkRoutes(app, platform)
  vetUploadRoutes(app, platform)
  benefitSlipRoutes(app, platform)
  statementRoutes(app, platform)
}
