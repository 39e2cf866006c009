import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { deriveKey, hash, keyedHash } from '../keys.ts'
import { problem } from '../problem.ts'

export type Kept = { status: number; answer: unknown }

/** A keyed call of one member: the same key with the same content gives the first answer again for 24 hours. */
export type Keyed = { member_id: string; key: string; request_hash: Buffer; at: Date }

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
export function digest(secret: Buffer, parts: (string | Buffer)[]): Buffer {
  return keyedHash(deriveKey(secret, 'idempotency'), Buffer.concat(parts.map((part) => hash(part))).toString('hex'))
}

/** The kept answer of a key; null when there is none; `idempotency_mismatch` for another content. */
export async function answerOf(db: Db, { member_id, key, request_hash, at }: Keyed): Promise<Kept | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer', 'created_at'])
    .where('member_id', '=', member_id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row || row.created_at.getTime() <= at.getTime() - keptFor) return null
  if (!Buffer.from(row.request_hash).equals(request_hash)) throw problem('idempotency_mismatch')
  return { status: row.status, answer: row.answer }
}

/** Keeps the answer in the transaction of the fact; false when another call with that key was first. */
export async function keep(db: Db, { member_id, key, request_hash, at }: Keyed, { status, answer }: Kept): Promise<boolean> {
  const row = { member_id, idempotency_key: key, request_hash, status, answer: JSON.stringify(answer ?? null), created_at: at }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'idempotency_key'])
        .doUpdateSet(row)
        .where('idempotency_keys.created_at', '<=', new Date(at.getTime() - keptFor)),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

type Told = { member_id: string; /** of what the answers are about */ id: string; answer: unknown }

/** Gives the keyed calls of a member whose answers are about one thing another answer: what may be told of it now. In the transaction of its change. */
export async function retell(db: Db, { member_id, id, answer }: Told): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('member_id', '=', member_id)
    .where(sql<boolean>`answer->>'id' = ${id}`)
    .execute()
}
