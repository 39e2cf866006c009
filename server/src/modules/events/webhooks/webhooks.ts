import { eventNames } from '@coussinet/contract/integration/events.ts'
import type { NewWebhook, Webhook, WebhookTry, WebhookWish } from '@coussinet/contract/integration/webhooks.ts'
import type { Config } from '#platform/config/config.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { timedId } from '#platform/crypto/ids.ts'
import type { Secrets } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { openSender } from './send/post.ts'
import { createWebhookHeaders, newSecret, sealSecret, openSigningSecrets } from './send/signed-message.ts'
import { readWebhookAddress } from './send/webhook-address.ts'
import {
  changeWebhook,
  countWebhooks,
  deleteWebhook,
  findWebhook,
  findWebhooks,
  hasWaiting,
  insertWebhook,
  lockWebhooks,
  type WebhookRow,
} from './webhooks.store.ts'

type WebhookDeps = Pick<Platform, 'clock'> & {
  config: Secrets & Pick<Config, 'production' | 'webhook_private_addresses'>
}

/** Each webhook adds a delivery per event: hence the limit. */
const most = 10

export async function readWebhooks(db: Db): Promise<Webhook[]> {
  return (await findWebhooks(db)).map(shown)
}

function shown({ webhook_id, url, events, created_at, disabled_at, former_until }: WebhookRow): Webhook {
  return {
    id: webhook_id,
    url,
    // A webhook made by the previous release also lists events by their former names, for its nodes; these are not shown.
    events: events?.filter((event) => eventNames.includes(event)) ?? null,
    created_at: created_at.toISOString(),
    disabled_at: disabled_at?.toISOString() ?? null,
    former_until: former_until?.toISOString() ?? null,
  }
}

/**
 * Adds a webhook, with a secret that is returned only this once, or changes it. Throws `webhook_url` at `url` for an unsafe address,
 * `conflict` for an eleventh one, and for the id of a removed one that still has waiting deliveries.
 */
export async function saveWebhook(
  db: Db,
  { clock, config }: WebhookDeps,
  webhook_id: string,
  {
    url,
    events,
    disabled,
    secret = newSecret(),
  }: WebhookWish & { /** known secret, for sandboxes only */ secret?: string },
): Promise<NewWebhook> {
  checkUrl(config, url)
  const at = clock()
  const former = await findWebhook(db, webhook_id, { lock: true })
  if (former) {
    await changeWebhook(db, webhook_id, { url, events, disabled_at: disabled ? (former.disabled_at ?? at) : null }, at)
    await auditOperation(db, { action: 'webhook.changed', subject_id: webhook_id, details: { disabled, events }, at })
    return { ...(await found(db, webhook_id)), secret: null }
  }
  await lockWebhooks(db)
  if ((await countWebhooks(db)) >= most || (await hasWaiting(db, webhook_id))) throw problem('conflict')
  if (
    !(await insertWebhook(db, {
      webhook_id,
      url,
      events,
      sealed_secret: sealSecret(config, secret),
      disabled_at: disabled ? at : null,
      at,
    }))
  )
    throw problem('conflict')
  await auditOperation(db, { action: 'webhook.added', subject_id: webhook_id, details: { events }, at })
  return { ...(await found(db, webhook_id)), secret }
}

async function found(db: Db, webhook_id: string): Promise<Webhook> {
  const row = await findWebhook(db, webhook_id)
  if (!row) throw problem('not_found')
  return shown(row)
}

function checkUrl({ production, webhook_private_addresses }: WebhookDeps['config'], url: string): void {
  const read = readWebhookAddress(url, { private_addresses: webhook_private_addresses, production })
  if ('fault' in read) throw fieldProblem('url', 'webhook_url')
}

/** Removes a webhook. Throws `not_found`. */
export async function removeWebhook(db: Db, { clock }: Pick<WebhookDeps, 'clock'>, webhook_id: string): Promise<void> {
  if (!(await deleteWebhook(db, webhook_id))) throw problem('not_found')
  await auditOperation(db, { action: 'webhook.removed', subject_id: webhook_id, at: clock() })
}

/**
 * Makes a new secret; the former one also signs for some hours. Throws `not_found`, and `conflict` within those hours, because the portal
 * does not know which of the two the receiver uses. With zero hours both former ones end at once.
 */
export async function rotateSecret(
  db: Db,
  { clock, config }: WebhookDeps,
  webhook_id: string,
  former_hours: number,
): Promise<{ secret: string; former_until: string }> {
  const row = await findWebhook(db, webhook_id, { lock: true })
  if (!row) throw problem('not_found')
  const at = clock()
  if (former_hours > 0 && row.former_until !== null && row.former_until > at) throw problem('conflict')
  const secret = newSecret()
  const former_until = new Date(at.getTime() + former_hours * 3_600_000)
  await changeWebhook(
    db,
    webhook_id,
    { sealed_secret: sealSecret(config, secret), former_sealed_secret: row.sealed_secret, former_until },
    at,
  )
  await auditOperation(db, { action: 'webhook.rotated', subject_id: webhook_id, details: { former_until }, at })
  return { secret, former_until: former_until.toISOString() }
}

/** Sends a `ping` now, once; it is not stored. Throws `not_found`. */
export async function pingWebhook(
  db: Db,
  { clock, config }: WebhookDeps,
  webhook_id: string,
): Promise<WebhookTry & { delivered: boolean }> {
  const row = await findWebhook(db, webhook_id)
  if (!row) throw problem('not_found')
  const at = clock()
  const event_id = timedId(at)
  const body = JSON.stringify({ event_id, event: 'ping', at: at.toISOString() })
  const sender = openSender({ private_addresses: config.webhook_private_addresses, production: config.production })
  try {
    const { delivered, status_code, ms, error } = await sender.post(
      row.url,
      createWebhookHeaders(openSigningSecrets(config, row), event_id, body, at),
      body,
    )
    return { at: at.toISOString(), delivered, status_code, ms, error }
  } finally {
    sender.close()
  }
}
