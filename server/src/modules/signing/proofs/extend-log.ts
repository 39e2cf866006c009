import { randomBytes } from 'node:crypto'
import {
  checkHeads,
  followKeys,
  formatEntry,
  type ProofEntry,
  type ProofHeads,
} from '@coussinet/contract/domain/proof-log.ts'
import type { Config } from '#platform/config/config.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { findUnprovenLines, type LinePlace, type UnprovenLine } from '../evidence/evidence.store.ts'
import { readEntries } from './heads.ts'
import { computePaths, computeTreeRoot, hashLeaf } from './merkle-tree.ts'
import { nodeProofCrypto } from './node-proof-crypto.ts'
import { listProofKeys, openProofSigner, type ProofSigner } from './proof-keys.ts'
import { findLastCheckpoint, findNewestSigned, insertEntry, insertProofLines } from './proofs.store.ts'

export type LogDeps = Pick<Platform, 'db' | 'clock'> & { config: Config }

/** lines of one entry, which bounds the memory of its tree and the length of a proof (14 hashes) */
const mostLines = 16_384
/** an entry a day, even without a line, so that the times of lines lie between those of two entries */
const pause = 20 * 3_600_000

/** ms before the newest entry from which on lines are looked for, far more than any transaction or wrong clock takes */
const lookback = 7 * 86_400_000

/**
 * Adds the lines of evidence that are in no entry yet to the log, as entries each with a signed checkpoint. Without
 * lines it adds one once a day. Entries of one run have one time, and all but the last of them the most lines; a run
 * that was cut off is continued under its time. Returns the number of new entries.
 */
export async function extendLog(deps: LogDeps, { most = mostLines }: { most?: number } = {}): Promise<number> {
  let after: LinePlace | null = null
  for (let added = 0; ; added += 1) {
    const last: AddedEntry | null = await addEntry(deps, { most, after })
    if (last === null) return added
    after = last.after
  }
}

/** Tells whether the log is due: its last entry is of the day before, or was lost with the database. */
export async function isLogDue({ db, clock }: Pick<LogDeps, 'db' | 'clock'>): Promise<boolean> {
  const last = await findLastCheckpoint(db)
  return !last?.checkpoint || clock().getTime() - last.at.getTime() >= pause
}

type AddedEntry = { after: LinePlace | null }
type EntryWork = { most: number; after: LinePlace | null }

async function addEntry({ db, clock, config }: LogDeps, { most, after }: EntryWork): Promise<AddedEntry | null> {
  const now = clock()
  const signer = await openProofSigner(db, { config, now })
  return inTransaction(db, async (tx) => {
    const former = await readEntries(tx)
    const last = await findLastCheckpoint(tx)
    const rest = last === undefined ? [] : await findRest(tx, former, { most, after })
    const isContinued = last !== undefined && rest.length > 0
    const isLost = last !== undefined && last.checkpoint === null
    const fresh = { since: lookFrom(await findNewestSigned(tx)), until: null, after: null, limit: most }
    const lines = isContinued ? rest : await findUnprovenLines(tx, fresh)
    if (lines.length === 0 && !(await isLogDue({ db: tx, clock }))) return null
    const entry = former.length
    // A clock that was moved back must not make a log that looks back-dated.
    const at = isContinued ? last.at : new Date(Math.max(now.getTime(), last?.at.getTime() ?? 0))
    const salted = lines.map((line) => ({ ...line, salt: randomBytes(32) }))
    const { root, paths } = computePaths(salted.map((line) => hashLeaf(Buffer.concat([line.salt, line.hash]))))
    const kind = isLost || (isContinued && former.at(-1)?.kind === 'restored') ? 'restored' : 'lines'
    const added: ProofEntry = { at: at.toISOString(), lines: lines.length, root: root.toString('hex'), kind }
    const checkpoint = signCheckpoint(signer, [...former, added], last?.checkpoint ?? null)
    await insertEntry(tx, { entry, at, lines: lines.length, root, kind, checkpoint })
    await insertProofLines(
      tx,
      salted.map(({ member_id, position, salt }, leaf) => ({
        member_id,
        position,
        entry,
        leaf,
        salt,
        path: Buffer.concat(paths[leaf] ?? []),
      })),
    )
    return { after: lines.at(-1) ?? null }
  })
}

/** Moment from which lines may be in no entry yet: those before it are in an entry that this database signed. */
const lookFrom = (signed: { at: Date } | undefined): Date | null =>
  signed === undefined ? null : new Date(signed.at.getTime() - lookback)

/** Lines that a run left over when its last entry was full. */
async function findRest(db: Db, entries: readonly ProofEntry[], { most, after }: EntryWork): Promise<UnprovenLine[]> {
  const last = entries.at(-1)
  if (last?.lines !== most) return []
  const until = new Date(last.at)
  return findUnprovenLines(db, { since: lookFrom(await findNewestSigned(db, until)), until, after, limit: most })
}

const hashOfEntry = (entry: ProofEntry): Buffer => hashLeaf(Buffer.from(formatEntry(entry)))

/** Signed note (C2SP) of a log: its size, root and time, and the hash of the note before. */
export function signCheckpoint(
  { origin, public_key, sign }: ProofSigner,
  entries: readonly ProofEntry[],
  previous: string | null,
): string {
  const root = computeTreeRoot(entries.map(hashOfEntry)).toString('base64')
  const before = previous === null ? '-' : hash(previous).toString('base64')
  const text = `${origin}\n${entries.length}\n${root}\ntime ${entries.at(-1)?.at ?? ''}\nprevious ${before}\n`
  const key_hash = hash(
    Buffer.concat([Buffer.from(`${origin}\n`), Uint8Array.of(1), Buffer.from(public_key, 'hex')]),
  ).subarray(0, 4)
  return `${text}\n— ${origin} ${Buffer.concat([key_hash, sign(text)]).toString('base64')}\n`
}

/** Tells whether a key of this log, or one that it endorsed, signed heads; a database without keys believes theirs. */
async function isOwn(db: Db, heads: ProofHeads): Promise<boolean> {
  const own = await listProofKeys(db)
  const anchors = (own.length === 0 ? heads.keys : own).map(({ public_key }) => public_key)
  const keys = await followKeys(nodeProofCrypto, heads.origin, heads.keys, anchors)
  return keys !== null && (await checkHeads(nodeProofCrypto, heads, keys)) === 'signed'
}

export class ForkedLog extends Error {}

/**
 * Continues from published heads that are longer than the own log, as after a restore: entries that the database lost
 * are taken over, their lines are gone. Throws `ForkedLog` if the heads do not begin with the own entries.
 */
export async function adoptHeads(db: Db, heads: ProofHeads): Promise<number> {
  return inTransaction(db, async (tx) => {
    const own = await readEntries(tx)
    const shared = Math.min(own.length, heads.entries.length)
    const isSame = own.slice(0, shared).every((entry, index) => {
      const other = heads.entries[index]
      return other !== undefined && formatEntry(entry) === formatEntry(other)
    })
    if (!isSame) throw new ForkedLog('The published heads are not those of this log: one of the two was rewritten.')
    const lost = heads.entries.slice(own.length)
    if (lost.length === 0) return 0
    if (!(await isOwn(tx, heads))) throw new ForkedLog('The published heads are longer, and not signed by this log.')
    for (const [index, entry] of lost.entries())
      await insertEntry(tx, {
        entry: own.length + index,
        at: new Date(entry.at),
        lines: entry.lines,
        root: Buffer.from(entry.root, 'hex'),
        kind: entry.kind === 'restored' ? 'restored' : 'adopted',
        checkpoint: null,
      })
    return lost.length
  })
}
