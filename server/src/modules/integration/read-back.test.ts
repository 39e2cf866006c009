import { randomUUID } from 'node:crypto'
import { getKnownAnimal, getKnownContract, getKnownMember } from '@coussinet/contract/integration/read-back.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { changeMemberRow } from '#testing/a-member.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember, newContract, newMember, testNevg } from './tests/a-brought-member.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let bringer: SignedIn
let reader: SignedIn
beforeAll(async () => {
  bringer = await aMachine(portal, ['members:write'])
  reader = await aMachine(portal, ['members:read'])
})

const member = (nevg: string, as = reader) => askMachine(portal, getKnownMember, { as, params: { nevg } })
const contract = (number: string) => askMachine(portal, getKnownContract, { as: reader, params: { number } })
const animal = (id: string) => askMachine(portal, getKnownAnimal, { as: reader, params: { id } })

const newAnimal = {
  name: 'Oslo',
  type: 'dog',
  gender: 'male',
  breed: 'Beagle',
  colour: 'tricolore',
  birth_date: '2023-03-04',
  cover_start: '2026-01-10',
  formula: 'confort',
  monthly_price_cents: 3200,
} as const

describe('[GO-06] what the portal holds is read back', () => {
  it('a member as they were brought and have changed, with a revision that follows each change', async () => {
    const { nevg, email } = await aBroughtMember(portal, bringer)
    const first = (await member(nevg)).body
    expect(first).toMatchObject({
      nevg,
      email,
      firstname: newMember.firstname,
      address: { ...newMember.address, line2: null },
      phones: { mobile: newMember.phones.mobile, landline: null },
      disabled: false,
    })
    expect((await member(nevg)).body.revision).toBe(first.revision)
    await askMachine(portal, putMember, { as: bringer, params: { nevg }, body: { phones: null, disabled: true } })
    const second = (await member(nevg)).body
    expect(second).toMatchObject({ phones: null, disabled: true })
    expect(second.revision).not.toBe(first.revision)
  })

  it('a contract with its suspensions, by its number however it is written, without accounts', async () => {
    const { nevg, number } = await aBroughtMember(portal, bringer)
    const suspensions = [{ from_day: '2026-03-01', to_day: '2026-03-20' }]
    await askMachine(portal, putContract, { as: bringer, params: { number }, body: { nevg, suspensions } })
    const { body } = await contract(number.toLowerCase())
    expect(body).toMatchObject({ number, nevg, ...newContract, status: 'active', end_date: null, suspensions })
    expect(Object.keys(body)).not.toContain('debit')
    expect(JSON.stringify(body)).not.toContain('iban')
  })

  it('an animal with the prices that were announced', async () => {
    const { nevg } = await aBroughtMember(portal, bringer)
    const id = randomUUID()
    const price_revisions = [
      { from_day: '2027-01-10', announced_on: '2026-11-01', old_price_cents: 3200, new_price_cents: 3400 },
    ]
    const put = await askMachine(portal, putAnimal, {
      as: bringer,
      params: { id },
      body: { nevg, ...newAnimal, price_revisions },
    })
    expect(put.status).toBe(201)
    expect((await animal(id)).body).toMatchObject({
      id,
      nevg,
      ...newAnimal,
      icad: null,
      cover_end: null,
      price_revisions,
    })
  })

  it('nothing of who is not there, was erased, or for another scope', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, bringer)
    expect((await member(testNevg(99_000))).status).toBe(404)
    expect((await contract('ZC-NOBODY')).status).toBe(404)
    expect((await animal(randomUUID())).status).toBe(404)
    expect((await member(nevg, bringer)).problem?.code).toBe('insufficient_scope')
    await changeMemberRow(portal, member_id, { erased_at: portal.clock.now() })
    expect((await member(nevg)).status).toBe(404)
  })
})
