import {
  deletePasskey,
  endSessions,
  revokeFreezeLinks,
  findFreezeLinks,
  clearFormerEmails,
  revokeLinks,
  readLink,
  changeLoginName,
  useLink,
} from '#modules/accounts/accounts.ts'
import { deletePending } from '#modules/contributions/contributions.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import { findFreezeFacts, lockMember, setMember } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { maskEmail } from '#platform/text/mask.ts'

type FrozenAccount = { member_id: string; ended: string[] }

export type CalendarPort = { revokeFeed: (db: Db, member_id: string, at: Date) => Promise<void> }

/**
 * "It was not me": ends every session and what waits for a code, undoes what was changed since the notice of this link, and
 * makes payments to a recent account wait. Throws `expired` for a link that is used, late, unknown, or overtaken by an earlier notice's.
 */
export async function freezeByLink(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock' | 'jobs'>,
  token: string,
  at: Date,
  { revokeFeed }: CalendarPort,
): Promise<FrozenAccount> {
  const { member_id } = await readLink(db, token, ['freeze'], at)
  // Before the link, as everywhere else, so that two calls never wait for each other.
  await lockMember(db, member_id)
  const member = await findFreezeFacts(db, member_id)
  const { created_at } = await useLink(db, token, ['freeze'], at)
  if (!member) throw problem('expired')

  const ended = await endSessions(db, { member_id, at })
  await revokeLinks(db, member_id, ['email', 'recovery', 'activation', 'transfer'], at)
  await revokeFeed(db, member_id, at)
  await deletePending(db, platform, member_id)
  await setMember(db, member_id, { pending_email: null, frozen_at: member.frozen_at ?? at }, at)
  await undoSince(db, platform, { member_id, member, since: created_at, at })
  await audit(db, { member_id, action: 'account.frozen', at })
  await announce(db, member_id, 'profile')
  return { member_id, ended }
}

type Undo = { member_id: string; member: { email: string; recovery_email: string | null }; since: Date; at: Date }

const tellsOfPassword = new Set<string | undefined>(['password_changed', 'data_exported'])

/** Whoever made a change may have made the later ones too: they go with it, and so do the links that were sent of them. */
async function undoSince(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock' | 'jobs'>,
  { member_id, member: { email, recovery_email }, since, at }: Undo,
): Promise<void> {
  const ways = await findFreezeLinks(db, member_id, since)
  if (ways.some(({ kind }) => tellsOfPassword.has(kind))) await setMember(db, member_id, { password_hash: null }, at)
  for (const passkey_id of new Set(ways.map((way) => way.passkey_id)))
    if (passkey_id !== undefined) await deletePasskey(db, { member_id, passkey_id, at })
  const former = ways.find((way) => way.kind === 'email_changed')?.email
  if (former !== undefined && (await changeLoginName(db, member_id, email, former))) {
    await setMember(db, member_id, { email: former, email_changed_at: at }, at)
    // An address between two changes may be the thief's own: links go on to that of before both.
    if (former === recovery_email)
      await setMember(db, member_id, { recovery_email: null, recovery_email_until: null }, at)
    await audit(db, { member_id, action: 'email.changed', at, details: { detail: maskEmail(former) } })
    await publishInsurerEvent(db, platform, { event: 'profile.changed', member_id, changed: ['email'], email: former })
    // Those in between are whoever's that took the account over: they are told nothing more.
    await clearFormerEmails(db, member_id, since)
  }
  await revokeFreezeLinks(db, member_id, since, at)
}
