import {
  addRequestFile,
  deleteRequestFile,
  getRequestFile,
  getRequestFileThumbnail,
  listRequestFiles,
} from '@coussinet/contract/request-files.ts'
import type { App, Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import { route } from '#platform/route.ts'
import { statusOf } from '../requests/refund-requests.store.ts'
import { openDocument, openThumbnail } from './open-file.ts'
import { toRequestFile } from './request-file.ts'
import { addFile, deleteFile, expectsFiles, removeStored } from './request-files.ts'
import { filesOfRequests } from './request-files.store.ts'

export function requestFileRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform

  route(app, platform, listRequestFiles, async ({ member, params }) => {
    if ((await statusOf(db, member.id, params.id)) === null) throw problem('not_found')
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
    { before_form: ({ member, params }) => expectsFiles(db, member.id, params.id) },
  )

  route(app, platform, deleteRequestFile, async ({ member, params, transact }) => {
    const gone = await transact((tx) => deleteFile(tx, member.id, params.id, params.file_id, clock()))
    await removeStored(files, [gone])
    return undefined
  })

  route(app, platform, getRequestFile, async ({ member, params: { id: request_id, file_id }, reply }) => {
    const { headers, stream } = await openDocument(platform, { member_id: member.id, request_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })

  route(app, platform, getRequestFileThumbnail, async ({ member, params: { id: request_id, file_id }, reply }) => {
    const { headers, stream } = await openThumbnail(platform, { member_id: member.id, request_id, file_id })
    reply.headers(headers).send(stream)
    return undefined
  })
}
