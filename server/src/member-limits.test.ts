import { changeAnimal } from '@coussinet/contract/animals.ts'
import { createCalendarFeed } from '@coussinet/contract/calendar.ts'
import { askForErasure, cancelErasure } from '@coussinet/contract/erasure.ts'
import { changeNotificationPreferences } from '@coussinet/contract/notifications.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { createRefundRequest, deleteRefundRequest, submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { listSessions } from '@coussinet/contract/security.ts'
import { changePassword, refreshSession, signIn } from '@coussinet/contract/session.ts'
import { listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { expect, it } from 'vitest'
import { aFiledRequest } from '#modules/refunds/tests/a-request.ts'
import { aGodchild } from '#modules/sponsorship/tests/a-godchild.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'

const password = 'Coussinet#2026'
const portal = portalForTests()

type Told = { status: number; problem: { code: string } | null; headers: Record<string, string> }
/** Writes something each time; `time` tells one change from the other. */
type Write = {
  name: string
  limit: number
  key(member: TestMember): string
  write(as: TestMember, time: number): Promise<Told>
}

const spec = { password, features: ['notifications'] } satisfies Parameters<typeof aMember>[1]
const passwords = [password, 'Marronnier#47 bleu', 'Tilleul#58 rouge']
const writes: Write[] = [
  {
    name: 'phones',
    limit: 10,
    key: ({ member_id }) => `phones-change ${member_id}`,
    write: (as, time) =>
      portal.call(changeMe, { as, body: { phones: { mobile: '+33639981204', landline: `+3346571041${time}` } } }),
  },
  {
    name: 'language',
    limit: 60,
    key: ({ member_id }) => `profile-change ${member_id}`,
    write: (as, time) => portal.call(changeMe, { as, body: { locale: time % 2 === 0 ? 'it' : 'fr' } }),
  },
  {
    name: 'calendar address',
    limit: 20,
    key: ({ member_id }) => `calendars ${member_id}`,
    write: (as) => portal.call(createCalendarFeed, { as }),
  },
  {
    name: 'animal',
    limit: 60,
    key: ({ member_id }) => `animal-change ${member_id}`,
    write: (as, time) =>
      portal.call(changeAnimal, { as, params: { id: as.animals[0]?.id ?? '' }, body: { colour: `roux ${time}` } }),
  },
  {
    name: 'preferences',
    limit: 60,
    key: ({ member_id }) => `notification-preferences ${member_id}`,
    write: (as, time) => portal.call(changeNotificationPreferences, { as, body: { documents: time % 2 === 1 } }),
  },
  {
    name: 'erasure',
    limit: 5,
    key: ({ member_id }) => `erasure ${member_id}`,
    write: async (as) => {
      const asked = await portal.call(askForErasure, { as })
      if (asked.status === 201) await portal.call(cancelErasure, { as, params: { id: asked.body.id } })
      return asked
    },
  },
  {
    name: 'draft',
    limit: 300,
    key: ({ member_id }) => `drafts ${member_id}`,
    write: async (as) => {
      const begun = await portal.call(createRefundRequest, { as, headers: { 'idempotency-key': newId() } })
      if (begun.status === 201) await portal.call(deleteRefundRequest, { as, params: { id: begun.body.id } })
      return begun
    },
  },
  {
    name: 'password',
    limit: 10,
    key: ({ member_id }) => `password-change ${member_id}`,
    write: (as, time) =>
      portal.call(changePassword, {
        as,
        body: {
          current_password: passwords[time] ?? '',
          password: passwords[time + 1] ?? '',
          password_confirmation: passwords[time + 1] ?? '',
        },
      }),
  },
  {
    name: 'sign-in',
    limit: 1000,
    key: ({ member_id }) => `sessions ${member_id}`,
    write: ({ nevg }) => portal.call(signIn, { body: { username: nevg, password } }),
  },
]

async function count(attempt_key: string, times: number): Promise<void> {
  const counted = { count: times, window_start: portal.clock.now() }
  await portal.db
    .insertInto('attempts')
    .values({ attempt_key, ...counted })
    .onConflict((conflict) => conflict.column('attempt_key').doUpdateSet(counted))
    .execute()
}

it.each(writes)(
  '[SEC-42] $name: $limit times and no more, until the time is over; another member goes on',
  async ({ limit, key, write }) => {
    const [member, other] = [await aMember(portal, spec), await aMember(portal, spec)]
    await count(key(member), limit - 1)
    expect((await write(member, 0)).status).toBeLessThan(300)
    const refused = await write(member, 1)
    expect([refused.status, refused.problem?.code, Number(refused.headers['retry-after']) >= 3600]).toEqual([
      429,
      'too_many_requests',
      true,
    ])
    expect((await write(other, 0)).status).toBeLessThan(300)
  },
)

it('[SEC-42] a session is renewed 600 times an hour and no more', async () => {
  const { nevg } = await aMember(portal, { password })
  const { body } = await portal.call(signIn, { body: { username: nevg, password } })
  const session_id = (await portal.call(listSessions, { as: body })).body.data.find(({ current }) => current)?.id ?? ''
  await count(`refreshes ${session_id}`, 599)
  const renewed = await portal.call(refreshSession, { body: { refresh_token: body.refresh_token } })
  expect(renewed.status).toBe(200)
  const refused = () => portal.call(refreshSession, { body: { refresh_token: renewed.body.refresh_token } })
  expect((await refused()).status).toBe(429)
  await portal.db.deleteFrom('attempts').where('attempt_key', '=', `refreshes ${session_id}`).execute()
  expect((await refused()).status).toBe(200)
})

it('[SEC-34] forty landlines in a row are ten changes and ten mails: each one made is told, the others are refused', async () => {
  const member = await aMember(portal)
  const statuses = []
  for (let time = 10; time < 50; time += 1) {
    const phones = { mobile: '+33639981204', landline: `+334571041${time}` }
    statuses.push((await portal.call(changeMe, { as: member, body: { phones } })).status)
  }
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([10, 30])
  expect((await portal.call(getMe, { as: member })).body.phones.landline).toMatch(/19$/)
  expect(await sentMails(portal, member.member_id)).toHaveLength(10)
})

it('[REL-03] a member has 500 answers kept at once, and the calls without a key go on', async () => {
  const member = await aMember(portal)
  const { id } = await aFiledRequest(portal, member)
  const submit = (key: string) =>
    portal.call(submitRefundRequest, { as: member, params: { id }, headers: { 'idempotency-key': key } })
  for (let time = 1; time < 499; time += 1) portal.platform.limit.countKept(member.member_id)
  expect([(await submit('one')).status, (await submit('two')).status]).toEqual([200, 429])
  expect((await portal.call(submitRefundRequest, { as: member, params: { id } })).status).toBe(200)
})

it('sessions and godchildren come in pages, each once', async () => {
  const member = await aMember(portal, { password, features: ['sponsorship'] })
  for (let time = 0; time < 5; time += 1) {
    await portal.call(signIn, { body: { username: member.nevg, password } })
    await aGodchild(portal, member, { status: 'created' })
    if (time === 2) portal.clock.advance({ seconds: 1 })
  }
  for (const endpoint of [listSessions, listSponsorshipRequests]) {
    const ask = async (query: { limit?: number; cursor?: string }) =>
      (await portal.call(endpoint, { as: member, query })).body
    const whole = await ask({})
    const first = await ask({ limit: 2 })
    const rest = await ask({ cursor: first.next_cursor ?? '' })
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id))
    expect([whole.data.length >= 5, first.data.length, rest.next_cursor]).toEqual([true, 2, null])
    expect((await portal.call(endpoint, { as: member, query: { cursor: 'nonsense' } })).problem?.code).toBe(
      'malformed_request',
    )
  }
})
