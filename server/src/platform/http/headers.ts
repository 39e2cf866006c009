import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../core/problem.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A response other than a page may run nothing if a browser opens it as one; pages have a policy of their own.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Headers of a response; pages and their files set their own caching. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(everywhere).header('x-request-id', request.id).header('cache-control', 'no-store')
}

/** Tells whether the escapes of an address are text: well-formed UTF-8 without NUL. */
function isReadable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}

/** Tells whether a request has exactly one Host: proxies and servers disagree about which of two counts (RFC 9112 §3.2). */
function namesOneHost(raw: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < raw.length; at += 2) if (raw[at]?.length === 4 && raw[at]?.toLowerCase() === 'host') hosts += 1
  return hosts < 2
}

/** Sets the headers of every response. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done(isReadable(request.url) && namesOneHost(request.raw.rawHeaders) ? undefined : problem('malformed_request'))
  })
}
