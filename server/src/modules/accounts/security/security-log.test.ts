import { endSession, getSecurityLog, listSessions, type SecurityEvent } from '@coussinet/contract/security.ts'
import { signIn, signOut } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '#platform/records/audit.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'

const password = 'Coussinet#2026'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { password })
})

const look = (as: SignedIn, query: { limit?: number; cursor?: string } = {}) =>
  portal.call(getSecurityLog, { as, query })
const log = async (as: SignedIn) => (await look(as)).body.data

async function note(action: string, details?: Record<string, unknown>, member_id = helene.member_id) {
  portal.clock.advance({ seconds: 1 })
  await audit(portal.db, { member_id, action, at: portal.clock.now(), ...(details ? { details } : {}) })
}

describe('the security log', () => {
  it('[SAFE-02] shows how and from where the member signed in and out, with the time', async () => {
    portal.clock.advance({ minutes: 1 })
    const { body } = await portal.call(signIn, {
      body: { username: helene.nevg, password },
      headers: { 'user-agent': firefox },
    })
    const [entry] = await log(helene)
    const from = { browser: 'Firefox', system: 'Linux', network: '127.0.0.*' }
    expect(entry).toEqual({
      id: entry?.id,
      event: 'signed_in',
      at: portal.clock.now().toISOString(),
      detail: 'password',
      ...from,
    })
    portal.clock.advance({ minutes: 1 })
    await portal.call(signOut, { as: body })
    expect((await log(helene))[0]).toMatchObject({ event: 'signed_out', detail: null, ...from })
  })

  it('[SAFE-02][SAFE-01] names the session that was ended', async () => {
    portal.clock.advance({ minutes: 1 })
    await portal.call(signIn, { body: { username: helene.nevg, password }, headers: { 'user-agent': firefox } })
    const other = (await portal.call(listSessions, { as: helene })).body.data.find(({ current }) => !current)?.id ?? ''
    portal.clock.advance({ minutes: 1 })
    await portal.call(endSession, { as: helene, params: { id: other } })
    expect((await log(helene))[0]).toMatchObject({ event: 'session_ended', browser: 'Firefox' })
  })

  const actions: [string, SecurityEvent][] = [
    ['session.refresh_reused', 'session_stolen'],
    ['password.changed', 'password_changed'],
    ['password.reset', 'password_changed'],
    ['account.activated', 'password_changed'],
    ['email.requested', 'email_requested'],
    ['email.changed', 'email_changed'],
    ['phones.changed', 'phones_changed'],
    ['address.changed', 'address_changed'],
    ['passkey.added', 'passkey_added'],
    ['passkey.removed', 'passkey_removed'],
    ['calendar.made', 'calendar_made'],
    ['calendar.revoked', 'calendar_revoked'],
    ['invoice_address.made', 'invoice_address_made'],
    ['invoice_address.revoked', 'invoice_address_revoked'],
    ['vet_link.made', 'vet_link_made'],
    ['vet_link.revoked', 'vet_link_revoked'],
    ['vet_link.sent', 'vet_link_sent'],
    ['push.subscribed', 'push_subscribed'],
    ['push.ended', 'push_ended'],
    ['account.frozen', 'account_frozen'],
    ['mandate.signed', 'mandate_signed'],
    ['refund_account.changed', 'refund_account_changed'],
    ['refund_account.released', 'refund_account_released'],
    ['card.registered', 'card_registered'],
    ['due_day.changed', 'due_day_changed'],
    ['data.exported', 'data_exported'],
  ]
  it.each(actions)('[SAFE-02] shows %s as %s, with the masked contact that it was about', async (action, event) => {
    await note(action, { detail: 'h****@example.org' })
    expect((await log(helene))[0]).toEqual({
      id: expect.any(String),
      event,
      at: portal.clock.now().toISOString(),
      detail: 'h****@example.org',
      browser: null,
      system: null,
      network: null,
    })
  })

  it('[SAFE-02] leaves out what is no event of the account’s security, and what is another member’s', async () => {
    const other = await aMember(portal)
    await note('refund_request.submitted')
    await note('email.cancelled')
    await note('password.changed', {}, other.member_id)
    expect((await log(helene)).map(({ event }) => event)).toEqual(['signed_in'])
  })

  it('[SAFE-02] comes in pages, newest first, each entry once, also among those of one instant', async () => {
    for (let count = 0; count < 4; count += 1) await note('password.changed')
    const { member_id } = helene
    for (let count = 0; count < 5; count += 1)
      await audit(portal.db, { member_id, action: 'address.changed', at: portal.clock.now() })
    const whole = await log(helene)
    expect(whole).toHaveLength(10)
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { body }: Awaited<ReturnType<typeof look>> = await look(helene, {
        limit: 3,
        ...(cursor === null ? {} : { cursor }),
      })
      expect(body.data.length).toBeLessThanOrEqual(3)
      seen.push(...body.data.map(({ id }) => id))
      cursor = body.next_cursor
    } while (cursor !== null)
    expect(seen).toEqual(whole.map(({ id }) => id))
  })

  it.each([
    'x',
    '',
    Buffer.from('99999999999999 x').toString('base64url'),
    Buffer.from('x 5e3b6c1e-1f0a-4b5e-9b0a-0a0a0a0a0a0a').toString('base64url'),
  ])('refuses the cursor “%s”, which it never gave', async (cursor) => {
    expect((await look(helene, { cursor })).problem?.code).toBe('malformed_request')
  })

  it('is the member’s own alone', async () => {
    expect((await portal.call(getSecurityLog)).status).toBe(401)
  })
})
