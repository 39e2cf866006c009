import { deriveKey, keyedHash } from '../crypto/keys.ts'

const purposes = { tags: 'analytics-id', errors: 'error-reports-id' } as const

/** The name under which one of the other companies may know a member: it leads back to nobody without the portal's secret, and the two cannot join theirs. */
export function computePseudonym(secret: Buffer, told: keyof typeof purposes, member_id: string): string {
  return keyedHash(deriveKey(secret, purposes[told]), member_id).toString('base64url')
}
