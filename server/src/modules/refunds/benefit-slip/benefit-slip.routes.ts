import { getBenefitSlip } from '@coussinet/contract/refunds.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { benefitSlipOf } from './benefit-slip.ts'

export function benefitSlipRoutes(app: App, platform: Platform): void {
  route(app, platform, getBenefitSlip, async ({ member, params, reply }) => {
    const { name, bytes } = await benefitSlipOf(platform, member, params.id)
    reply.headers(fileHeaders({ name, media_type: 'application/pdf', size: bytes.length })).send(bytes)
    return undefined
  })
}
