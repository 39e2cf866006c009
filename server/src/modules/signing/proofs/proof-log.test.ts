import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProofHeads } from '@coussinet/contract/domain/proof-heads.ts'
import { checkHeads, followKeys, type ProofHeads } from '@coussinet/contract/domain/proof-log.ts'
import { checkPaper } from '@coussinet/contract/domain/proof-paper.ts'
import { getBenefitSlip } from '@coussinet/contract/refunds.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { verifyEvidence } from '#modules/operations/verify/verify-evidence.ts'
import { aDecidedRequest, line, timePasses } from '#modules/refunds/tests/a-request.ts'
import { hash } from '#platform/crypto/keys.ts'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { findEvidence } from '../evidence/evidence.ts'
import { signCheckpoint } from './extend-log.ts'
import { readHeads, readTrustedKeys } from './heads.ts'
import { nodeProofCrypto } from './node-proof-crypto.ts'
import { formatHeads, publishProofs, readPublicationStates } from './publish-heads.ts'

const portal = portalForTests()
let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'proofs-'))
  portal.platform.config.proofs_dir = directory
  for (const table of ['proof_lines', 'proof_entries', 'proof_keys', 'proof_publications'] as const)
    await portal.db.deleteFrom(table).execute()
})
afterEach(() => rm(directory, { recursive: true }))

const publish = () => publishProofs(portal.platform)
const published = async (): Promise<ProofHeads> => {
  const heads = readProofHeads(await readFile(join(directory, 'heads.json'), 'utf8'))
  if (heads === null) throw new Error('no heads')
  return heads
}
const stateOf = (heads: ProofHeads) => checkHeads(nodeProofCrypto, heads, [heads.keys.at(-1)?.public_key ?? ''])

async function aDecision() {
  const as = await aMember(portal)
  const request = await aDecidedRequest(portal, as, {}, [line(as.animals[0]?.id ?? '', 'lab', 10_000)])
  return { as, request }
}

/** Three days, each with a decision. */
async function threeDays() {
  const members: Awaited<ReturnType<typeof aDecision>>[] = []
  for (let day = 0; day < 3; day += 1) {
    members.push(await aDecision())
    await publish()
    portal.clock.advance({ hours: 25 })
  }
  return members
}

it('[SIM-02] a decision is a line of its member’s chain, with amounts, lines and the account masked', async () => {
  const { as, request } = await aDecision()
  const [decided] = (await findEvidence(portal.db, as.member_id, request.id)).filter(({ kind }) => kind === 'decided')
  expect(decided?.record).toMatchObject({
    sequence: 0,
    outcome: 'accepted',
    reference: request.tracking_reference,
    refunds: [{ billed_cents: 10_000, refunded_cents: 5625 }],
  })
  expect(JSON.stringify(decided?.record)).not.toMatch(/[A-Z]{2}\d{2}(?: ?\d{4}){3}/)
})

it('[SIM-02] each day adds an entry whose checkpoint is signed and follows the one before, and publishes it', async () => {
  await threeDays()
  const heads = await published()
  expect(heads.entries).toHaveLength(3)
  expect(await stateOf(heads)).toBe('signed')
  expect(await readFile(join(directory, 'heads.json'), 'utf8')).toBe(
    (await portal.app.inject('/proofs/heads.json')).body,
  )
  expect(await readPublicationStates(portal.platform)).toEqual([
    { target: 'directory', entries: 3, failure: null, is_late: false },
  ])
  expect((await verifyEvidence(portal.db)).faults).toEqual([])
})

it('[SIM-02] tells truncated, re-ordered and forged heads apart, and a wrong key', async () => {
  await threeDays()
  const heads = await published()
  const { entries } = heads
  const [first, second, third] = entries
  if (!first || !second || !third) throw new Error('three entries')
  expect(await stateOf({ ...heads, entries: [first, second] })).toBe('truncated')
  expect(await stateOf({ ...heads, entries: [second, first, third] })).toBe('reordered')
  expect(await stateOf({ ...heads, entries: [first, { ...second, lines: second.lines + 1 }, third] })).toBe('forged')
  expect(await checkHeads(nodeProofCrypto, heads, ['00'.repeat(32)])).toBe('unknown_key')
})

it('[SIM-02] verify finds a chain and a refund that an operator rewrote after they were published', async () => {
  const [one] = await threeDays()
  const member_id = one?.as.member_id ?? ''
  await portal.db.updateTable('refunds').set({ refunded_cents: 1 }).where('member_id', '=', member_id).execute()
  expect((await verifyEvidence(portal.db)).faults.map(({ what }) => what)).toEqual(['decision'])
  await portal.db
    .updateTable('proof_lines')
    .set({ salt: Buffer.alloc(32) })
    .where('member_id', '=', member_id)
    .execute()
  expect((await verifyEvidence(portal.db)).faults.map(({ what }) => what)).toContain('proof')
})

it('[SIM-02] takes over published entries that a restored database lost, and refuses to write over a rewritten log', async () => {
  await threeDays()
  const before = await published()
  await portal.db.deleteFrom('proof_lines').where('entry', '=', 2).execute()
  await portal.db.deleteFrom('proof_entries').where('entry', '=', 2).execute()
  await publish()
  const after = await published()
  expect(after.entries.slice(0, 3)).toEqual(before.entries)
  expect(after.entries[3]?.kind).toBe('restored')
  expect(await stateOf(after)).toBe('signed')

  await portal.db
    .updateTable('proof_entries')
    .set({ root: Buffer.alloc(32, 7) })
    .where('entry', '=', 1)
    .execute()
  portal.clock.advance({ hours: 25 })
  await publish()
  expect(await published()).toEqual(after)
  expect((await readPublicationStates(portal.platform))[0]?.failure).toMatch(/rewritten/)
})

it('[SIM-02] takes no entries over that another key signed', async () => {
  await threeDays()
  const before = await published()
  const entries = [...before.entries, ...before.entries.slice(-1)]
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const public_key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const forger = {
    origin: before.origin,
    keys: [],
    public_key,
    sign: (text: string) => sign(null, Buffer.from(text), privateKey),
  }
  const keys = [...before.keys, { public_key, endorsement: '00'.repeat(64) }]
  const forged = formatHeads({ ...before, keys, entries, checkpoint: signCheckpoint(forger, entries, null) })
  await writeFile(join(directory, 'heads.json'), forged)
  await publish()
  expect((await readHeads(portal.db, portal.platform.config))?.entries.slice(0, 3)).toEqual(before.entries)
  expect((await readPublicationStates(portal.platform))[0]?.failure).toMatch(/not signed by this log/)
  expect(await readFile(join(directory, 'heads.json'), 'utf8')).toBe(forged)
})

it('[SIM-02] a place that cannot be written blocks nobody, is late after 36 hours and caught up later', async () => {
  await writeFile(join(directory, 'file'), '')
  portal.platform.config.proofs_dir = join(directory, 'file', 'below')
  await publish()
  expect((await readHeads(portal.db, portal.platform.config))?.entries).toHaveLength(1)
  portal.clock.advance({ hours: 40 })
  expect(await readPublicationStates(portal.platform)).toMatchObject([{ is_late: true }])
  portal.platform.config.proofs_dir = directory
  await publish()
  expect(await readPublicationStates(portal.platform)).toMatchObject([{ failure: null, is_late: false }])
})

it('[SIM-02] rotates its key with SECRET_KEY: the old one endorses the new one and stays in the feed', async () => {
  await aDecision()
  await publish()
  const old = await published()
  const { secret } = portal.platform.config
  Object.assign(portal.platform.config, { secret: Buffer.alloc(48, 3), previous_secret: secret })
  portal.clock.advance({ hours: 25 })
  await publish()
  const heads = await published()
  const [first, second] = heads.keys
  expect(heads.keys).toHaveLength(2)
  expect(first).toEqual(old.keys[0])
  const followed = await followKeys(nodeProofCrypto, heads.origin, heads.keys, [first?.public_key ?? ''])
  expect(followed).toContain(second?.public_key)
  expect(await stateOf(heads)).toBe('signed')
  const stolen = [{ ...heads.keys[0] }, { ...heads.keys[1], endorsement: '00'.repeat(64) }] as ProofHeads['keys']
  expect(await followKeys(nodeProofCrypto, heads.origin, stolen, [first?.public_key ?? ''])).not.toContain(
    second?.public_key,
  )
  Object.assign(portal.platform.config, { secret, previous_secret: null })
})

it('[SIM-02] a key that changes in the middle of the log leaves papers of both halves, and old copies of the page, valid', async () => {
  const members = [await aSlip()]
  await publish()
  const { config } = portal.platform
  const { secret } = config
  const [old] = (await readTrustedKeys(portal.db, config)).keys
  for (const [key, previous] of [
    [3, secret],
    [4, Buffer.alloc(48, 3)],
  ] as const) {
    Object.assign(config, { secret: Buffer.alloc(48, key), previous_secret: previous })
    await timePasses(portal, { hours: 25 })
    members.push(await aSlip())
    await publish()
  }
  await timePasses(portal, { hours: 25 })
  await publish()
  const heads = await published()
  expect(heads.keys).toHaveLength(3)
  for (const { as, refund_id } of members) {
    const bytes = new Uint8Array((await portal.call(getBenefitSlip, { as, params: { id: refund_id } })).bytes)
    const trusted = [old?.public_key ?? '']
    expect((await checkPaper(nodeProofCrypto, { bytes, heads: [heads], trusted })).verdict).toBe('holds')
    expect((await checkPaper(nodeProofCrypto, { bytes, heads: [], trusted })).verdict).toBe('not_compared')
  }
  Object.assign(config, { secret, previous_secret: null })
})

it('[SIM-02] ten years of entries are one file that the verifier reads, and a paper stays small', async () => {
  const { as, refund_id } = await aSlip()
  const at = (day: number) => new Date(portal.clock.now().getTime() + (day - 3650) * 86_400_000)
  const checkpoint = `${new URL(portal.platform.config.public_url).host}/proofs\n`
  const days = Array.from({ length: 3650 }, (_, entry) => ({
    entry,
    at: at(entry),
    lines: 1000,
    root: hash(String(entry)),
    kind: 'lines',
    checkpoint,
  }))
  for (let from = 0; from < days.length; from += 1000)
    await portal.db
      .insertInto('proof_entries')
      .values(days.slice(from, from + 1000))
      .execute()
  await publish()
  const heads = await published()
  expect(heads.entries).toHaveLength(3651)
  expect(await stateOf(heads)).toBe('signed')
  expect(JSON.stringify(heads).length).toBeLessThan(600_000)
  const bytes = new Uint8Array((await portal.call(getBenefitSlip, { as, params: { id: refund_id } })).bytes)
  const report = await checkPaper(nodeProofCrypto, { bytes, heads: [heads], trusted: [] })
  expect(report.verdict).toBe('holds')
  expect(report.proof?.paper.length).toBeLessThan(7000)
  // The page that checks papers carries keys alone.
  expect(JSON.stringify(await readTrustedKeys(portal.db, portal.platform.config)).length).toBeLessThan(500)
})

async function aSlip() {
  const as = await aMember(portal, { features: ['service_slips'] })
  const { refunds } = await aDecidedRequest(portal, as, {}, [line(as.animals[0]?.id ?? '', 'lab', 10_000)])
  return { as, refund_id: refunds[0]?.id ?? '' }
}
