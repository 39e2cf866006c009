import { fromHex, isSameBytes, joinBytes, type ProofCrypto, toHex } from './proof-bytes.ts'
import { isProofEntry, isProofKey, isTime } from './proof-heads.ts'
import {
  checkCheckpoint,
  checkHeads,
  followKeys,
  formatEntry,
  hashEntry,
  hashLeaf,
  type ProofCheckpoint,
  type ProofEntry,
  type ProofHeads,
  type ProofKey,
  rootOfHeads,
  rootOfPath,
} from './proof-log.ts'

// The proof inside a paper, and its check: docs/proofs.md describes both.

export const paperProofFormat = 'coussinet-proof/1'
/** Bytes with which a proof begins, in the file of its paper. */
export const paperProofMarker = `{"format":"${paperProofFormat}",`

/** A line of evidence as it was hashed; `place` is null before the next entry of the log. */
export type ProofLine = {
  member_id: string
  position: number
  at: string
  kind: string
  subject_id: string
  record: string
  previous_hash: string
  hash: string
  place: { entry: number; leaf: number; salt: string; path: string[] } | null
}

export type PaperProof = {
  format: typeof paperProofFormat
  origin: string
  /** lines of one subject, the oldest first */
  lines: ProofLine[]
  /** the signed text, if the lines have its hash alone */
  text: string | null
  entries: (ProofEntry & { entry: number; path: string[] })[]
  checkpoint: string | null
  keys: ProofKey[]
  /** place of the proof in the file, and the hash of all bytes of the file but those of this object, with its signature */
  paper: { start: number; length: number; sha256: string; public_key: string; signature: string }
}

export type ProofVerdict =
  /** nothing was changed, and published heads agree */
  | 'holds'
  /** nothing was changed; no published heads were compared */
  | 'not_compared'
  /** nothing was changed since the paper was made; its lines are in no entry yet */
  | 'not_published'
  /** nothing was changed since the paper was made; the decision is older than proofs */
  | 'paper_only'
  | 'forged'
  | 'truncated'
  | 'reordered'
  | 'back_dated'
  /** the published heads are not those that the paper names */
  | 'rewritten'
  /** the published heads themselves do not hold */
  | 'bad_heads'
  | 'unknown_key'
  | 'no_proof'
  /** the platform cannot check signatures */
  | 'unsupported'

export type ProofReport = {
  verdict: ProofVerdict
  /** the proof, as far as it can be read; shown facts are proven only where the verdict says so */
  proof: PaperProof | null
  checkpoint: ProofCheckpoint | null
  /** the line was entered late, after a restore */
  is_late: boolean
}

export const formatPaperSignature = (origin: string, sha256: string): string =>
  `coussinet-paper/1\n${origin}\n${sha256}\n`

const paperName = `${paperProofMarker}"paper":`

/** Bytes of a file that its signature covers: all but the object `paper`, whose text is given, of the proof at `start`. */
export const signedBytes = (bytes: Uint8Array, start: number, paper: string): Uint8Array =>
  joinBytes(bytes.subarray(0, start + paperName.length), bytes.subarray(start + paperName.length + paper.length))

/** Offset of the only proof of a file; -1 if there is none, null if there are several. */
export function findProofStart(crypto: Pick<ProofCrypto, 'utf8'>, bytes: Uint8Array): number | null {
  const marker = crypto.utf8(paperProofMarker)
  const starts: number[] = []
  for (let at = bytes.indexOf(marker[0] ?? 0); at !== -1; at = bytes.indexOf(marker[0] ?? 0, at + 1))
    if (isSameBytes(bytes.subarray(at, at + marker.length), marker)) starts.push(at)
  return starts.length > 1 ? null : (starts[0] ?? -1)
}

/** Hash of a line, with its neighbour before (docs/decisions/0023). */
export async function hashLine(crypto: ProofCrypto, line: ProofLine): Promise<string> {
  const { previous_hash, member_id, position, at, kind, subject_id, record } = line
  const fields = [
    fromHex(previous_hash),
    ...[member_id, String(position), at, kind, subject_id, record].map(crypto.utf8),
  ]
  const framed = fields.flatMap((field) => [lengthOf(field), field])
  return toHex(await crypto.sha256(joinBytes(...framed)))
}

const lengthOf = ({ length }: Uint8Array): Uint8Array =>
  Uint8Array.of(length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff)

export type ProofCheckInput = {
  bytes: Uint8Array
  /** heads that were published elsewhere */
  heads: readonly ProofHeads[]
  /** public keys that the reader trusts, hexadecimal */
  trusted: readonly string[]
}

/** Checks a paper by its own proof and by published heads; needs no network. */
export async function checkPaper(
  crypto: ProofCrypto,
  { bytes, heads, trusted }: ProofCheckInput,
): Promise<ProofReport> {
  const start = findProofStart(crypto, bytes)
  if (start === -1) return { verdict: 'no_proof', proof: null, checkpoint: null, is_late: false }
  const found = start === null ? null : readPaperProof(bytes, start)
  if (start === null || found === null) return { verdict: 'forged', proof: null, checkpoint: null, is_late: false }
  const { proof, paper } = found
  try {
    const signed = signedBytes(bytes, start, paper)
    return await judge(crypto, { heads, trusted, proof, signed, is_placed: proof.paper.start === start })
  } catch {
    return { verdict: 'forged', proof, checkpoint: null, is_late: false }
  }
}

type PaperCheck = Omit<ProofCheckInput, 'bytes'> & { proof: PaperProof; signed: Uint8Array; is_placed: boolean }

async function judge(
  crypto: ProofCrypto,
  { heads, trusted, proof, signed, is_placed }: PaperCheck,
): Promise<ProofReport> {
  const { origin, paper } = proof
  const report = (verdict: ProofVerdict, checkpoint: ProofCheckpoint | null = null, is_late = false): ProofReport => ({
    verdict,
    proof,
    checkpoint,
    is_late,
  })
  if (!is_placed || toHex(await crypto.sha256(signed)) !== paper.sha256) return report('forged')

  const listed = [...heads.flatMap(({ keys }) => keys), ...proof.keys]
  // Whoever forged a paper can hand over heads of their own with it: they prove nothing where a key is known.
  const anchors = trusted.length > 0 ? trusted : heads.flatMap((one) => one.keys.map(({ public_key }) => public_key))
  const keys = await followAll(crypto, origin, listed, anchors)
  if (keys === null) return report('unsupported')
  if (!keys.includes(paper.public_key)) return report('unknown_key')
  const message = crypto.utf8(formatPaperSignature(origin, paper.sha256))
  const isSigned = await crypto.verify(fromHex(paper.public_key), fromHex(paper.signature), message)
  if (isSigned === null) return report('unsupported')
  if (!isSigned) return report('forged')

  const broken = await findBrokenLine(crypto, proof)
  if (broken !== null) return report(broken)
  if (proof.lines.length === 0) return report('paper_only')
  if (proof.checkpoint === null || proof.lines.some(({ place }) => place === null)) return report('not_published')
  const { state, checkpoint } = await checkCheckpoint(crypto, proof.checkpoint, keys)
  if (state !== 'signed' || checkpoint === null) return report(state === 'signed' ? 'forged' : state, checkpoint)
  if (checkpoint.origin !== origin || !(await isInLog(crypto, proof, checkpoint))) return report('forged', checkpoint)
  const time = judgeTimes(proof, checkpoint)
  if (time === 'back_dated') return report('back_dated', checkpoint)
  const found = await compareHeads(crypto, { heads, keys, checkpoint, entries: proof.entries })
  return report(found ?? (heads.length === 0 ? 'not_compared' : 'holds'), checkpoint, time === 'late')
}

/** Follows endorsements in any order of the lists. */
async function followAll(
  crypto: ProofCrypto,
  origin: string,
  keys: readonly ProofKey[],
  anchors: readonly string[],
): Promise<string[] | null> {
  let known: string[] | null = [...anchors]
  for (let count = -1; known !== null && count !== known.length;) {
    count = known.length
    known = await followKeys(crypto, origin, keys, known)
  }
  return known
}

/** Checks lines by themselves: each is what was hashed, in order, and none of a decision's is missing. */
async function findBrokenLine(crypto: ProofCrypto, { lines, text }: PaperProof): Promise<ProofVerdict | null> {
  for (const line of lines) if ((await hashLine(crypto, line)) !== line.hash) return 'forged'
  const [first] = lines
  if (lines.some(({ member_id, subject_id }) => member_id !== first?.member_id || subject_id !== first.subject_id))
    return 'forged'
  if (lines.some(({ position }, index) => index > 0 && position <= (lines[index - 1]?.position ?? 0)))
    return 'reordered'
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before?.position === line.position - 1 && line.previous_hash !== before.hash) return 'forged'
  }
  const sequences = lines.flatMap(({ record }) => sequenceOf(record))
  if (sequences.some((sequence, index) => sequence !== index))
    return sequences.toSorted((one, other) => one - other).every((sequence, index) => sequence === index)
      ? 'reordered'
      : 'truncated'
  const hashes = lines.flatMap(({ record }) => textHashOf(record))
  if (text !== null && toHex(await crypto.sha256(crypto.utf8(text))) !== hashes.at(-1)) return 'forged'
  return null
}

/** Facts of a line's record; empty if it is not an object. */
export function readRecord(record: string): Record<string, unknown> {
  const value: unknown = JSON.parse(record)
  return isObject(value) ? value : {}
}

const sequenceOf = (record: string): number[] => {
  const { sequence } = readRecord(record)
  return typeof sequence === 'number' ? [sequence] : []
}

const textHashOf = (record: string): string[] => {
  const { text_sha256 } = readRecord(record)
  return typeof text_sha256 === 'string' ? [text_sha256] : []
}

/** Tells whether each line is in its entry, and each entry in the log of the checkpoint. */
async function isInLog(crypto: ProofCrypto, proof: PaperProof, { size, root }: ProofCheckpoint): Promise<boolean> {
  for (const { entry, path, ...facts } of proof.entries) {
    const place = { index: entry, size, path: path.map(fromHex) }
    const found = await rootOfPath(crypto, await hashEntry(crypto, facts), place)
    if (found === null || !isSameBytes(found, root)) return false
  }
  for (const { hash, place } of proof.lines) {
    const entry = proof.entries.find((one) => one.entry === place?.entry)
    if (place === null || entry === undefined) return false
    const leaf = await hashLeaf(crypto, joinBytes(fromHex(place.salt), fromHex(hash)))
    const within = { index: place.leaf, size: entry.lines, path: place.path.map(fromHex) }
    const found = await rootOfPath(crypto, leaf, within)
    if (found === null || toHex(found) !== entry.root) return false
  }
  return true
}

/** ms by which clocks of nodes, and transactions that end late, may differ */
const tolerance = 3_600_000

/**
 * Compares the time of each line with its entry and the newest one of an earlier time (entries of one time are those of
 * one run), and the checkpoint's with the last entry's.
 */
function judgeTimes(
  { lines, entries }: PaperProof,
  { size, at: signed_at }: ProofCheckpoint,
): 'in_time' | 'late' | 'back_dated' {
  const find = (number: number | undefined) => entries.find(({ entry }) => entry === number)
  if (find(size - 1)?.at !== signed_at) return 'back_dated'
  let is_late = false
  for (const { at, place } of lines) {
    const own = find(place?.entry)
    if (own === undefined) return 'back_dated'
    const first = Math.min(...entries.flatMap((one) => (one.at === own.at ? [one.entry] : [])))
    const before = find(first - 1)
    if (first > 0 && (before === undefined || before.at > own.at)) return 'back_dated'
    if (Date.parse(at) > Date.parse(own.at) + tolerance) return 'back_dated'
    if (before === undefined || Date.parse(at) >= Date.parse(before.at) - tolerance) continue
    if (own.kind !== 'restored') return 'back_dated'
    is_late = true
  }
  return is_late ? 'late' : 'in_time'
}

type HeadsComparison = {
  heads: readonly ProofHeads[]
  keys: readonly string[]
  checkpoint: ProofCheckpoint
  entries: PaperProof['entries']
}

async function compareHeads(
  crypto: ProofCrypto,
  { heads, keys, checkpoint, entries }: HeadsComparison,
): Promise<ProofVerdict | null> {
  let is_published = heads.length === 0
  for (const one of heads) {
    const state = await checkHeads(crypto, one, keys)
    if (state !== 'signed') return state === 'unsupported' ? state : 'bad_heads'
    const isOther = (entry: PaperProof['entries'][number]) => {
      const published = one.entries[entry.entry]
      return published !== undefined && formatEntry(published) !== formatEntry(entry)
    }
    if (one.origin !== checkpoint.origin || entries.some(isOther)) return 'rewritten'
    const root = await rootOfHeads(crypto, one, checkpoint.size)
    if (root === null) continue
    if (!isSameBytes(root, checkpoint.root)) return 'rewritten'
    is_published = true
  }
  return is_published ? null : 'not_published'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const isPlace = (value: unknown): boolean =>
  value === null ||
  (isObject(value) &&
    isCount(value['entry']) &&
    isCount(value['leaf']) &&
    isText(value['salt']) &&
    isTexts(value['path']))

const isLine = (value: unknown): value is ProofLine =>
  isObject(value) &&
  ['member_id', 'kind', 'subject_id', 'record', 'previous_hash', 'hash'].every((name) => isText(value[name])) &&
  isTime(value['at']) &&
  isCount(value['position']) &&
  isPlace(value['place'])

const isProvenEntry = (value: unknown): value is PaperProof['entries'][number] =>
  isObject(value) && isCount(value['entry']) && isTexts(value['path']) && isProofEntry(value)

const isPaperProof = (value: unknown): value is PaperProof =>
  isObject(value) &&
  value['format'] === paperProofFormat &&
  isText(value['origin']) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine) &&
  (value['text'] === null || isText(value['text'])) &&
  Array.isArray(value['entries']) &&
  value['entries'].every(isProvenEntry) &&
  (value['checkpoint'] === null || isText(value['checkpoint'])) &&
  Array.isArray(value['keys']) &&
  value['keys'].every(isProofKey) &&
  isObject(value['paper']) &&
  isCount(value['paper']['start']) &&
  isCount(value['paper']['length']) &&
  ['sha256', 'public_key', 'signature'].every((name) => isObject(value['paper']) && isText(value['paper'][name]))

const paperPattern =
  /^\{"start":\d{1,10},"length":(\d{1,9}),"sha256":"[0-9a-f]{64}","public_key":"[0-9a-f]{64}","signature":"[0-9a-f]{128}"\}/
const mostPaper = 400

/**
 * Reads the proof that begins at an offset, ASCII JSON filled up with spaces to the length that it names, and the text
 * of its object `paper`.
 */
function readPaperProof(bytes: Uint8Array, start: number): { proof: PaperProof; paper: string } | null {
  const head = asciiText(bytes.subarray(start, start + paperName.length + mostPaper))
  if (!head.startsWith(paperName)) return null
  const [paper = '', stated = '0'] = paperPattern.exec(head.slice(paperName.length)) ?? []
  const length = Number(stated)
  if (length === 0 || start + length > bytes.length) return null
  try {
    const value: unknown = JSON.parse(asciiText(bytes.subarray(start, start + length)))
    return isPaperProof(value) && JSON.stringify(value.paper) === paper ? { proof: value, paper } : null
  } catch {
    return null
  }
}

function asciiText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return text
}
