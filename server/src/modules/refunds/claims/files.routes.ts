import {
  addRequestFile,
  deleteRequestFile,
  getRequestFile,
  getRequestFilePage,
  getRequestFileThumbnail,
  listRequestFiles,
  tellReadLines,
} from '@coussinet/contract/request-files.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { openDocument, openPage, openThumbnail } from '../documents/open-file.ts'
import { toRequestFile } from '../documents/request-file.ts'
import { filesOfRequests } from '../documents/request-files.store.ts'
import { removeStored } from '../documents/stored-keys.ts'
import { addFile, deleteFile, assertAcceptsFiles } from './files/request-files.ts'
import { classifyLines } from './readings/tell-lines.ts'
import { findRequestStatus } from './requests/refund-requests.store.ts'

export function requestFileRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform

  route(app, platform, listRequestFiles, async ({ member, params }) => {
    if ((await findRequestStatus(db, member.id, params.id)) === null) throw problem('not_found')
    return { data: (await filesOfRequests(db, member.id, [params.id])).map(toRequestFile) }
  })

  route(
    app,
    platform,
    addRequestFile,
    ({ member, params, fields, file, transact }) =>
      addFile(platform, transact, {
        member_id: member.id,
        request_id: params.id,
        type: fields.type,
        animal_id: fields.animal_id ?? null,
        file,
      }),
    { before_form: ({ member, params }) => assertAcceptsFiles(db, member.id, params.id) },
  )

  route(app, platform, deleteRequestFile, async ({ member, params, transact }) => {
    const gone = await transact((tx) => deleteFile(tx, member.id, params.id, params.file_id, clock()))
    await removeStored(files, gone)
    return undefined
  })

  route(app, platform, tellReadLines, ({ member, params, body, transact }) =>
    transact((tx) =>
      classifyLines(tx, { member_id: member.id, request_id: params.id, file_id: params.file_id }, body.lines),
    ),
  )

  route(app, platform, getRequestFile, async ({ member, params: { id: request_id, file_id }, reply }) => {
    const { headers, stream } = await openDocument(platform, { member_id: member.id, request_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })

  route(
    app,
    platform,
    getRequestFilePage,
    async ({ member, params: { id: request_id, file_id, page }, query, reply }) => {
      const wanted = { member_id: member.id, request_id, file_id, page, width: query.width }
      const { headers, bytes } = await openPage(platform, wanted)
      reply.headers(headers).send(bytes)
      return undefined
    },
  )

  route(app, platform, getRequestFileThumbnail, async ({ member, params: { id: request_id, file_id }, reply }) => {
    const { headers, stream } = await openThumbnail(platform, { member_id: member.id, request_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })
}
