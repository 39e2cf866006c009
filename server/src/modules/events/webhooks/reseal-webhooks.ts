import type { Config } from '#platform/config/config.ts'
import { deriveKeys } from '#platform/crypto/keys.ts'
import { isUnsealed } from '#platform/crypto/seal.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openSecret, purpose, sealSecret } from './send/signed-message.ts'
import { changeWebhook, findWebhook, findWebhooks } from './webhooks.store.ts'

/** Encrypts secrets under the newest key that the previous one encrypted; returns the number of changed webhooks. */
export async function resealWebhooks(db: Db, config: Pick<Config, 'secret' | 'previous_secret'>): Promise<number> {
  const [newest] = deriveKeys(config, purpose)
  const isOld = (sealed: Uint8Array | null) => sealed !== null && !isUnsealed(newest, sealed)
  let changed = 0
  for (const { webhook_id } of await findWebhooks(db))
    changed += await inTransaction(db, async (tx) => {
      const row = await findWebhook(tx, webhook_id, { lock: true })
      if (!row || !(isOld(row.sealed_secret) || isOld(row.former_sealed_secret))) return 0
      const again = (sealed: Uint8Array) => sealSecret(config, openSecret(config, sealed))
      await changeWebhook(
        tx,
        webhook_id,
        {
          sealed_secret: again(row.sealed_secret),
          former_sealed_secret: row.former_sealed_secret && again(row.former_sealed_secret),
        },
        row.changed_at,
      )
      return 1
    })
  return changed
}
