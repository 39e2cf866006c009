import { exportPersonalData } from '@coussinet/contract/personal-data.ts'
import { contentDisposition } from '#platform/files/content-disposition.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { allowExport, archiveOf } from './personal-data.ts'

export function personalDataRoutes(app: App, platform: Platform): void {
  route(app, platform, exportPersonalData, async ({ member, body, transact, reply }) => {
    await allowExport(platform, transact, member, body.current_password)
    const { name, stream } = await archiveOf(platform, member.id)
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(name),
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    }
    reply.headers(headers).send(stream)
    return undefined
  })
}
