import { formatEntry, parseCheckpoint } from '@coussinet/contract/domain/proof-log.ts'
import { type PaperProof, paperProofFormat, type ProofLine } from '@coussinet/contract/domain/proof-paper.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { findEvidenceLines } from '../evidence/evidence.store.ts'
import { attachProof } from './attach-proof.ts'
import { readEntries } from './heads.ts'
import { computePath, hashLeaf, splitPath } from './merkle-tree.ts'
import { findProofOrigin, listProofKeys, openProofSigner } from './proof-keys.ts'
import { findCheckpoint, findLastCheckpoint, findProofLines } from './proofs.store.ts'

type ProofDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>

type ProofSubject = {
  member_id: string
  subject_id: string
  /** kind of the lines that prove it */
  kind: 'decided' | 'signed'
  /** the signed text, if its lines have its hash alone */
  text?: string | null
}

export type SubjectProof = Omit<PaperProof, 'paper'> & {
  /** `pending`: a line is in no entry of the log yet; `none`: no line tells of the subject */
  state: 'proven' | 'pending' | 'none'
}

/** Finds the lines that prove a mandate or a decision, and their places in the log. */
export async function findSubjectProof(
  { db, config }: Pick<ProofDeps, 'db' | 'config'>,
  { member_id, subject_id, kind, text = null }: ProofSubject,
): Promise<SubjectProof> {
  const rows = (await findEvidenceLines(db, member_id, subject_id)).filter((line) => line.kind === kind)
  const positions = rows.map(({ position }) => position)
  const places = new Map((await findProofLines(db, member_id, positions)).map((row) => [row.position, row]))
  const lines = rows.map((row): ProofLine => {
    const place = places.get(row.position)
    return {
      member_id,
      position: row.position,
      at: row.at.toISOString(),
      kind: row.kind,
      subject_id: row.subject_id,
      record: row.record,
      previous_hash: toHex(row.previous_hash),
      hash: toHex(row.hash),
      place: place
        ? { entry: place.entry, leaf: place.leaf, salt: toHex(place.salt), path: splitPath(place.path).map(toHex) }
        : null,
    }
  })
  const common = {
    format: paperProofFormat,
    origin: await findProofOrigin(db, config),
    lines,
    text: lines.length === 0 ? null : text,
    keys: await listProofKeys(db),
  } as const
  const entries = lines.flatMap(({ place }) => (place === null ? [] : [place.entry]))
  const checkpoint = entries.length === 0 ? null : await findCheckpointOf(db, Math.max(...entries))
  if (checkpoint === null) return { ...common, entries: [], checkpoint, state: lines.length === 0 ? 'none' : 'pending' }
  return {
    ...common,
    entries: await proveEntries(db, entries, checkpoint),
    checkpoint,
    state: entries.length === lines.length ? 'proven' : 'pending',
  }
}

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** The checkpoint of an entry, so that a paper stays the same; of a lost one, the newest. */
async function findCheckpointOf(db: Db, entry: number): Promise<string | null> {
  return (await findCheckpoint(db, entry)) ?? (await findLastCheckpoint(db))?.checkpoint ?? null
}

/**
 * Entries of lines, the first of the same time and the one before it, between whose times the lines are, and the newest;
 * each with its place in the log.
 */
async function proveEntries(db: Db, entries: readonly number[], checkpoint: string): Promise<PaperProof['entries']> {
  const size = parseCheckpoint(checkpoint)?.checkpoint.size ?? 0
  const log = (await readEntries(db)).slice(0, size)
  const leaves = log.map((entry) => hashLeaf(Buffer.from(formatEntry(entry))))
  const first = (own: number) => log.findIndex(({ at }) => at === log[own]?.at)
  const named = new Set([...entries.flatMap((own) => [first(own) - 1, first(own), own]), size - 1])
  return log.flatMap((facts, entry) =>
    named.has(entry) ? [{ ...facts, entry, path: computePath(leaves, entry).map(toHex) }] : [],
  )
}

/**
 * Puts a proof into a paper (a PDF), and signs both. Where the key cannot be opened, as on a node that does not know a
 * new secret yet, the paper stays as it is: it must not wait for its proof.
 */
export async function provePaper(deps: ProofDeps, bytes: Buffer, { state, ...proof }: SubjectProof): Promise<Buffer> {
  const { db, clock, config, log } = deps
  try {
    const signer = await openProofSigner(db, { config, now: clock() })
    return await attachProof(bytes, { ...proof, keys: signer.keys }, signer)
  } catch (error) {
    log.error({ err: error, state }, 'a paper was made without its proof')
    return bytes
  }
}
