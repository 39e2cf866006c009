import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { verifyEvidence } from '#modules/operations/verify/verify-evidence.ts'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { addEvidence, findEvidence } from './evidence.ts'

const portal = portalForTests()
let helene: TestMember
beforeAll(async () => {
  helene = await aMember(portal)
})

const add = ({ member_id }: TestMember, subject_id: string, record: Record<string, unknown>) =>
  inTransaction(portal.db, async (db) => {
    await db.selectFrom('members').select('member_id').where('member_id', '=', member_id).forNoKeyUpdate().execute()
    return addEvidence(db, { member_id, at: portal.clock.now(), kind: 'code_failed', subject_id, record })
  })

it('[SEC-33] is one chain a member, without a gap however many write at once, ordered by position and not by the clock', async () => {
  const [subject_id, other_id] = [newId(), newId()]
  const neighbour = await aMember(portal)
  const hashes = await Promise.all(
    Array.from({ length: 20 }, (_, count) => add(helene, count % 2 === 0 ? subject_id : other_id, { count })),
  )
  portal.clock.advance({ hours: -1 })
  await add(helene, subject_id, { count: 20 })
  await add(neighbour, subject_id, { count: 0 })
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(20)
  const lines = await findEvidence(portal.db, helene.member_id, subject_id)
  expect(lines).toHaveLength(11)
  expect(lines.at(-1)).toMatchObject({
    position: 21,
    kind: 'code_failed',
    record: { count: 20 },
    at: portal.clock.now(),
  })
  expect(await verifyEvidence(portal.db)).toEqual({ members: 2, lines: 22, faults: [] })
})

it('[SEC-33] outlives the account', async () => {
  const leaver = await aMember(portal)
  const subject_id = newId()
  await add(leaver, subject_id, { count: 1 })
  await portal.db.deleteFrom('members').where('member_id', '=', leaver.member_id).execute()
  expect(await findEvidence(portal.db, leaver.member_id, subject_id)).toHaveLength(1)
  expect((await verifyEvidence(portal.db)).faults).toEqual([])
})

it('[SEC-33] is added to and read, by one file alone: nothing changes it or takes it away', () => {
  const root = join(import.meta.dirname, '../../../..')
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'scripts', 'migrations'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  const product = files.filter(
    (path) =>
      /\.(ts|sql)$/.test(path) &&
      !/\.test\.ts$|\/tests\/|src\/testing\/|db\.types\.ts$/.test(path) &&
      existsSync(join(root, path)),
  )
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const touching = product.filter((path) =>
    /(?:From|Into|Table|[jJ]oin)\('evidence\b|\b(?:from|into|join|update|truncate|table)\s+evidence\b/i.test(
      text(path),
    ),
  )
  expect(touching.toSorted()).toEqual([
    'migrations/0007_signatures.sql',
    'src/modules/signing/evidence/evidence.store.ts',
  ])
  expect(text('src/modules/signing/evidence/evidence.store.ts')).not.toMatch(
    /updateTable|deleteFrom|mergeInto|replaceInto|onConflict|\b(?:update|delete|truncate|merge)\s/i,
  )
  expect(text('migrations/0007_signatures.sql')).not.toMatch(/(?:update|truncate|alter table|delete from)\s+evidence\b/)
})
