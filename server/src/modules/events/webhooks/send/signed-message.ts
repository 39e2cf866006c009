import { createHmac, randomBytes } from 'node:crypto'
import { deriveKeys, type Secrets } from '#platform/crypto/keys.ts'
import { openSealed, seal } from '#platform/crypto/seal.ts'
import type { WebhookRow } from '../webhooks.store.ts'

export type SigningSecrets = { secret: string; former: { secret: string; until: Date } | null }

export const purpose = 'webhooks'

export const sealSecret = (config: Secrets, secret: string): Buffer => seal(deriveKeys(config, purpose)[0], secret)
/** Throws if no key of the portal encrypted it. */
export const openSecret = (config: Secrets, sealed: Uint8Array): string =>
  openSealed(deriveKeys(config, purpose), sealed)

export function openSigningSecrets(
  config: Secrets,
  { sealed_secret, former_sealed_secret, former_until }: WebhookRow,
): SigningSecrets {
  return {
    secret: openSecret(config, sealed_secret),
    former:
      former_sealed_secret && former_until
        ? { secret: openSecret(config, former_sealed_secret), until: former_until }
        : null,
  }
}

/** Headers of Standard Webhooks: the same id at each attempt, the time of this one. */
export function createWebhookHeaders(
  { secret, former }: SigningSecrets,
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const signing = former && former.until > now ? [secret, former.secret] : [secret]
  return {
    'content-type': 'application/json',
    'user-agent': 'coussinet-webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': computeSignature({ id, timestamp, body }, signing),
  }
}

const prefix = 'whsec_'

/** New secret in the form of Standard Webhooks: 32 random bytes. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

export const isSecret = (text: string): boolean => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(text)

type WebhookMessage = { id: string; /** seconds */ timestamp: number; body: string }

/** `webhook-signature` of a message: one `v1` per secret, so that a receiver can switch. */
export function computeSignature({ id, timestamp, body }: WebhookMessage, secrets: readonly string[]): string {
  const signed = `${id}.${timestamp}.${body}`
  return secrets.map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`).join(' ')
}

const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64')
