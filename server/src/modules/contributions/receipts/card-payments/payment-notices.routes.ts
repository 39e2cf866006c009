import * as z from 'zod/mini'
import type { App } from '#platform/core/app.ts'
import type { Platform } from '#platform/portal.ts'
import { followNotice } from './payment-notices.ts'

/** bytes; events of Stripe are of a few kB */
const largest = 262_144
const Params = z.object({ provider: z.string() })

/** Takes the calls of the payment provider: a signature over the bytes as sent, instead of a session and of the contract. */
export function paymentNoticeRoutes(app: App, platform: Platform): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) => done(null, body))
    raw.post('/payments/:provider/events', { schema: { hide: true } }, async (request, reply) => {
      const { provider } = Params.parse(request.params)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await followNotice(platform, provider, { body, headers: request.headers })
      return reply.code(204).send()
    })
  })
}
