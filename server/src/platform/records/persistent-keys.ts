import { sql } from 'kysely'
import { deriveKey, deriveKeys, type Secrets } from '../crypto/keys.ts'
import { isUnsealed, openSealed, seal } from '../crypto/seal.ts'
import type { Db } from '../db/db.ts'

/**
 * Keys of hashes that stay comparable as long as there are rows: of godchildren's mailboxes, and of notifications sent once. New keys after
 * a rotation would let the same thing happen twice; so the first ones are kept, encrypted with the current secret. So is the key by which
 * push services know the portal: with another one, every device would have to subscribe again.
 */
const purposes = ['godchildren', 'notifications', 'push'] as const
export type PersistentKeys = Record<(typeof purposes)[number], Buffer>

const fact = 'lasting_keys'
const sealedFor = 'lasting keys'
const unknownSecret = () =>
  new Error(
    'SECRET_KEY is not the one that this database knows: it must be the same on every node and after every restore. To change it, give the former one as SECRET_KEY_PREVIOUS.',
  )

/**
 * Throws the same sentence, and writes nothing. A database that no portal of this version has started on has no keys,
 * and accepts any secret.
 */
export async function checkSecrets(db: Db, secrets: readonly Buffer[]): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('portal_facts') is not null as there`.execute(db)
  if (!rows[0]?.there) return
  const row = await db.selectFrom('portal_facts').select('value').where('name', '=', fact).executeTakeFirst()
  if (row && !secrets.some((secret) => isUnsealed(deriveKey(secret, sealedFor), Buffer.from(row.value, 'base64'))))
    throw unknownSecret()
}

/**
 * Reads the keys, or creates them at the first start; keys encrypted with the previous secret are re-encrypted. Throws
 * a clear sentence if the secret does not fit the database.
 */
export async function openPersistentKeys(db: Db, secrets: Secrets): Promise<PersistentKeys> {
  const [newest, ...former] = deriveKeys(secrets, sealedFor)
  const first = derivedKeys(secrets)
  await db
    .insertInto('portal_facts')
    .values({ name: fact, value: seal(newest, JSON.stringify(first)).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('portal_facts')
    .select('value')
    .where('name', '=', fact)
    .executeTakeFirstOrThrow()
  const sealed = Buffer.from(value, 'base64')
  if (![newest, ...former].some((key) => isUnsealed(key, sealed))) throw unknownSecret()
  const known: Record<string, string> = JSON.parse(openSealed([newest, ...former], sealed))
  // A database of an earlier version lacks the keys of later purposes.
  const keys: Record<string, string> = { ...first, ...known }
  if (!isUnsealed(newest, sealed) || purposes.some((purpose) => known[purpose] === undefined)) {
    const { numUpdatedRows } = await db
      .updateTable('portal_facts')
      .set({ value: seal(newest, JSON.stringify(keys)).toString('base64') })
      .where('name', '=', fact)
      .where('value', '=', value)
      .executeTakeFirst()
    // Another node was first: its keys are the ones that all nodes use.
    if (numUpdatedRows === 0n) return openPersistentKeys(db, secrets)
  }
  const read = (purpose: (typeof purposes)[number]) => Buffer.from(keys[purpose] ?? '', 'base64')
  return { godchildren: read('godchildren'), notifications: read('notifications'), push: read('push') }
}

const derivedKeys = ({ secret }: Secrets): Record<string, string> =>
  Object.fromEntries(purposes.map((purpose) => [purpose, deriveKey(secret, purpose).toString('base64')]))
