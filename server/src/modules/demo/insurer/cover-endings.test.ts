import { endAnimalCover, listAnimals } from '@coussinet/contract/animals.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { listReceipts } from '@coussinet/contract/receipts.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoPassword } from '../demo-accounts.ts'
import { createDemoMember, NewMember } from '../new-member/new-member.ts'
import { onCoverEnded } from './cover-endings.ts'

const portal = ownPortalForTests({ demo: true, at: '2026-11-20T10:00:00Z' })

it('[LIFE-01] the contributions to come are without an animal that died, and the contract of the last one ends with it', async () => {
  const made = await createDemoMember(portal.platform, NewMember.parse({}))
  const { access_token } = (await portal.call(signIn, { body: { username: made.nevg, password: demoPassword } })).body
  const as = { access_token }
  const [animal] = (await portal.call(listAnimals, { as })).body.data
  const { member_id } = await portal.db
    .selectFrom('members')
    .select('member_id')
    .where('nevg', '=', made.nevg)
    .executeTakeFirstOrThrow()
  await portal.db
    .insertInto('animals')
    .values({
      member_id,
      animal_id: '0c0ffee0-0000-4000-8000-000000000001',
      name: 'Plume',
      type: 'cat',
      gender: 'female',
      breed: 'Européen',
      colour: 'noir',
      birth_date: '2020-01-01',
      cover_start: '2025-11-20',
      formula: 'integrale',
      monthly_price_cents: 1500,
      position: 1,
    })
    .execute()
  const end = async (id: string) => {
    await portal.call(endAnimalCover, { as, params: { id }, body: { reason: 'deceased', on: '2026-11-19' } })
    await onCoverEnded(portal.platform, { event: 'animal.cover_ended', member_id })
  }
  const upcoming = async () =>
    (await portal.call(listReceipts, { as, query: {} })).body.data
      .filter(({ status }) => status === 'upcoming')
      .map(({ amount_cents }) => amount_cents)
  await end('0c0ffee0-0000-4000-8000-000000000001')
  expect(await upcoming()).toEqual([2490])
  await end(animal?.id ?? '')
  const { contract } = (await portal.call(getMe, { as })).body
  expect([contract?.end_date, contract?.status]).toEqual(['2026-11-19', 'terminated'])
})
