import { type Scope, scopes } from '@coussinet/contract/domain/permissions.ts'
import type { Db } from '#platform/db/db.ts'
import { unexpired } from '#platform/db/expiry.ts'
import type { Machine } from '#platform/http/access.ts'
import { sweepMachineAnswers } from '#platform/http/idempotency.ts'

/** Stored scopes that still exist. */
export const scopesIn = (stored: readonly string[]): Scope[] => scopes.filter((scope) => stored.includes(scope))

export async function findByToken(
  db: Db,
  token_hash: Buffer,
  at: Date,
): Promise<{ caller: Machine; expires_at: Date } | null> {
  const row = await db
    .selectFrom('integration_tokens')
    .innerJoin('integration_clients', 'integration_clients.client_id', 'integration_tokens.client_id')
    .select(['integration_clients.client_id', 'integration_clients.name', 'integration_clients.scopes as granted'])
    .select(['integration_tokens.scopes', 'integration_tokens.expires_at'])
    .where('token_hash', '=', token_hash)
    .where(unexpired('integration_tokens', at))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { client_id, name, expires_at } = row
  return {
    expires_at,
    caller: { client_id, name, scopes: scopesIn(row.scopes).filter((scope) => row.granted.includes(scope)) },
  }
}

export async function findClient(db: Db, client_id: string) {
  const row = await db
    .selectFrom('integration_clients')
    .selectAll()
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  return row ?? null
}

export function findClients(db: Db) {
  return db.selectFrom('integration_clients').selectAll().orderBy('created_at').orderBy('client_id').execute()
}

/** Valid secrets of a client: the one without an end first, because it is the newest. */
export async function findSecrets(db: Db, client_id: string, at: Date) {
  return db
    .selectFrom('integration_client_secrets')
    .select(['secret_hash', 'created_at', 'expires_at'])
    .where('client_id', '=', client_id)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', at)]))
    .orderBy('expires_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

type IntegrationClient = { client_id: string; name: string; scopes: readonly Scope[]; created_at: Date }

/** Writes a client with its scopes; returns false if the id is taken. */
export async function addClient(db: Db, { scopes: granted, ...client }: IntegrationClient): Promise<boolean> {
  const added = await db
    .insertInto('integration_clients')
    .values({ ...client, scopes: [...granted] })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('client_id')
    .executeTakeFirst()
  return added !== undefined
}

type ClientSecret = { secret_hash: Buffer; client_id: string; created_at: Date }

export async function addSecret(db: Db, secret: ClientSecret): Promise<void> {
  await db.insertInto('integration_client_secrets').values(secret).execute()
}

/** Locks the client's row until the transaction ends; false for an unknown or revoked one. */
export async function lockClient(db: Db, client_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('integration_clients')
    .select('revoked_at')
    .where('client_id', '=', client_id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && row.revoked_at === null
}

export async function endSecret(db: Db, secret_hash: Uint8Array, expires_at: Date): Promise<void> {
  await db
    .updateTable('integration_client_secrets')
    .set({ expires_at })
    .where('secret_hash', '=', secret_hash)
    .execute()
}

export async function deleteSecrets(db: Db, client_id: string, secret_hashes: Uint8Array[]): Promise<void> {
  if (secret_hashes.length === 0) return
  await db
    .deleteFrom('integration_client_secrets')
    .where('client_id', '=', client_id)
    .where('secret_hash', 'in', secret_hashes)
    .execute()
}

export async function setRevoked(db: Db, client_id: string, at: Date): Promise<void> {
  await db.updateTable('integration_clients').set({ revoked_at: at }).where('client_id', '=', client_id).execute()
  await db.deleteFrom('integration_client_secrets').where('client_id', '=', client_id).execute()
  await db.deleteFrom('integration_tokens').where('client_id', '=', client_id).execute()
}

type ClientTokenRow = { token_hash: Buffer; client_id: string; scopes: Scope[]; created_at: Date; expires_at: Date }

export async function addToken(db: Db, token: ClientTokenRow): Promise<void> {
  await db.insertInto('integration_tokens').values(token).execute()
}

/** Deletes expired tokens and secrets, and stored answers after a day. */
export async function sweepClients(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('integration_tokens').where('expires_at', '<', at).execute()
  await db.deleteFrom('integration_client_secrets').where('expires_at', '<', at).execute()
  await sweepMachineAnswers(db, new Date(at.getTime() - 24 * 3_600_000))
}
