import { createHmac, timingSafeEqual, webcrypto } from 'node:crypto'
import type { Language } from '@coussinet/texts/messages.ts'
import type { ClientAuth, Configuration, CustomFetch, ExportedJWKSCache, ServerMetadata } from 'openid-client'
import type { ProviderSettings } from '../config/provider-settings.ts'
import type { Log } from '../core/app.ts'
import { openCircuit } from '../limits/circuit.ts'
import { providerFetch } from './provider-fetch.ts'
import { isGivenUp, refused, toOutage, toRefusal } from './refusals.ts'

/** Values that an authorization must come back with. */
export type ExpectedAnswer = { state: string; nonce: string; code_verifier: string }

export type StartedAuthorization = ExpectedAnswer & { href: string }

/** An account at a provider, as its ID token proves it. */
export type ProvenIdentity = {
  issuer: string
  subject: string
  /** age of the member's sign-in at the provider in ms, by the real clock; null where it does not say */
  age: number | null
  /** the provider's name of its session */
  sid: string | null
  id_token: string
  /** a claim, from the ID token or else from the provider's userinfo; undefined where neither has it */
  readClaims(names: readonly string[]): Promise<Readonly<Record<string, unknown>>>
}

/** Account whose sessions end; `sid`: the one session of the provider, null for all. */
export type EndedAtProvider = {
  issuer: string
  subject: string
  sid: string | null
  /** ms since it was signed */ age: number
}

export type IdentityProvider = {
  settings: ProviderSettings
  /** Makes the address at which the provider asks who is there; `again`: though it knows. Throws `unavailable`. */
  authorize(wish: { redirect_uri: string; language: Language; again: boolean }): Promise<StartedAuthorization>
  /**
   * Exchanges the code of an answer and checks all that it proves; null where the member gave up. Throws `unavailable`,
   * `invalid_credentials` with `provider_answer`, or `forbidden` with `level_too_low` at `provider`.
   */
  redeem(answer: { redirect_uri: string; query: string }, expected: ExpectedAnswer): Promise<ProvenIdentity | null>
  /** Checks a logout token; throws `invalid_credentials` with `provider_answer` at `provider`, or `unavailable`. */
  readLogoutToken(token: string): Promise<EndedAtProvider>
  /** Makes the address that ends the provider's own session; null where it has none. Throws `unavailable`. */
  logoutAddress(hint: { id_token: string; return_uri: string }): Promise<string | null>
  /** Reads the provider's description anew; throws where it does not answer or does not fit. */
  probe(): Promise<ServerMetadata>
  /** tells whether the last calls were answered, without one */
  isAnswering(): boolean
}

/** ms and calls */
const pace = { at_once: 32, timeout: 5000, failures: 5, rest: 10_000 }
const minute = 60_000
/** Age in ms at which a description is read anew, and up to which one that cannot be read anew serves on. */
const fresh = 60 * minute
const usable = 24 * 60 * minute
/** longest session of a provider that opens one of the portal, in seconds */
export const longestSession = 30 * 86_400
/** seconds by which the clocks of provider and portal may differ */
export const clockTolerance = 30

const library = () => import('openid-client')
type OpenidClient = Awaited<ReturnType<typeof library>>
type CachedMetadata = { metadata: ServerMetadata; read_at: number; tried_at: number }

/** Opens a provider; nothing is called, and the library is not loaded, before it is used. */
export function openIdentityProvider(settings: ProviderSettings, log: Pick<Log, 'warn' | 'info'>): IdentityProvider {
  const { id, issuer, client_id } = settings
  const isInsecure = issuer.startsWith('http:')
  const circuit = openCircuit({
    ...pace,
    tell: (state, error) => log.warn({ event: 'identity_provider', provider: id, state, err: error }, 'a provider'),
  })
  const http = providerFetch({ circuit, ca: settings.ca })
  let cached: CachedMetadata | null = null
  let asking: Promise<ServerMetadata> | null = null
  let keys: ExportedJWKSCache | null = null

  async function discover(): Promise<ServerMetadata> {
    const openid = await library()
    const found = await openid.discovery(new URL(issuer), client_id, undefined, openid.None(), {
      [openid.customFetch]: http,
      timeout: pace.timeout / 1000,
      execute: isInsecure ? [openid.allowInsecureRequests] : [],
    })
    const { supportsPKCE: _, ...described } = found.serverMetadata()
    const { id_token_signing_alg_values_supported: algorithms } = described
    // Who says nothing of userinfo signs it as it signs ID tokens.
    const metadata = {
      ...described,
      ...(algorithms && {
        userinfo_signing_alg_values_supported: described.userinfo_signing_alg_values_supported ?? algorithms,
      }),
    }
    cached = { metadata, read_at: performance.now(), tried_at: performance.now() }
    keys = null
    return metadata
  }

  async function describe(): Promise<ServerMetadata> {
    const now = performance.now()
    if (cached && now - cached.read_at < fresh) return cached.metadata
    if (cached && now - cached.read_at < usable && now - cached.tried_at < minute) return cached.metadata
    if (cached) cached.tried_at = now
    asking ??= discover().finally(() => {
      asking = null
    })
    try {
      return await asking
    } catch (error) {
      if (cached && now - cached.read_at < usable) return cached.metadata
      throw toOutage(await library(), error, id, log)
    }
  }

  async function configure(openid: OpenidClient, metadata: ServerMetadata, fetch: CustomFetch): Promise<Configuration> {
    const { id_token_alg, client_secret } = settings
    const client = {
      ...(client_secret !== null && { client_secret }),
      ...(id_token_alg !== null && { id_token_signed_response_alg: id_token_alg }),
      [openid.clockTolerance]: clockTolerance,
    }
    const config = new openid.Configuration(
      metadata,
      client_id,
      client,
      await authenticationOf(openid, settings, metadata),
    )
    config[openid.customFetch] = fetch
    config.timeout = pace.timeout / 1000
    if (isInsecure) openid.allowInsecureRequests(config)
    // Tokens signed with the client's secret are checked below: the library knows published keys alone.
    if (id_token_alg !== 'HS256') openid.enableNonRepudiationChecks(config)
    if (keys !== null) openid.setJwksCache(config, keys)
    return config
  }

  return {
    settings,
    async authorize({ redirect_uri, language, again }) {
      const openid = await library()
      const config = await configure(openid, await describe(), http)
      const expected = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        code_verifier: openid.randomPKCECodeVerifier(),
      }
      const { acr_values, prompt } = settings
      const parameters = {
        ...settings.authorization_parameters,
        redirect_uri,
        scope: ['openid', ...settings.scopes].join(' '),
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(expected.code_verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(acr_values.length > 0 && { acr_values: acr_values.join(' ') }),
        ...(prompt !== null && { prompt }),
        // A provider that is asked for an age says when its member signed in.
        ...(!settings.asks_every_time && { max_age: String(longestSession) }),
        ...(again && { prompt: 'login', max_age: '0' }),
      }
      return { ...expected, href: toPageAddress(openid, () => openid.buildAuthorizationUrl(config, parameters)) }
    },
    async redeem({ redirect_uri, query }, { state, nonce, code_verifier }) {
      const openid = await library()
      const metadata = await describe()
      const current = new URL(redirect_uri)
      current.search = query
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: code_verifier,
        idTokenExpected: true,
      }
      try {
        const granting = { at: metadata.token_endpoint, call: http }
        const { config, result: tokens } = await readSigned(openid, metadata, granting, (one) =>
          openid.authorizationCodeGrant(one, current, { ...checks }),
        )
        const claims = tokens.claims()
        if (!claims || tokens.id_token === undefined) throw new Error('no ID token')
        if (settings.id_token_alg === 'HS256') checkSecretSignature(tokens.id_token, settings.client_secret ?? '')
        if (!isLevelReached(settings, claims.acr)) throw refused('forbidden', 'level_too_low')
        return {
          issuer: claims.iss,
          subject: claims.sub,
          age: typeof claims.auth_time === 'number' ? Date.now() - claims.auth_time * 1000 : null,
          sid: typeof claims['sid'] === 'string' ? claims['sid'] : null,
          id_token: tokens.id_token,
          async readClaims(names) {
            if (names.every((name) => claims[name] !== undefined) || metadata.userinfo_endpoint === undefined)
              return claims
            try {
              return { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
            } catch (error) {
              throw toRefusal(openid, error, id, log)
            }
          },
        }
      } catch (error) {
        if (isGivenUp(openid, error)) return null
        throw toRefusal(openid, error, id, log)
      }
    },
    async logoutAddress({ id_token, return_uri }) {
      if (!settings.logout) return null
      const openid = await library()
      const metadata = await describe()
      if (metadata.end_session_endpoint === undefined) return null
      const config = await configure(openid, metadata, http)
      return toPageAddress(openid, () =>
        openid.buildEndSessionUrl(config, { id_token_hint: id_token, post_logout_redirect_uri: return_uri }),
      )
    },
    async readLogoutToken(token) {
      const openid = await library()
      const metadata = await describe()
      const place = new URL('/logout-token', metadata.issuer).href
      // The library checks signed userinfo alike: algorithm, times, audience, issuer and signature.
      const described = {
        ...metadata,
        userinfo_endpoint: place,
        ...(metadata.id_token_signing_alg_values_supported && {
          userinfo_signing_alg_values_supported: metadata.id_token_signing_alg_values_supported,
        }),
      }
      const received = async () => new Response(token, { headers: { 'content-type': 'application/jwt' } })
      try {
        const { result: claims } = await readSigned(openid, described, { at: place, call: received }, (config) =>
          openid.fetchUserInfo(config, 'none', openid.skipSubjectCheck),
        )
        if (settings.id_token_alg === 'HS256') checkSecretSignature(token, settings.client_secret ?? '')
        return toEndedAtProvider(claims, { issuer: metadata.issuer, client_id })
      } catch (error) {
        throw toRefusal(openid, error, id, log)
      }
    },
    probe: discover,
    isAnswering: () => !circuit.isOpen(),
  }

  /** An address to which the browser is sent; the library builds none but of https. */
  function toPageAddress(openid: OpenidClient, build: () => URL): string {
    try {
      return build().href
    } catch (error) {
      throw toOutage(openid, error, id, log)
    }
  }

  /**
   * Reads what a provider signed, from the answer of one address; once more, with keys read anew and the same answer, where it is signed
   * with a key that was published a moment ago.
   */
  async function readSigned<T>(
    openid: OpenidClient,
    metadata: ServerMetadata,
    signed: { at: string | undefined; call: CustomFetch },
    read: (config: Configuration) => Promise<T>,
  ): Promise<{ config: Configuration; result: T }> {
    let answer: Response | null = null
    const readBy = async (fetch: CustomFetch) => {
      const config = await configure(openid, metadata, (url, options) =>
        (url === signed.at ? fetch : http)(url, options),
      )
      const result = await read(config)
      keys = openid.getJwksCache(config) ?? null
      config[openid.customFetch] = http
      return { config, result }
    }
    try {
      return await readBy(async (url, options) => {
        const response = await signed.call(url, options)
        answer = response.clone()
        return response
      })
    } catch (error) {
      const given: Response | null = answer
      if (given === null || !isKeyMissing(error)) throw error
      keys = null
      return readBy(async () => given)
    }
  }
}

/** Age of a logout token in ms from which on it is refused. */
const oldestLogoutToken = 10 * minute
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Reads the claims of a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); throws where one is missing, or of an ID token. */
function toEndedAtProvider(
  claims: Readonly<Record<string, unknown>>,
  { issuer, client_id }: { issuer: string; client_id: string },
): EndedAtProvider {
  const { iss, aud, iat, jti, sub, sid, nonce, events } = claims
  const isForUs = iss === issuer && [aud].flat().includes(client_id)
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events && nonce === undefined
  const age = typeof iat === 'number' ? Date.now() - iat * 1000 : Infinity
  const isRecent = age < oldestLogoutToken && age > -clockTolerance * 1000
  if (!isForUs || !isLogout || !isRecent || typeof jti !== 'string' || typeof sub !== 'string')
    throw new Error('not a logout token for this portal')
  return { issuer, subject: sub, sid: typeof sid === 'string' ? sid : null, age }
}

const isKeyMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'OAUTH_KEY_SELECTION_FAILED'

/** The way in which the client proves itself at the token endpoint. */
async function authenticationOf(
  openid: OpenidClient,
  { client_auth, client_secret, private_key, private_key_id }: ProviderSettings,
  { token_endpoint_auth_methods_supported: taken }: ServerMetadata,
): Promise<ClientAuth> {
  if (client_auth === 'none') return openid.None()
  if (private_key !== null && (client_auth === 'auto' || client_auth === 'private_key_jwt')) {
    const algorithm =
      private_key.asymmetricKeyType === 'rsa'
        ? { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
        : { name: 'ECDSA', namedCurve: 'P-256' }
    const bytes = private_key.export({ format: 'der', type: 'pkcs8' })
    const key = await webcrypto.subtle.importKey('pkcs8', new Uint8Array(bytes), algorithm, false, ['sign'])
    return openid.PrivateKeyJwt(private_key_id === null ? key : { key, kid: private_key_id })
  }
  const isPosted =
    client_auth === 'client_secret_post' || (client_auth === 'auto' && taken?.includes('client_secret_post'))
  return isPosted ? openid.ClientSecretPost(client_secret ?? '') : openid.ClientSecretBasic(client_secret ?? '')
}

/** Checks a signature by HMAC with the client's secret (OpenID Connect Core 10.1). */
function checkSecretSignature(token: string, secret: string): void {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const right = createHmac('sha256', secret).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Error('wrong signature')
}

/** Tells whether a level is one of the requested ones, or higher than the lowest of them: no provider enforces its own. */
export function isLevelReached({ acr_values, levels }: Pick<ProviderSettings, 'acr_values' | 'levels'>, acr: unknown) {
  if (acr_values.length === 0) return true
  if (typeof acr !== 'string') return false
  const lowest = Math.min(...acr_values.map((value) => levels.indexOf(value)).filter((place) => place >= 0))
  return acr_values.includes(acr) || levels.indexOf(acr) >= lowest
}
