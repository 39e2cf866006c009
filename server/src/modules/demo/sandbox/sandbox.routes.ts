import { timingSafeEqual } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { daysBetween, today } from '@coussinet/contract/domain/days.ts'
import { day, messageKeys } from '@coussinet/contract/fields/fields.ts'
import { eventNames } from '@coussinet/contract/integration/events.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { saveWebhook } from '#modules/events/events.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import type { MovableClock } from '#platform/time/movable-clock.ts'
import type { MoveListener } from './move-listener.ts'
import { sandboxKeys } from './sandbox-keys.ts'

const most = 3660
/** ms */
const blankEvery = 10_000
const Move = z.union([z.strictObject({ days: z.int().check(z.gte(1), z.lte(most)) }), z.strictObject({ until: day })])

const Listener = z.strictObject({
  url: z.string().check(z.maxLength(500)),
  events: z.nullable(z.array(z.enum(eventNames)).check(z.minLength(1))),
  /** true once the command ends: events are written for nobody then, and the demo's insurer decides again */
  disabled: z.boolean(),
})

export type Sandbox = {
  clock: MovableClock
  /** Moves the clock; `hear` is called for each day on which something happened, and at the end. */
  move(target: Date, hear: MoveListener): void
}

/** Routes of a sandbox alone, for the commands on its machine that can read its token. No part of the contract. */
export function sandboxRoutes(app: App, platform: Platform, sandbox: Sandbox): void {
  const { db, config } = platform
  const { token, webhook_id, webhook_secret } = sandboxKeys(config)
  const { clock } = sandbox
  const schema = { hide: true }
  const onRequest = async ({ headers }: FastifyRequest) => {
    if (!timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))) throw problem('invalid_token')
  }

  app.get('/sandbox', { schema, onRequest }, () => ({
    at: clock.now().toISOString(),
    moving_to: clock.target()?.toISOString() ?? null,
    members: config.sandbox,
  }))

  /** The webhook of `coussinet listen`, with the secret that the sandbox showed at its start. */
  app.put('/sandbox/listener', { schema, onRequest }, async (request) => {
    const wanted = Listener.safeParse(request.body)
    if (!wanted.success) throw problem('validation_failed', messageKeys(wanted.error.issues, request.body))
    await inTransaction(db, (tx) => saveWebhook(tx, platform, webhook_id, { ...wanted.data, secret: webhook_secret }))
    return { secret: webhook_secret }
  })

  const open = new Set<PassThrough>()
  // The server waits for answers that have begun, and the move goes on after the next start.
  app.addHook('preClose', async () => {
    for (const lines of open) lines.end()
  })

  /** A line of JSON for each day on which something happened, then the moment that was reached, which is missing if the portal stops. */
  app.post('/sandbox/moves', { schema, onRequest }, (request, reply) => {
    const wanted = Move.safeParse(request.body)
    if (!wanted.success) throw problem('validation_failed', messageKeys(wanted.error.issues, request.body))
    if (clock.target() !== null) throw problem('conflict')
    const now = clock.now()
    const days = 'days' in wanted.data ? wanted.data.days : daysBetween(today(now), wanted.data.until)
    if (days < 1 || days > most) throw problem('validation_failed', { errors: { until: ['date_past'] } })
    const lines = new PassThrough()
    open.add(lines)
    // A connection that carries nothing for half a minute is cut.
    const blank = setInterval(() => lines.writable && lines.write('\n'), blankEvery)
    lines.once('close', () => {
      clearInterval(blank)
      open.delete(lines)
    })
    sandbox.move(new Date(now.getTime() + days * 86_400_000), (progress) => {
      if (!lines.writable) return
      lines.write(`${JSON.stringify(progress)}\n`)
      if ('at' in progress) lines.end()
    })
    return reply.header('content-type', 'application/x-ndjson').send(lines)
  })
}
