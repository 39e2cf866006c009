import { getDocument, listDocuments } from '@coussinet/contract/documents.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { documentOf, documentsOf } from './list-documents.ts'

export function documentRoutes(app: App, platform: Platform): void {
  route(app, platform, listDocuments, ({ member }) => documentsOf(platform, member))
  route(app, platform, getDocument, async ({ member, params, query, reply }) => {
    const { name, bytes } = await documentOf(platform, member, { ...params, ...query })
    reply.headers(fileHeaders({ name, media_type: 'application/pdf', size: bytes.length })).send(bytes)
    return undefined
  })
}
