import { askForErasure, cancelErasure, listErasureRequests } from '@coussinet/contract/erasure.ts'
import { exportPersonalData, readPersonalData } from '@coussinet/contract/personal-data.ts'
import { freezeAccount } from '@coussinet/contract/security.ts'
import { countCall, uncountCall } from '#modules/accounts/accounts.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { contentDisposition } from '#platform/files/content-disposition.ts'
import { getCaller } from '#platform/http/caller.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { requestErasure, cancelErasureRequest, readErasureRequests } from './erasure/requests/erasure-requests.ts'
import { freezeByLink, type CalendarPort } from './freeze.ts'
import { allowExport, buildArchive, findReadableData } from './personal-data/personal-data.ts'

/** Headers of a file of private data, which no page of the portal displays. */
const takenAway = (media_type: string, name: string) => ({
  'content-type': media_type,
  'content-disposition': contentDisposition(name),
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

function personalDataRoutes(app: App, platform: Platform): void {
  route(app, platform, exportPersonalData, async ({ member, body, transact, reply }) => {
    await allowExport(platform, transact, member, body.current_password)
    const { name, stream } = await buildArchive(platform, member.id)
    reply.headers(takenAway('application/zip', name)).send(stream)
    return undefined
  })
  route(app, platform, readPersonalData, async ({ member, body, transact, reply }) => {
    await allowExport(platform, transact, member, body.current_password)
    const { name, html } = await findReadableData(platform, member.id)
    reply.headers(takenAway('text/html; charset=utf-8', name)).send(html)
    return undefined
  })
}

function erasureRoutes(app: App, platform: Platform): void {
  route(app, platform, listErasureRequests, ({ member }) => readErasureRequests(platform.db, platform, member.id))
  route(app, platform, askForErasure, ({ member, transact }) =>
    transact(withUnit(platform, { member_id: member.id }, (tx) => requestErasure(tx, platform))),
  )
  route(app, platform, cancelErasure, async ({ member, params, transact }) => {
    await transact(withUnit(platform, { member_id: member.id }, (tx) => cancelErasureRequest(tx, params.id)))
    return undefined
  })
}

function freezeRoutes(app: App, platform: Platform, calendar: CalendarPort): void {
  const { db, log } = platform

  route(app, platform, freezeAccount, async ({ body, request, transact }) => {
    const caller = getCaller(request)
    await countCall(platform, caller)
    const { member_id, ended } = await transact((tx) => freezeByLink(tx, platform, body.token, calendar))
    await uncountCall(db, caller)
    log.warn(
      { event: 'account_frozen', member_id, ended },
      'it was not the member: sessions ended, payments to recent accounts wait',
    )
    return undefined
  })
}

export function privacyRoutes(app: App, platform: Platform, calendar: CalendarPort): void {
  personalDataRoutes(app, platform)
  erasureRoutes(app, platform)
  freezeRoutes(app, platform, calendar)
}
