import type { getQuoteFile, getQuoteFilePage, getQuoteFileThumbnail } from '@coussinet/contract/quotes.ts'
import type { getRequestFile, getRequestFilePage, getRequestFileThumbnail } from '@coussinet/contract/request-files.ts'
import type { App } from '#platform/core/app.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { openDocument, openPage, openThumbnail } from './open-file.ts'

type Endpoints = {
  file: typeof getRequestFile | typeof getQuoteFile
  page: typeof getRequestFilePage | typeof getQuoteFilePage
  thumbnail: typeof getRequestFileThumbnail | typeof getQuoteFileThumbnail
}

/** Serves the bytes, pages and thumbnails of the documents of requests or quotes. */
export function openingRoutes(
  app: App,
  platform: Platform,
  kind: 'request' | 'quote',
  { file, page, thumbnail }: Endpoints,
): void {
  route(app, platform, file, async ({ member, params: { id: owner_id, file_id }, reply }) => {
    const { headers, stream } = await openDocument(platform, { member_id: member.id, kind, owner_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })

  route(app, platform, page, async ({ member, params: { id: owner_id, file_id, ...params }, query, reply }) => {
    const wanted = { member_id: member.id, kind, owner_id, file_id, page: params.page, width: query.width }
    const { headers, bytes } = await openPage(platform, wanted)
    reply.headers(headers).send(bytes)
    return undefined
  })

  route(app, platform, thumbnail, async ({ member, params: { id: owner_id, file_id }, reply }) => {
    const { headers, stream } = await openThumbnail(platform, { member_id: member.id, kind, owner_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })
}
