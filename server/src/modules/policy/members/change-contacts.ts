import type { Locale } from '@coussinet/contract/brand/locale.ts'
import type { Address } from '@coussinet/contract/fields/fields.ts'
import type { Db } from '#platform/db/db.ts'
import { changedFields } from '#platform/upsert.ts'
import { type Contacts, setMember } from '../members.store.ts'

type PhoneNumbers = Pick<Contacts, 'mobile' | 'landline'>
type ContactsChange = {
  member_id: string
  /** current contacts, locked by the caller's transaction */
  from: Contacts
  to: { locale?: Locale | undefined; address?: Address | undefined; phones?: PhoneNumbers | undefined }
  at: Date
}

/** Stores language, address or telephone numbers of a member; a new mobile is not trusted alone for a while. */
export async function changeContacts(db: Db, { member_id, from, to, at }: ContactsChange): Promise<void> {
  const { locale, address, phones } = to
  const changed = changedFields(from, { locale, ...address, ...phones })
  if (Object.keys(changed).length === 0) return
  await setMember(db, member_id, { ...changed, ...('mobile' in changed && { mobile_changed_at: at }) }, at)
}

/** Stores a pending address until its link is followed, or null to clear it. The current one stays in use. */
export async function awaitNewEmail(
  db: Db,
  { member_id, email, at }: { member_id: string; email: string | null; at: Date },
): Promise<void> {
  await setMember(db, member_id, { pending_email: email }, at)
}

/** Mailbox for links that open the account meanwhile. */
export type RecoveryAddress = Pick<Contacts, 'recovery_email' | 'recovery_email_until'>
export const noRecovery = { recovery_email: null, recovery_email_until: null } as const satisfies RecoveryAddress

type EmailChange = { member_id: string; email: string; recovery?: RecoveryAddress | undefined; at: Date }

/** Stores a new e-mail address and clears the pending one; the new one is not trusted alone for a while. */
export async function changeEmail(db: Db, { member_id, email, recovery, at }: EmailChange): Promise<void> {
  await setMember(db, member_id, { email, pending_email: null, email_changed_at: at, ...recovery }, at)
}
