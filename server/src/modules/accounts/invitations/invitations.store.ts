import type { InvitationWave, invitationStates } from '@coussinet/contract/integration/invitations.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'

type InvitationState = 'waiting' | 'mailed' | 'active' | 'refused'
type ShownState = (typeof invitationStates)[number]
export type Wave = {
  wave_id: string
  name: string
  per_hour: number
  begun_at: Date
  paused_at: Date | null
  done_at: Date | null
}

export async function addWave(db: Db, wave: Omit<Wave, 'paused_at' | 'done_at'>): Promise<void> {
  await db.insertInto('invitation_waves').values(wave).execute()
}

export async function findWave(db: Db, wave_id: string): Promise<Wave | null> {
  const row = await db.selectFrom('invitation_waves').selectAll().where('wave_id', '=', wave_id).executeTakeFirst()
  return row ?? null
}

export const findWaves = (db: Db, limit: number): Promise<Wave[]> =>
  db.selectFrom('invitation_waves').selectAll().orderBy('begun_at', 'desc').orderBy('wave_id').limit(limit).execute()

/** Unfinished waves, oldest first. */
export const findRunning = (db: Db): Promise<Wave[]> =>
  db
    .selectFrom('invitation_waves')
    .selectAll()
    .where('paused_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('begun_at')
    .orderBy('wave_id')
    .execute()

/** Changes an unfinished wave; returns false for a finished one. */
export async function changeWave(
  db: Db,
  wave_id: string,
  changes: Partial<Pick<Wave, 'paused_at' | 'per_hour'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('invitation_waves')
    .set(changes)
    .where('wave_id', '=', wave_id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Ends a wave, unless it is paused or has ended. */
export async function endWave(db: Db, wave_id: string, at: Date): Promise<void> {
  await db
    .updateTable('invitation_waves')
    .set({ done_at: at })
    .where('wave_id', '=', wave_id)
    .where('done_at', 'is', null)
    .where('paused_at', 'is', null)
    .execute()
}

export async function addInvitations(db: Db, wave_id: string, member_ids: readonly string[]): Promise<void> {
  if (member_ids.length === 0) return
  await db
    .insertInto('invitations')
    .values(member_ids.map((member_id) => ({ member_id, wave_id, state: 'waiting' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Members who wait in a wave, or were mailed a link that still works. */
export async function findInvited(db: Db, member_ids: readonly string[], mailed_after: Date): Promise<Set<string>> {
  if (member_ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('invitations')
    .select('member_id')
    .where(anyOf('member_id', member_ids))
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'mailed'), eb('mailed_at', '>', mailed_after)])]),
    )
    .execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

export async function findLapsed(
  db: Db,
  wave_id: string,
  { mailed_before, after, limit }: { mailed_before: Date; after: string | null; limit: number },
): Promise<string[]> {
  let rows = db
    .selectFrom('invitations')
    .select('member_id')
    .where('wave_id', '=', wave_id)
    .where('state', '=', 'mailed')
    .where('mailed_at', '<=', mailed_before)
  if (after !== null) rows = rows.where('member_id', '>', after)
  return (await rows.orderBy('member_id').limit(limit).execute()).map(({ member_id }) => member_id)
}

export async function findWaiting(db: Db, wave_id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('invitations')
    .select('member_id')
    .where('wave_id', '=', wave_id)
    .where('state', '=', 'waiting')
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/**
 * Removes a waiting invitation from the queue, in the transaction that sends its mail; returns false if another one
 * did.
 */
export async function settleInvitation(
  db: Db,
  {
    member_id,
    wave_id,
    state,
    at,
  }: { member_id: string; wave_id: string; state: Exclude<InvitationState, 'waiting'>; at: Date },
): Promise<boolean> {
  const settled = await db
    .updateTable('invitations')
    .set({ state, ...(state === 'mailed' ? { mailed_at: at } : {}) })
    .where('member_id', '=', member_id)
    .where('wave_id', '=', wave_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return settled.numUpdatedRows > 0n
}

/** Records the member's first sign-in in every wave that invited them. */
export async function markActivated(db: Db, member_id: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ state: 'active' })
    .where('member_id', '=', member_id)
    .where('state', '!=', 'active')
    .execute()
}

/** State of an invitation as shown: it has lapsed if its link expired unused. */
const shown = (mailed_before: Date) =>
  sql<ShownState>`case when state = 'mailed' and mailed_at <= ${mailed_before} then 'lapsed' else state end`

type WaveCounts = InvitationWave['counts']

export async function countInvitations(
  db: Db,
  wave_ids: readonly string[],
  mailed_before: Date,
): Promise<Map<string, WaveCounts>> {
  if (wave_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('invitations')
    .select(['wave_id', shown(mailed_before).as('shown'), ({ fn }) => fn.countAll().as('count')])
    .where(anyOf('wave_id', wave_ids))
    .groupBy(['wave_id', 'shown'])
    .execute()
  const counts = new Map<string, WaveCounts>()
  for (const { wave_id, shown: state, count } of rows) {
    const known = counts.get(wave_id) ?? { waiting: 0, mailed: 0, lapsed: 0, active: 0, refused: 0 }
    counts.set(wave_id, { ...known, [state]: Number(count) })
  }
  return counts
}

type InvitationPage = { state: ShownState | null; after: string | null; limit: number; mailed_before: Date }

export async function pageOfInvited(db: Db, wave_id: string, { state, after, limit, mailed_before }: InvitationPage) {
  let rows = db
    .selectFrom('invitations')
    .select(['member_id', 'mailed_at', shown(mailed_before).as('state')])
    .where('wave_id', '=', wave_id)
  if (state !== null) rows = rows.where(shown(mailed_before), '=', state)
  if (after !== null) rows = rows.where('member_id', '>', after)
  return rows.orderBy('member_id').limit(limit).execute()
}

/** Deletes waves that ended before a time, with their invitations; returns how many. */
export async function deleteOldWaves(db: Db, before: Date): Promise<number> {
  const old = await db.selectFrom('invitation_waves').select('wave_id').where('done_at', '<', before).execute()
  for (const { wave_id } of old) {
    await db.deleteFrom('invitations').where('wave_id', '=', wave_id).execute()
    await db.deleteFrom('invitation_waves').where('wave_id', '=', wave_id).execute()
  }
  return old.length
}
