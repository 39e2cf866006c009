import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { IdentityProvider, LinkedIdentity, listIdentities } from '@coussinet/contract/identities.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow, findPasswordHash } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { lockActiveMember } from '../passkeys/passkeys.store.ts'
import { sendSecurityNotice } from '../security/notices.ts'
import { recordEnded } from '../security/sessions.ts'
import { endSessions } from '../session/session.store.ts'
import {
  findIdentities,
  findIdentityOfSubject,
  findProviderSessions,
  hashSubject,
  type IdentityRow,
  insertIdentity,
  markUnlinked,
} from './identities.store.ts'

const mostIdentities = 5
const linkedAllowed = { limit: 20, window_seconds: 3600 }

type ProviderDeps = Pick<Platform, 'providers'>

/** Name of a provider in a language; its id where the portal does not have it any more. */
export const nameProvider = ({ providers }: ProviderDeps, id: string, language: Language): IdentityProvider => ({
  id,
  name: providers.list.find(({ settings }) => settings.id === id)?.settings.name[language] ?? id,
})

const toIdentity = (
  platform: ProviderDeps,
  { identity_id, provider, linked_at, last_used_at }: IdentityRow,
  language: Language,
): LinkedIdentity => ({
  id: identity_id,
  provider: nameProvider(platform, provider, language),
  linked_at: linked_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

/** Lists the accounts at providers that sign a member in. */
export async function listOwnIdentities(
  db: Db,
  platform: ProviderDeps,
  member: { id: string; locale: string },
): Promise<AnswerOf<typeof listIdentities>> {
  const rows = await findIdentities(db, member.id)
  return {
    data: rows.map((row) => toIdentity(platform, row, toLanguage(member.locale))),
    has_password: (await findPasswordHash(db, member.id)) !== null,
  }
}

type NoticeDeps = Pick<Platform, 'clock' | 'config' | 'jobs' | 'providers'>
type ProviderAccount = { provider: string; issuer: string; subject: string }

/**
 * Links an account to the member of the unit and notifies them; one that is theirs already stays as it is. Throws `conflict` with
 * `identity_in_use` or `identities_limit` at `provider`, `session_expired` for a disabled member, `too_many_requests`.
 */
export async function linkIdentity(
  tx: UnitOfWork,
  platform: NoticeDeps,
  { provider, issuer, subject }: ProviderAccount,
): Promise<LinkedIdentity> {
  const { db, member_id, at } = tx
  if (!(await lockActiveMember(db, member_id))) throw problem('session_expired')
  const language = toLanguage((await findCorrespondentOrThrow(db, member_id)).locale)
  const subject_hash = hashSubject(issuer, subject)
  const [linked, former] = [
    await findIdentities(db, member_id),
    await findIdentityOfSubject(db, member_id, subject_hash),
  ]
  const own = former && linked.find(({ identity_id }) => identity_id === former.identity_id)
  if (own) return toIdentity(platform, own, language)
  if (linked.length >= mostIdentities)
    throw problem('conflict', {
      errors: { provider: ['identities_limit'] },
      params: { provider: { limit: mostIdentities } },
    })
  await countAttempt(db, { key: `identities ${member_id}`, ...linkedAllowed }, at)
  const identity_id = former?.identity_id ?? newId()
  const row = { member_id, identity_id, provider, issuer, subject_hash, linked_at: at }
  if (!(await insertIdentity(db, row))) throw problem('conflict', { errors: { provider: ['identity_in_use'] } })
  const { name } = nameProvider(platform, provider, language)
  await tx.audit('identity.linked', { subject_id: identity_id, details: { detail: name } })
  await sendSecurityNotice(tx, platform, { kind: 'identity_linked', detail: name, undo: { identity_id } })
  await tx.announce('profile')
  return toIdentity(platform, { identity_id, provider, linked_at: at, last_used_at: null }, language)
}

type IdentityEnd = { identity_id: string; session_id: string }

/**
 * Unlinks an account, ends the sessions that it opened except the calling one, and notifies the member. Throws `not_found` for another
 * member's.
 */
export async function unlinkIdentity(
  tx: UnitOfWork,
  platform: NoticeDeps,
  { identity_id, session_id }: IdentityEnd,
): Promise<void> {
  const { db, member_id, at } = tx
  const opened = await findProviderSessions(db, { member_id, identity_id }, { sid_hash: null, before: at })
  const name = await endIdentity(tx, platform, identity_id)
  if (name === null) throw problem('not_found')
  const ended: string[] = []
  for (const only of opened) if (only !== session_id) ended.push(...(await endSessions(db, { member_id, only, at })))
  await sendSecurityNotice(tx, platform, { kind: 'identity_unlinked', detail: name })
  await tx.announce('profile')
  await recordEnded(tx, ended)
}

/** Unlinks an account with an audit line but no notice; returns its provider's name for the member, null if there was none. */
export async function endIdentity(tx: UnitOfWork, platform: ProviderDeps, identity_id: string): Promise<string | null> {
  const { db, member_id, at } = tx
  const provider = await markUnlinked(db, { member_id, identity_id }, at)
  if (provider === null) return null
  const { locale } = await findCorrespondentOrThrow(db, member_id)
  const { name } = nameProvider(platform, provider, toLanguage(locale))
  await tx.audit('identity.unlinked', { subject_id: identity_id, details: { detail: name } })
  return name
}
