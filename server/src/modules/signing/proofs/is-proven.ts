import { rootOfPath } from '@coussinet/contract/domain/proof-log.ts'
import type { Db } from '#platform/db/db.ts'
import { hashLeaf, splitPath } from './merkle-tree.ts'
import { nodeProofCrypto } from './node-proof-crypto.ts'
import { findEntries } from './proofs.store.ts'

type ProvenPlace = { hash: Uint8Array; entry: number; leaf: number; salt: Uint8Array; path: Uint8Array }
type EntryRoot = { lines: number; root: Buffer }

/** Roots of the log by entry, to compare many lines with. */
export async function readRoots(db: Db): Promise<Map<number, EntryRoot>> {
  const entries = await findEntries(db)
  return new Map(entries.map(({ entry, lines, root }) => [entry, { lines, root: Buffer.from(root) }]))
}

/** Tells whether a line's hash leads to the root of its entry in the log. */
export async function isProven(
  { hash, entry, leaf, salt, path }: ProvenPlace,
  roots: ReadonlyMap<number, EntryRoot>,
): Promise<boolean> {
  const known = roots.get(entry)
  if (known === undefined) return false
  const place = { index: leaf, size: known.lines, path: splitPath(path) }
  const root = await rootOfPath(nodeProofCrypto, hashLeaf(Buffer.concat([salt, hash])), place)
  return root !== null && known.root.equals(root)
}
