import { type Feature, features, permissions } from '@coussinet/contract/domain/permissions.ts'
import { type MemberUpsert, neededOfMember } from '@coussinet/contract/integration/upserts/member.ts'
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
import {
  type UpsertedMember,
  insertMember,
  lockForUpsert,
  refuseErased,
  saveExternalIds,
  setMember,
} from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { auditUpsert, type UpsertAuthor, type UpsertContext, requireFields, changedFields } from '#platform/upsert.ts'
import { requireSold } from './require-sold.ts'

const usualFeatures: readonly Feature[] = features.filter((feature) => feature !== 'beta_features')

type UpsertInput = MemberUpsert & { nevg: string }

/**
 * A member as the insurer knows them, made or changed; what is absent stays. In steps of which each can be done again:
 * whose the number is, the member, the names to sign in with, the account closed or open.
 */
export async function upsertMember(
  platform: UpsertContext,
  by: UpsertAuthor,
  { nevg, disabled, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const { db, clock } = platform
  const at = clock()
  const { member_id: known, is_new } = await reserveLoginName(db, nevg, newId(), async () => {
    requireFields(given, neededOf(given))
    if (given.address) requireSold(given.address.country, 'address.country')
    await refuseErased(db, nevg)
  })
  const { result, email } = await inTransaction(
    db,
    (tx) => write(tx, platform, { member_id: known, is_new, nevg, given, by, at }),
    { repeatable: true },
  )
  await saveLoginNames(db, known, { nevg, email, is_new })
  // Also of one who is known: a crash may have come between the two.
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
  // Nobody else knows an id that was made this moment.
  const found = is_new ? undefined : await lockForUpsert(db, member_id)
  if (!found && (await create(db, { member_id, nevg, given, by, at })))
    return { result: 'created', email: given.email ?? '' }
  // The second of two that bring the same one changes what the first has made.
  const present = found ?? (await lockForUpsert(db, member_id))
  if (!present) throw problem('conflict')
  const changed = changedFields(present, columnsOf(given))
  requireNames({ ...present, ...changed })
  const fields = Object.keys(changed)
  const email = changed.email ?? present.email
  if (fields.length === 0) return { result: 'unchanged', email }
  await setMember(db, member_id, changed, at)
  await auditUpsert(db, { member_id, kind: 'member', subject_id: null, fields, created: false, by, at })
  await changeContacts(db, platform, { member_id, present, changed, at })
  await announce(db, member_id, 'profile')
  return { result: 'changed', email }
}

type MemberChange = { member_id: string; present: UpsertedMember; changed: Partial<UpsertedMember>; at: Date }

/** Completes changes of contacts as when members make them, except that an e-mail address needs no confirmation by a link: the insurer has asked the member. */
async function changeContacts(
  db: Db,
  platform: UpsertContext,
  { member_id, present, changed, at }: MemberChange,
): Promise<void> {
  const { email } = changed
  const by = { member_id, at, actor: 'insurer' } as const
  if (email !== undefined && email.toLowerCase() !== present.email.toLowerCase()) {
    const recovery = { recovery_email: null, recovery_email_until: null }
    await emailChanged(db, platform, { ...by, from: present.email, to: email, recovery })
  }
  if ('mobile' in changed || 'landline' in changed)
    await phonesChanged(db, platform, { ...by, from: present, to: { ...present, ...changed } })
}

function columnsOf({ address, phones, ...rest }: MemberUpsertInput['given']) {
  return { ...rest, ...address, ...(phones === undefined ? {} : (phones ?? { mobile: null, landline: null })) }
}

/** An organisation is a member without anybody who acts for it; a person has names. */
const neededOf = ({ organisation = null }: MemberUpsertInput['given']) =>
  neededOfMember.filter((field) => organisation === null || (field !== 'firstname' && field !== 'lastname'))

/** Throws `required` at the names of a member who is no organisation any more, and has none. */
function requireNames({ organisation, firstname, lastname }: UpsertedMember): void {
  if (organisation !== null) return
  requireFields({ firstname: firstname || undefined, lastname: lastname || undefined }, ['firstname', 'lastname'])
}

async function create(db: Db, { member_id, nevg, given, by, at }: Omit<MemberUpsertInput, 'is_new'>): Promise<boolean> {
  requireFields(given, neededOf(given))
  const { firstname = '', lastname = '', organisation = null, email = '', locale = 'fr', address, phones } = given
  if (!address) return false
  const isFirst = await insertMember(db, {
    member_id,
    nevg,
    firstname,
    lastname,
    organisation,
    email,
    locale,
    ...address,
    mobile: phones?.mobile ?? null,
    landline: phones?.landline ?? null,
    permissions: [...(given.permissions ?? permissions)],
    features: [...(given.features ?? usualFeatures)],
    created_at: at,
    updated_at: at,
  })
  if (isFirst) await auditUpsert(db, { member_id, kind: 'member', subject_id: null, fields: [], created: true, by, at })
  return isFirst
}
