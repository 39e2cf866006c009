import { killLinks, tellOfChange } from '#modules/accounts/accounts.ts'
import { type BroughtMember, setMember } from '#modules/policy/policy.ts'
import { audit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { maskEmail, maskPhone } from '#platform/mask.ts'
import type { Bringing } from '#platform/upserts/bring.ts'

type Changing = { member_id: string; present: BroughtMember; changed: Partial<BroughtMember>; at: Date }

/**
 * What another way of reaching a member means, as where they change it themselves: the old contact is told with a way out,
 * a fresh one is not trusted alone, and what was sent to the former mailbox opens nothing any more. The insurer knows
 * whom it asked: an e-mail of its own word waits for no link.
 */
export async function changeContacts(
  db: Db,
  platform: Bringing,
  { member_id, present, changed, at }: Changing,
): Promise<void> {
  const { email, mobile, landline } = changed
  if (email !== undefined && email.toLowerCase() !== present.email.toLowerCase()) {
    await setMember(
      db,
      member_id,
      { pending_email: null, email_changed_at: at, recovery_email: null, recovery_email_until: null },
      at,
    )
    await killLinks(db, member_id, ['email', 'recovery', 'activation', 'transfer'], at)
    await audit(db, { member_id, action: 'email.changed', at, actor: 'insurer', details: { detail: maskEmail(email) } })
    await tellOfChange(db, platform, {
      member_id,
      kind: 'email_changed',
      at,
      emails: [present.email],
      detail: maskEmail(email),
      undo: { email: present.email },
    })
  }
  if (mobile === undefined && landline === undefined) return
  if (mobile !== undefined) await setMember(db, member_id, { mobile_changed_at: at }, at)
  const named = mobile ?? landline ?? null
  const detail = named === null ? {} : { detail: maskPhone(named) }
  await audit(db, { member_id, action: 'phones.changed', at, actor: 'insurer', details: detail })
  const mobiles = mobile === undefined ? [] : [present.mobile, mobile].filter((number) => number !== null)
  await tellOfChange(db, platform, { member_id, kind: 'phones_changed', at, mobiles, ...detail })
}
