import type { MemberUpsert } from '@coussinet/contract/integration/upserts/member.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import {
  rememberMember,
  reserveLoginName,
  disableMember,
  emailChanged,
  enableMember,
  saveLoginNames,
  phonesChanged,
} from '#modules/accounts/accounts.ts'
import { deletePending } from '#modules/contributions/contributions.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { checkNewMember, saveExternalIds, type UpsertedMember, upsertMember as upsert } from '#modules/policy/policy.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { auditUpsert, type UpsertAuthor, type UpsertContext } from '#platform/upsert.ts'

type UpsertInput = MemberUpsert & { nevg: string }

/**
 * Creates or changes a member from the insurer's data; absent fields stay. Runs in repeatable steps: the owner of the
 * number, the member, the login names, the account closed or open.
 */
export async function upsertMember(
  platform: UpsertContext,
  by: UpsertAuthor,
  { nevg, disabled, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const { db, clock } = platform
  const at = clock()
  const { member_id: known, is_new } = await reserveLoginName(db, nevg, newId(), () => checkNewMember(db, nevg, given))
  const { result, email } = await inTransaction(
    db,
    (tx) => write(tx, platform, { member_id: known, is_new, nevg, given, by, at }),
    { repeatable: true },
  )
  await saveLoginNames(db, known, { nevg, email, is_new })
  // Also for an existing member: a crash may have happened between the two steps.
  await saveExternalIds(db, [{ kind: 'member', name: nevg, member_id: known }])
  rememberMember(db, nevg, known)
  const isMoved =
    disabled !== undefined &&
    (await (disabled ? disableMember(platform, known, deletePending) : enableMember(platform, known)))
  return { result: result === 'unchanged' && isMoved ? 'changed' : result }
}

type MemberUpsertInput = {
  member_id: string
  is_new: boolean
  nevg: string
  given: Omit<MemberUpsert, 'disabled'>
  by: UpsertAuthor
  at: Date
}
type MemberUpsertResult = UpsertResult & { email: string }

async function write(
  db: Db,
  platform: UpsertContext,
  { member_id, is_new, nevg, given, by, at }: MemberUpsertInput,
): Promise<MemberUpsertResult> {
  const { email, change } = await upsert(db, { member_id, is_new, nevg, given, at })
  const auditEntry = { member_id, kind: 'member', subject_id: null, by, at } as const
  if (change === null) {
    await auditUpsert(db, { ...auditEntry, fields: [], created: true })
    return { result: 'created', email }
  }
  const { from, changed } = change
  const fields = Object.keys(changed)
  if (fields.length === 0) return { result: 'unchanged', email }
  await auditUpsert(db, { ...auditEntry, fields, created: false })
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  await tellOfContacts(tx, platform, { present: from, changed })
  await tx.announce('profile')
  return { result: 'changed', email }
}

type MemberChange = { present: UpsertedMember; changed: Partial<UpsertedMember> }

/** Applies changed contacts like the member's own changes. */
async function tellOfContacts(
  tx: UnitOfWork,
  platform: UpsertContext,
  { present, changed }: MemberChange,
): Promise<void> {
  const { email } = changed
  if (email !== undefined && email.toLowerCase() !== present.email.toLowerCase())
    await emailChanged(tx, platform, { from: present.email, to: email })
  if ('mobile' in changed || 'landline' in changed)
    await phonesChanged(tx, platform, { from: present, to: { ...present, ...changed } })
}
