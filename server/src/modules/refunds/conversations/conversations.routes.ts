import { contestDecision, getContestDossier, listContests } from '@coussinet/contract/contests.ts'
import { listRequestMessages, readRequestMessages, sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import type { App } from '#platform/core/app.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { toReader } from '../cover/reader.ts'
import { getContests } from './contests/contest-view.ts'
import { contestDossier } from './contests/dossier.ts'
import { expectsContest, fileContest } from './contests/file-contest.ts'
import { readByMember } from './messages/read-thread.ts'
import { sendMemberMessage } from './messages/send-message.ts'
import { expectsThread, getThread } from './messages/thread.ts'

export function requestMessageRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform

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
    { before_form: ({ member, params }) => expectsThread(db, { member_id: member.id, request_id: params.id }) },
  )

  route(app, platform, readRequestMessages, async ({ member, params, body, transact }) => {
    await transact((tx) =>
      readByMember(tx, { member_id: member.id, request_id: params.id, up_to: body?.up_to, at: clock() }),
    )
    return undefined
  })
}

export function contestRoutes(app: App, platform: Platform): void {
  const { db } = platform
  route(app, platform, listContests, ({ member, params }) => getContests(db, toReader(platform, member), params.id))
  route(
    app,
    platform,
    contestDecision,
    ({ member, params, fields, files, transact }) =>
      fileContest(platform, transact, {
        reader: toReader(platform, member),
        request_id: params.id,
        form: fields,
        files,
      }),
    { before_form: ({ member, params }) => expectsContest(db, toReader(platform, member), params.id) },
  )
  route(app, platform, getContestDossier, async ({ member, params: { id: request_id, contest_id }, reply }) => {
    const { name, bytes } = await contestDossier(platform, toReader(platform, member), { request_id, contest_id })
    reply.headers(fileHeaders({ name, media_type: 'application/pdf', size: bytes.length })).send(bytes)
    return undefined
  })
}
