import { deriveKey, deriveKeys, type Secrets } from '#platform/crypto/keys.ts'
import { isUnsealed, openSealed, seal } from '#platform/crypto/seal.ts'
import type { Db } from '#platform/db/db.ts'
import { readRows } from '#platform/db/read-pages.ts'
import { findSealed, type SealedRow, setSealed } from './push-subscriptions.store.ts'

/** Subscription of a browser: its address at the push service, and the keys for which pushes are encrypted. */
export type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

const purpose = 'push subscriptions'
const page = 500

export const sealSubscription = ({ secret }: Pick<Secrets, 'secret'>, subscription: BrowserSubscription): Buffer =>
  seal(deriveKey(secret, purpose), JSON.stringify(subscription))

/** Decrypts a stored subscription; null if no secret fits. */
export function openSubscription(secrets: Secrets, sealed: Uint8Array): BrowserSubscription | null {
  const keys = deriveKeys(secrets, purpose)
  return keys.some((key) => isUnsealed(key, sealed)) ? JSON.parse(openSealed(keys, sealed)) : null
}

/** Re-encrypts the subscriptions that the previous secret encrypted; returns how many. */
export async function resealSubscriptions(db: Db, secrets: Secrets): Promise<number> {
  const keys = deriveKeys(secrets, purpose)
  const [newest] = keys
  let count = 0
  for await (const row of readRows<SealedRow>(page, (after) => findSealed(db, after, page))) {
    if (isUnsealed(newest, row.sealed) || !keys.some((key) => isUnsealed(key, row.sealed))) continue
    await setSealed(db, row, { former: row.sealed, sealed: seal(newest, openSealed(keys, row.sealed)) })
    count += 1
  }
  return count
}
