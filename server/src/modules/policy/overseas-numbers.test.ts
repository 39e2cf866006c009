import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dialledNumber } from '@coussinet/contract/fields/phone.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portalFolder } from '#platform/places.ts'
import { aMember } from '#testing/a-member.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

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

/** Numbers of a member after the migration. */
async function corrected(mobile: string, landline: string) {
  const { member_id } = await aMember(portal)
  const ofMember = portal.db.updateTable('members').where('member_id', '=', member_id)
  await ofMember.set({ mobile, landline }).execute()
  const script = await readFile(join(portalFolder, 'server/migrations/0047_overseas_numbers.sql'), 'utf8')
  for (const statement of script.split(/;\s*$/m).filter((one) => one.trim() !== ''))
    await sql.raw(statement).execute(portal.db)
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

it('a metropolitan number, and one of another country, stays as it is', async () => {
  for (const number of [...metropolitan, '+393200000017', '+262692123456'])
    expect(await corrected(number, number)).toEqual({ mobile: number, landline: number })
})
