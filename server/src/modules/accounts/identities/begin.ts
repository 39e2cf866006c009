import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { AuthorizationPurpose } from '@coussinet/contract/identities.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { Config } from '#platform/config/config.ts'
import { problem } from '#platform/core/problem.ts'
import type { Member } from '#platform/http/access.ts'
import { type Caller, toAddressLine } from '#platform/http/caller.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { requireRecent } from '../session/reauthentication.ts'
import { type BrowserValue, saveAuthorization } from './authorizations.ts'

const callsAMinute = 6
const ofMemberAllowed = { limit: 30, window_seconds: 3600 }

/** The page to which a provider sends the browser back. Each provider has its own, so that no answer is taken for another's. */
export const returnAddress = ({ public_url }: Pick<Config, 'public_url'>, provider: string): string =>
  `${public_url}/sign-in/${provider}`

type AuthorizationStart = {
  provider: string
  purpose: AuthorizationPurpose
  member: Member | null
  browser: () => BrowserValue
  language: Language
  caller: Caller
  /** true to have the provider ask who is there, whoever has a session with it */
  again?: boolean
}

/**
 * Begins an authorization and returns the provider's address. Throws `not_found`, `unavailable`, `session_expired` without a session where
 * one is needed, `validation_failed` without a recent proof, `too_many_requests`.
 */
export async function startAuthorization(
  platform: Platform,
  { provider, purpose, member, browser, language, caller, again = purpose !== 'sign-in' }: AuthorizationStart,
): Promise<string> {
  const { db, clock, config, providers } = platform
  const at = clock()
  const known = providers.get(provider)
  if (purpose !== 'sign-in' && !member) throw problem('session_expired')
  await countAttempt(
    db,
    {
      key: `authorizations address ${toAddressLine(caller.address)}`,
      limit: config.auth_calls * callsAMinute,
      window_seconds: 15 * 60,
    },
    at,
  )
  if (member && purpose !== 'sign-in') {
    if (purpose === 'link') {
      if (!member.permissions.includes('profile:write')) throw problem('forbidden')
      await requireRecent(db, member, at)
    }
    await countAttempt(db, { key: `authorizations ${member.id}`, ...ofMemberAllowed }, at)
  }
  const { href, ...expected } = await known.authorize({
    redirect_uri: returnAddress(config, provider),
    language: member ? toLanguage(member.locale) : language,
    // The provider's session in this browser may be somebody else's, whose account must not be linked unasked.
    again,
  })
  const session_id = purpose === 'sign-in' ? null : (member?.session_id ?? null)
  await saveAuthorization(
    db,
    config,
    { ...expected, provider, purpose, browser: browser(), session_id, again, began: Date.now() },
    at,
  )
  return href
}
