import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer, request as requestOverTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { type ClientMetadata, type Configuration, type JWK } from 'oidc-provider'

type OidcAccount = {
  /** claims besides `sub` */
  claims?: Readonly<Record<string, unknown>>
  /** level that it is signed in with */
  acr?: string
}

type Claims = Record<string, unknown>
type TokenLie = (token: { header: Claims; claims: Claims }) => void

export type OidcServer = {
  issuer: string
  /** accounts by subject */
  accounts: Map<string, OidcAccount>
  /** Walks through an authorization as a browser would, signing in as `subject`; returns the query that comes back. */
  signIn(href: string, who?: { subject?: string; cancel?: true; browser?: Map<string, string> }): Promise<string>
  /** changes ID tokens before they are signed anew; with the claim `forged` by a key that is not the provider's */
  lie(lie: TokenLie | null): void
  /** Makes the logout token that the provider would send; `sid`: of one of its sessions. */
  logoutToken(subject: string, sid?: string): Promise<string>
  /** takes another signing key: the former one is not published any more */
  rotateKeys(): void
  /** changes what the provider says of itself */
  describe(change: ((description: Record<string, unknown>) => void) | null): void
  /** the last ID token, and the session that it names */
  lastIdToken(): string
  lastSid(): string
  /** number of calls of a path */
  calls(path: string): number
  /** answers this status to every call; `hang` answers nothing; null answers again */
  fail(how: number | 'hang' | null): void
  close(): Promise<void>
}

type OidcServerOptions = {
  client: ClientMetadata
  /** settings of the provider besides */
  configuration?: Configuration
  /** serves https with this certificate */
  tls?: { key: string; cert: string }
  algorithm?: 'RS256' | 'ES256'
}

type SigningKey = { published: JWK; used: KeyObject }

function newKey(algorithm: 'RS256' | 'ES256'): SigningKey {
  const { privateKey: used } =
    algorithm === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    published: { ...(used.export({ format: 'jwk' }) as JWK), kid: randomUUID(), alg: algorithm, use: 'sig' },
    used,
  }
}

/** A real OpenID Connect provider on this machine, which also can be made to lie. */
export async function startOidcServer(options: OidcServerOptions): Promise<OidcServer> {
  const { client, configuration = {}, tls, algorithm = 'RS256' } = options
  const accounts = new Map<string, OidcAccount>()
  const counts = new Map<string, number>()
  let key = newKey(algorithm)
  let lie: TokenLie | null = null
  let failing: number | 'hang' | null = null
  let describing: ((description: Record<string, unknown>) => void) | null = null
  let listener: RequestListener = () => {}
  let current: Provider | null = null
  let [logout_token, last_sid, last_id_token] = ['', '', '']
  const server = tls
    ? createTlsServer(tls, (call, answer) => receive(call, answer))
    : createServer((call, answer) => receive(call, answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `${tls ? 'https' : 'http'}://localhost:${port}`

  function open(): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          grant_types: ['authorization_code'],
          response_types: ['code'],
          backchannel_logout_uri: `${issuer}/captured`,
          backchannel_logout_session_required: true,
          ...client,
        },
      ],
      jwks: { keys: [key.published] },
      cookies: { keys: ['a key of a test'] },
      claims: { email: ['email', 'email_verified'], member: ['member_number'] },
      acrValues: ['low', 'high', 'eidas1', 'eidas2', 'eidas3'],
      enabledJWA: {
        idTokenSigningAlgValues: ['RS256', 'ES256', 'HS256'],
        userinfoSigningAlgValues: ['RS256', 'ES256', 'HS256'],
      },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: { enabled: true },
        backchannelLogout: { enabled: true },
        jwtUserinfo: { enabled: true },
      },
      findAccount: (_context, subject) => ({
        accountId: subject,
        claims: () => ({ sub: subject, ...accounts.get(subject)?.claims }),
      }),
      ttl: { AccessToken: 60, AuthorizationCode: 30, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
      // It calls nobody itself but for a logout.
      fetch: async (_url, { body } = {}) => {
        logout_token = body instanceof URLSearchParams ? (body.get('logout_token') ?? '') : ''
        return new Response(null, { status: 204 })
      },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      ...configuration,
    })
    current = provider
    const callback = provider.callback()
    listener = (call, response) => {
      if (call.url?.startsWith('/interaction/')) void interact(provider, call, response)
      else void callback(call, response)
    }
  }

  async function interact(provider: Provider, call: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, grantId, session } = await provider.interactionDetails(call, response)
    const subject = String(call.headers['x-subject'] ?? '')
    if (call.headers['x-cancel']) {
      await provider.interactionFinished(call, response, { error: 'access_denied' })
      return
    }
    if (prompt.name === 'login') {
      const acr = accounts.get(subject)?.acr
      await provider.interactionFinished(call, response, {
        login: { accountId: subject, ...(acr === undefined ? {} : { acr }) },
      })
      return
    }
    const grant =
      (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
      new provider.Grant({ accountId: session?.accountId ?? subject, clientId: String(params['client_id']) })
    grant.addOIDCScope(String(params['scope']))
    await provider.interactionFinished(call, response, { consent: { grantId: await grant.save() } })
  }

  function receive(call: IncomingMessage, response: ServerResponse): void {
    const path = new URL(call.url ?? '/', issuer).pathname
    counts.set(path, (counts.get(path) ?? 0) + 1)
    if (failing === 'hang') return
    if (failing !== null) return void response.writeHead(failing).end()
    if (path === '/token') rewrite(response, lie ?? (() => {}))
    if (path === '/.well-known/openid-configuration' && describing) redescribe(response, describing)
    listener(call, response)
  }

  function redescribe(response: ServerResponse, change: (description: Record<string, unknown>) => void): void {
    const end = response.end.bind(response)
    response.end = ((chunk: unknown) => {
      const description = JSON.parse(String(chunk)) as Record<string, unknown>
      change(description)
      const changed = JSON.stringify(description)
      response.setHeader('content-length', Buffer.byteLength(changed))
      return end(changed)
    }) as typeof response.end
  }

  /** Changes the ID token of an answer on its way out. */
  function rewrite(response: ServerResponse, change: TokenLie): void {
    const end = response.end.bind(response)
    response.end = ((chunk: unknown) => {
      const answer = JSON.parse(String(chunk)) as { id_token?: string }
      const id_token = answer.id_token && resign(answer.id_token, change)
      const changed = JSON.stringify({ ...answer, ...(id_token && { id_token }) })
      response.setHeader('content-length', Buffer.byteLength(changed))
      return end(changed)
    }) as typeof response.end
  }

  function resign(token: string, change: TokenLie): string {
    const [header = {}, claims = {}] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims)
    change({ header, claims })
    if (typeof claims['sid'] === 'string') last_sid = claims['sid']
    last_id_token = token
    const { forged, ...rest } = claims
    const content = [header, rest].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    if (header['alg'] === 'none') return `${content}.`
    if (header['alg'] !== algorithm) return `${content}.${token.split('.')[2]}`
    const signature = sign('sha256', Buffer.from(content), {
      key: forged ? newKey(algorithm).used : key.used,
      dsaEncoding: 'ieee-p1363',
    })
    return `${content}.${signature.toString('base64url')}`
  }

  async function visit(address: string, headers: Record<string, string>) {
    const asked = tls ? requestOverTls(address, { headers, ca: tls.cert }) : request(address, { headers })
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }

  open()
  return {
    issuer,
    accounts,
    async signIn(href, { subject = 'alice', cancel, browser = new Map<string, string>() } = {}) {
      let address = href
      for (let step = 0; step < 12; step += 1) {
        const { status, headers, body } = await visit(address, {
          cookie: [...browser].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-subject': subject,
          ...(cancel && { 'x-cancel': '1' }),
        })
        for (const cookie of headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          if (value === '') browser.delete(name)
          else browser.set(name, value)
        }
        const { location } = headers
        if (location === undefined) throw new Error(`${status} ${body}`)
        const next = new URL(location, issuer)
        if (next.origin !== issuer) return next.search.slice(1)
        address = next.href
      }
      throw new Error('The provider sends the browser in circles.')
    },
    lie: (how) => {
      lie = how
    },
    async logoutToken(subject, sid = 'unknown') {
      const known = await current?.Client.find(client.client_id)
      // The library's own call, which its types leave out.
      const caller = known as unknown as { backchannelLogout(sub: string, of: string): Promise<void> }
      await caller.backchannelLogout(subject, sid)
      return logout_token
    },
    describe: (change) => {
      describing = change
    },
    lastIdToken: () => last_id_token,
    lastSid: () => last_sid,
    rotateKeys() {
      key = newKey(algorithm)
      open()
    },
    calls: (path) => counts.get(path) ?? 0,
    fail: (how) => {
      failing = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
