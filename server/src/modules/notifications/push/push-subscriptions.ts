import type { BodyOf } from '@coussinet/contract/endpoint.ts'
import type { PushDevice, PushDevices, savePushSubscription } from '@coussinet/contract/push.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import type { Member } from '#platform/http/access.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { createUnit, type UnitOfWork } from '../unit-of-work.ts'
import { readPushAddress } from './push-address.ts'
import { getPushKeys, isBrowserKey } from './push-keys.ts'
import {
  addSubscription,
  deleteSubscriptions,
  findIdsBySession,
  findSubscriptions,
  lockOwner,
  renewSubscription,
  setDetails,
  setOwner,
} from './push-subscriptions.store.ts'
import { sealSubscription } from './sealed-subscription.ts'

type DeviceName = Pick<PushDevice, 'browser' | 'system' | 'device'>
/** Extracts browser and system of a user agent. */
export type NameDevice = (user_agent: string) => Promise<DeviceName>

type SubscriptionDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>
type SubscriberSession = Pick<Member, 'id' | 'session_id'>

const mostDevices = 10
const changesAllowed = { limit: 60, window_seconds: 3600 }

export async function listDevices(
  db: Db,
  { config }: SubscriptionDeps,
  { id, session_id }: SubscriberSession,
  nameDevice: NameDevice,
): Promise<PushDevices> {
  const rows = await findSubscriptions(db, id)
  const data = await Promise.all(
    rows.map(async (row) => ({
      id: row.subscription_id,
      current: row.session_id === session_id,
      ...(await nameDevice(row.user_agent)),
      details: row.details,
      created_at: row.created_at.toISOString(),
      last_sent_at: row.last_sent_at?.toISOString() ?? null,
    })),
  )
  return { data, public_key: getPushKeys(config)?.public_key ?? null }
}

type NewDevice = { session_id: string; user_agent: string; subscription: BodyOf<typeof savePushSubscription> }

/**
 * Stores the subscription of the session's browser; again and again is once. Another member who had it on the same device has it no more.
 * Throws 422 `push_endpoint` for an address that is of no known push service or a key that is none, and `conflict` where push is off.
 */
export async function subscribe(
  tx: UnitOfWork,
  platform: SubscriptionDeps,
  { session_id, user_agent, subscription }: NewDevice,
): Promise<void> {
  const { db, member_id, at } = tx
  const { config } = platform
  if (config.push === null) throw problem('conflict')
  if (!readPushAddress(subscription.endpoint, config.push)) throw fieldProblem('endpoint', 'push_endpoint')
  if (!isBrowserKey(subscription.keys.p256dh)) throw fieldProblem('keys.p256dh', 'push_endpoint')
  await countAttempt(db, { key: `push-subscriptions ${member_id}`, ...changesAllowed }, at)
  const endpoint_hash = hash(subscription.endpoint)
  const own = { member_id, subscription_id: newId() }
  const device = { session_id, sealed: sealSubscription(config, subscription), user_agent: user_agent.slice(0, 300) }
  const owner = await lockOwner(db, endpoint_hash, own)
  if (owner.member_id === member_id && (await renewSubscription(db, { ...owner, ...device }))) return
  await setOwner(db, endpoint_hash, own)
  if (owner.member_id !== member_id) await takeOver(tx, platform, owner)
  const known = await findSubscriptions(db, member_id)
  const replaced = known.filter((row, place) => row.session_id === session_id || place >= mostDevices - 1)
  await deleteSubscriptions(
    db,
    member_id,
    replaced.map(({ subscription_id }) => subscription_id),
  )
  await addSubscription(db, { ...own, ...device, endpoint_hash, created_at: at })
  await tx.audit('push.subscribed', { subject_id: own.subscription_id })
  await tx.announce('notifications')
}

async function takeOver(
  { db, at }: UnitOfWork,
  platform: SubscriptionDeps,
  { member_id, subscription_id }: { member_id: string; subscription_id: string },
): Promise<void> {
  if ((await deleteSubscriptions(db, member_id, [subscription_id])).length === 0) return
  const former = createUnit(db, platform, { member_id, at, actor: 'system' })
  await former.audit('push.ended', { subject_id: subscription_id, details: { reason: 'taken_over' } })
  await former.announce('notifications')
}

/** Throws `not_found` for another member's too. */
export async function changeDevice(tx: UnitOfWork, subscription_id: string, details: boolean): Promise<void> {
  const { db, member_id } = tx
  if (!(await setDetails(db, { member_id, subscription_id }, details))) throw problem('not_found')
  await tx.audit('push.changed', { subject_id: subscription_id, details: { details } })
  await tx.announce('notifications')
}

/** Throws `not_found` for another member's too. */
export async function endDevice(tx: UnitOfWork, subscription_id: string): Promise<void> {
  const ended = await deleteSubscriptions(tx.db, tx.member_id, [subscription_id])
  if (ended.length === 0) throw problem('not_found')
  await tx.audit('push.ended', { subject_id: subscription_id })
  await tx.announce('notifications')
}

/** Ends the subscriptions of sessions that have ended: who is signed out sees nothing more of the member. */
export async function endPushOfSessions(db: Db, member_id: string, session_ids: readonly string[]): Promise<void> {
  await deleteSubscriptions(db, member_id, await findIdsBySession(db, member_id, session_ids))
}

/** Ends all subscriptions of a member but the kept session's: a subscription outlives a session that expired, and its row. */
export async function endPushOfOtherSessions(db: Db, member_id: string, excepted?: string): Promise<void> {
  const ended = (await findSubscriptions(db, member_id)).filter(({ session_id }) => session_id !== excepted)
  await deleteSubscriptions(
    db,
    member_id,
    ended.map(({ subscription_id }) => subscription_id),
  )
}
