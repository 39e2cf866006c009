import { deriveKeys, type Secrets } from '#platform/crypto/keys.ts'
import { openSealed } from '#platform/crypto/seal.ts'
import type { Member } from '#platform/http/access.ts'
import type { Platform } from '#platform/portal.ts'
import { takeProviderSession } from './identities.store.ts'

/** Purpose of the key with which ID tokens are sealed. */
export const providerSessionKey = 'provider sessions'

/**
 * Makes the address that ends the session at the provider that opened this one; null where there is none to end. A provider that does
 * not answer keeps nobody from signing out.
 */
export async function startProviderLogout(
  { db, config, providers, log }: Platform,
  { id, session_id }: Member,
): Promise<string | null> {
  const held = await takeProviderSession(db, id, session_id)
  const provider = providers.list.find(({ settings }) => settings.id === held?.provider)
  const id_token = held?.sealed_id_token ? openIdToken(config, held.sealed_id_token) : null
  if (!provider || id_token === null) return null
  try {
    return await provider.logoutAddress({ id_token, return_uri: `${config.public_url}/login` })
  } catch (error) {
    log.warn({ event: 'provider_logout_failed', provider: provider.settings.id, err: error }, 'no logout at a provider')
    return null
  }
}

/** Opens a sealed ID token; null where the secret was rotated twice since. */
function openIdToken(secrets: Secrets, sealed: Uint8Array): string | null {
  try {
    return openSealed(deriveKeys(secrets, providerSessionKey), sealed)
  } catch {
    return null
  }
}
