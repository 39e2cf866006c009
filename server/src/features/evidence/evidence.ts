import type { Db } from '#platform/db.ts'
import { insertLine, lastLine, linesOf, timesOf } from './evidence.store.ts'
import { canonicalJson, genesis, linkHash } from './link-hash.ts'

type Fact = {
  member_id: string
  at: Date
  kind: string
  subject_id: string
  /** what JSON can hold; nothing secret, contacts masked */
  record: Record<string, unknown>
}

/** Adds a link to the member's chain and answers its hash (32 bytes); the caller's transaction holds the member's row. */
export async function addEvidence(db: Db, { member_id, at, kind, subject_id, record }: Fact): Promise<Buffer> {
  const last = await lastLine(db, member_id)
  const link = { member_id, position: (last?.position ?? 0) + 1, at, kind, subject_id, record: canonicalJson(record), previous_hash: last?.hash ?? genesis }
  const hash = linkHash(link)
  await insertLine(db, { ...link, hash })
  return hash
}

export type Evidence = { position: number; at: Date; kind: string; record: Record<string, unknown>; hash: Buffer }

/** What is known of one subject, the oldest line first. */
export async function findEvidence(db: Db, member_id: string, subject_id: string): Promise<Evidence[]> {
  const lines = await linesOf(db, member_id, subject_id)
  return lines.map(({ position, at, kind, record, hash }) => ({ position, at, kind, record: factsOf(record), hash: Buffer.from(hash) }))
}

const factsOf = (text: string): Record<string, unknown> => JSON.parse(text)

/** When lines of a kind were written after a moment, the latest first, about whichever subject. */
export function evidenceTimes(db: Db, of: { member_id: string; kind: string; after: Date }): Promise<Date[]> {
  return timesOf(db, of)
}
