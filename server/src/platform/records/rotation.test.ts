import { setTimeout } from 'node:timers/promises'
import { createMandate } from '@coussinet/contract/mandates.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { refreshSession, resetPassword, signIn } from '@coussinet/contract/session.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createLink } from '#modules/accounts/session/links.ts'
import { confirm, drawUp, lastCode, ownIban, send, wanted } from '#modules/contributions/tests/a-wizard.ts'
import { notify } from '#modules/notifications/notify.ts'
import { aMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { aPlace, type TestPlace } from '#testing/places.ts'
import { type MailServer, mailServer } from '#testing/servers/smtp.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { newId } from '../crypto/ids.ts'
import { deriveKeys } from '../crypto/keys.ts'
import { isUnsealed } from '../crypto/seal.ts'
import { sendMail } from '../outbox/outbox.ts'
import { resealMessages } from '../outbox/reseal-messages.ts'
import { aLetter, french } from '../outbox/tests/a-letter.ts'

const former = 'the-former-9Xq2-Lw7v-Rb8n4Mc6Ys1Pd5Hf0'
const newest = 'the-newest-Tz3k-Vb1p-Wd6r2Jg8Qe4Ua9Ks7'
const password = 'Canari-Velours-71'
let place: TestPlace
let server: MailServer
beforeAll(async () => {
  place = await aPlace()
  server = await mailServer()
})
afterAll(async () => {
  await place.drop()
  await server.close()
})

const open: TestPortal[] = []
afterEach(async () => {
  for (const portal of open.splice(0)) await portal.close()
})

async function start(env: Record<string, string>): Promise<TestPortal> {
  const portal = await ownPortal({ place, env })
  open.push(portal)
  return portal
}

async function stop(portal: TestPortal): Promise<void> {
  open.splice(open.indexOf(portal), 1)
  await portal.close()
}

async function untilSent(portal: TestPortal, member_id: string): Promise<void> {
  const deadline = performance.now() + 30_000
  const waiting = () =>
    portal.db
      .selectFrom('outgoing_messages')
      .select('message_id')
      .where('member_id', '=', member_id)
      .where('sealed', 'is not', null)
      .where('channel', '=', 'email')
      .execute()
  while ((await waiting()).length > 0 && performance.now() < deadline) await setTimeout(50)
  expect(await waiting()).toEqual([])
}
const tell = (portal: TestPortal, member_id: string) =>
  portal.db.transaction().execute((tx) =>
    notify(tx, portal.platform, {
      member_id,
      kind: 'due_day_changed',
      params: { due_day: 5 },
      at: portal.clock.now(),
      once: 'a fact',
    }),
  )

it('[SEC-53] a rotation of SECRET_KEY loses nothing that was on its way', { timeout: 90_000 }, async () => {
  const before = await start({ SECRET_KEY: former })
  const helene = await aMember(before, { password, email: 'helene.rotation@example.org' })
  const mandate = await drawUp(before, helene)
  const { body: signature } = await send(before, helene, mandate)
  const code = await lastCode(before, helene)
  const other = await aMember(before)
  const replayed = await drawUp(before, other)
  const { body: second } = await send(before, other, replayed)
  const headers = { 'idempotency-key': newId() }
  const claire = await aMember(before)
  const drawn = await before.call(createMandate, { as: claire, body: wanted(), headers })
  expect(drawn.status).toBe(201)
  const { token } = await before.db
    .transaction()
    .execute((tx) => createLink(tx, { member_id: helene.member_id, purpose: 'recovery', at: before.clock.now() }))
  const { body: tokens } = await before.call(signIn, { body: { username: helene.nevg, password } })
  const refreshed = await before.call(refreshSession, { body: { refresh_token: tokens.refresh_token } })
  const { headers: seen } = await before.call(getMe, { as: helene })
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(seen['set-cookie'] ?? '')?.[1] ?? ''
  expect(xsrf).not.toBe('')
  expect(await tell(before, helene.member_id)).toBe(true)
  const waiting = await sentMails(before, helene.member_id)
  expect(waiting.length).toBeGreaterThan(0)
  await stop(before)

  const after = await start({ SECRET_KEY: newest, SECRET_KEY_PREVIOUS: former, SMTP_URL: server.url })
  // The code of a draft mandate, typed after it; a wrong one is still wrong.
  expect((await confirm(after, helene, mandate, signature, code === '000000' ? '000001' : '000000')).status).toBe(422)
  expect((await confirm(after, helene, mandate, signature, code)).status).toBe(200)
  // The same call again: its first answer. Another content: refused.
  const again = await after.call(createMandate, { as: claire, body: wanted(), headers })
  expect([again.status, again.body]).toEqual([drawn.status, drawn.body])
  expect(
    (await after.call(createMandate, { as: claire, body: wanted({ iban: ownIban }), headers })).problem?.code,
  ).toBe('idempotency_mismatch')
  // Two tabs that refresh around it get the same tokens, and no session ends.
  const tab = await after.call(refreshSession, { body: { refresh_token: tokens.refresh_token } })
  expect(tab.body.refresh_token).toBe(refreshed.body.refresh_token)
  expect((await after.call(getMe, { as: { access_token: refreshed.body.access_token } })).status).toBe(200)
  // An open page writes on with the cookie that it had.
  const write = await after.call(changeMe, {
    as: helene,
    body: { locale: 'it' },
    headers: { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf },
  })
  expect(write.status).toBe(200)
  // An outage is logged once.
  expect(await tell(after, helene.member_id)).toBe(false)
  // The link of a letter.
  expect(
    (
      await after.call(resetPassword, {
        body: { token, password: 'Canari-Satin-72', password_confirmation: 'Canari-Satin-72' },
      })
    ).status,
  ).toBeLessThan(300)
  // The mails that waited.
  await untilSent(after, helene.member_id)
  expect(server.taken.length).toBeGreaterThanOrEqual(waiting.length)
  await stop(after)

  const done = await start({ SECRET_KEY: newest })
  expect((await done.call(createRefundRequest, { as: other })).status).toBe(201)
  expect(await tell(done, helene.member_id)).toBe(false)
  // Its time is over: what the former secret alone had made is worth nothing now.
  expect((await confirm(done, other, replayed, second, await lastCode(before, other))).status).not.toBe(200)
})

it(
  '[SEC-53] what waits is sealed anew, so that the former secret can go while mails still wait',
  { timeout: 60_000 },
  async () => {
    const first = await start({ SECRET_KEY: newest })
    const { member_id } = await aMember(first)
    await first.db.transaction().execute((tx) =>
      sendMail(tx, first.platform, {
        member_id,
        to: 'a@example.org',
        reader: french,
        letter: aLetter(first.platform.config.public_url),
      }),
    )
    await stop(first)
    const third = 'the-third-one-Kd4m-Zc7x-Pv2s9Hn5Ry1Tj6'
    const second = await start({ SECRET_KEY: third, SECRET_KEY_PREVIOUS: newest })
    const [key] = deriveKeys(second.platform.config, 'outbox')
    const rows = () =>
      second.db.selectFrom('outgoing_messages').select('sealed').where('member_id', '=', member_id).execute()
    const deadline = performance.now() + 35_000
    while (!(await rows()).every(({ sealed }) => sealed && isUnsealed(key, sealed)) && performance.now() < deadline)
      await setTimeout(50)
    expect(await resealMessages(second.db, second.platform.config)).toBe(0)
    await stop(second)
    const last = await start({ SECRET_KEY: third, SMTP_URL: server.url })
    await untilSent(last, member_id)
  },
)

it('[SEC-53] a node with another secret than the database knows does not start, and says what to set', async () => {
  await expect(start({ SECRET_KEY: 'a-stranger-8Hs3-Nf6w-Xk1v5Bq7Cz9Mp2Lr' })).rejects.toThrow(
    /SECRET_KEY is not the one that this database knows.*SECRET_KEY_PREVIOUS/,
  )
})
