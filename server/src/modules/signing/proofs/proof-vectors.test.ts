import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProofHeads } from '@coussinet/contract/domain/proof-heads.ts'
import { checkPaper } from '@coussinet/contract/domain/proof-paper.ts'
import { describe, expect, it } from 'vitest'
import { nodeProofCrypto } from './node-proof-crypto.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../../../../docs/proof-vectors', name))

describe('[SIM-02] the test vectors, by docs/proofs.md alone and no code of the portal', () => {
  type Place = { entry: number; leaf: number; salt: string; path: string[] }
  type Line = { position: number; at: string; record: string; previous_hash: string; hash: string; place: Place }
  type Entry = { at: string; lines: number; root: string; kind: string }
  type Proof = {
    origin: string
    paper: { start: number; length: number; sha256: string; public_key: string; signature: string }
    lines: (Line & { member_id: string; kind: string; subject_id: string })[]
    entries: (Entry & { entry: number; path: string[] })[]
    checkpoint: string
    keys: { public_key: string; endorsement: string | null }[]
  }
  const sha256 = (...parts: (string | Buffer)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
  const bytesOf = (hex: string) => Buffer.from(hex, 'hex')
  const leafHash = (...data: (string | Buffer)[]) => sha256(Buffer.from([0]), ...data)
  const nodeHash = (left: Buffer, right: Buffer) => sha256(Buffer.from([1]), left, right)
  const treeHash = (leaves: Buffer[]): Buffer => {
    if (leaves.length === 1) return leaves[0] ?? Buffer.alloc(0)
    let half = 1
    while (half * 2 < leaves.length) half *= 2
    return nodeHash(treeHash(leaves.slice(0, half)), treeHash(leaves.slice(half)))
  }
  /** RFC 9162, 2.1.3.2, by halves of the tree from above. */
  const climb = (leaf: Buffer, index: number, size: number, path: Buffer[]): Buffer => {
    if (size === 1) return leaf
    let half = 1
    while (half * 2 < size) half *= 2
    const [sibling, below] = [path.at(-1) ?? Buffer.alloc(0), path.slice(0, -1)]
    return index < half
      ? nodeHash(climb(leaf, index, half, below), sibling)
      : nodeHash(sibling, climb(leaf, index - half, size - half, below))
  }
  const isSigned = (public_key: string, signature: Buffer, text: string) =>
    verify(
      null,
      Buffer.from(text),
      createPublicKey({
        key: { kty: 'OKP', crv: 'Ed25519', x: bytesOf(public_key).toString('base64url') },
        format: 'jwk',
      }),
      signature,
    )
  const entryText = ({ at, lines, root, kind }: Entry) => `coussinet-entry/1\n${at}\n${lines}\n${root}\n${kind}\n`
  const paper = file('paper.pdf')
  const start = paper.indexOf('{"format":"coussinet-proof/1"')
  const proof: Proof = JSON.parse(paper.toString('latin1', start, paper.indexOf('endstream', start)))
  const heads: { entries: Entry[]; checkpoint: string } = JSON.parse(file('heads.json').toString())

  it('lines lead to their entries, entries to the checkpoint, and all bytes are signed', () => {
    const [, size, root] = proof.checkpoint.split('\n')
    for (const { member_id, position, at, kind, subject_id, record, previous_hash, hash, place } of proof.lines) {
      const fields = [
        bytesOf(previous_hash),
        ...[member_id, String(position), at, kind, subject_id, record].map((text) => Buffer.from(text)),
      ]
      const framed = fields.flatMap((field) => {
        const length = Buffer.alloc(4)
        length.writeUInt32BE(field.length)
        return [length, field]
      })
      expect(sha256(...framed).toString('hex')).toBe(hash)
      const entry = proof.entries.find((one) => one.entry === place.entry)
      const leaf = leafHash(bytesOf(place.salt), bytesOf(hash))
      expect(climb(leaf, place.leaf, entry?.lines ?? 0, place.path.map(bytesOf)).toString('hex')).toBe(entry?.root)
    }
    for (const { entry, path, ...facts } of proof.entries)
      expect(climb(leafHash(entryText(facts)), entry, Number(size), path.map(bytesOf)).toString('base64')).toBe(root)
    const { paper: stated } = proof
    const from = paper.indexOf('{"start":')
    const rest = sha256(paper.subarray(0, from), paper.subarray(paper.indexOf('}', from) + 1)).toString('hex')
    expect([stated.start, rest]).toEqual([start, stated.sha256])
    const signed = `coussinet-paper/1\n${proof.origin}\n${rest}\n`
    expect(isSigned(stated.public_key, bytesOf(stated.signature), signed)).toBe(true)
  })

  it('published heads lead to their own checkpoint and to the paper’s, whose notes the keys signed', () => {
    const leaves = heads.entries.map((entry) => leafHash(entryText(entry)))
    const [first, second] = proof.keys
    for (const [note, key] of [
      [proof.checkpoint, first],
      [heads.checkpoint, second],
    ] as const) {
      const [text = '', signature = ''] = note.split('\n\n')
      const [origin = '', size, root] = text.split('\n')
      expect(treeHash(leaves.slice(0, Number(size))).toString('base64')).toBe(root)
      const bytes = Buffer.from(signature.trim().split(' ').at(-1) ?? '', 'base64')
      const public_key = key?.public_key ?? ''
      expect(bytes.subarray(0, 4)).toEqual(sha256(`${origin}\n`, Buffer.from([1]), bytesOf(public_key)).subarray(0, 4))
      expect(isSigned(public_key, bytes.subarray(4), `${text}\n`)).toBe(true)
    }
    const endorsed = `coussinet-key/1\n${proof.origin}\n${second?.public_key}\n`
    expect(isSigned(first?.public_key ?? '', bytesOf(second?.endorsement ?? ''), endorsed)).toBe(true)
  })
})

it.each([
  ['paper.pdf', 'heads.json', 'holds'],
  ['forged-amount.pdf', 'heads.json', 'forged'],
  ['forged-text.pdf', 'heads.json', 'forged'],
  ['truncated.pdf', 'heads.json', 'truncated'],
  ['reordered.pdf', 'heads.json', 'reordered'],
  ['paper.pdf', 'rewritten-heads.json', 'rewritten'],
  ['unknown-key.pdf', 'heads.json', 'unknown_key'],
])('[SIM-02] the verifier says of the vector %s with %s: %s', async (name, published, verdict) => {
  const heads = readProofHeads(file(published).toString())
  const input = { bytes: new Uint8Array(file(name)), heads: heads ? [heads] : [], trusted: [] }
  expect((await checkPaper(nodeProofCrypto, input)).verdict).toBe(verdict)
})
