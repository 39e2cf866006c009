import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { problem } from '../core/problem.ts'
import { hash, isOneOf, keyedHash, deriveKeys, type Secrets } from '../crypto/keys.ts'
import { openSealed, seal } from '../crypto/seal.ts'
import { compiledOnce } from '../db/compiled-once.ts'
import type { Db } from '../db/db.ts'
import { deleteOld } from '../db/delete-old.ts'
import type { ReceivedFile } from '../files/received-file.ts'

export type StoredAnswer = { status: number; answer: unknown }

export type IdempotencyRow = StoredAnswer & { request_hash: Uint8Array; created_at: Date }

/** Answer to store, as JSON. It replaces an answer of the same key that is not newer than `forgotten`. */
export type NewAnswer = {
  owner: string
  key: string
  request_hash: Buffer
  status: number
  answer: string
  at: Date
  forgotten: Date
}

/** Time since when an identical call without a key counts as the same one, such as a double click (REL-04). */
export const repetitionSince = (at: Date): Date => new Date(at.getTime() - 10_000)

/** Stored answers of one caller. */
export type IdempotencyStore = {
  owner: string
  find(db: Db, key: string): Promise<IdempotencyRow | null>
  /** statement that returns a row if it stored the answer: the key had none, or an expired one */
  put(answer: NewAnswer): RawBuilder<unknown>
}

/** Keyed call: for 24 hours, or 30 days for a device's key, the same key, caller and content get the first answer again. */
export type KeyedCall = {
  store: IdempotencyStore
  key: string
  /** the first is stored; during a rotation of the secret, those of the previous one are recognised too */
  request_hashes: readonly [Buffer, ...Buffer[]]
  at: Date
  /** keys that encrypt an answer with a secret in it, newest first; null for all others */
  sealing: ReturnType<typeof deriveKeys> | null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Beginning of the keys of a device that sends what was written without a network: its repetition may come weeks after a lost answer. */
const devicePrefix = 'device-'
const keptFor = (key: string) => (key.startsWith(devicePrefix) ? 30 * DAY_MS : DAY_MS)

export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x20-\x7e]{1,64}$/.test(header)) throw problem('malformed_request')
  return header
}

/** Part of a request: text, or a file with a known digest. */
export type RequestPart = string | Pick<ReceivedFile, 'sha256'>

const digestOf = (part: RequestPart) => (typeof part === 'string' ? hash(part) : Buffer.from(part.sha256, 'hex'))

/**
 * Digest of a request: address, fields, and the digest of its file. Keyed with the portal's secret, so that whoever reads the database
 * cannot guess passwords or codes in a body.
 */
export function requestHashes(secrets: Secrets, parts: readonly RequestPart[]): [Buffer, ...Buffer[]] {
  const [newest, ...former] = deriveKeys(secrets, 'idempotency')
  const content = Buffer.concat(parts.map(digestOf)).toString('hex')
  return [keyedHash(newest, content), ...former.map((key) => keyedHash(key, content))]
}

/** Finds the stored answer of a key; null if there is none; throws `idempotency_mismatch` for different content. */
export async function findStoredAnswer(
  db: Db,
  { store, key, request_hashes, at, sealing }: KeyedCall,
): Promise<StoredAnswer | null> {
  const row = await store.find(db, key)
  if (!row || row.created_at.getTime() <= at.getTime() - keptFor(key)) return null
  if (!isOneOf(request_hashes, row.request_hash)) throw problem('idempotency_mismatch')
  return { status: row.status, answer: sealing === null ? row.answer : opened(sealing, row.answer) }
}

const Sealed = z.object({ sealed: z.string() })

function opened(keys: NonNullable<KeyedCall['sealing']>, stored: unknown): unknown {
  return JSON.parse(openSealed(keys, Buffer.from(Sealed.parse(stored).sealed, 'base64')))
}

/** Stores the answer in the transaction of the work; false if another call with that key was first. */
export async function storeAnswer(db: Db, keyed: KeyedCall, answer: StoredAnswer): Promise<boolean> {
  const { rows } = await keyed.store.put(newAnswer(keyed, answer)).execute(db)
  return rows.length > 0
}

export function newAnswer(
  { store: { owner }, key, request_hashes: [request_hash], at, sealing }: KeyedCall,
  { status, answer: body }: StoredAnswer,
): NewAnswer {
  const forgotten = new Date(at.getTime() - keptFor(key))
  const text = JSON.stringify(body ?? null)
  const answer = sealing === null ? text : JSON.stringify({ sealed: seal(sealing[0], text).toString('base64') })
  return { owner, key, request_hash, status, answer, at, forgotten }
}

/** Stored answers of a member. */
export const memberIdempotency = (member_id: string): IdempotencyStore => ({
  owner: member_id,
  async find(db, key) {
    const [row] = await answersOfMember(db, { member_id, key })
    return row ?? null
  },
  put: (answer) => sql`
    insert into idempotency_keys as stored (member_id, idempotency_key, request_hash, status, answer, created_at)
    values (${member_id}::uuid, ${newRow(answer)}) ${unlessYounger('member_id', answer)}`,
})

/** Builds the condition that a member's call with that key has no answer yet, for use in a larger statement. */
export const hasNoMemberAnswer = ({ owner, key, forgotten }: NewAnswer) => sql<boolean>`not exists (
  select from idempotency_keys as known
  where known.member_id = ${owner}::uuid and known.idempotency_key = ${key} and known.created_at > ${forgotten})`

/** Builds the insert of a member's answer, for use in a larger statement: it inserts if `from` has a row, and returns one if it did. */
export const insertMemberAnswer = (answer: NewAnswer, from: RawBuilder<unknown>) => sql`
    insert into idempotency_keys as stored (member_id, idempotency_key, request_hash, status, answer, created_at)
    select ${answer.owner}::uuid, ${newRow(answer)} from ${from} as cause ${unlessYounger('member_id', answer)}`

const answersOfMember = compiledOnce((db, { member_id, key }: { member_id: string; key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer', 'created_at'])
    .where('member_id', '=', member_id)
    .where('idempotency_key', '=', key),
)

/** Stored answers of a client of the insurer. */
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
  put: (answer) => sql`
    insert into integration_idempotency_keys as stored (client_id, idempotency_key, request_hash, status, answer, created_at)
    values (${client_id}, ${newRow(answer)}) ${unlessYounger('client_id', answer)}`,
})

const newRow = ({ key, request_hash, status, answer, at }: NewAnswer) =>
  sql`${key}::text, ${request_hash}::bytea, ${status}::smallint, ${answer}::json, ${at}::timestamptz`

const unlessYounger = (owner: 'member_id' | 'client_id', { forgotten }: NewAnswer) =>
  sql`on conflict (${sql.ref(owner)}, idempotency_key) do update set request_hash = excluded.request_hash,
      status = excluded.status, answer = excluded.answer, created_at = excluded.created_at
    where stored.created_at <= ${forgotten} returning idempotency_key`

/** Deletes the members' answers that are no longer repeated. */
export async function sweepAnswers(db: Db, at: Date): Promise<void> {
  const old = { table: 'idempotency_keys', key: ['member_id', 'idempotency_key'], column: 'created_at' } as const
  const isDevices = sql<boolean>`starts_with(idempotency_key, ${devicePrefix})`
  await deleteOld(db, { ...old, before: new Date(at.getTime() - keptFor('')), only: sql`not ${isDevices}` })
  await deleteOld(db, { ...old, before: new Date(at.getTime() - keptFor(devicePrefix)) })
}

export async function sweepMachineAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('integration_idempotency_keys').where('created_at', '<', before).execute()
}

type StoredAnswerChange = { member_id: string; /** id of what the answers are about */ id: string; answer: unknown }

/** Replaces what keyed calls of a member about one object answer from now on, in the transaction that changes the object. */
export async function replaceStoredAnswers(db: Db, { member_id, id, answer }: StoredAnswerChange): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('member_id', '=', member_id)
    .where(sql<boolean>`answer->>'id' = ${id}`)
    .execute()
}
