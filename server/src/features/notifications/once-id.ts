import type { Config } from '#platform/config.ts'
import { deriveKey, keyedHash } from '#platform/keys.ts'

type Fact = { member_id: string; kind: string; once: string }

/** The id of what is told once: always the same for a fact, and known to nobody who has not the portal's secret (RFC 9562, version 8). */
export function onceId({ secret }: Pick<Config, 'secret'>, { member_id, kind, once }: Fact): string {
  const hex = keyedHash(deriveKey(secret, 'notifications'), `${member_id} ${kind} ${once}`).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
