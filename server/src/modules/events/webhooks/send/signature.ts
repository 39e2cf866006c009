import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A secret as Standard Webhooks writes it: 32 random bytes. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

type Message = { id: string; /** seconds */ timestamp: number; body: string }

/** The `webhook-signature` of a message: one `v1` for each secret, so that a receiver can change over. */
export function signatureOf({ id, timestamp, body }: Message, secrets: readonly string[]): string {
  const signed = `${id}.${timestamp}.${body}`
  return secrets.map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`).join(' ')
}

const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64')
