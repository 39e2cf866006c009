import { randomBytes } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { type BrowserValue, authorizationLife } from './authorizations.ts'

type PortalOrigin = Pick<Config, 'public_url'>

const isSecure = ({ public_url }: PortalOrigin) => public_url.startsWith('https:')

// With the prefix no other host of the same domain can set it (RFC 6265bis); browsers take it over https alone.
const cookieName = (origin: PortalOrigin) => (isSecure(origin) ? '__Host-sign-in' : 'sign-in')

/** Reads the value that binds authorizations to this browser; null if it has none. */
export function readBrowser(request: FastifyRequest, origin: PortalOrigin): BrowserValue | null {
  const value = request.cookies[cookieName(origin)]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

/** Gives the browser that value, for as long as an authorization lasts: the same one again, so that several tabs may sign in. */
export function bindBrowser(request: FastifyRequest, reply: FastifyReply, origin: PortalOrigin): BrowserValue {
  const value = readBrowser(request, origin) ?? randomBytes(32).toString('base64url')
  reply.setCookie(cookieName(origin), value, {
    path: '/',
    httpOnly: true,
    secure: isSecure(origin),
    // Sent with the navigation that the provider starts, and with no call of another site.
    sameSite: 'lax',
    // An account waits for its link a little longer than an authorization.
    maxAge: (2 * authorizationLife) / 1000 + 300,
  })
  return value
}
