import type { Db } from '#platform/db/db.ts'
import { addFormer, deleteFormerBefore, deleteFormerEmails, findFormer } from './former-contacts.store.ts'

// Whoever takes an account over changes the contact first and the IBAN then.
const told_for = 30 * 86_400_000

type LeftContacts = { member_id: string; at: Date; emails: readonly string[]; mobiles: readonly string[] }

/** Keeps the contacts that a member left a moment ago: for 30 days they are told of changes of account too. */
export async function saveFormerContact(db: Db, { member_id, at, emails, mobiles }: LeftContacts): Promise<void> {
  for (const contact of emails) await addFormer(db, { member_id, channel: 'email', contact, left_at: at })
  for (const contact of mobiles) await addFormer(db, { member_id, channel: 'sms', contact, left_at: at })
}

/** The contacts that a member left in the last 30 days. */
export async function formerContacts(
  db: Db,
  member_id: string,
  at: Date,
): Promise<{ emails: string[]; mobiles: string[] }> {
  const rows = await findFormer(db, member_id, new Date(at.getTime() - told_for))
  const of = (wanted: string) => rows.filter(({ channel }) => channel === wanted).map(({ contact }) => contact)
  return { emails: of('email'), mobiles: of('sms') }
}

/** The addresses that somebody else went through are nobody's of the member's. */
export const clearFormerEmails = deleteFormerEmails

/** Forgets the contacts that members left 30 days ago. */
export async function sweepFormerContacts(db: Db, at: Date): Promise<void> {
  await deleteFormerBefore(db, new Date(at.getTime() - told_for))
}
