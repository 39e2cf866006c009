import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Address } from '@coussinet/contract/fields/fields.ts'
import type { ProfileChange } from '@coussinet/contract/forms.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { changeContacts, type Contacts, findContacts } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Member } from '#platform/http/access.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { addressColumns } from '#platform/paper/postal-address.ts'
import type { Platform } from '#platform/portal.ts'
import { requireRecent } from '../session/reauthentication.ts'
import { changeEmail, isEmailNew } from './change-email.ts'
import { phonesChanged } from './contact-changes.ts'

type ProfileChangeDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>

type ProfileFields = Omit<ProfileChange, 'current_password'>

// Fields sent to the insurer and written to the log.
const othersAllowed = { limit: 60, window_seconds: 3600 }

/**
 * Changes the given fields of a member's own data, in the caller's transaction; unchanged ones leave no trace. A new
 * e-mail address or mobile requires a recent proof of identity: `validation_failed` at `current_password`.
 */
export async function changeProfile(
  tx: UnitOfWork,
  platform: ProfileChangeDeps,
  member: Pick<Member, 'id' | 'session_id'>,
  change: ProfileFields,
): Promise<void> {
  const { db, member_id, at } = tx
  const contacts = await findContacts(db, member_id, { forUpdate: true })
  if (!contacts) throw problem('not_found')
  const isMobileNew = change.phones !== undefined && change.phones.mobile !== contacts.mobile
  if (isMobileNew || isEmailNew(change.email, contacts)) await requireRecent(db, member, at)
  const isLanguageNew = change.locale !== undefined && change.locale !== contacts.locale
  const isAddressNew = change.address !== undefined && !isSameAddress(change.address, contacts)
  if (isLanguageNew || isAddressNew)
    await countAttempt(db, { key: `profile-change ${member_id}`, ...othersAllowed }, at)
  await changeContacts(db, { member_id, from: contacts, to: change, at })
  if (isLanguageNew) await tx.audit('locale.changed', { details: { detail: change.locale } })
  if (isAddressNew) await tx.audit('address.changed')
  if (change.phones) await tellOfPhones(tx, platform, change.phones, contacts)
  await publishProfile(tx, change, contacts)
  if (change.email !== undefined) {
    const { country } = change.address ?? contacts
    const language = toLanguage(change.locale ?? contacts.locale)
    await changeEmail(tx, platform, change.email, { contacts, reader: { language, country } })
  }
  await tx.announce('profile')
}

const isSameAddress = (address: Address, contacts: Contacts) =>
  addressColumns.every((name) => address[name] === contacts[name])

/** Sends the insurer one event with all changes; a new e-mail address is sent when its link is followed. */
async function publishProfile(
  tx: UnitOfWork,
  { locale, address, phones }: ProfileFields,
  contacts: Contacts,
): Promise<void> {
  const news = {
    ...(locale !== undefined && locale !== contacts.locale ? { locale } : {}),
    ...(address && !isSameAddress(address, contacts) ? { address } : {}),
    ...(phones && (phones.mobile !== contacts.mobile || phones.landline !== contacts.landline) ? { phones } : {}),
  }
  const changed = (['locale', 'address', 'phones'] as const).filter((name) => name in news)
  if (changed.length > 0) await tx.publish({ event: 'profile.changed', changed, ...news })
}

// Each change writes to the former and the new number: nobody may be flooded through us.
const changesAllowed = { limit: 5, window_seconds: 3600 }
// Each change sends its own e-mail at once.
const phonesAllowed = { limit: 10, window_seconds: 3600 }
type PhoneNumbers = Pick<Contacts, 'mobile' | 'landline'>

async function tellOfPhones(
  tx: UnitOfWork,
  platform: ProfileChangeDeps,
  { mobile, landline }: PhoneNumbers,
  contacts: Contacts,
): Promise<void> {
  const { db, member_id, at } = tx
  const isMobileNew = mobile !== contacts.mobile
  if (!isMobileNew && landline === contacts.landline) return
  await countAttempt(db, { key: `phones-change ${member_id}`, ...phonesAllowed }, at)
  if (isMobileNew) await countAttempt(db, { key: `mobile-change ${member_id}`, ...changesAllowed }, at)
  await phonesChanged(tx, platform, { from: contacts, to: { mobile, landline } })
}
