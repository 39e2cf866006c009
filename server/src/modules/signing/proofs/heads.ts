import { headsFormat, type ProofEntry, type ProofHeads } from '@coussinet/contract/domain/proof-log.ts'
import type { Db } from '#platform/db/db.ts'
import { findProofOrigin, listProofKeys } from './proof-keys.ts'
import { type EntryRow, findEntries, findLastCheckpoint } from './proofs.store.ts'

const toEntry = ({ at, lines, root, kind }: EntryRow): ProofEntry => ({
  at: at.toISOString(),
  lines,
  root: Buffer.from(root).toString('hex'),
  // The log says the same of an entry that was lost and taken over as of any other.
  kind: kind === 'adopted' ? 'lines' : kind,
})

export async function readEntries(db: Db): Promise<ProofEntry[]> {
  return (await findEntries(db)).map(toEntry)
}

/** Public keys of the log in the form of heads without entries, for a page that checks papers to trust. */
export async function readTrustedKeys(db: Db, config: { public_url: string }): Promise<ProofHeads> {
  const [origin, keys] = [await findProofOrigin(db, config), await listProofKeys(db)]
  return { format: headsFormat, origin, keys, entries: [], checkpoint: '' }
}

/** The public heads of the log; null while it has no signed checkpoint. */
export async function readHeads(db: Db, config: { public_url: string }): Promise<ProofHeads | null> {
  const last = await findLastCheckpoint(db)
  if (!last?.checkpoint) return null
  const entries = await readEntries(db)
  return {
    format: headsFormat,
    origin: await findProofOrigin(db, config),
    keys: await listProofKeys(db),
    entries: entries.slice(0, last.entry + 1),
    checkpoint: last.checkpoint,
  }
}
