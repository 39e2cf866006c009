import type { Passkey } from '@coussinet/contract/passkeys.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { sendSecurityNotice } from '../security/notices.ts'
import { type PasskeyRow, removeRow, setName } from './passkeys.store.ts'

export const toPasskey = ({ passkey_id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id: passkey_id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

const renamedAllowed = { limit: 60, window_seconds: 3600 }

type PasskeyRemoval = { member_id: string; passkey_id: string; at: Date }

/** Names a passkey of the member's own; throws `not_found` for any other, `too_many_requests`. */
export async function changePasskeyName(
  db: Db,
  { member_id, passkey_id, at }: PasskeyRemoval,
  name: string,
): Promise<Passkey> {
  const row = await setName(db, { member_id, passkey_id }, name)
  if (!row) throw problem('not_found')
  await countAttempt(db, { key: `passkey-names ${member_id}`, ...renamedAllowed }, at)
  await audit(db, { member_id, action: 'passkey.renamed', subject_id: passkey_id, at, details: { detail: name } })
  await announce(db, member_id, 'profile')
  return toPasskey(row)
}

/** Removes a passkey and tells the member; throws `not_found` for one that is not theirs. */
export async function removeOwnPasskey(
  db: Db,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  own: PasskeyRemoval,
): Promise<void> {
  const name = await deletePasskey(db, own)
  if (name === null) throw problem('not_found')
  const { member_id, at } = own
  await sendSecurityNotice(db, platform, { member_id, kind: 'passkey_removed', at, detail: name })
  await announce(db, member_id, 'profile')
}

/** Removes a passkey with a line in the log and nothing said; returns its name, null when there was none. */
export async function deletePasskey(db: Db, { member_id, passkey_id, at }: PasskeyRemoval): Promise<string | null> {
  const name = await removeRow(db, { member_id, passkey_id })
  if (name !== null)
    await audit(db, { member_id, action: 'passkey.removed', subject_id: passkey_id, at, details: { detail: name } })
  return name
}
