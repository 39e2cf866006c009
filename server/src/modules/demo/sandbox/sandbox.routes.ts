import { timingSafeEqual } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { daysBetween, today } from '@coussinet/contract/domain/days.ts'
import { day, messageKeys } from '@coussinet/contract/fields/fields.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Platform } from '#platform/portal.ts'
import type { MovableClock } from '#platform/time/movable-clock.ts'
import type { MoveListener } from './move-listener.ts'
import { sandboxKeys } from './sandbox-keys.ts'

const most = 3660
const Move = z.union([z.strictObject({ days: z.int().check(z.gte(1), z.lte(most)) }), z.strictObject({ until: day })])

export type Sandbox = {
  clock: MovableClock
  /** Moves the clock; `hear` is called for each day on which something happened, and at the end. */
  move(target: Date, hear: MoveListener): void
}

/** Routes of a sandbox alone, for the commands on its machine that can read its token. No part of the contract. */
export function sandboxRoutes(app: App, { config }: Platform, sandbox: Sandbox): void {
  const { token } = sandboxKeys(config)
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

  /** A line of JSON for each day on which something happened, then the moment that was reached. */
  app.post('/sandbox/moves', { schema, onRequest }, (request, reply) => {
    const wanted = Move.safeParse(request.body)
    if (!wanted.success) throw problem('validation_failed', messageKeys(wanted.error.issues, request.body))
    if (clock.target() !== null) throw problem('conflict')
    const now = clock.now()
    const days = 'days' in wanted.data ? wanted.data.days : daysBetween(today(now), wanted.data.until)
    if (days < 1 || days > most) throw problem('validation_failed', { errors: { until: ['date_past'] } })
    const lines = new PassThrough()
    sandbox.move(new Date(now.getTime() + days * 86_400_000), (told) => {
      lines.write(`${JSON.stringify(told)}\n`)
      if ('at' in told) lines.end()
    })
    return reply.header('content-type', 'application/x-ndjson').send(lines)
  })
}
