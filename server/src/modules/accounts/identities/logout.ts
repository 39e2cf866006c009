import { inUnit } from '#modules/notifications/notifications.ts'
import { deriveKeys, hash, type Secrets } from '#platform/crypto/keys.ts'
import { openSealed } from '#platform/crypto/seal.ts'
import type { Member } from '#platform/http/access.ts'
import type { Caller } from '#platform/http/caller.ts'
import { clockTolerance } from '#platform/identity-providers/provider-client.ts'
import type { Platform } from '#platform/portal.ts'
import { recordEnded } from '../security/sessions.ts'
import { endSessions } from '../session/session.store.ts'
import { countCall, uncountCall } from '../session/session.ts'
import { findIdentityOwner, findProviderSessions, hashSubject, takeIdToken } from './identities.store.ts'

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
  const idToken = await takeIdToken(db, id, session_id)
  const provider = providers.list.find(({ settings }) => settings.id === idToken?.provider)
  const id_token = idToken?.sealed_id_token ? openIdToken(config, idToken.sealed_id_token) : null
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

type ProviderLogout = { provider: string; logout_token: string; caller: Caller }

/** Ends the sessions that a provider opened for an account, by its logout token; one that is nobody's is no error. */
export async function endByProvider(
  platform: Platform,
  { provider: id, logout_token, caller }: ProviderLogout,
): Promise<void> {
  const { db, clock, providers, log } = platform
  const provider = providers.get(id)
  await countCall(platform, caller)
  const { issuer, subject, sid, age } = await provider.readLogoutToken(logout_token)
  await uncountCall(db, caller)
  const owner = await findIdentityOwner(db, hashSubject(issuer, subject))
  if (!owner) return
  // A token that comes twice, or late, ends no session that was opened since, as far as the two clocks agree.
  const before = new Date(clock().getTime() - Math.max(0, age) + clockTolerance * 1000)
  const opened = await findProviderSessions(db, owner, { sid_hash: sid === null ? null : hash(sid), before })
  const ended = await inUnit(platform, { member_id: owner.member_id, actor: 'system' }, async (tx) => {
    const ids: string[] = []
    for (const session_id of opened) {
      ids.push(...(await endSessions(tx.db, { member_id: owner.member_id, only: session_id, at: tx.at })))
    }
    await recordEnded(tx, ids)
    return ids
  })
  log.info({ event: 'sessions_ended', way: 'provider', member_id: owner.member_id, ended }, 'a provider ended sessions')
}
