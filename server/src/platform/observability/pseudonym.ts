import { deriveKey, keyedHash } from '../crypto/keys.ts'

const purposes = { tags: 'analytics-id', errors: 'error-reports-id' } as const

/** Pseudonym of a member for another company: different for each, and irreversible without the portal's secret. */
export function computePseudonym(secret: Buffer, purpose: keyof typeof purposes, member_id: string): string {
  return keyedHash(deriveKey(secret, purposes[purpose]), member_id).toString('base64url')
}
