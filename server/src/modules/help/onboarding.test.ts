import { changeAnimal } from '@coussinet/contract/animals.ts'
import { permissions } from '@coussinet/contract/domain/permissions.ts'
import { listOnboarding, type Tip } from '@coussinet/contract/onboarding.ts'
import { changeMe } from '@coussinet/contract/profile.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { aDecidedRequest, line } from '#modules/refunds/tests/a-request.ts'
import { aMember, type TestMember, changeMemberRow, changeContractRow } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

const tips = async (as: TestMember): Promise<Tip[]> => (await portal.call(listOnboarding, { as })).body.data
const tipOf = async (as: TestMember, id: Tip['id']) => (await tips(as)).find((tip) => tip.id === id)
const names = async (as: TestMember) => (await tips(as)).map(({ id }) => id)
const setMember = (as: TestMember, columns: { mobile?: null; pending_email?: string | null }) =>
  changeMemberRow(portal, as.member_id, columns)

it('[HOME-03] says what is missing, in order, and where it is done', async () => {
  const member = await aMember(portal, {
    effective_date: '2026-11-15',
    refund_iban: null,
    animals: [{ icad: null }, { name: 'Mirza' }, { name: 'Nouga', formula: 'default', cover_start: null, icad: null }],
  })
  await setMember(member, { mobile: null, pending_email: 'new@example.org' })
  const [oslo = '', mirza = ''] = member.animals.map(({ id }) => id)
  const todo = (id: Tip['id'], href: string) => ({ id, done: false, animal_id: null, due_on: null, href })
  expect(await tips(member)).toEqual([
    todo('add_mobile', '/profile'),
    todo('confirm_email', '/profile'),
    todo('add_iban', '/profile/payment-methods/refund-account'),
    { id: 'add_icad', done: false, animal_id: oslo, due_on: '2027-01-14', href: `/animals/${oslo}` },
    { id: 'add_icad', done: true, animal_id: mirza, due_on: '2027-01-14', href: `/animals/${mirza}` },
    todo('get_care_sheet', '/profile/contract'),
    todo('read_cover', '/profile/contract'),
  ])
})

it('[HOME-03] a tip is done as soon as it is: mobile, e-mail, number, account, refund', async () => {
  const member = await aMember(portal, { refund_iban: null, animals: [{ icad: null }] })
  await setMember(member, { mobile: null, pending_email: 'new@example.org' })
  const done = async () => (await tips(member)).filter((tip) => tip.done).map(({ id }) => id)
  expect(await done()).toEqual([])
  await portal.call(changeMe, { as: member, body: { phones: { mobile: '+33639981204', landline: null } } })
  expect(await done()).toEqual(['add_mobile'])
  await setMember(member, { pending_email: null })
  await portal.call(changeAnimal, { as: member, params: { id: member.animals[0]?.id ?? '' }, body: { icad: 'LXQ482' } })
  expect(await done()).toEqual(['add_mobile', 'confirm_email', 'add_icad'])
  const account = {
    member_id: member.member_id,
    refund_account_id: member.member_id,
    iban: 'FR3999910000170000412703A23',
    holder: 'H',
    created_at: portal.clock.now(),
  }
  await portal.db.insertInto('refund_accounts').values(account).execute()
  await aDecidedRequest(portal, member, {}, [line(member.animals[0]?.id ?? '', 'lab', 10_000)])
  expect(await done()).toEqual(['add_mobile', 'confirm_email', 'add_iban', 'add_icad', 'get_care_sheet'])
  await portal.db
    .updateTable('refund_accounts')
    .set({ ended_at: portal.clock.now() })
    .where('member_id', '=', member.member_id)
    .execute()
  expect((await tipOf(member, 'add_iban'))?.done).toBe(false)
})

it.each([
  ['before the contract begins', '2026-11-21', false, false],
  ['on its first day', '2026-11-20', true, false],
  ['on its thirtieth day', '2026-10-22', true, false],
  ['the day after', '2026-10-21', false, true],
])(
  '[HOME-03] presents the cover in the first 30 days alone, a friend after them: %s',
  async (_case, effective_date, cover, invite) => {
    const member = await aMember(portal, { effective_date, features: ['sponsorship'] })
    const listed = await names(member)
    expect([listed.includes('read_cover'), listed.includes('invite')]).toEqual([cover, invite])
    expect(await names(await aMember(portal, { effective_date }))).not.toContain('invite')
  },
)

it('[HOME-03] [CON-03] speaks of care sheets from the day on which there are some', async () => {
  const begun = async (effective_date: string) =>
    (await names(await aMember(portal, { effective_date }))).includes('get_care_sheet')
  expect([await begun('2026-11-21'), await begun('2026-11-20')]).toEqual([false, true])
})

it('asks nothing for a cover that has ended', async () => {
  const spec = { effective_date: '2025-01-10', animals: [{ icad: null }], features: ['sponsorship'] as const }
  expect(await names(await aMember(portal, { ...spec, end_date: '2026-11-19' }))).toEqual([
    'add_mobile',
    'confirm_email',
    'add_iban',
  ])
  expect(await names(await aMember(portal, { ...spec, end_date: '2026-11-20' }))).toContain('add_icad')
  const untold = await aMember(portal, spec)
  await changeContractRow(portal, untold.member_id, { status: 'terminated' })
  expect(await names(untold)).not.toContain('add_icad')
})

it('[SEC-23] leaves out what the member may not do', async () => {
  const may = async (without: string) =>
    names(
      await aMember(portal, {
        effective_date: '2026-11-15',
        permissions: permissions.filter((permission) => permission !== without),
      }),
    )
  expect(await may('profile:write')).toEqual(['add_iban', 'add_icad', 'get_care_sheet', 'read_cover'])
  expect(await may('payment-methods:write')).not.toContain('add_iban')
  expect(await may('animals:write')).not.toContain('add_icad')
  expect(await may('contract:read')).toEqual(['add_mobile', 'confirm_email', 'add_iban', 'add_icad'])
})

it('[HOME-03] asks the database twice, however many animals there are', async () => {
  const member = await aMember(portal, {
    animals: Array.from({ length: 6 }, (_, index) => ({ name: `Oslo ${index}` })),
  })
  await tips(member)
  const executed = vi.spyOn(portal.db.getExecutor(), 'executeQuery')
  expect((await tips(member)).filter(({ id }) => id === 'add_icad')).toHaveLength(6)
  const statements = executed.mock.calls
    .map(([query]) => query.sql)
    .filter((sql) => !sql.includes('access_tokens') && !sql.includes('pgboss'))
  executed.mockRestore()
  expect(statements).toHaveLength(2)
})

it('[SEC-19] needs a session', async () => {
  expect((await portal.call(listOnboarding)).status).toBe(401)
})
