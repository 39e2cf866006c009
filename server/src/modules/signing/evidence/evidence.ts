import type { Db } from '#platform/db/db.ts'
import {
  insertLine,
  lastLine,
  lastLines,
  linesAtPositions,
  findEvidenceLines,
  findEvidenceTimes,
} from './evidence.store.ts'
import { canonicalJson, genesis, linkHash } from './link-hash.ts'

type EvidenceFact = {
  member_id: string
  at: Date
  kind: string
  subject_id: string
  /** JSON value; nothing secret, contacts masked */
  record: Record<string, unknown>
}

/** Adds a link to the member's chain and answers its hash (32 bytes); the caller's transaction holds the member's row. */
export async function addEvidence(db: Db, { member_id, at, kind, subject_id, record }: EvidenceFact): Promise<Buffer> {
  const last = await lastLine(db, member_id)
  const link = {
    member_id,
    position: (last?.position ?? 0) + 1,
    at,
    kind,
    subject_id,
    record: canonicalJson(record),
    previous_hash: last?.hash ?? genesis,
  }
  const hash = linkHash(link)
  await insertLine(db, { ...link, hash })
  return hash
}

export type EvidenceEntry = { position: number; at: Date; kind: string; record: Record<string, unknown>; hash: Buffer }

/** Evidence of one subject, the oldest line first. */
export async function findEvidence(db: Db, member_id: string, subject_id: string): Promise<EvidenceEntry[]> {
  const lines = await findEvidenceLines(db, member_id, subject_id)
  return lines.map(({ position, at, kind, record, hash }) => ({
    position,
    at,
    kind,
    record: factsOf(record),
    hash: Buffer.from(hash),
  }))
}

const factsOf = (text: string): Record<string, unknown> => JSON.parse(text)

/** Finds when lines of a kind were written after a moment, latest first, about whichever subject. */
export function evidenceTimes(db: Db, of: { member_id: string; kind: string; after: Date }): Promise<Date[]> {
  return findEvidenceTimes(db, of)
}

const atOnce = 1000

/** The last link of each of the next chains after a member's, in the order of their ids: what a copy kept elsewhere proves a chain by. */
export async function headsAfter(
  db: Db,
  member_id: string | null,
): Promise<{ member_id: string; position: number; hash: Buffer }[]> {
  const heads = await lastLines(db, member_id, atOnce)
  return heads.map((head) => ({ ...head, hash: Buffer.from(head.hash) }))
}

/** The hash of one line of each of some members, null where the chain is shorter; who has no chain is not among them. */
export async function linesAt(
  db: Db,
  at: readonly { member_id: string; position: number }[],
): Promise<{ member_id: string; hash: Buffer | null }[]> {
  const lines = await linesAtPositions(db, at)
  return lines.map(({ member_id, hash }) => ({ member_id, hash: hash === null ? null : Buffer.from(hash) }))
}
