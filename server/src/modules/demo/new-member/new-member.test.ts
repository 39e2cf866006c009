import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { listReceipts } from '@coussinet/contract/receipts.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ownPortalForTests } from '#testing/start-portal.ts'

const Made = z.object({ nevg: z.string(), email: z.string(), password: z.nullable(z.string()) })

const portal = ownPortalForTests({ demo: true })

async function make(payload: object) {
  const { statusCode, body } = await portal.app.inject({ method: 'POST', url: '/api/demo/members', payload })
  return { status: statusCode, body }
}

it('makes a member of one’s own, who can sign in', async () => {
  const { status, body } = await make({ locale: 'it', country: 'IT' })
  expect(status).toBe(201)
  const { nevg, email, password } = Made.parse(JSON.parse(body))
  const { body: as } = await portal.call(signIn, { body: { username: nevg, password: password ?? '' } })
  const { body: me } = await portal.call(getMe, { as })
  expect(me).toMatchObject({ nevg, email, locale: 'it', address: { country: 'IT' }, contract: { status: 'active' } })
  // New members keep the rules of changes.
  expect((await portal.call(changeMe, { as, body: { address: me.address, phones: me.phones } })).status).toBe(200)
})

it('makes one for whom features are off', async () => {
  const { nevg, password } = Made.parse(JSON.parse((await make({ without: ['sponsorship'] })).body))
  const { body: as } = await portal.call(signIn, { body: { username: nevg, password: password ?? '' } })
  const { features } = (await portal.call(getPermissions, { as })).body
  expect(features).toContain('notifications')
  expect(features).not.toContain('sponsorship')
})

it('makes one who has never signed in', async () => {
  const { body } = await make({ has_password: false })
  const { nevg, password } = Made.parse(JSON.parse(body))
  expect(password).toBeNull()
  expect((await portal.call(signIn, { body: { username: nevg, password: 'Coussinet#2026' } })).status).toBe(401)
})

describe('what was paid', () => {
  async function signedIn(wanted: object) {
    const { nevg, password } = Made.parse(JSON.parse((await make(wanted)).body))
    const { body: as } = await portal.call(signIn, { body: { username: nevg, password: password ?? '' } })
    const [receipts, methods, me] = [
      await portal.call(listReceipts, { as }),
      await portal.call(getPaymentMethods, { as }),
      await portal.call(getMe, { as }),
    ]
    return { receipts: receipts.body.data, methods: methods.body, contract: me.body.contract }
  }
  const statuses = (receipts: readonly { status: string }[]) => receipts.map(({ status }) => status[0]).join('')

  it.each(['FR', 'IT', 'BE'])('is twelve months, with a mandate and an account for refunds: %s', async (country) => {
    const { receipts, methods, contract } = await signedIn({ country })
    expect(statuses(receipts)).toBe('upppppppppppp')
    expect(methods).toMatchObject({
      debit: { kind: 'bank_account', iban: expect.stringMatching(`^${country}`) },
      refund_account: { holder: 'CAMILLE TOURNESOL' },
      next_debit_on: '2026-12-07',
    })
    expect(contract).toMatchObject({ status: 'active', amount_due_cents: 0 })
  })

  it('lacks the last month when asked', async () => {
    const { receipts, contract } = await signedIn({ declined: true })
    expect(statuses(receipts)).toBe('udppppppppppp')
    expect(receipts[1]).toMatchObject({ decline_code: 'AM04', next_attempt_on: '2026-11-23' })
    expect(contract).toMatchObject({ status: 'active', amount_due_cents: 2490 })
  })

  it.each([
    ['valid', '2029-05'],
    ['expiring', '2026-11'],
    ['expired', '2026-10'],
  ])('is debited from a card when asked: %s', async (card, expires) => {
    const { receipts, methods } = await signedIn({ card, declined: true })
    expect(methods).toMatchObject({
      debit: { kind: 'card', brand: 'visa', last4: '4417', expires },
      refund_account: { holder: 'CAMILLE TOURNESOL' },
    })
    expect(receipts[1]).toMatchObject({ status: 'declined', decline_code: 'card_refused', next_attempt_on: null })
  })

  it('is nothing yet of a new contract, which can still be undone', async () => {
    const { receipts, contract } = await signedIn({ new_contract: true })
    expect(statuses(receipts)).toBe('u')
    expect(contract).toMatchObject({ status: 'active', effective_date: '2026-11-15', withdrawal_until: '2026-11-29' })
  })

  it('lacks three months when the cover is to be suspended', async () => {
    const { receipts, contract } = await signedIn({ suspended: true })
    expect(statuses(receipts)).toBe('udddppppppppp')
    expect(receipts.every(({ next_attempt_on }) => next_attempt_on === null)).toBe(true)
    expect(contract).toMatchObject({ status: 'suspended', suspended_since: '2026-11-10', amount_due_cents: 3 * 2490 })
  })
})

it('refuses what it does not know', async () => {
  expect((await make({ country: 'DE' })).status).toBe(422)
})
