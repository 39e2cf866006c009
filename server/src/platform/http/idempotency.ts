import type { Db } from '../db.ts'
import { hash } from '../keys.ts'
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

/** A digest of what is asked: address, fields, and the file's own digest. */
export function digest(parts: (string | Buffer)[]): Buffer {
  return hash(Buffer.concat(parts.map((part) => hash(part))))
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
