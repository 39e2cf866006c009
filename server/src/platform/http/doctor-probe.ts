import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../core/app.ts'
import { isOneOf, keyedHash, deriveKeys, type Secrets } from '../crypto/keys.ts'
import { ownMake } from '../records/portal-nodes.ts'
import type { Clock } from '../time/clock.ts'

// `coussinet doctor` calls the portal by the address of members, and is told what of the call arrived. Its token is made of
// SECRET_KEY: who can make one could read everything anyway, nothing is written for it, and the answer's proof tells the doctor
// that it speaks with a node of this very portal. It stands in a header, not in an address, so that each rule of the proxy can
// be tried at its own path, and no log holds it.

export const probeHeader = 'x-coussinet-probe'
export const proofHeader = 'x-coussinet-proof'
const purpose = 'doctor'
const life = 60_000
/** difference of the clocks that is still answered, so that the doctor can tell of it */
const farthest = 10 * 60_000

const kinds = ['address', 'stream'] as const
export type ProbeKind = (typeof kinds)[number]

export type ProbeFacts = {
  /** the client that limits and the security log would count */
  address: string
  peer: string
  forwarded_for: string | null
  /** true where TRUSTED_PROXIES names the peer, so that what it forwards is believed */
  is_believed: boolean
  version: string
  build: string
  brand: string
  at: string
}

/** Milliseconds between the two lines of the stream that is probed. */
export const probePause = 1000

/** Makes the token of one call, and the proof that its answer must bear. */
export function probeToken(secrets: Secrets, kind: ProbeKind, at: Date): { token: string; proves: Proves } {
  const said = `${kind}.${at.getTime() + life}.${randomBytes(16).toString('base64url')}`
  const keys = deriveKeys(secrets, purpose)
  const token = `${said}.${keyedHash(keys[0], `ask ${said}`).toString('base64url')}`
  return {
    token,
    proves: (body, proof) =>
      isOneOf(
        keys.map((key) => keyedHash(key, `answer ${token} ${body}`)),
        Buffer.from(proof ?? '', 'base64url'),
      ),
  }
}
export type Proves = (body: string, proof: string | undefined) => boolean

/** Reads a token; null for one that nobody of this portal has made, or not now. */
function readToken(secrets: Secrets, token: string, at: Date): { kind: ProbeKind; key: Buffer } | null {
  const [, said = '', word, expires, mac = ''] = /^((\w{1,10})\.(\d{1,15})\.[\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  const kind = kinds.find((one) => one === word)
  const key = deriveKeys(secrets, purpose).find((one) =>
    isOneOf([keyedHash(one, `ask ${said}`)], Buffer.from(mac, 'base64url')),
  )
  if (kind === undefined || key === undefined) return null
  return Math.abs(Number(expires) - life - at.getTime()) <= farthest ? { kind, key } : null
}

/** Answers the doctor's calls at every address, before anything else looks at them; a header that bears no good token is no header. */
export function answerDoctor(app: App, { config, clock }: { config: Secrets; clock: Clock }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const token = request.headers[probeHeader]
    const asked = typeof token === 'string' ? readToken(config, token, clock()) : null
    if (asked === null || typeof token !== 'string') return done()
    if (asked.kind === 'stream') stream(reply)
    else tell(request, reply, { token, key: asked.key, at: clock() })
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
    // From the peer on, as far as somebody is trusted.
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

/** Two lines with a second between them, under the headers of a member's live events. */
function stream(reply: FastifyReply): void {
  reply.hijack()
  const { raw } = reply
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined))
  raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  raw.write(': first\n\n')
  const second = setTimeout(() => raw.end(': second\n\n'), probePause)
  raw.once('close', () => clearTimeout(second))
}
