import { randomBytes } from 'node:crypto'
import type { Scope } from '@coussinet/contract/domain/permissions.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { auditOperation } from '#platform/records/audit.ts'
import {
  addClient,
  addSecret,
  deleteSecrets,
  endSecret,
  findClients,
  findSecrets,
  lockClient,
  scopesIn,
  setRevoked,
} from './clients.store.ts'

/** Makes a secret of 256 random bits, with a prefix that identifies leaked ones. Only its SHA-256 is stored. */
const newSecret = () => `cms_${randomBytes(32).toString('base64url')}`

type NewClient = { name: string; scopes: readonly Scope[]; at: Date }

/** Creates a client of the insurer; returns its secret, which is shown only once. */
export async function createClient(
  db: Db,
  { name, scopes, at }: NewClient,
): Promise<{ client_id: string; secret: string }> {
  const [client_id, secret] = [newId(), newSecret()]
  await inTransaction(db, async (tx) => {
    await addClient(tx, { client_id, name, scopes, created_at: at })
    await addSecret(tx, { client_id, secret_hash: hash(secret), created_at: at })
    await auditOperation(tx, { action: 'client.created', subject_id: client_id, details: { name, scopes }, at })
  })
  return { client_id, secret }
}

type KnownClient = NewClient & { client_id: string; secret: string }

/** Creates a client with a known id and secret, for demos only; leaves an existing one unchanged. */
export async function saveKnownClient(db: Db, { client_id, secret, name, scopes, at }: KnownClient): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await addClient(tx, { client_id, name, scopes, created_at: at }))
      await addSecret(tx, { client_id, secret_hash: hash(secret), created_at: at })
  })
}

const mostSecrets = 3

type Rotation = { /** end of the period in which the present secret is valid too */ old_ends_at: Date; at: Date }

/**
 * Gives a client an additional secret; the others keep their end, so a rotation whose response was lost can be
 * repeated. Beyond three, the oldest ends. Null for an unknown or revoked client.
 */
export async function rotateSecret(
  db: Db,
  client_id: string,
  { old_ends_at, at }: Rotation,
): Promise<{ secret: string } | null> {
  const secret = newSecret()
  return inTransaction(db, async (tx) => {
    if (!(await lockClient(tx, client_id))) return null
    const secrets = await findSecrets(tx, client_id, at)
    const [retained, tooMany] = [secrets.slice(0, mostSecrets - 1), secrets.slice(mostSecrets - 1)]
    await deleteSecrets(
      tx,
      client_id,
      tooMany.map(({ secret_hash }) => secret_hash),
    )
    for (const { secret_hash, expires_at } of retained)
      if (expires_at === null || expires_at > old_ends_at) await endSecret(tx, secret_hash, old_ends_at)
    await addSecret(tx, { client_id, secret_hash: hash(secret), created_at: at })
    await auditOperation(tx, {
      action: 'client.secret_rotated',
      subject_id: client_id,
      details: { old_ends_at: old_ends_at.toISOString() },
      at,
    })
    return { secret }
  })
}

/**
 * Revokes a client with its secrets and tokens; other nodes notice within a second. False if it is unknown or already
 * revoked.
 */
export async function revokeClient(db: Db, client_id: string, at: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockClient(tx, client_id))) return false
    await setRevoked(tx, client_id, at)
    await auditOperation(tx, { action: 'client.revoked', subject_id: client_id, at })
    return true
  })
}

/** All clients, oldest first, with the number of valid secrets and the end of the last one. */
export async function listClients(db: Db, at: Date) {
  const clients = await findClients(db)
  return Promise.all(
    clients.map(async ({ scopes, ...client }) => {
      const secrets = await findSecrets(db, client.client_id, at)
      return {
        ...client,
        scopes: scopesIn(scopes),
        secrets: secrets.map(({ created_at, expires_at }) => ({ created_at, expires_at })),
      }
    }),
  )
}
