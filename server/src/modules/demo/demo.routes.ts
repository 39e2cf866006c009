import { askReasons, rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import { messageKeys } from '@coussinet/contract/fields/fields.ts'
import * as z from 'zod/mini'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { demoAccounts, demoPassword, firstConnection } from './demo-accounts.ts'
import { findLatest } from './demo.store.ts'
import { answerMove } from './insurer/answer-manual-move.ts'
import { declineManually, WantedDecline } from './insurer/decline-manually.ts'
import { godchildRoutes } from './insurer/godchildren/godchildren.routes.ts'
import { manualStatuses } from './insurer/manual-statuses.ts'
import { moveManually } from './insurer/move-manually.ts'
import { resetDemo } from './load-demo.ts'
import { mailTransferLink, setAccess, WantedAccess, WantedTransfer } from './member-access.ts'
import { createDemoMember, NewMember } from './new-member/new-member.ts'

const Move = z.strictObject({
  request: z.string().check(z.minLength(1), z.maxLength(64)),
  to: z.enum(manualStatuses),
  reason: z.optional(z.enum(rejectionReasons)),
  ask: z.optional(z.array(z.enum(askReasons)).check(z.maxLength(10))),
})

const mostListed = 40

/** Routes of the demo alone: its accounts, and the hand that moves requests. No part of the contract. */
export function demoRoutes(app: App, platform: Platform): void {
  const schema = { hide: true }
  const onRequest = async (request: Parameters<Platform['csrf']['check']>[0]) => platform.csrf.check(request, null)

  app.get('/demo/accounts', { schema }, () => ({
    data: demoAccounts,
    password: demoPassword,
    first_connection: firstConnection,
  }))

  godchildRoutes(app, platform)

  app.get('/demo/requests', { schema }, async () => {
    const rows = await findLatest(platform.db, mostListed)
    return {
      data: rows.map(({ request_id, tracking_reference, status, firstname, lastname, care_date, created_at }) => ({
        id: request_id,
        tracking_reference,
        status,
        member: `${firstname} ${lastname}`,
        care_date,
        created_at,
      })),
    }
  })

  app.post('/demo/moves', { schema, onRequest }, async (request, reply) => {
    const move = Move.safeParse(request.body)
    if (!move.success) throw problem('validation_failed', messageKeys(move.error.issues, request.body))
    return answerMove(request, reply, await moveManually(platform, move.data))
  })

  app.post('/demo/members', { schema, onRequest }, async (request, reply) => {
    const wanted = NewMember.safeParse(request.body ?? {})
    if (!wanted.success) throw problem('validation_failed', messageKeys(wanted.error.issues, request.body))
    return reply.status(201).send(await createDemoMember(platform, wanted.data))
  })

  app.post('/demo/transfer-links', { schema, onRequest }, async (request, reply) => {
    const wanted = WantedTransfer.safeParse(request.body)
    if (!wanted.success) throw problem('validation_failed', messageKeys(wanted.error.issues, request.body))
    return reply.status(201).send(await mailTransferLink(platform, wanted.data))
  })

  app.post('/demo/access', { schema, onRequest }, async (request) => {
    const wanted = WantedAccess.safeParse(request.body)
    if (!wanted.success) throw problem('validation_failed', messageKeys(wanted.error.issues, request.body))
    return setAccess(platform, wanted.data)
  })

  app.post('/demo/declined-debits', { schema, onRequest }, async (request, reply) => {
    const wanted = WantedDecline.safeParse(request.body)
    if (!wanted.success) throw problem('validation_failed', messageKeys(wanted.error.issues, request.body))
    return reply.status(201).send(await declineManually(platform, wanted.data))
  })

  app.post('/demo/reset', { schema, onRequest }, async (_request, reply) => {
    await resetDemo(platform)
    return reply.status(204).send()
  })
}
