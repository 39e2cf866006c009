import { findContacts, findSoleMemberByEmail } from '#modules/policy/policy.ts'
import type { LinkBy } from '#platform/config/provider-settings.ts'
import type { Db } from '#platform/db/db.ts'
import type { ProvenIdentity } from '#platform/identity-providers/identity-provider.ts'
import { findMemberByLoginName } from '../session/login-names.store.ts'
import { findMemberByNevg } from '../session/member-by-nevg.ts'

/**
 * Finds the member whom an account belongs to by the attribute that the insurer names; null where none or several match. An e-mail
 * address counts if the provider has verified it, and the member has not changed it lately.
 */
export async function findMemberByAttribute(
  db: Db,
  { readClaims }: Pick<ProvenIdentity, 'readClaims'>,
  { claim, attribute }: LinkBy,
  at: Date,
): Promise<string | null> {
  const claims = await readClaims(attribute === 'email' ? [claim, 'email_verified'] : [claim])
  const value = claims[claim]
  if (typeof value !== 'string' || value.trim() === '' || value.length > 254) return null
  if (attribute === 'nevg') return findMemberByNevg(db, value.trim())
  if (claims['email_verified'] !== true) return null
  const email = value.trim()
  const member_id = await findMemberByLoginName(db, email)
  const contacts = member_id === null ? null : await findContacts(db, member_id)
  if (member_id === null || contacts?.email.toLowerCase() !== email.toLowerCase()) return null
  // While a former address still opens the account, the new one may be an intruder's.
  if (contacts.recovery_email_until && contacts.recovery_email_until > at) return null
  return (await findSoleMemberByEmail(db, email)) === member_id ? member_id : null
}
