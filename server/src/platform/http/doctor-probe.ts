import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../core/app.ts'
import { isOneOf, keyedHash, deriveKeys, type Secrets } from '../crypto/keys.ts'
import { ownMake } from '../records/portal-nodes.ts'
import type { Clock } from '../time/clock.ts'

// `coussinet doctor` calls the portal at the members' address, and the response says what of the call arrived. Its token is derived from
// SECRET_KEY: whoever can make one could read everything anyway, nothing is stored for it, and the proof in the response shows that the
// doctor speaks with a node of this portal. The token is in a header, not in the address, so that the proxy's rules for each path can be
// tried and no log contains it.

export const probeHeader = 'x-coussinet-probe'
export const proofHeader = 'x-coussinet-proof'
const purpose = 'doctor'
const life = 60_000
/** largest clock difference that still gets a response, so that the doctor can report it */
const farthest = 10 * 60_000

const kinds = ['address', 'stream'] as const
export type ProbeKind = (typeof kinds)[number]

export type ProbeFacts = {
  /** address by which limits and the security log would know the client */
  address: string
  peer: string
  forwarded_for: string | null
  /** true if TRUSTED_PROXIES includes the peer, so that its X-Forwarded-For is trusted */
  is_believed: boolean
  version: string
  build: string
  brand: string
  at: string
}

/** Milliseconds between the two lines of the probed stream. */
export const probePause = 1000

/** Makes the token of one call, and a function that checks the proof in its response. */
export function probeToken(secrets: Secrets, kind: ProbeKind, at: Date): { token: string; proves: CheckProof } {
  const payload = `${kind}.${at.getTime() + life}.${randomBytes(16).toString('base64url')}`
  const keys = deriveKeys(secrets, purpose)
  const token = `${payload}.${keyedHash(keys[0], `ask ${payload}`).toString('base64url')}`
  return {
    token,
    proves: (body, proof) =>
      isOneOf(
        keys.map((key) => keyedHash(key, `answer ${token} ${body}`)),
        Buffer.from(proof ?? '', 'base64url'),
      ),
  }
}
export type CheckProof = (body: string, proof: string | undefined) => boolean

/** Parses a token; null if it was not made with this portal's key, or is too old. */
function readToken(secrets: Secrets, token: string, at: Date): { kind: ProbeKind; key: Buffer } | null {
  const [, payload = '', word, expires, mac = ''] =
    /^((\w{1,10})\.(\d{1,15})\.[\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  const kind = kinds.find((one) => one === word)
  const key = deriveKeys(secrets, purpose).find((one) =>
    isOneOf([keyedHash(one, `ask ${payload}`)], Buffer.from(mac, 'base64url')),
  )
  if (kind === undefined || key === undefined) return null
  return Math.abs(Number(expires) - life - at.getTime()) <= farthest ? { kind, key } : null
}

/** Answers the doctor's calls at every address, before any other hook; a header without a valid token is ignored. */
export function answerDoctor(app: App, { config, clock }: { config: Secrets; clock: Clock }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const token = request.headers[probeHeader]
    const probe = typeof token === 'string' ? readToken(config, token, clock()) : null
    if (probe === null || typeof token !== 'string') return done()
    if (probe.kind === 'stream') stream(reply)
    else tell(request, reply, { token, key: probe.key, at: clock() })
  })
}

function tell(
  { ip, ips = [], socket, headers }: FastifyRequest,
  reply: FastifyReply,
  { token, key, at }: { token: string; key: Buffer; at: Date },
): void {
  const forwarded = headers['x-forwarded-for']
  const probed: ProbeFacts = {
    address: ip,
    peer: socket.remoteAddress ?? '',
    forwarded_for: forwarded === undefined ? null : String(forwarded),
    // From the peer outwards, as far as each hop is trusted.
    is_believed: ips.length > 1,
    ...ownMake,
    at: at.toISOString(),
  }
  const body = JSON.stringify(probed)
  void reply
    .header(proofHeader, keyedHash(key, `answer ${token} ${body}`).toString('base64url'))
    .type('application/json')
    .send(body)
}

/** Sends two lines a second apart, with the headers of a member's live events. */
function stream(reply: FastifyReply): void {
  reply.hijack()
  const { raw } = reply
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined))
  raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  raw.write(': first\n\n')
  const second = setTimeout(() => raw.end(': second\n\n'), probePause)
  raw.once('close', () => clearTimeout(second))
}
