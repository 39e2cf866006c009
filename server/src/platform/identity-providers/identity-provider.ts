import type { Language } from '@coussinet/texts/messages.ts'
import type { ServerMetadata } from 'openid-client'
import type { ProviderSettings } from '../config/provider-settings.ts'
import type { Log } from '../core/app.ts'
import { openCircuit } from '../limits/circuit.ts'
import { type EndedAtProvider, toEndedAtProvider } from './logout-token.ts'
import { checkSecretSignature, createProviderClient } from './provider-client.ts'
import { providerFetch } from './provider-fetch.ts'
import { callTimeout, createMetadataReader, loadOpenid, type OpenidClient } from './provider-metadata.ts'
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

/** calls, and ms */
const pace = { at_once: 32, failures: 5, rest: 10_000 }
/** longest session of a provider that opens one of the portal, in seconds */
export const longestSession = 30 * 86_400

/** Opens a provider; nothing is called, and the library is not loaded, before it is used. */
export function openIdentityProvider(settings: ProviderSettings, log: Pick<Log, 'warn' | 'info'>): IdentityProvider {
  const { id, client_id } = settings
  const circuit = openCircuit({
    ...pace,
    timeout: callTimeout,
    tell: (state, error) => log.warn({ event: 'identity_provider', provider: id, state, err: error }, 'a provider'),
  })
  const http = providerFetch({ circuit, ca: settings.ca })
  const { configure, readSigned, forgetKeys } = createProviderClient(settings, http)
  const { describe, discover } = createMetadataReader({ settings, log, http, onRead: forgetKeys })

  return {
    settings,
    async authorize({ redirect_uri, language, again }) {
      const openid = await loadOpenid()
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
      const openid = await loadOpenid()
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
      const openid = await loadOpenid()
      const metadata = await describe()
      if (metadata.end_session_endpoint === undefined) return null
      const config = await configure(openid, metadata, http)
      return toPageAddress(openid, () =>
        openid.buildEndSessionUrl(config, { id_token_hint: id_token, post_logout_redirect_uri: return_uri }),
      )
    },
    async readLogoutToken(token) {
      const openid = await loadOpenid()
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
}

/** Tells whether a level is one of the requested ones, or higher than the lowest of them: no provider enforces its own. */
export function isLevelReached({ acr_values, levels }: Pick<ProviderSettings, 'acr_values' | 'levels'>, acr: unknown) {
  if (acr_values.length === 0) return true
  if (typeof acr !== 'string') return false
  const lowest = Math.min(...acr_values.map((value) => levels.indexOf(value)).filter((place) => place >= 0))
  return acr_values.includes(acr) || levels.indexOf(acr) >= lowest
}
