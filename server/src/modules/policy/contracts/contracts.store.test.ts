import { beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import {
  findContractDays,
  findContractTerms,
  findContract,
  findEndings,
  insertEnding,
  putContract,
  setContract,
  findContractSpan,
} from './contracts.store.ts'
import { replaceSuspensions, findRunningSuspension, findSuspensions } from './suspensions.store.ts'
import { liftSuspension } from './suspensions.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal)
})

const asks = (ends_on: string, requested_at: Date) =>
  insertEnding(portal.db, {
    member_id: helene.member_id,
    ending_id: newId(),
    kind: 'termination',
    reference: 'DZ-1',
    requested_at,
    ends_on,
  })

it('a contract is told as it is kept, held or not, and undefined before there is one', async () => {
  const { db } = portal
  const contract = await findContract(db, helene.member_id)
  expect(contract).toMatchObject({ country: 'FR', status: 'active', effective_date: '2026-01-10', due_day: 5 })
  expect(await findContract(db, helene.member_id, { forUpdate: true })).toEqual(contract)
  expect(await findContract(db, newId())).toBeUndefined()
  await setContract(db, helene.member_id, { end_date: '2027-01-09' })
  expect(await findContract(db, helene.member_id)).toEqual({ ...contract, end_date: '2027-01-09' })
})

it('another contract follows in the place of one', async () => {
  const { member_id } = helene
  const next = { member_id, contract_number: 'ZC-NEXT', country: 'FR', status: 'active', effective_date: '2027-01-01' }
  await putContract(portal.db, { ...next, due_day: 15, created_at: portal.clock.now() })
  expect(await findContract(portal.db, member_id)).toMatchObject({ contract_number: 'ZC-NEXT', due_day: 15 })
})

it('the last day is the one that is known or was asked for, whichever comes first, of one as of many', async () => {
  const { db, clock } = portal
  const other = await aMember(portal, { end_date: '2026-12-31' })
  await asks('2027-03-31', clock.now())
  await asks('2027-02-28', new Date(clock.now().getTime() + 1000))
  expect(await findContractSpan(db, helene.member_id)).toEqual({
    due_day: 5,
    effective_date: '2026-01-10',
    last_day: '2027-02-28',
  })
  const termsOf = (member_id: string) => db.selectNoFrom(findContractTerms(member_id).as('terms')).executeTakeFirst()
  expect(await termsOf(helene.member_id)).toEqual({
    terms: { due_day: 5, effective_date: '2026-01-10', last_day: '2027-02-28', amount_due_cents: 0 },
  })
  expect(await termsOf(newId())).toEqual({ terms: null })
  expect(await findContractDays(db, [helene.member_id, other.member_id, newId()])).toEqual(
    new Map([
      [helene.member_id, { status: 'active', effective_date: '2026-01-10', last_day: '2027-02-28' }],
      [other.member_id, { status: 'active', effective_date: '2026-01-10', last_day: '2026-12-31' }],
    ]),
  )
  expect((await findEndings(db, helene.member_id)).map(({ ends_on }) => ends_on)).toEqual(['2027-02-28', '2027-03-31'])
})

it('a suspension ends with the day on which all is paid, and the one that was to come is gone', async () => {
  const { db } = portal
  const { member_id } = helene
  const past = { from_day: '2026-03-01', to_day: '2026-03-20' }
  expect(await findRunningSuspension(db, member_id)).toBeNull()
  await replaceSuspensions(db, member_id, [{ from_day: '2026-10-01', to_day: null }, past])
  await setContract(db, member_id, { status: 'suspended', suspends_on: '2026-10-01', formal_notice_on: '2026-09-01' })
  expect(await findRunningSuspension(db, member_id)).toBe('2026-10-01')

  expect(await liftSuspension(db, member_id, '2026-10-20')).toBe(true)
  expect(await findSuspensions(db, member_id)).toEqual([past, { from_day: '2026-10-01', to_day: '2026-10-20' }])
  expect(await findContract(db, member_id)).toMatchObject({
    status: 'active',
    suspends_on: null,
    formal_notice_on: null,
  })

  await replaceSuspensions(db, member_id, [past, { from_day: '2026-12-01', to_day: null }])
  expect(await liftSuspension(db, member_id, '2026-11-20')).toBe(false)
  expect(await findSuspensions(db, member_id)).toEqual([past])
})
