import { memberName } from '@coussinet/contract/domain/members.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { listPasskeys, Passkey } from '@coussinet/contract/passkeys.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow } from '#modules/policy/policy.ts'
import type { Config } from '#platform/config/config.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { sendSecurityNotice } from '../security/notices.ts'
import { findPasskeys, type PasskeyRow, removeRow, setName } from './passkeys.store.ts'
import { relyingParty, userHandle } from './responses.ts'

export const toPasskey = ({ passkey_id, credential_id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id: passkey_id,
  name,
  credential_id,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

/** The member's passkeys, and the account as browsers know it. */
export async function listOwnPasskeys(
  db: Db,
  config: Pick<Config, 'public_url'>,
  member_id: string,
): Promise<AnswerOf<typeof listPasskeys>> {
  const [rows, bearer] = await Promise.all([findPasskeys(db, member_id), findCorrespondentOrThrow(db, member_id)])
  const account = {
    rp_id: relyingParty(config).id,
    user_id: Buffer.from(userHandle(member_id)).toString('base64url'),
    user_name: bearer.nevg,
    display_name: memberName(bearer),
  }
  return { data: rows.map(toPasskey), account }
}

const renamedAllowed = { limit: 60, window_seconds: 3600 }

type PasskeyRemoval = { passkey_id: string }

/** Renames one of the member's passkeys; throws `not_found` for any other, `too_many_requests`. */
export async function changePasskeyName(
  tx: UnitOfWork,
  { passkey_id }: PasskeyRemoval,
  name: string,
): Promise<Passkey> {
  const { db, member_id, at } = tx
  const row = await setName(db, { member_id, passkey_id }, name)
  if (!row) throw problem('not_found')
  await countAttempt(db, { key: `passkey-names ${member_id}`, ...renamedAllowed }, at)
  await tx.audit('passkey.renamed', { subject_id: passkey_id, details: { detail: name } })
  await tx.announce('profile')
  return toPasskey(row)
}

/** Removes a passkey and notifies the member; throws `not_found` for another member's. */
export async function removeOwnPasskey(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  own: PasskeyRemoval,
): Promise<void> {
  const name = await deletePasskey(tx, own)
  if (name === null) throw problem('not_found')
  await sendSecurityNotice(tx, platform, { kind: 'passkey_removed', detail: name })
  await tx.announce('profile')
}

/** Removes a passkey with an audit line but no notice; returns its name, null if there was none. */
export async function deletePasskey(tx: UnitOfWork, { passkey_id }: PasskeyRemoval): Promise<string | null> {
  const { db, member_id } = tx
  const name = await removeRow(db, { member_id, passkey_id })
  if (name !== null) await tx.audit('passkey.removed', { subject_id: passkey_id, details: { detail: name } })
  return name
}
