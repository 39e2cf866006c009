import type { InvitationWave, InvitationWish, invitationStates } from '@coussinet/contract/integration/invitations.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { findUninvited, findMemberNames } from '#modules/policy/policy.ts'
import { Problem, problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { findMembersWithIdentity } from '../identities/identities.store.ts'
import { linkLives } from '../session/links.ts'
import { findMemberByNevg } from '../session/member-by-nevg.ts'
import { inviteMember } from '../session/recovery/invite.ts'
import {
  addInvitations,
  addWave,
  changeWave,
  countInvitations,
  endWave,
  findInvited,
  findLapsed,
  findRunning,
  findWaiting,
  findWave,
  findWaves,
  pageOfInvited,
  settleInvitation,
  type Wave,
} from './invitations.store.ts'

type InvitationTime = { at: Date }
const step = 1000
const newest = 100

/** Time before which a mailed link has expired by now. */
const lapsedBefore = (at: Date): Date => new Date(at.getTime() - linkLives.activation)

/**
 * Starts a wave in the caller's transaction: its members wait, and a job mails them at the requested pace. Skips
 * members who sign in by a password or a provider, or have a link that still works. Returns the unknown customer
 * numbers; throws `not_found` if the wave to resend does not exist.
 */
export async function beginWave(
  db: Db,
  { name, per_hour, members, again }: InvitationWish,
  { at }: InvitationTime,
): Promise<InvitationWave & { unknown: string[] }> {
  const wave_id = newId()
  await addWave(db, { wave_id, name, per_hour, begun_at: at })
  const unknown: string[] = []
  if (again !== undefined) await addLapsed(db, wave_id, again, at)
  else if (members === undefined) await addAll(db, wave_id, at)
  else {
    const known: string[] = []
    for (const nevg of new Set(members)) {
      const member_id = await findMemberByNevg(db, nevg)
      if (member_id === null) unknown.push(nevg)
      else known.push(member_id)
    }
    await addUninvited(db, wave_id, known, at)
  }
  return { ...(await getInvitationWave(db, wave_id, { at })), unknown }
}

async function addUninvited(db: Db, wave_id: string, member_ids: readonly string[], at: Date): Promise<void> {
  for (let first = 0; first < member_ids.length; first += step) {
    const some = member_ids.slice(first, first + step)
    const invited = await findInvited(db, some, lapsedBefore(at))
    const entering = await findMembersWithIdentity(db, some)
    await addInvitations(
      db,
      wave_id,
      some.filter((member_id) => !invited.has(member_id) && !entering.has(member_id)),
    )
  }
}

async function addAll(db: Db, wave_id: string, at: Date): Promise<void> {
  let after: string | null = null
  do {
    const found: string[] = await findUninvited(db, { after, limit: step })
    await addUninvited(db, wave_id, found, at)
    after = found.length === step ? (found.at(-1) ?? null) : null
  } while (after !== null)
}

async function addLapsed(db: Db, wave_id: string, again: string, at: Date): Promise<void> {
  if (!isId(again) || !(await findWave(db, again))) throw problem('not_found')
  let after: string | null = null
  do {
    const found: string[] = await findLapsed(db, again, { mailed_before: lapsedBefore(at), after, limit: step })
    await addUninvited(db, wave_id, found, at)
    after = found.length === step ? (found.at(-1) ?? null) : null
  } while (after !== null)
}

const shownWave = (
  { wave_id: id, begun_at, paused_at, done_at, ...wave }: Wave,
  counts?: InvitationWave['counts'],
) => ({
  id,
  ...wave,
  begun_at: begun_at.toISOString(),
  paused_at: paused_at?.toISOString() ?? null,
  done_at: done_at?.toISOString() ?? null,
  counts: counts ?? { waiting: 0, mailed: 0, lapsed: 0, active: 0, refused: 0 },
})

/** A wave with its number of members in each state; throws `not_found`. */
export async function getInvitationWave(db: Db, wave_id: string, { at }: InvitationTime): Promise<InvitationWave> {
  const wave = await findWave(db, wave_id)
  if (!wave) throw problem('not_found')
  return shownWave(wave, (await countInvitations(db, [wave_id], lapsedBefore(at))).get(wave_id))
}

export async function findInvitationWaves(db: Db, { at }: InvitationTime): Promise<InvitationWave[]> {
  const waves = await findWaves(db, newest)
  const counts = await countInvitations(
    db,
    waves.map(({ wave_id }) => wave_id),
    lapsedBefore(at),
  )
  return waves.map((wave) => shownWave(wave, counts.get(wave.wave_id)))
}

/** Pauses a wave, or resumes it at a pace; throws `not_found`, and `conflict` for a finished one. */
export async function steerWave(
  db: Db,
  wave_id: string,
  { paused, per_hour, at }: InvitationTime & { paused: boolean; per_hour?: number | undefined },
): Promise<InvitationWave> {
  const wave = await getInvitationWave(db, wave_id, { at })
  const changed = await changeWave(db, wave_id, {
    paused_at: paused ? new Date(wave.paused_at ?? at) : null,
    ...(per_hour === undefined ? {} : { per_hour }),
  })
  if (!changed) throw problem('conflict')
  return getInvitationWave(db, wave_id, { at })
}

type InvitationQuery = {
  limit: number
  cursor?: string | undefined
  state?: (typeof invitationStates)[number] | undefined
}

/** A page of a wave's members; throws `not_found`. */
export async function getInvitedMember(
  db: Db,
  wave_id: string,
  { limit, cursor, state }: InvitationQuery,
  { at }: InvitationTime,
) {
  await getInvitationWave(db, wave_id, { at })
  const after = cursor === undefined ? null : memberIdOf(cursor)
  const rows = await pageOfInvited(db, wave_id, {
    state: state ?? null,
    after,
    limit: limit + 1,
    mailed_before: lapsedBefore(at),
  })
  const page = rows.slice(0, limit)
  const names = await findMemberNames(
    db,
    page.map(({ member_id }) => member_id),
  )
  return {
    data: page.map(({ member_id, state: stands, mailed_at }) => ({
      nevg: names.get(member_id)?.nevg ?? '',
      state: stands,
      mailed_at: mailed_at?.toISOString() ?? null,
    })),
    next_cursor: rows.length > limit ? Buffer.from(page.at(-1)?.member_id ?? '').toString('base64url') : null,
  }
}

function memberIdOf(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString()
  if (!isId(id)) throw problem('malformed_request')
  return id
}

/** Number of a wave's mails due in a minute: its hourly pace, spread evenly. */
export function dueIn(minute: Date, per_hour: number): number {
  const past = minute.getUTCMinutes()
  return Math.floor(((past + 1) * per_hour) / 60) - Math.floor((past * per_hour) / 60)
}

/**
 * Mails the part of every running wave that is due in this minute. The transaction that writes a mail also settles its
 * invitation: a run that is killed, late or duplicated mails nobody twice, and leaves the rest for the next run.
 */
export async function mailInvitations(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>,
): Promise<void> {
  const { db, clock, log } = platform
  for (const { wave_id, per_hour } of await findRunning(db)) {
    let mailed = 0
    for (const member_id of await findWaiting(db, wave_id, dueIn(clock(), per_hour))) {
      if (await mailOne(platform, wave_id, member_id)) mailed += 1
    }
    // A wave gets no more members once it has started.
    if ((await findWaiting(db, wave_id, 1)).length === 0) await endWave(db, wave_id, clock())
    if (mailed > 0) log.info({ event: 'invitations_mailed', wave_id, mailed }, 'invitations of a wave left')
  }
}

async function mailOne(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>,
  wave_id: string,
  member_id: string,
): Promise<boolean> {
  const settle = (db: Db, state: 'mailed' | 'active' | 'refused') =>
    settleInvitation(db, { member_id, wave_id, state, at: platform.clock() })
  try {
    return await inTransaction(platform.db, async (tx) => {
      if (!(await settle(tx, 'mailed'))) return false
      await inviteMember(createUnit(tx, platform, { member_id, actor: 'insurer' }), platform)
      return true
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // A member who has a password by now needs no invitation; one who is disabled, frozen or erased gets none.
    await settle(platform.db, error.code === 'conflict' ? 'active' : 'refused')
    return false
  }
}
