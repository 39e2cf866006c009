import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readProofHeads } from '@coussinet/contract/domain/proof-heads.ts'
import type { ProofHeads } from '@coussinet/contract/domain/proof-log.ts'
import { checkPaper, type ProofReport, type ProofVerdict } from '@coussinet/contract/domain/proof-paper.ts'
import { headsFile, nodeProofCrypto, readHeads } from '#modules/signing/signing.ts'
import type { CommandContext } from './runtime/command-context.ts'

const words: Record<ProofVerdict, string> = {
  holds: 'holds: nothing was changed, and the published heads agree',
  not_compared: 'nothing was changed; no published heads were compared',
  not_published: 'nothing was changed since the paper was made; the published heads do not reach its lines yet',
  paper_only: 'nothing was changed since the paper was made; its decision is older than the log of proofs',
  forged: 'FORGED: the file, or a fact in its proof, is not what was signed',
  truncated: 'TRUNCATED: a line of the decision is left out',
  reordered: 'RE-ORDERED: the lines are not in the order of their numbers',
  back_dated: 'BACK-DATED: the log had the line later than its date says',
  rewritten: 'REWRITTEN: the log of the paper is not the one that was published',
  bad_heads: 'the given heads do not hold by themselves: take them from where the insurer published them',
  unknown_key: 'UNKNOWN KEY: no given heads, nor a key that one of theirs endorsed, signed it',
  no_proof: 'no proof is in this file',
  unsupported: 'signatures cannot be checked here',
}
const isWell = new Set<ProofVerdict>(['holds', 'not_compared', 'not_published', 'paper_only'])

export type PaperResult = {
  verdict: ProofVerdict
  well: boolean
  late: boolean
  checkpoint: { origin: string; size: number; at: string } | null
  lines: { position: number; at: string; kind: string; hash: string }[]
}

/** Checks the proof of a paper, by heads in a file, a folder or at an address; without any, by those of the database. */
export async function verifyPaper(
  context: CommandContext,
  { paper, heads: place }: { paper: string; heads: string | undefined },
): Promise<{ result: PaperResult; words: string }> {
  const heads = place === undefined ? await readOwnHeads(context) : await fetchHeads(place)
  const bytes = new Uint8Array(await readFile(paper))
  const report = await checkPaper(nodeProofCrypto, { bytes, heads: heads === null ? [] : [heads], trusted: [] })
  const result = resultOf(report)
  return { result, words: [words[result.verdict], ...factsOf(report)].join('\n') }
}

function resultOf({ verdict, proof, checkpoint, is_late }: ProofReport): PaperResult {
  return {
    verdict,
    well: isWell.has(verdict),
    late: is_late,
    checkpoint: checkpoint && { origin: checkpoint.origin, size: checkpoint.size, at: checkpoint.at },
    lines: (proof?.lines ?? []).map(({ position, at, kind, hash }) => ({ position, at, kind, hash })),
  }
}

function factsOf({ verdict, proof, checkpoint, is_late }: ProofReport): string[] {
  if (!isWell.has(verdict) || proof === null) return []
  return [
    ...proof.lines.map(({ position, at, kind, record }) => `line ${position}, ${at}, ${kind}: ${plain(record)}`),
    ...(is_late ? ['entered after a restore, later than its date'] : []),
    ...(checkpoint === null
      ? []
      : [`checkpoint of ${checkpoint.at}, ${checkpoint.size} entries, ${checkpoint.origin}`]),
  ]
}

// A file of somebody else may hold characters that control a terminal.
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

async function readOwnHeads(context: CommandContext): Promise<ProofHeads | null> {
  const { db } = await context.database('there')
  return readHeads(db, context.config)
}

async function fetchHeads(place: string): Promise<ProofHeads> {
  const text = /^https?:/.test(place) ? await fetchText(place) : await readPlace(place)
  const heads = readProofHeads(text)
  if (heads === null) throw new Error(`${place} holds no heads of a log of proofs.`)
  return heads
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
  return answer.text()
}

async function readPlace(path: string): Promise<string> {
  const isFolder = (await stat(path)).isDirectory()
  return readFile(isFolder ? join(path, headsFile) : path, 'utf8')
}
