import { listFiledRequests } from '@coussinet/contract/integration/refund-requests.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { getSecurityLog } from '@coussinet/contract/security.ts'
import { refreshSession } from '@coussinet/contract/session.ts'
import { afterEach, expect, it } from 'vitest'
import { challengeLife, createChallenge, consumeChallenge } from '#modules/accounts/passkeys/challenges.ts'
import { linkPurposes, createLink, readLink, useLink } from '#modules/accounts/session/links.ts'
import {
  saveRegistration,
  consumeRegistration,
} from '#modules/contributions/payment-methods/card-registrations.store.ts'
import { codeLife } from '#modules/signing/one-time-code.ts'
import { isOver } from '#modules/signing/signature-view.ts'
import { newId } from '#platform/crypto/ids.ts'
import { reserveGuess, countAttempt } from '#platform/limits/attempts.ts'
import { audit } from '#platform/records/audit.ts'
import { aMachine, askMachine } from '../a-machine.ts'
import { aMember } from '../a-member.ts'
import { ownPortalForTests } from '../start-portal.ts'

const start = new Date('2026-11-20T10:00:00Z')
const second = 1000
const hour = 3600 * second
const day = 24 * hour

const portal = ownPortalForTests()
afterEach(() => portal.clock.set(start))

const now = () => portal.clock.now()
const later = (ms: number) => portal.clock.set(new Date(now().getTime() + ms))
const isTaken = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** Issues a credential, and looks whether it is still good. */
type Kind = { name: string; life: number; give(): Promise<() => Promise<boolean>> }

const links = linkPurposes.map((purpose): Kind => ({
  name: `a link for ${purpose}`,
  life: {
    recovery: hour / 2,
    activation: day,
    transfer: hour / 6,
    email: day,
    freeze: 14 * day,
    continuation: hour / 12,
  }[purpose],
  async give() {
    const { member_id } = await aMember(portal)
    const { token } = await createLink(portal.db, { member_id, purpose, at: now() })
    return async () =>
      (await isTaken(readLink(portal.db, token, [purpose], now()))) &&
      isTaken(useLink(portal.db, token, [purpose], now()))
  },
}))

const kinds: Kind[] = [
  {
    name: 'an access token',
    life: hour / 4,
    async give() {
      const member = await aMember(portal)
      return async () => (await portal.call(getMe, { as: member })).status === 200
    },
  },
  {
    name: 'a refresh token',
    life: 7 * day,
    async give() {
      const { refresh_token } = await aMember(portal)
      return async () => (await portal.call(refreshSession, { body: { refresh_token } })).status === 200
    },
  },
  {
    name: 'a machine’s token',
    life: hour / 4,
    async give() {
      const machine = await aMachine(portal, ['refunds:read'])
      return async () => (await askMachine(portal, listFiledRequests, { as: machine })).status === 200
    },
  },
  ...links,
  {
    name: 'a one-time code',
    life: codeLife,
    async give() {
      const code = { status: 'sent' as const, sent_at: now(), expires_at: new Date(now().getTime() + codeLife) }
      return async () => !isOver(code, now())
    },
  },
  {
    name: 'a passkey’s challenge',
    life: challengeLife,
    async give() {
      const challenge = Buffer.from(
        await createChallenge(portal.db, { purpose: 'sign-in', session_id: null }, now()),
      ).toString('base64url')
      return () => consumeChallenge(portal.db, challenge, { purpose: 'sign-in', session_id: null }, now())
    },
  },
  {
    name: 'a card’s registration',
    life: hour,
    async give() {
      const { member_id } = await aMember(portal)
      const card_registration_id = newId()
      await saveRegistration(portal.db, {
        member_id,
        card_registration_id,
        provider_reference: newId(),
        created_at: now(),
        expires_at: new Date(now().getTime() + hour),
      })
      return () => consumeRegistration(portal.db, member_id, card_registration_id, now())
    },
  },
]

it.each(kinds)(
  '[REL-10] $name is good for its life, and no step of the clock makes it longer',
  async ({ life, give }) => {
    const early = await give()
    const late = await give()
    later(life - second)
    expect(await early()).toBe(true)
    later(second)
    expect(await late()).toBe(false)

    // A clock that is set right afterwards, an hour or 400 days.
    for (const ahead of [2 * 60 * second, hour, 400 * day]) {
      portal.clock.set(start)
      later(ahead)
      const isGood = await give()
      portal.clock.set(start)
      expect(await isGood()).toBe(false)
    }

    // A node whose clock is a little ahead.
    portal.clock.set(start)
    later(50 * second)
    const ofAnother = await give()
    portal.clock.set(start)
    expect(await ofAnother()).toBe(true)
  },
)

it('[REL-10] nobody is shut out by what was counted while the clock was ahead', async () => {
  const limit = { key: newId(), limit: 2, window_seconds: 3600 }
  const guessed = newId()
  later(400 * day)
  for (let count = 0; count < 3; count += 1) await isTaken(countAttempt(portal.db, limit, now()))
  for (let count = 0; count < 9; count += 1) await isTaken(reserveGuess(portal.db, guessed, now()))
  expect(await isTaken(countAttempt(portal.db, limit, now()))).toBe(false)
  expect(await isTaken(reserveGuess(portal.db, guessed, now()))).toBe(false)
  portal.clock.set(start)
  expect(await isTaken(countAttempt(portal.db, limit, now()))).toBe(true)
  expect(await isTaken(reserveGuess(portal.db, guessed, now()))).toBe(true)
})

it('[REL-10] the security log keeps the order in which it was written, page by page, whatever the clock said', async () => {
  const member = await aMember(portal)
  const written: string[] = []
  for (const step of [0, -hour, 400 * day, -400 * day, second]) {
    later(step)
    const detail = `step ${written.length}`
    await audit(portal.db, { member_id: member.member_id, action: 'address.changed', at: now(), details: { detail } })
    written.unshift(detail)
  }
  portal.clock.set(start)
  const seen: (string | null)[] = []
  let cursor: string | null = null
  do {
    const { body }: { body: { data: { detail: string | null }[]; next_cursor: string | null } } = await portal.call(
      getSecurityLog,
      { as: member, query: { limit: 2, ...(cursor === null ? {} : { cursor }) } },
    )
    seen.push(...body.data.map(({ detail }) => detail))
    cursor = body.next_cursor
  } while (cursor !== null)
  expect(seen).toEqual([...written, 'password'])
})
