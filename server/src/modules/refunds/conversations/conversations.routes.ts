import { disputeDecision, getDisputeDossier, listDisputes } from '@coussinet/contract/disputes.ts'
import { listRequestMessages, readRequestMessages, sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { toReader } from '../cover/cover.ts'
import { findDisputes } from './disputes/dispute-view.ts'
import { disputeDossier } from './disputes/dossier.ts'
import { assertAcceptsDispute, fileDispute } from './disputes/file-dispute.ts'
import { sendMemberMessage } from './messages/send-message.ts'
import { assertAcceptsMessages, getThread, readByMember } from './messages/thread.ts'

export function requestMessageRoutes(app: App, platform: Platform): void {
  const { db } = platform

  route(app, platform, listRequestMessages, ({ member, params, query }) =>
    getThread(db, { member_id: member.id, request_id: params.id }, query),
  )

  route(
    app,
    platform,
    sendRequestMessage,
    ({ member, params, fields, files, request, transact }) =>
      sendMemberMessage(platform, transact, {
        member_id: member.id,
        request_id: params.id,
        text: fields.text,
        files,
        keyed: request.headers['idempotency-key'] !== undefined,
      }),
    { before_form: ({ member, params }) => assertAcceptsMessages(db, { member_id: member.id, request_id: params.id }) },
  )

  route(app, platform, readRequestMessages, async ({ member, params, body, transact }) => {
    await transact(
      withUnit(platform, { member_id: member.id }, (tx) =>
        readByMember(tx, { request_id: params.id, up_to: body?.up_to }),
      ),
    )
    return undefined
  })
}

export function disputeRoutes(app: App, platform: Platform): void {
  const { db } = platform
  route(app, platform, listDisputes, ({ member, params }) => findDisputes(db, toReader(platform, member), params.id))
  route(
    app,
    platform,
    disputeDecision,
    ({ member, params, fields, files, transact }) =>
      fileDispute(platform, transact, {
        reader: toReader(platform, member),
        request_id: params.id,
        form: fields,
        files,
      }),
    { before_form: ({ member, params }) => assertAcceptsDispute(db, toReader(platform, member), params.id) },
  )
  route(app, platform, getDisputeDossier, async ({ member, params: { id: request_id, dispute_id }, reply }) => {
    const { name, bytes } = await disputeDossier(platform, toReader(platform, member), { request_id, dispute_id })
    reply.headers(fileHeaders({ name, media_type: 'application/pdf', size: bytes.length })).send(bytes)
    return undefined
  })
}
