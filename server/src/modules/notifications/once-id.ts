import { keyedHash } from '#platform/keys.ts'
import type { Platform } from '#platform/portal.ts'

type Fact = { member_id: string; kind: string; once: string }

/** The id of what is told once: always the same for a fact, and known to nobody who has not the portal's secret (RFC 9562, version 8). */
export function onceId({ lasting }: Pick<Platform['config'], 'lasting'>, { member_id, kind, once }: Fact): string {
  const hex = keyedHash(lasting.notifications, `${member_id} ${kind} ${once}`).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
