import {
  addVetFile,
  createVetLink,
  listVetLinks,
  readVetLink,
  removeVetFile,
  revokeVetLink,
  sendVetFiles,
} from '@coussinet/contract/vet-links.ts'
import { inUnit, withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { forgetFiles } from '#platform/files/kept-files.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { toReader } from '../cover/cover.ts'
import { viewVetLink } from './vet-link-view.ts'
import { countVetForm, findVetLink, issueVetLink, findShownVetLinks, endVetLink } from './vet-links.ts'
import { storeVetFile, finishVetLink, noteOpened, dropVetFile } from './vet-uploads.ts'

export function vetLinkRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, createVetLink, ({ member, body, request, transact }) => {
    const reader = toReader(platform, member, request)
    return transact(
      withUnit(platform, { member_id: member.id, at: reader.now }, (tx) => issueVetLink(tx, platform, reader, body)),
    )
  })
  route(app, platform, listVetLinks, async ({ member }) => ({ data: await findShownVetLinks(db, member.id, clock()) }))
  route(app, platform, revokeVetLink, async ({ member, params, transact }) => {
    await transact(withUnit(platform, { member_id: member.id }, (tx) => endVetLink(tx, params.id)))
    return undefined
  })
}

/** Calls of a vet, who has a link and no account. */
export function vetUploadRoutes(app: App, platform: Platform): void {
  const { db, clock, files } = platform

  route(app, platform, readVetLink, async ({ body, request }) => {
    const found = await findVetLink(platform, body.token, request)
    const view = await viewVetLink(db, found, clock())
    const { member_id, link } = found
    if (link.opened_at === null) await inUnit(platform, { member_id, actor: 'system' }, (tx) => noteOpened(tx, link))
    return view
  })
  route(
    app,
    platform,
    addVetFile,
    async ({ fields: { token, type }, file, request, transact }) =>
      storeVetFile(platform, transact, await findVetLink(platform, token, request), { type, file }),
    { before_form: ({ request }) => countVetForm(platform, request) },
  )
  route(app, platform, removeVetFile, async ({ body, request, transact }) => {
    const found = await findVetLink(platform, body.token, request)
    const gone = await transact(
      withUnit(platform, { member_id: found.member_id, actor: 'system' }, (tx) => dropVetFile(tx, found, body.file_id)),
    )
    await forgetFiles(files, gone)
    return undefined
  })
  route(app, platform, sendVetFiles, async ({ body, request, transact }) => {
    const found = await findVetLink(platform, body.token, request)
    const { member_id } = found
    const link = await transact(
      withUnit(platform, { member_id, actor: 'system' }, (tx) => finishVetLink(tx, platform, found)),
    )
    return viewVetLink(db, { ...found, link }, clock())
  })
}
