import { fromBase64, fromHex, isSameBytes, joinBytes, type ProofCrypto, toHex } from './proof-bytes.ts'

// The log of proofs: docs/proofs.md describes the format byte by byte.

/** Entry of the log: the new lines of all chains between two moments. */
export type ProofEntry = {
  /** ISO time in UTC, with milliseconds */
  at: string
  lines: number
  /** hexadecimal root of the tree of its lines */
  root: string
  /** `restored`: the first one after a restore, whose lines may be older */
  kind: 'lines' | 'restored'
}

/** Public key of the log; `endorsement` is the signature of the key before. Both hexadecimal. */
export type ProofKey = { public_key: string; endorsement: string | null }

export type ProofHeads = {
  format: typeof headsFormat
  origin: string
  keys: ProofKey[]
  entries: ProofEntry[]
  /** signed note (C2SP) of all entries */
  checkpoint: string
}

export const headsFormat = 'coussinet-heads/1'

export const formatEntry = ({ at, lines, root, kind }: ProofEntry): string =>
  `coussinet-entry/1\n${at}\n${lines}\n${root}\n${kind}\n`

export const formatEndorsement = (origin: string, public_key: string): string =>
  `coussinet-key/1\n${origin}\n${public_key}\n`

const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

/** Hash of a leaf (RFC 9162, 2.1.1). */
export const hashLeaf = ({ sha256 }: ProofCrypto, data: Uint8Array): Promise<Uint8Array> =>
  sha256(joinBytes(leafPrefix, data))

const hashNode = ({ sha256 }: ProofCrypto, left: Uint8Array, right: Uint8Array): Promise<Uint8Array> =>
  sha256(joinBytes(nodePrefix, left, right))

/** Root of a tree of leaf hashes (RFC 9162, 2.1.1). */
export async function computeRoot(crypto: ProofCrypto, leaves: readonly Uint8Array[]): Promise<Uint8Array> {
  const [only] = leaves
  if (only === undefined) return crypto.sha256(new Uint8Array())
  if (leaves.length === 1) return only
  const half = 2 ** Math.floor(Math.log2(leaves.length - 1))
  return hashNode(
    crypto,
    await computeRoot(crypto, leaves.slice(0, half)),
    await computeRoot(crypto, leaves.slice(half)),
  )
}

/** Root that an inclusion proof leads to (RFC 9162, 2.1.3.2); null if its length does not fit. */
export async function rootOfPath(
  crypto: ProofCrypto,
  leaf: Uint8Array,
  { index, size, path }: { index: number; size: number; path: readonly Uint8Array[] },
): Promise<Uint8Array | null> {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return null
  let [at, last, hash] = [index, size - 1, leaf]
  for (const sibling of path) {
    if (last === 0) return null
    if (at % 2 === 1 || at === last) {
      hash = await hashNode(crypto, sibling, hash)
      while (at % 2 === 0 && at !== 0) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)]
    } else hash = await hashNode(crypto, hash, sibling)
    ;[at, last] = [Math.floor(at / 2), Math.floor(last / 2)]
  }
  return last === 0 ? hash : null
}

export const hashEntry = (crypto: ProofCrypto, entry: ProofEntry): Promise<Uint8Array> =>
  hashLeaf(crypto, crypto.utf8(formatEntry(entry)))

export type ProofCheckpoint = { origin: string; size: number; root: Uint8Array; at: string; previous: string }

const notePattern =
  /^((\S+)\n(\d{1,9})\n([\w+/]{43}=)\ntime (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\nprevious (\S+)\n)\n— (\S+) ([\w+/]+={0,2})\n$/

/** Signed text, facts and signature of a checkpoint; null if it is not one. */
export function parseCheckpoint(note: string): {
  text: string
  checkpoint: ProofCheckpoint
  key_hash: Uint8Array
  signature: Uint8Array
} | null {
  const [, text, origin, size, root, at, previous, name, signed] = notePattern.exec(note) ?? []
  if (!text || !origin || !size || !root || !at || !previous || name !== origin || !signed) return null
  const bytes = fromBase64(signed)
  if (bytes.length !== 68) return null
  return {
    text,
    checkpoint: { origin, size: Number(size), root: fromBase64(root), at, previous },
    key_hash: bytes.slice(0, 4),
    signature: bytes.slice(4),
  }
}

/** First four bytes of the SHA-256 of a key's name and itself (C2SP signed-note). */
export async function hashKey(crypto: ProofCrypto, origin: string, public_key: string): Promise<Uint8Array> {
  const hash = await crypto.sha256(joinBytes(crypto.utf8(`${origin}\n`), Uint8Array.of(1), fromHex(public_key)))
  return hash.slice(0, 4)
}

/**
 * Keys that may be trusted: the given ones, and those that a trusted one endorsed. `null` where the platform cannot
 * check signatures.
 */
export async function followKeys(
  crypto: ProofCrypto,
  origin: string,
  keys: readonly ProofKey[],
  trusted: readonly string[],
): Promise<string[] | null> {
  const found = new Set(trusted)
  for (const [index, { public_key, endorsement }] of keys.entries()) {
    const former = keys[index - 1]?.public_key
    if (found.has(public_key) || endorsement === null || former === undefined || !found.has(former)) continue
    const message = crypto.utf8(formatEndorsement(origin, public_key))
    const isEndorsed = await crypto.verify(fromHex(former), fromHex(endorsement), message)
    if (isEndorsed === null) return null
    if (isEndorsed) found.add(public_key)
  }
  return [...found]
}

export type CheckpointState = 'signed' | 'forged' | 'unknown_key' | 'unsupported'

/** Checks the signature of a checkpoint by one of the keys. */
export async function checkCheckpoint(
  crypto: ProofCrypto,
  note: string,
  keys: readonly string[],
): Promise<{ state: CheckpointState; checkpoint: ProofCheckpoint | null }> {
  const parsed = parseCheckpoint(note)
  if (!parsed) return { state: 'forged', checkpoint: null }
  const { text, checkpoint, key_hash, signature } = parsed
  for (const key of keys) {
    if (!isSameBytes(await hashKey(crypto, checkpoint.origin, key), key_hash)) continue
    const isSigned = await crypto.verify(fromHex(key), signature, crypto.utf8(text))
    return { state: isSigned === null ? 'unsupported' : isSigned ? 'signed' : 'forged', checkpoint }
  }
  return { state: 'unknown_key', checkpoint }
}

export type HeadsState = CheckpointState | 'truncated' | 'reordered' | 'back_dated'

/** Checks published heads by themselves: whole, in order, and signed by one of the keys. */
export async function checkHeads(crypto: ProofCrypto, heads: ProofHeads, keys: readonly string[]): Promise<HeadsState> {
  const { state, checkpoint } = await checkCheckpoint(crypto, heads.checkpoint, keys)
  if (state !== 'signed' || checkpoint === null) return state
  if (checkpoint.origin !== heads.origin) return 'forged'
  if (heads.entries.length < checkpoint.size) return 'truncated'
  const leaves = await Promise.all(heads.entries.map((entry) => hashEntry(crypto, entry)))
  if (heads.entries.length === checkpoint.size && isSameBytes(await computeRoot(crypto, leaves), checkpoint.root))
    return heads.entries.every(({ at }, index) => at >= (heads.entries[index - 1]?.at ?? '')) &&
      heads.entries.at(-1)?.at === checkpoint.at
      ? 'signed'
      : 'back_dated'
  const sorted = heads.entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const inOrder = await Promise.all(sorted.map((entry) => hashEntry(crypto, entry)))
  return toHex(await computeRoot(crypto, inOrder)) === toHex(checkpoint.root) ? 'reordered' : 'forged'
}

/** Root of the first entries of published heads; null if there are fewer. */
export async function rootOfHeads(crypto: ProofCrypto, heads: ProofHeads, size: number): Promise<Uint8Array | null> {
  if (heads.entries.length < size) return null
  return computeRoot(crypto, await Promise.all(heads.entries.slice(0, size).map((entry) => hashEntry(crypto, entry))))
}
