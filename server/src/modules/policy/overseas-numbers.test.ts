import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dialledNumber } from '@coussinet/contract/fields/phone.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { portalFolder } from '#platform/core/places.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()

const mobiles = ['639123456', '692123456', '693123456', '690123456', '691123456', '694123456', '696123456', '697123456']
const geographic = [
  '262123456',
  '263123456',
  '269123456',
  '268812345',
  '590123456',
  '598712345',
  '594123456',
  '598812345',
]
const others = ['596123456', '598912345', '976012345', '976212345', '976412345', '976612345', '947512345', '939912345']
const landlines = [...geographic, ...others]
const metropolitan = ['+33639981204', '+33612345678', '+33695123456', '+33261914405', '+33591123456', '+33972123456']

const stored = (number: string) => `+33${number}`

async function apply(migration: string) {
  const script = await readFile(join(portalFolder, `server/migrations/${migration}.sql`), 'utf8')
  for (const statement of script.split(/;\s*$/m).filter((one) => one.trim() !== ''))
    await sql.raw(statement).execute(portal.db)
}

/** Numbers of a member after the migration. */
async function corrected(mobile: string, landline: string) {
  const { member_id } = await aMember(portal)
  const ofMember = portal.db.updateTable('members').where('member_id', '=', member_id)
  await ofMember.set({ mobile, landline }).execute()
  await apply('0047_overseas_numbers')
  return portal.db
    .selectFrom('members')
    .select(['mobile', 'landline'])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
}

it('[PRO-01][REL-16] overseas numbers that were stored with +33 get the code of their own, as they would be read today', async () => {
  for (const [place, number] of landlines.entries()) {
    const [mobile, landline] = [`+33${mobiles[place % mobiles.length]}`, `+33${number}`]
    expect(dialledNumber(mobile)).not.toBe(mobile)
    expect(await corrected(mobile, landline)).toEqual({
      mobile: dialledNumber(mobile),
      landline: dialledNumber(landline),
    })
  }
})

it('[REL-16] so do those of mandates and of sponsorships', async () => {
  const { member_id } = await aMember(portal)
  const at = portal.clock.now()
  const [phones, contacts] = [[...mobiles, ...landlines].map(stored), mobiles.map(stored)]
  const home = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
  const signed = { member_id, status: 'replaced', holder: 'H', iban: 'FR3999910000170000412703A23', created_at: at }
  await portal.db
    .insertInto('mandates')
    .values(
      [...contacts, ...metropolitan].map((contact_mobile) => ({
        ...home,
        ...signed,
        mandate_id: newId(),
        umr: contact_mobile,
        contact_mobile,
      })),
    )
    .execute()
  const asked = { member_id, status: 'created', firstname: 'Camille', language: 'fr', created_at: at }
  await portal.db
    .insertInto('sponsorship_requests')
    .values(
      [...phones, ...metropolitan].map((phone) => ({
        ...asked,
        sponsorship_request_id: newId(),
        reference: phone,
        phone,
      })),
    )
    .execute()
  await apply('0047_overseas_numbers')
  const mandates = await portal.db
    .selectFrom('mandates')
    .select(['umr as before', 'contact_mobile as now'])
    .where('member_id', '=', member_id)
    .execute()
  const sponsorships = await portal.db
    .selectFrom('sponsorship_requests')
    .select(['reference as before', 'phone as now'])
    .where('member_id', '=', member_id)
    .execute()
  expect([mandates.length, sponsorships.length]).toEqual([14, 30])
  for (const { before, now } of [...mandates, ...sponsorships]) expect(now).toBe(dialledNumber(before))
})

it('[PRO-01][SEC-34][REL-16] so do the numbers that members left in the last 30 days, each once, with its later day', async () => {
  const { member_id } = await aMember(portal)
  const [early, late] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')]
  const twice = stored(mobiles[1] ?? '')
  const rows = [
    ...mobiles.map((number) => ({ contact: stored(number), left_at: late })),
    { contact: dialledNumber(twice), left_at: early },
    ...metropolitan.map((contact) => ({ contact, left_at: early })),
  ]
  await portal.db
    .insertInto('former_contacts')
    .values(rows.map((row) => ({ ...row, member_id, channel: 'sms' })))
    .execute()
  await apply('0052_former_overseas_numbers')
  const kept = await portal.db
    .selectFrom('former_contacts')
    .select(['contact', 'left_at'])
    .where('member_id', '=', member_id)
    .orderBy('contact')
    .execute()
  const expected = [
    ...mobiles.map((number) => ({ contact: dialledNumber(stored(number)), left_at: late })),
    ...metropolitan.map((contact) => ({ contact, left_at: early })),
  ]
  expect(kept).toEqual(expected.toSorted((one, other) => (one.contact < other.contact ? -1 : 1)))
})

it('a metropolitan number, and one of another country, stays as it is', async () => {
  for (const number of [...metropolitan, '+393200000017', '+262692123456'])
    expect(await corrected(number, number)).toEqual({ mobile: number, landline: number })
})
