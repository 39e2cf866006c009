import { sql } from 'kysely'
import { hash, isOneOf, keyedHash, keysOf, type Secrets } from '../crypto/keys.ts'
import type { Db } from '../db/db.ts'
import { deleteOld } from '../db/delete-old.ts'
import { problem } from './problem.ts'

export type StoredAnswer = { status: number; answer: unknown }

export type IdempotencyRow = StoredAnswer & { request_hash: Uint8Array; created_at: Date }

/** Scope of one caller's stored answers. */
export type IdempotencyStore = {
  owner: string
  find(db: Db, key: string): Promise<IdempotencyRow | null>
  /** false when there is one already that is younger than `forgotten` */
  put(db: Db, key: string, row: Omit<IdempotencyRow, 'answer'> & { answer: string }, forgotten: Date): Promise<boolean>
}

/** A keyed call: the same key of the same caller with the same content gives the first answer again for 24 hours. */
export type KeyedCall = {
  store: IdempotencyStore
  key: string
  /** the first is kept; while the secret is rotated, what the former one made is known too */ request_hashes: readonly [
    Buffer,
    ...Buffer[],
  ]
  at: Date
}

const keptFor = 24 * 60 * 60 * 1000

export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x20-\x7e]{1,64}$/.test(header)) throw problem('malformed_request')
  return header
}

/**
 * A digest of what is asked: address, fields, and the file's own digest. Who reads the database cannot try the passwords
 * and codes that a body may hold without the portal's secret.
 */
export function requestHashes(secrets: Secrets, parts: (string | Buffer)[]): [Buffer, ...Buffer[]] {
  const [newest, ...former] = keysOf(secrets, 'idempotency')
  const content = Buffer.concat(parts.map((part) => hash(part))).toString('hex')
  return [keyedHash(newest, content), ...former.map((key) => keyedHash(key, content))]
}

/** The kept answer of a key; null when there is none; `idempotency_mismatch` for another content. */
export async function findStoredAnswer(
  db: Db,
  { store, key, request_hashes, at }: KeyedCall,
): Promise<StoredAnswer | null> {
  const row = await store.find(db, key)
  if (!row || row.created_at.getTime() <= at.getTime() - keptFor) return null
  if (!isOneOf(request_hashes, row.request_hash)) throw problem('idempotency_mismatch')
  return { status: row.status, answer: row.answer }
}

/** Keeps the answer in the transaction of the fact; false when another call with that key was first. */
export function storeAnswer(
  db: Db,
  { store, key, request_hashes: [request_hash], at }: KeyedCall,
  { status, answer }: StoredAnswer,
): Promise<boolean> {
  return store.put(
    db,
    key,
    { request_hash, status, answer: JSON.stringify(answer ?? null), created_at: at },
    new Date(at.getTime() - keptFor),
  )
}

/** The answers of a member. */
export const memberIdempotency = (member_id: string): IdempotencyStore => ({
  owner: member_id,
  async find(db, key) {
    const row = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'answer', 'created_at'])
      .where('member_id', '=', member_id)
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
    return row ?? null
  },
  async put(db, key, row, forgotten) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('idempotency_keys')
      .values({ member_id, idempotency_key: key, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'idempotency_key'])
          .doUpdateSet(row)
          .where('idempotency_keys.created_at', '<=', forgotten),
      )
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows ?? 0) > 0
  },
})

/** The answers of a machine of the insurer's. */
export const clientIdempotency = (client_id: string): IdempotencyStore => ({
  owner: client_id,
  async find(db, key) {
    const row = await db
      .selectFrom('integration_idempotency_keys')
      .select(['request_hash', 'status', 'answer', 'created_at'])
      .where('client_id', '=', client_id)
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
    return row ?? null
  },
  async put(db, key, row, forgotten) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('integration_idempotency_keys')
      .values({ client_id, idempotency_key: key, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['client_id', 'idempotency_key'])
          .doUpdateSet(row)
          .where('integration_idempotency_keys.created_at', '<=', forgotten),
      )
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows ?? 0) > 0
  },
})

/** Forgets the answers that members were given before a moment. */
export async function sweepAnswers(db: Db, before: Date): Promise<void> {
  await deleteOld(db, {
    table: 'idempotency_keys',
    key: ['member_id', 'idempotency_key'],
    column: 'created_at',
    before,
  })
}

/** The same of machines. */
export async function sweepMachineAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('integration_idempotency_keys').where('created_at', '<', before).execute()
}

type StoredAnswerChange = { member_id: string; /** id of what the answers are about */ id: string; answer: unknown }

/** Gives the keyed calls of a member whose answers are about one thing another answer: what may be told of it now. In the transaction of its change. */
export async function replaceStoredAnswers(db: Db, { member_id, id, answer }: StoredAnswerChange): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('member_id', '=', member_id)
    .where(sql<boolean>`answer->>'id' = ${id}`)
    .execute()
}
