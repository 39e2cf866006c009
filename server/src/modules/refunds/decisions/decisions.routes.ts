import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { getFormulaReplay } from '@coussinet/contract/formula-replay.ts'
import { getBenefitSlip, getRefund, listCareKinds, listRefunds } from '@coussinet/contract/refunds.ts'
import type { App } from '#platform/core/app.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { findFormulaReplay } from '../cover/cover.ts'
import { createBenefitSlip } from './benefit-slip/benefit-slip.ts'
import { listPricedCareKinds } from './statements/care-kinds.ts'
import { readRefunds, getStatement } from './statements/refund-statements.ts'

export function statementRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, listRefunds, ({ member, query }) => readRefunds(db, member.id, query, clock()))
  route(app, platform, getRefund, ({ member, params }) => getStatement(db, member, params.id))
  route(app, platform, getFormulaReplay, ({ member }) => findFormulaReplay(db, member.id, clock()))
  route(app, platform, listCareKinds, ({ member }) => ({
    data: listPricedCareKinds(toLanguage(member.locale), member.country),
  }))
}

export function benefitSlipRoutes(app: App, platform: Platform): void {
  route(app, platform, getBenefitSlip, async ({ member, params, reply }) => {
    const { name, bytes } = await createBenefitSlip(platform, member, params.id)
    reply.headers(fileHeaders({ name, media_type: 'application/pdf', size: bytes.length })).send(bytes)
    return undefined
  })
}
