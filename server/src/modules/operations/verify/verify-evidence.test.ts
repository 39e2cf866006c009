import { confirmRefundAccount, createRefundAccount, signRefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, drawUp, lastCode, otherIban, ownIban, send, signed } from '#modules/contributions/tests/a-wizard.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { verifyEvidence } from './verify-evidence.ts'

const portal = portalForTests()
let helene: TestMember
let mandate_id: string
beforeAll(async () => {
  helene = await aMember(portal)
  mandate_id = (await aSignedMandate()).id
})

/** Signs a mandate, with a wrong guess on the way and refunds to the same account. */
async function aSignedMandate() {
  const mandate = await drawUp(portal, helene, { uses: ['premium', 'refunds'] })
  const { body: signature } = await send(portal, helene, mandate)
  const code = await lastCode(portal, helene)
  await confirm(portal, helene, mandate, signature, code === '000000' ? '000001' : '000000')
  expect((await confirm(portal, helene, mandate, signature, code)).status).toBe(200)
  return mandate
}

const tables = ['evidence', 'mandates', 'mandate_papers', 'refund_accounts', 'signatures'].map((name) => ({
  table: sql.table(name),
  kept: sql.table(`kept_${name}`),
}))

/** Puts what a test damages back as it was. */
function keepWhole(): void {
  beforeEach(async () => {
    for (const { table, kept } of tables) await sql`create table ${kept} as select * from ${table}`.execute(portal.db)
  })
  afterEach(async () => {
    for (const { table } of tables.toReversed()) await sql`delete from ${table}`.execute(portal.db)
    for (const { table, kept } of tables) {
      await sql`insert into ${table} select * from ${kept}`.execute(portal.db)
      await sql`drop table ${kept}`.execute(portal.db)
    }
  })
}

const faultsOf = async () =>
  (await verifyEvidence(portal.db)).faults
    .filter(({ member_id }) => member_id === helene.member_id)
    .map(({ what, where }) => [what, where])

describe('[SEC-33] the chain and what it tells of', () => {
  keepWhole()

  it('hold for mandates that were signed by the calls of the portal, and for codes that were not used', async () => {
    portal.clock.advance({ minutes: 1 })
    await send(portal, helene, await drawUp(portal, helene))
    portal.clock.advance({ minutes: 1 })
    await signed(portal, helene)
    const { members, lines, faults } = await verifyEvidence(portal.db)
    expect(faults).toEqual([])
    expect(members).toBeGreaterThan(0)
    expect(lines).toBeGreaterThanOrEqual(6)
  })

  const line = (position: number) => sql`member_id = ${helene.member_id} and position = ${position}`
  const mandate = () => sql`member_id = ${helene.member_id} and mandate_id = ${mandate_id}`
  const flipped = (column: string) =>
    sql`${sql.ref(column)} = set_byte(${sql.ref(column)}, 7, get_byte(${sql.ref(column)}, 7) # 1)`
  const anyMandate = 'of the mandate'
  type Damage = [name: string, damage: () => ReturnType<typeof sql>, faults: [string, number | string][]]
  const damages: Damage[] = [
    [
      'a byte of a record',
      () => sql`update evidence set record = replace(record, '"mode":"email"', '"mode":"emaim"') where ${line(1)}`,
      [['hash', 1]],
    ],
    [
      'a byte of a record that is JSON no more',
      () => sql`update evidence set record = replace(record, '"mode":', '"mode";') where ${line(3)}`,
      [['hash', 3]],
    ],
    [
      'a byte of a hash',
      () => sql`update evidence set ${flipped('hash')} where ${line(1)}`,
      [
        ['hash', 1],
        ['link', 2],
      ],
    ],
    [
      'a byte of the last hash',
      () => sql`update evidence set ${flipped('hash')} where ${line(3)}`,
      [
        ['hash', 3],
        ['missing', anyMandate],
        ['missing', 'of the account'],
      ],
    ],
    [
      'a byte of the hash before',
      () => sql`update evidence set ${flipped('previous_hash')} where ${line(2)}`,
      [
        ['hash', 2],
        ['link', 2],
      ],
    ],
    [
      'a microsecond',
      () => sql`update evidence set at = at + interval '1 microsecond' where ${line(2)}`,
      [['hash', 2]],
    ],
    [
      'a deleted line',
      () => sql`delete from evidence where ${line(2)}`,
      [
        ['gap', 3],
        ['link', 3],
        ['missing', 'of the code'],
      ],
    ],
    [
      'a deleted first line',
      () => sql`delete from evidence where ${line(1)}`,
      [
        ['gap', 2],
        ['link', 2],
        ['missing', 'of the code'],
      ],
    ],
    [
      'a deleted last line',
      () => sql`delete from evidence where ${line(3)}`,
      [
        ['missing', anyMandate],
        ['missing', 'of the account'],
        ['missing', 'of the code'],
      ],
    ],
    [
      'a chain that is gone',
      () => sql`delete from evidence where member_id = ${helene.member_id}`,
      [
        ['missing', anyMandate],
        ['missing', 'of the account'],
        ['missing', 'of the code'],
      ],
    ],
    [
      'a byte of the paper',
      () => sql`update mandate_papers set ${flipped('bytes')} where ${mandate()}`,
      [['paper', anyMandate]],
    ],
    [
      'a paper with a hash of its own',
      () =>
        sql`update mandate_papers set bytes = 'another'::bytea, sha256 = sha256('another'::bytea) where ${mandate()}`,
      [['paper', anyMandate]],
    ],
    ['a paper that is gone', () => sql`delete from mandate_papers where ${mandate()}`, [['paper', anyMandate]]],
    [
      'the mandate’s account',
      () => sql`update mandates set iban = replace(iban, '7018', '7019') where ${mandate()}`,
      [
        ['mandate', anyMandate],
        ['account', 'of the account'],
      ],
    ],
    [
      'the mandate’s holder',
      () => sql`update mandates set holder = 'EVE' where ${mandate()}`,
      [
        ['mandate', anyMandate],
        ['account', 'of the account'],
      ],
    ],
    [
      'the account of the mandate’s refunds',
      () =>
        sql`update refund_accounts set iban = replace(iban, '7018', '7019') where member_id = ${helene.member_id} and evidence_hash is not null`,
      [['account', 'of the account']],
    ],
    [
      'the text that was shown',
      () => sql`update mandates set parts = replace(parts, ${otherIban.slice(0, 4)}, 'BE51') where ${mandate()}`,
      [['mandate', anyMandate]],
    ],
    [
      'when it was signed',
      () => sql`update mandates set signed_at = signed_at + interval '1 day' where ${mandate()}`,
      [['mandate', anyMandate]],
    ],
    [
      'a mandate that names no line',
      () => sql`update mandates set evidence_hash = null where ${mandate()}`,
      [['missing', anyMandate]],
    ],
    [
      'a guess that was given back',
      () => sql`update signatures set attempts = 0 where member_id = ${helene.member_id}`,
      [['missing', 'of the code']],
    ],
  ]

  it.each(damages)('%s is found', async (_name, damage, expected) => {
    expect(await faultsOf()).toEqual([])
    await damage().execute(portal.db)
    const { signature_id } = await portal.db
      .selectFrom('signatures')
      .select('signature_id')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()
    const { refund_account_id } = await portal.db
      .selectFrom('refund_accounts')
      .select('refund_account_id')
      .where('member_id', '=', helene.member_id)
      .where('evidence_hash', 'is not', null)
      .executeTakeFirstOrThrow()
    const ids: Record<string, string> = {
      [anyMandate]: mandate_id,
      'of the account': refund_account_id,
      'of the code': signature_id,
    }
    expect(await faultsOf()).toEqual(
      expected.map(([what, where]) => [what, typeof where === 'string' ? ids[where] : where]),
    )
  })

  it('of an account for refunds that a code confirmed: another account is found', async () => {
    portal.clock.advance({ minutes: 1 })
    const { body: account } = await portal.call(createRefundAccount, {
      as: helene,
      body: { iban: ownIban, bic: null, holder: 'HELENE CARPENTIER' },
    })
    const { body: signature } = await portal.call(signRefundAccount, {
      as: helene,
      params: { id: account.id },
      body: { mode: 'email', sha256: account.sha256 },
    })
    const confirmed = await portal.call(confirmRefundAccount, {
      as: helene,
      params: { id: account.id, signature_id: signature.id },
      body: { code: await lastCode(portal, helene) },
    })
    expect([confirmed.status, await faultsOf()]).toEqual([200, []])
    await sql`update refund_accounts set iban = replace(iban, '2703A', '2704A') where refund_account_id = ${account.id}`.execute(
      portal.db,
    )
    expect(await faultsOf()).toEqual([['account', account.id]])
  })

  it('of an unsigned mandate: a byte of the paper is found', async () => {
    portal.clock.advance({ minutes: 1 })
    const { id } = await drawUp(portal, helene)
    await sql`update mandate_papers set ${flipped('bytes')} where mandate_id = ${id}`.execute(portal.db)
    expect(await faultsOf()).toEqual([['paper', id]])
  })

  it('are not asked of the mandates that were signed elsewhere', async () => {
    await sql`update mandates set status = 'replaced' where member_id = ${helene.member_id}`.execute(portal.db)
    await portal.db
      .insertInto('mandates')
      .values({
        member_id: helene.member_id,
        mandate_id: '00000000-0000-4000-8000-000000000009',
        umr: 'OLD-1',
        status: 'active',
        holder: 'H',
        line1: 'L',
        postal_code: '1',
        city: 'C',
        country: 'FR',
        iban: otherIban,
        signed_at: portal.clock.now(),
        created_at: portal.clock.now(),
      })
      .execute()
    expect(await faultsOf()).toEqual([])
  })
})
