import type { FastifyInstance } from 'fastify'
import { problem } from '../problem.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

// What the API answers is never a page: a browser that opens it as one may run nothing.
const api = { 'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", 'cache-control': 'no-store' }

/** The headers of every answer, set at once; pages replace the policy by their own. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere).header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.headers(api)
    done(/%00/i.test(request.url) ? problem('malformed_request') : undefined)
  })
}
