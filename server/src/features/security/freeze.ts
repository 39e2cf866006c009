import { revokeFeed } from '#features/calendar/revoke-feed.ts'
import { deletePasskey } from '#features/passkeys/passkeys.ts'
import { endSessions } from '#features/session/ending/end-sessions.ts'
import { killLinks, readLink, useLink } from '#features/session/links.ts'
import { renameLogin } from '#features/session/login-names.ts'
import { audit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { announce } from '#platform/events.ts'
import { maskEmail } from '#platform/mask.ts'
import { problem } from '#platform/problem.ts'
import { endWaysOut, findFrozenAt, findWaysOut, wasAccountBy } from './freeze.store.ts'
import { changeMember, lockMember } from './members.store.ts'

type Frozen = { member_id: string; ended: string[] }

/**
 * "It was not me": ends every session, undoes what was changed since the notice of this link, and makes payments to a
 * recent account wait. Throws `expired` for a link that is used, late, unknown, or overtaken by an earlier notice's.
 */
export async function freezeAccount(db: Db, token: string, at: Date): Promise<Frozen> {
  const { member_id } = await readLink(db, token, ['freeze'], at)
  // Before the link, as everywhere else, so that two calls never wait for each other.
  const member = await lockMember(db, member_id)
  const { created_at } = await useLink(db, token, ['freeze'], at)
  if (!member) throw problem('expired')

  const ended = await endSessions(db, { member_id, at })
  await killLinks(db, member_id, ['email', 'recovery', 'activation', 'transfer'], at)
  await revokeFeed(db, member_id, at)
  await changeMember(db, member_id, { pending_email: null, frozen_at: member.frozen_at ?? at }, at)
  await undoSince(db, { member_id, email: member.email, since: created_at, at })
  await audit(db, { member_id, action: 'account.frozen', at })
  await announce(db, member_id, 'profile')
  return { member_id, ended }
}

type Undo = { member_id: string; email: string; since: Date; at: Date }

/** Whoever made a change may have made the later ones too: they go with it, and so do the links that were sent of them. */
async function undoSince(db: Db, { member_id, email, since, at }: Undo): Promise<void> {
  const ways = await findWaysOut(db, member_id, since)
  if (ways.some(({ kind }) => kind === 'password_changed')) await changeMember(db, member_id, { password_hash: null }, at)
  for (const passkey_id of new Set(ways.map((way) => way.passkey_id))) if (passkey_id !== undefined) await deletePasskey(db, { member_id, passkey_id, at })
  const former = ways.find((way) => way.kind === 'email_changed')?.email
  if (former !== undefined && (await renameLogin(db, member_id, email, former))) {
    await changeMember(db, member_id, { email: former, email_changed_at: at }, at)
    await audit(db, { member_id, action: 'email.changed', at, details: { detail: maskEmail(former) } })
  }
  await endWaysOut(db, member_id, since, at)
}

// A fraud changes the account shortly before it is noticed; an older one is the member's own (docs/decisions/0014).
const recent = 30 * 86_400_000

/** Whether a frozen member's payment waits: its account is recent, or there is none. */
export async function isPaymentHeld(db: Db, member_id: string, iban: string | null): Promise<boolean> {
  const frozen_at = await findFrozenAt(db, member_id)
  if (!frozen_at) return false
  return iban === null || !(await wasAccountBy(db, member_id, iban, new Date(frozen_at.getTime() - recent)))
}
