import { generateKeyPairSync, sign } from 'node:crypto'
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

describe('a forgery by anybody, of the whole file', () => {
  const proofText = (bytes: Buffer) =>
    bytes
      .toString('latin1', bytes.indexOf('{"format"'), bytes.indexOf('endstream', bytes.indexOf('{"format"')))
      .trimEnd()

  it('[SIM-02] by the proof of another paper, or by a second one, is found', async () => {
    const other = await read(helene, await aSlip(helene))
    const [one, two] = [proofText(slip), proofText(other)]
    const swapped = Buffer.from(
      slip.toString('latin1').replace(one, () => two.padEnd(one.length)),
      'latin1',
    )
    expect(await verdict(swapped)).toBe('forged')
    expect(await verdict(Buffer.concat([slip, Buffer.from(one)]))).toBe('forged')
    expect(await verdict(Buffer.concat([slip, slip]))).toBe('forged')
  })

  it('[SIM-02] by updates that show another page and keep the proof is found', async () => {
    const document = await PDFDocument.load(slip, { updateMetadata: false })
    let shown = slip
    for (const amount of ['96,25', '99,99']) {
      const before = document.takeSnapshot()
      document.getPage(0).drawText(amount, { x: 100, y: 100 })
      shown = Buffer.concat([shown, await document.saveIncremental(before)])
    }
    expect(shown.subarray(0, slip.length)).toEqual(slip)
    expect(await verdict(shown)).toBe('forged')
  })

  it.each([
    ['a line', (proof: PaperProof) => ({ ...proof, lines: proof.lines.slice(1) })],
    ['its place in the log', (proof: PaperProof) => ({ ...proof, checkpoint: null })],
    ['an entry', (proof: PaperProof) => ({ ...proof, entries: proof.entries.slice(1) })],
    ['nothing, with more said', (proof: PaperProof) => ({ ...proof, note: 'paid' })],
  ])('[SIM-02] that leaves out of the proof %s is found', async (_what, change) => {
    const { proof } = await check(slip)
    if (proof === null) throw new Error('no proof')
    const former = proofText(slip)
    const { format, paper, ...rest } = change(proof)
    const room = slip.indexOf('endstream', slip.indexOf('{"format"')) - slip.indexOf('{"format"') - 1
    const changed = JSON.stringify({ format, paper, ...rest }).padEnd(room)
    const forged = Buffer.from(
      slip.toString('latin1').replace(former.padEnd(room), () => changed),
      'latin1',
    )
    expect(forged).toHaveLength(slip.length)
    expect(forged).not.toEqual(slip)
    expect(await verdict(forged)).toBe('forged')
  })

  it('[SIM-02] with a log and a key of one’s own does not hold for whoever knows a key of the portal', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const public_key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
    const forger = { ...signer, public_key, sign: (message: string) => sign(null, Buffer.from(message), privateKey) }
    const keys = [{ public_key, endorsement: null }]
    const own = { ...heads, keys, checkpoint: signCheckpoint(forger, heads.entries, null) }
    const { proof } = await check(slip)
    if (proof === null) throw new Error('no proof')
    const { paper: _, ...rest } = { ...proof, keys, checkpoint: own.checkpoint }
    const forged = await attachProof(await blankPaper(), rest, forger)
    const known = [heads.keys[0]?.public_key ?? '']
    expect((await check(forged, [own], known)).verdict).toBe('unknown_key')
    expect((await check(slip, [own], known)).verdict).toBe('bad_heads')
    expect((await check(slip, [heads], known)).verdict).toBe('holds')
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

  it('[SIM-02] signs another time than that of the last entry', async () => {
    const early = signCheckpoint(signer, heads.entries, null).replace(/time .*/, 'time 2020-01-01T00:00:00.000Z')
    const [text = ''] = early.split('\n\n')
    const signed = Buffer.concat([
      Buffer.from(early.trimEnd().split(' ').at(-1) ?? '', 'base64').subarray(0, 4),
      signer.sign(`${text}\n`),
    ]).toString('base64')
    const checkpoint = `${text}\n\n— ${signer.origin} ${signed}\n`
    expect(await verdict(slip, [{ ...heads, checkpoint }])).toBe('bad_heads')
    expect(await verdict(await forgedByOperator((proof) => ({ ...proof, checkpoint })))).toBe('back_dated')
  })

  it('[SIM-02] changes an entry before heads that are too short to have the last one', async () => {
    const entries = heads.entries.slice(0, -1)
    const older = { ...heads, entries, checkpoint: signCheckpoint(signer, entries, null) }
    expect(await verdict(slip, [older])).toBe('not_published')
    const other = entries.map((entry) => ({ ...entry, lines: entry.lines + 1 }))
    const changed = { ...older, entries: other, checkpoint: signCheckpoint(signer, other, null) }
    expect(await verdict(slip, [changed])).toBe('rewritten')
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
  it('[SIM-02] holds after the portal moved to another address, and new ones are of the same log', async () => {
    const { config } = portal.platform
    const { public_url } = config
    config.public_url = 'https://new.example'
    const id = await aSlip(helene)
    await nextDay()
    const moved = await publishedHeads()
    expect(await verdict(slip, [moved])).toBe('holds')
    expect(await verdict(await read(helene, refund_id), [moved])).toBe('holds')
    expect(await verdict(await read(helene, id), [moved])).toBe('holds')
    config.public_url = public_url
  })

  it('[SIM-02] holds where one run needed several entries, and was cut off between two', async () => {
    for (const table of ['proof_lines', 'proof_entries'] as const) await portal.db.deleteFrom(table).execute()
    const ids = [refund_id, await aSlip(helene), await aSlip(helene), await aSlip(helene)]
    await timePasses(portal, { hours: 30 })
    expect(await extendLog(portal.platform, { most: 2 })).toBeGreaterThanOrEqual(2)
    const kept = (await readEntries(portal.db)).length - 1
    await portal.db.deleteFrom('proof_lines').where('entry', '>=', kept).execute()
    await portal.db.deleteFrom('proof_entries').where('entry', '>=', kept).execute()
    await timePasses(portal, { hours: 30 })
    ids.push(await aSlip(helene))
    await extendLog(portal.platform, { most: 2 })
    const entries = await readEntries(portal.db)
    expect(new Set(entries.map(({ at }) => at)).size).toBe(2)
    const all = await publishedHeads()
    for (const id of ids) expect(await verdict(await read(helene, id), [all])).toBe('holds')
  })

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
