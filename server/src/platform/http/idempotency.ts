import { type RawBuilder, sql } from 'kysely'
import { hash, isOneOf, keyedHash, keysOf, type Secrets } from '../crypto/keys.ts'
import { compiledOnce } from '../db/compiled-once.ts'
import type { Db } from '../db/db.ts'
import { deleteOld } from '../db/delete-old.ts'
import { problem } from './problem.ts'

export type StoredAnswer = { status: number; answer: unknown }

export type IdempotencyRow = StoredAnswer & { request_hash: Uint8Array; created_at: Date }

type NewRow = Omit<IdempotencyRow, 'answer'> & { answer: string }

/** Scope of one caller's stored answers. */
export type IdempotencyStore = {
  owner: string
  find(db: Db, key: string): Promise<IdempotencyRow | null>
  /** Statement that gives a row when it has stored the answer: there was none, or one that is not younger than `forgotten`. With `from`, if that has a row. */
  put(key: string, row: NewRow, forgotten: Date, from?: RawBuilder<unknown>): RawBuilder<unknown>
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
export async function storeAnswer(db: Db, keyed: KeyedCall, answer: StoredAnswer): Promise<boolean> {
  const { rows } = await insertStoredAnswer(keyed, answer).execute(db)
  return rows.length > 0
}

/** The same as part of a larger statement: if `from` has a row. A row tells that the answer is stored. */
export function insertStoredAnswer(
  { store, key, request_hashes: [request_hash], at }: KeyedCall,
  { status, answer }: StoredAnswer,
  from?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const row = { request_hash, status, answer: JSON.stringify(answer ?? null), created_at: at }
  return store.put(key, row, new Date(at.getTime() - keptFor), from)
}

/** The answers of a member. */
export const memberIdempotency = (member_id: string): IdempotencyStore => ({
  owner: member_id,
  async find(db, key) {
    const [row] = await answersOfMember(db, { member_id, key })
    return row ?? null
  },
  put: (key, row, forgotten, from) => sql`
    insert into idempotency_keys as stored (member_id, idempotency_key, request_hash, status, answer, created_at)
    select ${member_id}::uuid, ${key}, ${newRow(row, from)} ${unlessYounger('member_id', forgotten)}`,
})

const answersOfMember = compiledOnce((db, { member_id, key }: { member_id: string; key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer', 'created_at'])
    .where('member_id', '=', member_id)
    .where('idempotency_key', '=', key),
)

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
  put: (key, row, forgotten, from) => sql`
    insert into integration_idempotency_keys as stored (client_id, idempotency_key, request_hash, status, answer, created_at)
    select ${client_id}, ${key}, ${newRow(row, from)} ${unlessYounger('client_id', forgotten)}`,
})

const newRow = ({ request_hash, status, answer, created_at }: NewRow, from: RawBuilder<unknown> = sql`(values (1))`) =>
  sql`${request_hash}::bytea, ${status}::smallint, ${answer}::json, ${created_at}::timestamptz from ${from} as cause`

const unlessYounger = (owner: 'member_id' | 'client_id', forgotten: Date) =>
  sql`on conflict (${sql.ref(owner)}, idempotency_key) do update set request_hash = excluded.request_hash,
      status = excluded.status, answer = excluded.answer, created_at = excluded.created_at
    where stored.created_at <= ${forgotten} returning idempotency_key`

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
