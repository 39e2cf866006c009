import { expect, it } from 'vitest'
import { Problem } from '#platform/core/problem.ts'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { checkNewPassword } from './blocklist.ts'

const portal = portalForTests()

const refusalOf = (member_id: string, password: string) =>
  checkNewPassword(portal.db, member_id, password).then(
    () => null,
    (error: unknown) => (error instanceof Problem ? { code: error.code, ...error.more } : error),
  )
const refused = (reason: string) => ({
  code: 'validation_failed',
  errors: { password: ['password.blocklisted'] },
  params: { password: { reason } },
})

it('[SEC-05] refuses common, brand, number, e-mail and pet-name based passwords, each with its reason', async () => {
  const { member_id, nevg } = await aMember(portal, {
    nevg: '412703584',
    email: 'giulietta@example.org',
    animals: [{ name: 'Truffe' }, { name: 'Zéphyr' }],
  })
  for (const password of ['Password1!', 'Azerty123!', 'Qwerty123!'])
    expect(await refusalOf(member_id, password)).toEqual(refused('common'))
  expect(await refusalOf(member_id, 'Coussinet1!')).toEqual(refused('brand'))
  for (const password of [`Nevg${nevg}!`, 'Giulietta#1', 'Truffe2026!', 'Zephyr_07', 'Hélène2026!', 'Carpentier#1'])
    expect(await refusalOf(member_id, password)).toEqual(refused('personal'))
})

it('lets one member take what another’s animal is called', async () => {
  const zephyr = await aMember(portal, { animals: [{ name: 'Brindille' }] })
  const other = await aMember(portal, { animals: [] })
  expect(await refusalOf(zephyr.member_id, 'Brindille#07')).toEqual(refused('personal'))
  expect(await refusalOf(other.member_id, 'Brindille#07')).toBe(null)
  expect(await refusalOf(other.member_id, 'Tilleul-Parapluie-42')).toBe(null)
})

it('may be asked inside a transaction', async () => {
  const { member_id } = await aMember(portal)
  const checked = portal.db.transaction().execute((tx) => checkNewPassword(tx, member_id, 'Voilier#Brume7'))
  await expect(checked).resolves.toBeUndefined()
})
