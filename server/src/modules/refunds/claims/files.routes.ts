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
import { forgetFiles } from '#platform/files/kept-files.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { findDocuments } from '../documents/documents.store.ts'
import { openingRoutes } from '../documents/opening.routes.ts'
import { toRequestFile } from '../documents/request-file.ts'
import { addFile, deleteFile, assertAcceptsFiles } from './files/request-files.ts'
import { classifyLines } from './readings/tell-lines.ts'
import { findRequestStatus } from './requests/refund-requests.store.ts'

export function requestFileRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform

  route(app, platform, listRequestFiles, async ({ member, params }) => {
    if ((await findRequestStatus(db, member.id, params.id)) === null) throw problem('not_found')
    return { data: (await findDocuments(db, member.id, 'request', [params.id])).map(toRequestFile) }
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
    await forgetFiles(files, gone)
    return undefined
  })

  route(app, platform, tellReadLines, ({ member, params, body, transact }) =>
    transact((tx) =>
      classifyLines(tx, { member_id: member.id, request_id: params.id, file_id: params.file_id }, body.lines),
    ),
  )

  openingRoutes(app, platform, 'request', {
    file: getRequestFile,
    page: getRequestFilePage,
    thumbnail: getRequestFileThumbnail,
  })
}
