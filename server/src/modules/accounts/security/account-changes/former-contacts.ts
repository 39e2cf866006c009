import type { Db } from '#platform/db/db.ts'
import { addFormer, deleteFormerBefore, deleteFormerEmails, findFormer } from './former-contacts.store.ts'

// Somebody who takes over an account changes the contact first, then the IBAN.
const told_for = 30 * 86_400_000

type LeftContacts = { member_id: string; at: Date; emails: readonly string[]; mobiles: readonly string[] }

/** Stores the contacts that a member has just replaced: for 30 days they get notices of account changes too. */
export async function saveFormerContact(db: Db, { member_id, at, emails, mobiles }: LeftContacts): Promise<void> {
  for (const contact of emails) await addFormer(db, { member_id, channel: 'email', contact, left_at: at })
  for (const contact of mobiles) await addFormer(db, { member_id, channel: 'sms', contact, left_at: at })
}

/** Contacts that the member replaced in the last 30 days. */
export async function formerContacts(
  db: Db,
  member_id: string,
  at: Date,
): Promise<{ emails: string[]; mobiles: string[] }> {
  const rows = await findFormer(db, member_id, new Date(at.getTime() - told_for))
  const of = (wanted: string) => rows.filter(({ channel }) => channel === wanted).map(({ contact }) => contact)
  return { emails: of('email'), mobiles: of('sms') }
}

/** Deletes the addresses that an intruder went through, which are not the member's. */
export const clearFormerEmails = deleteFormerEmails

/** Deletes contacts that members replaced 30 days ago. */
export async function sweepFormerContacts(db: Db, at: Date): Promise<void> {
  await deleteFormerBefore(db, new Date(at.getTime() - told_for))
}
