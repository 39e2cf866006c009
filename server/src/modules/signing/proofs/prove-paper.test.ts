import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from '@coussinet/contract/documents.ts'
import { formatEntry, type ProofHeads } from '@coussinet/contract/domain/proof-log.ts'
import { checkPaper, type PaperProof, type ProofVerdict } from '@coussinet/contract/domain/proof-paper.ts'
import { getBenefitSlip } from '@coussinet/contract/refunds.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { confirm, drawUp, lastCode, send } from '#modules/contributions/tests/a-wizard.ts'
import { aDecidedRequest, line, timePasses } from '#modules/refunds/tests/a-request.ts'
import { hash } from '#platform/crypto/keys.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { runHere } from '#testing/program/run-here.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { attachProof } from './attach-proof.ts'
import { adoptHeads, extendLog, signCheckpoint } from './extend-log.ts'
import { readEntries, readHeads } from './heads.ts'
import { computePath, computeTreeRoot, hashLeaf } from './merkle-tree.ts'
import { nodeProofCrypto } from './node-proof-crypto.ts'
import { openProofSigner, type ProofSigner } from './proof-keys.ts'
import { formatHeads } from './publish-heads.ts'

const portal = portalForTests()
let helene: TestMember
let slip: Buffer
let heads: ProofHeads
let signer: ProofSigner
const { secret, previous_secret } = { secret: Buffer.alloc(48, 9), previous_secret: null }

const read = async (as: TestMember, id: string) =>
  Buffer.from((await portal.call(getBenefitSlip, { as, params: { id } })).bytes)
const publishedHeads = async () => {
  const read_heads = await readHeads(portal.db, portal.platform.config)
  if (read_heads === null) throw new Error('no heads')
  return read_heads
}
async function nextDay() {
  await timePasses(portal, { hours: 25 })
  await extendLog(portal.platform)
}
async function aSlip(as: TestMember): Promise<string> {
  const lines = [line(as.animals[0]?.id ?? '', 'lab', 10_000)]
  return (await aDecidedRequest(portal, as, { invoice_number: 'F-118' }, lines)).refunds[0]?.id ?? ''
}
const check = (bytes: Uint8Array, against: readonly ProofHeads[] = [heads], trusted: readonly string[] = []) =>
  checkPaper(nodeProofCrypto, { bytes, heads: against, trusted })
const verdict = async (bytes: Uint8Array, against?: readonly ProofHeads[]): Promise<ProofVerdict> =>
  (await check(bytes, against)).verdict

let refund_id: string
beforeEach(async () => {
  helene = await aMember(portal, { features: ['service_slips'] })
  await extendLog(portal.platform)
  refund_id = await aSlip(helene)
  await nextDay()
  slip = await read(helene, refund_id)
  heads = await publishedHeads()
  signer = await openProofSigner(portal.db, { config: portal.platform.config, now: portal.clock.now() })
})
afterEach(async () => {
  for (const table of ['proof_lines', 'proof_entries', 'proof_keys'] as const)
    await portal.db.deleteFrom(table).execute()
})

/** A paper of an operator who has the key, with another proof. */
async function forgedByOperator(change: (proof: PaperProof) => Omit<PaperProof, 'paper'>): Promise<Buffer> {
  const { proof } = await check(slip)
  if (proof === null) throw new Error('no proof')
  const { paper: _, ...rest } = change(structuredClone(proof)) as PaperProof
  return attachProof(await blankPaper(), rest, signer)
}

async function blankPaper(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage()
  return document.save()
}

describe('a paper', () => {
  it('[SIM-02] holds by its own proof and the published heads, says so in the member’s language, and is the same bytes each time', async () => {
    expect(await verdict(slip)).toBe('holds')
    expect((await check(slip, [], [heads.keys[0]?.public_key ?? ''])).verdict).toBe('not_compared')
    const { text, is_tagged } = await readPaper(slip)
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Ce fichier contient sa preuve (proof.json).')
    expect(is_tagged).toBe(true)
    await nextDay()
    expect(await read(helene, refund_id)).toEqual(slip)
    expect(await verdict(slip, [await publishedHeads()])).toBe('holds')
  })

  it('[SIM-02] carries its chain link before the log has it, and says so', async () => {
    const early = await read(helene, await aSlip(helene))
    expect(await verdict(early)).toBe('not_published')
    expect((await readPaper(early)).text.replaceAll(/\s+/g, ' ')).toContain('complète demain')
  })

  it('[SIM-02] of a mandate proves the text that was signed', async () => {
    const mandate = await drawUp(portal, helene, {})
    const { body: signature } = await send(portal, helene, mandate)
    await confirm(portal, helene, mandate, signature, await lastCode(portal, helene))
    await nextDay()
    const ask = { as: helene, params: { type: 'mandate' as const }, query: { mandate_id: mandate.id } }
    const paper = Buffer.from((await portal.call(getDocument, ask)).bytes)
    const { verdict: found, proof } = await check(paper, [await publishedHeads()])
    expect([found, proof?.text]).toEqual(['holds', expect.stringContaining(mandate.umr)])
    const forged = Buffer.from(paper.toString('latin1').replace(mandate.umr, mandate.umr.replace(/.$/, 'X')), 'latin1')
    expect(await verdict(forged, [await publishedHeads()])).toBe('forged')
  })
})

it('[SIM-02] the command checks a paper by published heads alone, without a portal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  const [paper, published] = [join(folder, 'paper.pdf'), join(folder, 'heads.json')]
  await writeFile(published, formatHeads(heads))
  const run = async (bytes: Buffer) => {
    await writeFile(paper, bytes)
    return runHere({}, ['verify', '--paper', paper, '--heads', folder, '--json'])
  }
  const good = await run(slip)
  expect([good.code, JSON.parse(good.out)]).toMatchObject([
    0,
    { verdict: 'holds', well: true, lines: [{ kind: 'decided' }] },
  ])
  const forged = Buffer.from(slip)
  forged[400] = (forged[400] ?? 0) ^ 1
  const bad = await run(forged)
  expect([bad.code, JSON.parse(bad.out)]).toMatchObject([1, { verdict: 'forged', well: false }])
  await rm(folder, { recursive: true })
})

describe('a forgery by anybody', () => {
  it('[SIM-02] of the paper’s bytes is found, wherever it is', async () => {
    const start = slip.indexOf('{"format"')
    for (const at of [20, 400, start - 30, slip.length - 3]) {
      const forged = Buffer.from(slip)
      forged[at] = (forged[at] ?? 0) ^ 1
      expect(await verdict(forged)).toBe('forged')
    }
    expect(await verdict(Buffer.concat([slip, Buffer.from('1 0 obj\n<<>>\nendobj\n')]))).toBe('forged')
  })

  it('[SIM-02] of an amount in the proof is found', async () => {
    const text = slip.toString('latin1')
    const forged = text.replace(String.raw`\"refunded_cents\":5625`, String.raw`\"refunded_cents\":9625`)
    expect(forged).not.toBe(text)
    expect(await verdict(Buffer.from(forged, 'latin1'))).toBe('forged')
  })

  it('[SIM-02] by another key is of an unknown key, and a paper without proof says nothing', async () => {
    expect((await check(slip, [], ['00'.repeat(32)])).verdict).toBe('unknown_key')
    expect(await verdict(await blankPaper())).toBe('no_proof')
  })

  it('[SIM-02] by cutting the file off is found', async () => {
    expect(await verdict(slip.subarray(0, slip.length - 40))).toBe('forged')
  })
})

describe('an operator who has the key', () => {
  const two = async () => {
    const { proof } = await check(slip)
    const [first] = proof?.lines ?? []
    if (!first) throw new Error('no line')
    return first
  }

  it('[SIM-02] leaves out or re-orders a line of a decision', async () => {
    const first = await two()
    const later = (sequence: number, position: number) => {
      const record = JSON.stringify({ ...JSON.parse(first.record), sequence })
      return relined({ ...first, record, position, place: null })
    }
    const cut = await forgedByOperator((proof) => ({ ...proof, lines: [first, later(2, first.position + 4)] }))
    expect(await verdict(cut)).toBe('truncated')
    const swapped = await forgedByOperator((proof) => ({ ...proof, lines: [later(1, 90), later(0, 95)] }))
    expect(await verdict(swapped)).toBe('reordered')
    const backwards = await forgedByOperator((proof) => ({ ...proof, lines: [later(0, 91), later(1, 90)] }))
    expect(await verdict(backwards)).toBe('reordered')
  })

  it('[SIM-02] back-dates a decision: the entry before is later than the line says', async () => {
    const { bytes, forgedHeads } = await rewritten((at) => new Date(at.getTime() - 30 * 86_400_000))
    expect(await verdict(bytes, [forgedHeads])).toBe('back_dated')
  })

  it('[SIM-02] rewrites the chain, the log and the paper: heads that were published before differ', async () => {
    const { bytes, forgedHeads } = await rewritten((at) => at, { refunded_cents: 1 })
    expect(await verdict(bytes, [forgedHeads])).toBe('holds')
    expect(await verdict(bytes, [heads])).toBe('rewritten')
    expect(await verdict(slip, [forgedHeads])).toBe('rewritten')
    expect(await verdict(slip, [{ ...heads, entries: heads.entries.slice(0, -1) }])).toBe('bad_heads')
  })

  const relined = (one: PaperProof['lines'][number]) => ({ ...one, hash: lineHash(one) })

  /** A whole log made anew, with one line changed. */
  async function rewritten(when: (at: Date) => Date, more: Record<string, unknown> = {}) {
    const first = await two()
    const at = when(new Date(first.at)).toISOString()
    const record = JSON.stringify({ ...JSON.parse(first.record), ...more })
    const salt = Buffer.alloc(32, 1)
    const changed = relined({ ...first, at, record })
    const root = hashLeaf(Buffer.concat([salt, Buffer.from(changed.hash, 'hex')])).toString('hex')
    const log = await readEntries(portal.db)
    const entry = first.place?.entry ?? 0
    const entries = log.map((one, index) => (index === entry ? { ...one, lines: 1, root } : one))
    const checkpoint = signCheckpoint(signer, entries, null)
    const leaves = entries.map((one) => hashLeaf(Buffer.from(formatEntry(one))))
    expect(computeTreeRoot(leaves)).toHaveLength(32)
    const bytes = await forgedByOperator((proof) => ({
      ...proof,
      lines: [{ ...changed, place: { entry, leaf: 0, salt: salt.toString('hex'), path: [] } }],
      checkpoint,
      entries: entries.flatMap((one, index) =>
        index === entry || index === entry - 1
          ? [{ ...one, entry: index, path: computePath(leaves, index).map((node) => node.toString('hex')) }]
          : [],
      ),
    }))
    return { bytes, forgedHeads: { ...heads, entries, checkpoint } }
  }
})

/** The hash of a line by the words of docs/proofs.md alone. */
function lineHash({ previous_hash, member_id, position, at, kind, subject_id, record }: PaperProof['lines'][number]) {
  const fields = [
    Buffer.from(previous_hash, 'hex'),
    ...[member_id, String(position), at, kind, subject_id, record].map((text) => Buffer.from(text)),
  ]
  const framed = fields.flatMap((field) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(field.length)
    return [length, field]
  })
  return hash(Buffer.concat(framed)).toString('hex')
}

describe('a paper of years ago', () => {
  it('[SIM-02] holds after the key was rotated, and the new key’s papers are followed from the old one', async () => {
    const former = portal.platform.config.secret
    Object.assign(portal.platform.config, { secret, previous_secret: former })
    await nextDay()
    const rotated = await publishedHeads()
    expect(rotated.keys).toHaveLength(2)
    expect(await verdict(slip, [rotated])).toBe('holds')
    const id = await aSlip(helene)
    await nextDay()
    const newer = await read(helene, id)
    expect((await check(newer, [], [heads.keys[0]?.public_key ?? ''])).verdict).toBe('not_compared')
    Object.assign(portal.platform.config, { secret: former, previous_secret })
  })

  it('[SIM-02] holds after its member was erased, and published heads name nobody', async () => {
    for (const table of ['proof_lines', 'evidence'] as const)
      await portal.db.deleteFrom(table).where('member_id', '=', helene.member_id).execute()
    await nextDay()
    const later = await publishedHeads()
    expect(await verdict(slip, [later])).toBe('holds')
    expect(JSON.stringify(later)).not.toContain(helene.member_id)
  })

  it('[SIM-02] holds after the database was restored from a day before the paper’s entry', async () => {
    const entry = heads.entries.length - 1
    await portal.db.deleteFrom('proof_lines').where('entry', '=', entry).execute()
    await portal.db.deleteFrom('proof_entries').where('entry', '=', entry).execute()
    expect(await adoptHeads(portal.db, heads)).toBe(1)
    await nextDay()
    expect(await verdict(slip, [await publishedHeads()])).toBe('holds')
    const again = await check(await read(helene, refund_id), [await publishedHeads()])
    expect(again).toMatchObject({ verdict: 'holds', is_late: true })
  })
})
