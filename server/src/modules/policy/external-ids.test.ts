import { setTimeout } from 'node:timers/promises'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { putReceipt } from '@coussinet/contract/integration/upserts/receipt.ts'
import { putSponsorshipRequest } from '@coussinet/contract/integration/upserts/sponsorship-request.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBroughtMember, newContract } from '#modules/integration/tests/a-brought-member.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { lockMember } from './members/lock-member.ts'

const portal = portalForTests()
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write', 'receipts:write', 'sponsorship:write'])
})

type Brought = Awaited<ReturnType<typeof aBroughtMember>>

/** The first has claimed and cannot write yet when the second comes; on the embedded database they come one after the other. */
async function race(one: Brought, put: (nevg: string) => Promise<number>, two: Brought): Promise<number[]> {
  const calls: Promise<number>[] = []
  await portal.db.transaction().execute(async (tx) => {
    await lockMember(tx, one.member_id)
    calls.push(put(one.nevg))
    await setTimeout(150)
    calls.push(put(two.nevg))
    await setTimeout(150)
  })
  return (await Promise.all(calls)).toSorted((first, second) => first - second)
}

const oslo = {
  name: 'Oslo',
  type: 'dog',
  gender: 'male',
  breed: 'Border Collie',
  colour: 'noir',
  birth_date: '2021-04-10',
  formula: 'integrale',
  monthly_price_cents: 2490,
} as const
const paid = {
  month: '2026-10',
  issue_date: '2026-10-01',
  due_date: '2026-10-05',
  amount_cents: 2490,
  status: 'upcoming',
} as const
const held = {
  kind: 'bank_account',
  iban: 'FR7630006000011234567890189',
  bic: null,
  holder: 'HELENE CARPENTIER',
  contact: null,
  signed_at: '2026-01-02T09:00:00Z',
  first_debit_on: null,
} as const

describe('[SEC-20] one name that two members are given at the same moment is the one’s or the other’s', () => {
  it.each([
    [
      'an animal',
      (id: string, nevg: string) => askMachine(portal, putAnimal, { as, params: { id }, body: { nevg, ...oslo } }),
      409,
    ],
    [
      'a contribution',
      (id: string, nevg: string) => askMachine(portal, putReceipt, { as, params: { id }, body: { nevg, ...paid } }),
      409,
    ],
    [
      'a godchild',
      (id: string, nevg: string) =>
        askMachine(portal, putSponsorshipRequest, {
          as,
          params: { id },
          body: { nevg, status: 'created', firstname: 'Lou B.' },
        }),
      409,
    ],
  ] as const)('%s', async (_kind, put, refused) => {
    const [one, two] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    const id = newId()
    const statuses = await race(one, async (nevg) => (await put(id, nevg)).status, two)
    expect(statuses).toEqual([201, refused])
  })

  it('a contract', async () => {
    const [one, two] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    for (const { nevg, number } of [one, two])
      await askMachine(portal, putContract, {
        as,
        params: { number },
        body: { nevg, status: 'terminated', end_date: '2026-06-30' },
      })
    const next = async (nevg: string) =>
      (
        await askMachine(portal, putContract, {
          as,
          params: { number: 'ZC-BOTH' },
          body: { nevg, ...newContract, effective_date: '2026-07-01' },
        })
      ).status
    expect(await race(one, next, two)).toEqual([201, 409])
  })

  it('a mandate', async () => {
    const [one, two] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    const numbers = new Map([one, two].map(({ nevg, number }) => [nevg, number]))
    const debit = async (nevg: string) =>
      (
        await askMachine(portal, putContract, {
          as,
          params: { number: numbers.get(nevg) ?? '' },
          body: { nevg, debit: { ...held, umr: 'ZC-BOTH-1' } },
        })
      ).status
    expect(await race(one, debit, two)).toEqual([200, 422])
  })
})

it('[REL-01] the number of a member is remembered by the next call when a crash came before', async () => {
  const { nevg, member_id } = await aBroughtMember(portal, as)
  const mine = () =>
    portal.db.selectFrom('brought_names').select('name_hash').where('member_id', '=', member_id).execute()
  const before = await mine()
  await portal.db.deleteFrom('brought_names').where('member_id', '=', member_id).execute()
  expect((await askMachine(portal, putMember, { as, params: { nevg }, body: {} })).body.result).toBe('unchanged')
  const [kept] = await mine()
  expect(before.some(({ name_hash }) => kept && Buffer.from(name_hash).equals(Buffer.from(kept.name_hash)))).toBe(true)
})
