import type { CustomFetch, ServerMetadata } from 'openid-client'
import type { ProviderSettings } from '../config/provider-settings.ts'
import type { Log } from '../core/app.ts'
import { toOutage } from './refusals.ts'

/** Loads the library, which a portal without a provider does without. */
export const loadOpenid = () => import('openid-client')
export type OpenidClient = Awaited<ReturnType<typeof loadOpenid>>

/** ms of a call to a provider */
export const callTimeout = 5000
const minute = 60_000
/** Age in ms at which a description is read anew, and up to which one that cannot be read anew serves on. */
const fresh = 60 * minute
const usable = 24 * 60 * minute

/** Providers without TLS are those of tests and of a sandbox. */
export const isInsecure = ({ issuer }: Pick<ProviderSettings, 'issuer'>): boolean => issuer.startsWith('http:')

type CachedMetadata = { metadata: ServerMetadata; read_at: number; tried_at: number }

type MetadataDeps = {
  settings: ProviderSettings
  log: Pick<Log, 'warn' | 'info'>
  http: CustomFetch
  /** called when the description was read anew */
  onRead: () => void
}

/** Reads a provider's description of itself, and keeps it for an hour, or a day while the provider does not answer. */
export function createMetadataReader({ settings, log, http, onRead }: MetadataDeps) {
  let cached: CachedMetadata | null = null
  let asking: Promise<ServerMetadata> | null = null

  /** Reads it anew; throws where the provider does not answer or does not fit. */
  async function discover(): Promise<ServerMetadata> {
    const openid = await loadOpenid()
    const found = await openid.discovery(new URL(settings.issuer), settings.client_id, undefined, openid.None(), {
      [openid.customFetch]: http,
      timeout: callTimeout / 1000,
      execute: isInsecure(settings) ? [openid.allowInsecureRequests] : [],
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
    onRead()
    return metadata
  }

  /** Answers the kept one where it is recent. Throws `unavailable`. */
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
      throw toOutage(await loadOpenid(), error, settings.id, log)
    }
  }

  return { discover, describe }
}
