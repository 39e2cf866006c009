import { checkPaper } from '@coussinet/contract/domain/proof-paper.ts'
import { getBenefitSlip } from '@coussinet/contract/refunds.ts'
import { expect, it } from 'vitest'
import { verifyEvidence } from '#modules/operations/verify/verify-evidence.ts'
import { aDecidedRequest, line, timePasses } from '#modules/refunds/tests/a-request.ts'
import { extendLog } from '#modules/signing/proofs/extend-log.ts'
import { nodeProofCrypto, readHeads } from '#modules/signing/signing.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { erase } from './erase.ts'

const portal = portalForTests()

async function aDecision() {
  const as = await aMember(portal, { features: ['service_slips'] })
  const { refunds } = await aDecidedRequest(portal, as, {}, [line(as.animals[0]?.id ?? '', 'lab', 10_000)])
  return { as, refund_id: refunds[0]?.id ?? '' }
}

async function heads() {
  const read = await readHeads(portal.db, portal.platform.config)
  if (read === null) throw new Error('no heads')
  return read
}

const paperOf = async ({ as, refund_id }: { as: TestMember; refund_id: string }) =>
  new Uint8Array((await portal.call(getBenefitSlip, { as, params: { id: refund_id } })).bytes)

async function verdict(bytes: Uint8Array, published: Awaited<ReturnType<typeof heads>>) {
  return (await checkPaper(nodeProofCrypto, { bytes, heads: [published], trusted: [] })).verdict
}

it('[SIM-02][SAFE-05] an erasure takes its member’s salts and lines, and every paper still holds offline', async () => {
  const [gone, other] = [await aDecision(), await aDecision()]
  await timePasses(portal, { hours: 25 })
  await extendLog(portal.platform)
  const before = await heads()
  const [paper, others] = [await paperOf(gone), await paperOf(other)]
  const { member_id } = gone.as

  await portal.db
    .updateTable('contracts')
    .set({ status: 'terminated', end_date: '2026-10-31' })
    .where('member_id', '=', member_id)
    .execute()
  expect(await erase(portal.platform, { member_id, why: 'time' })).toMatchObject({ done: true })
  for (const table of ['evidence', 'proof_lines'] as const) {
    const rows = await portal.db.selectFrom(table).select('position').where('member_id', '=', member_id).execute()
    expect([table, rows]).toEqual([table, []])
  }

  await timePasses(portal, { hours: 25 })
  await extendLog(portal.platform)
  const after = await heads()
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries)
  expect(JSON.stringify(after)).not.toContain(member_id)
  for (const published of [before, after]) {
    expect(await verdict(paper, published)).toBe('holds')
    expect(await verdict(others, published)).toBe('holds')
  }
  expect(await paperOf(other)).toEqual(others)
  expect((await verifyEvidence(portal.db)).faults).toEqual([])
})
