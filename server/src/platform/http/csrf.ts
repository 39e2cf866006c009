import { randomBytes, timingSafeEqual } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../core/problem.ts'
import { keyedHash } from '../crypto/keys.ts'

const cookieName = 'XSRF-TOKEN'
const mostRemembered = 10_000

/**
 * Signed double submit cookie: a random value, a tag of its session (or "guest"), and their HMAC. A guest's value remains valid after
 * sign-in, since another site cannot forge a call with a bearer token; a value of another session does not.
 */
export function csrfGuard({ keys, public_url }: { keys: readonly [Buffer, ...Buffer[]]; public_url: string }) {
  const own = new URL(public_url)
  const [newest] = keys

  function make(session: string): string {
    const value = `${randomBytes(16).toString('base64url')}.${tag(session)}`
    return `${value}.${keyedHash(newest, value).toString('base64url')}`
  }

  function tag(session: string, key = newest): string {
    return session === 'guest' ? session : keyedHash(key, `session ${session}`).toString('base64url').slice(0, 16)
  }

  // One value per session, so that a client without cookies does not cause a new one at every read.
  const given = new Map<string, string>()

  function valueFor(session: string): string {
    if (session === 'guest') return make(session)
    const value = given.get(session) ?? make(session)
    remember(session, value)
    return value
  }

  function remember(session: string, value: string): void {
    if (given.size >= mostRemembered) given.clear()
    given.set(session, value)
  }

  /** returns the session tag of a value that we signed, else null */
  function verify(value: string): string | null {
    const [random = '', tagged = '', signature = ''] = value.split('.')
    return keys.some((key) => same(keyedHash(key, `${random}.${tagged}`).toString('base64url'), signature))
      ? tagged
      : null
  }

  const isOf = (session: string, tagged: string) => keys.some((key) => tagged === tag(session, key))

  return {
    /** Throws `csrf_failed` for a foreign origin, and for a cookie without an equal header. */
    check(request: FastifyRequest, session_id: string | null): void {
      if (isForeign(request, own)) throw problem('csrf_failed')
      const cookie = request.cookies[cookieName]
      if (cookie === undefined) return
      const header = request.headers['x-xsrf-token']
      if (typeof header !== 'string' || !same(header, cookie)) throw problem('csrf_failed')
      const tagged = verify(cookie)
      const good = tagged !== null && (session_id === null || tagged === 'guest' || isOf(session_id, tagged))
      if (!good) throw problem('csrf_failed')
    },
    give(request: FastifyRequest, reply: FastifyReply, session_id: string | null): void {
      const session = session_id ?? 'guest'
      const cookie = request.cookies[cookieName]
      if (cookie !== undefined) {
        if (cookie === given.get(session)) return
        const tagged = verify(cookie)
        if (session === 'guest' ? tagged !== null : tagged === tag(session)) {
          if (session !== 'guest') remember(session, cookie)
          return
        }
      }
      reply.setCookie(cookieName, valueFor(session), {
        path: '/',
        sameSite: 'strict',
        secure: own.protocol === 'https:',
      })
    },
  }
}

export type CsrfGuard = ReturnType<typeof csrfGuard>

function isForeign(request: FastifyRequest, own: URL): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  const { origin, host } = request.headers
  if (origin === undefined || origin === own.origin) return false
  // With a loopback PUBLIC_URL, any loopback origin that matches the Host header is accepted; otherwise only PUBLIC_URL.
  const url = URL.parse(origin)
  return !(isLoopback(own) && url !== null && url.protocol === own.protocol && isLoopback(url) && url.host === host)
}

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
