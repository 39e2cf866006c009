import { type Feature, features, permissions } from '@coussinet/contract/domain/permissions.ts'
import { type MemberUpsert, neededOfMember } from '@coussinet/contract/integration/upserts/member.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { changedFields, requireFields } from '#platform/upsert.ts'
import { findErased } from '../external-ids.store.ts'
import { findUpsertedMember, insertMember, setMember, type UpsertedMember } from '../members.store.ts'
import { requireSold } from '../require-sold.ts'
import { noRecovery } from './change-contacts.ts'

const usualFeatures: readonly Feature[] = features.filter((feature) => feature !== 'beta_features')

type MemberInput = Omit<MemberUpsert, 'disabled'>

/**
 * Checks a new member before anything is written: the required fields, a country in which the brand sells, and a number
 * of nobody who was erased (`conflict`).
 */
export async function checkNewMember(db: Db, nevg: string, given: MemberInput): Promise<void> {
  requireFields(given, neededOf(given))
  if (given.address) requireSold(given.address.country, 'address.country')
  // The rest of an erased member is not filled again.
  if (await findErased(db, nevg)) throw problem('conflict', { errors: { nevg: ['erased'] } })
}

type MemberUpsertInput = {
  member_id: string
  /** the id is new: nobody else knows it */
  is_new: boolean
  nevg: string
  given: MemberInput
  at: Date
}
type MemberUpsertResult = {
  email: string
  /** the stored member, and the changes; null for a new one */
  change: { from: UpsertedMember; changed: Partial<UpsertedMember> } | null
}

/**
 * Creates or changes a member from the insurer's data, in the caller's transaction; absent fields stay. Throws
 * `validation_failed`.
 */
export async function upsertMember(
  db: Db,
  { member_id, is_new, nevg, given, at }: MemberUpsertInput,
): Promise<MemberUpsertResult> {
  const found = is_new ? undefined : await findUpsertedMember(db, member_id, { forUpdate: true })
  if (!found && (await create(db, { member_id, nevg, given, at }))) return { email: given.email ?? '', change: null }
  // The second of two concurrent imports changes what the first created.
  const from = found ?? (await findUpsertedMember(db, member_id, { forUpdate: true }))
  if (!from) throw problem('conflict')
  const changed = changedFields(from, columnsOf(given))
  requireNames({ ...from, ...changed })
  const { email = from.email } = changed
  if (Object.keys(changed).length > 0) {
    // The insurer has asked the member, so a new address needs no confirmation by a link.
    const isEmailNew = email.toLowerCase() !== from.email.toLowerCase()
    const columns = {
      ...changed,
      ...(isEmailNew && { pending_email: null, email_changed_at: at, ...noRecovery }),
      ...('mobile' in changed && { mobile_changed_at: at }),
    }
    await setMember(db, member_id, columns, at)
  }
  return { email, change: { from, changed } }
}

/** Columns for the parts of the import. */
function columnsOf({ address, phones, ...rest }: MemberInput) {
  return { ...rest, ...address, ...(phones === undefined ? {} : (phones ?? { mobile: null, landline: null })) }
}

/** An organisation may have no representative; a person has names. */
const neededOf = ({ organisation = null }: MemberInput) =>
  neededOfMember.filter((field) => organisation === null || (field !== 'firstname' && field !== 'lastname'))

/** Throws `required` at the names of a member who is no organisation any more, and has none. */
function requireNames({ organisation, firstname, lastname }: UpsertedMember): void {
  if (organisation !== null) return
  requireFields({ firstname: firstname || undefined, lastname: lastname || undefined }, ['firstname', 'lastname'])
}

async function create(db: Db, { member_id, nevg, given, at }: Omit<MemberUpsertInput, 'is_new'>): Promise<boolean> {
  requireFields(given, neededOf(given))
  const { firstname = '', lastname = '', organisation = null, email = '', locale = 'fr', address, phones } = given
  if (!address) return false
  return insertMember(db, {
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
}
