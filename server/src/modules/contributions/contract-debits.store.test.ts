import { beforeEach, expect, it } from 'vitest'
import { findContract } from '#modules/policy/policy.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { nextMandateNumber, setDebits } from './contract-debits.store.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal)
})

it('the day and the amount of the debits are changed, and nothing else of the contract', async () => {
  const { db } = portal
  const contract = await findContract(db, helene.member_id)
  await setDebits(db, helene.member_id, { due_day: 10, amount_due_cents: 4980 })
  expect(await findContract(db, helene.member_id)).toEqual({ ...contract, due_day: 10, amount_due_cents: 4980 })
})

it('a mandate is numbered after all that are kept', async () => {
  const { db } = portal
  expect(await nextMandateNumber(db, helene.member_id, 0)).toBe(1)
  expect(await nextMandateNumber(db, helene.member_id, 7)).toBe(8)
  expect(await nextMandateNumber(db, helene.member_id, 7)).toBe(9)
})
