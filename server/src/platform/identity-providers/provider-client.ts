import { createHmac, timingSafeEqual, webcrypto } from 'node:crypto'
import type { ClientAuth, Configuration, CustomFetch, ExportedJWKSCache, ServerMetadata } from 'openid-client'
import type { ProviderSettings } from '../config/provider-settings.ts'
import { callTimeout, isInsecure, type OpenidClient } from './provider-metadata.ts'

/** seconds by which the clocks of provider and portal may differ */
export const clockTolerance = 30

/** The portal as a client of a provider, with the keys by which the provider last signed. */
export function createProviderClient(settings: ProviderSettings, http: CustomFetch) {
  let keys: ExportedJWKSCache | null = null

  async function configure(openid: OpenidClient, metadata: ServerMetadata, fetch: CustomFetch): Promise<Configuration> {
    const { client_id, id_token_alg, client_secret } = settings
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
    config.timeout = callTimeout / 1000
    if (isInsecure(settings)) openid.allowInsecureRequests(config)
    // Tokens signed with the client's secret are checked by `checkSecretSignature`: the library knows published keys alone.
    if (id_token_alg !== 'HS256') openid.enableNonRepudiationChecks(config)
    if (keys !== null) openid.setJwksCache(config, keys)
    return config
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

  return {
    configure,
    readSigned,
    forgetKeys() {
      keys = null
    },
  }
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
export function checkSecretSignature(token: string, secret: string): void {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const right = createHmac('sha256', secret).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Error('wrong signature')
}
