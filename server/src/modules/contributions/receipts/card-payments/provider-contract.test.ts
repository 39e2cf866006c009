import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { unpaid } from '#platform/payments/provider.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import { type ProviderDesk, providerDesks } from '../../tests/provider-desk.ts'

const back = 'https://members.example/profile/receipts?payment=7'
const backToCards = 'https://members.example/profile/payment-methods/card?registration=7'
const paid = { outcome: 'paid', paid_cents: 5972, refunded_cents: 0, disputed_cents: 0 }

/** Promises that the portal relies on: any adapter passes these before it is used. */
describe.each(Object.entries(providerDesks))('[GO-10] %s', (_name, openDesk) => {
  let portal: TestPortal
  let desk: ProviderDesk
  beforeAll(async () => {
    portal = await startPortal()
    desk = await openDesk(portal)
  })
  afterAll(async () => {
    await desk.close()
    await portal.close()
  })

  const soon = () => new Date(portal.clock.now().getTime() + 3_600_000)
  const open = () =>
    desk.provider.openPayment({
      amount_cents: 5972,
      reference: newId(),
      description: 'Coussinet – 2 cotisations',
      language: 'fr',
      return_url: back,
      expires_at: soon(),
    })
  const read = ({ provider_reference }: { provider_reference: string }) => desk.provider.readPayment(provider_reference)
  const shut = ({ provider_reference }: { provider_reference: string }) =>
    desk.provider.closePayment(provider_reference)

  it('opens a payment on its page, each under a reference of its own', async () => {
    const [one, other] = [await open(), await open()]
    expect(one.provider_reference).not.toBe(other.provider_reference)
    expect(one.href).toMatch(/^(?:\/demo\/|https?:\/\/)/)
    expect(await read(one)).toEqual(unpaid('open'))
  })

  it('leads back when the card is accepted, and says the cents that were paid, for good', async () => {
    const payment = await open()
    expect(back.endsWith(await desk.pay(payment.provider_reference))).toBe(true)
    expect(await read(payment)).toEqual(paid)
    expect(await shut(payment)).toEqual(paid)
    portal.clock.advance({ minutes: 61 })
    expect(await read(payment)).toEqual(paid)
    portal.clock.advance({ minutes: -61 })
  })

  it('leads back without a payment, which is not paid', async () => {
    const payment = await open()
    expect(back.endsWith(await desk.leave(payment.provider_reference))).toBe(true)
    expect((await read(payment)).outcome).not.toBe('paid')
    expect(await shut(payment)).toEqual(unpaid('abandoned'))
  })

  it('takes nothing any more once it is closed, however often it is closed', async () => {
    const payment = await open()
    expect([await shut(payment), await shut(payment)]).toEqual([unpaid('abandoned'), unpaid('abandoned')])
    await desk.pay(payment.provider_reference)
    expect(await read(payment)).toEqual(unpaid('abandoned'))
  })

  it('ends a payment by itself when its time has run out', async () => {
    const payment = await open()
    portal.clock.advance({ minutes: 60 })
    expect(await read(payment)).toEqual(unpaid('abandoned'))
    portal.clock.advance({ minutes: -60 })
    expect(await shut(payment)).not.toMatchObject({ outcome: 'paid' })
  })

  it('answers that it does not have a payment, and closes it all the same', async () => {
    const unknown = { provider_reference: 'cs_test_none' }
    for (const { outcome } of [await read(unknown), await shut(unknown), await read(unknown)])
      expect(['unknown', 'abandoned']).toContain(outcome)
  })

  it('[PAY-08] registers a card on its page, and describes it without its number', async () => {
    const reference = newId()
    const { provider_reference } = await desk.provider.openRegistration({
      reference,
      language: 'it',
      return_url: backToCards,
      expires_at: soon(),
    })
    expect(await desk.provider.cardOf(provider_reference)).toBeNull()
    const location = await desk.register(provider_reference)
    const [path = '', token = ''] = location.split('&token=')
    expect([backToCards.endsWith(path), token]).toEqual([true, expect.stringMatching(/^[\w-]{10,200}$/)])
    const card = await desk.provider.cardOf(token)
    expect(card).toEqual({
      reference,
      token: expect.stringMatching(/^[\w-]{10,200}$/),
      brand: expect.stringMatching(/^[a-z]+$/),
      last4: expect.stringMatching(/^\d{4}$/),
      expires: expect.stringMatching(/^20\d\d-(?:0\d|1[0-2])$/),
      holder: expect.any(String),
    })
    expect(await desk.provider.cardOf(token)).toEqual(card)
    for (const unknown of ['nonsense', 'cs_test_none', '../payment_intents', '']) {
      expect(await desk.provider.cardOf(unknown)).toBeNull()
    }
  })

  it('says what went back: refunds, disputes while they are open or lost, and nothing once they are won', async () => {
    const { after } = desk
    const payment = await open()
    await desk.pay(payment.provider_reference)
    after?.refund(payment.provider_reference, 972)
    expect(await read(payment)).toEqual({ ...paid, refunded_cents: after ? 972 : 0 })
    const close = after?.dispute(payment.provider_reference, 5000)
    expect(await read(payment)).toMatchObject({ outcome: 'paid', disputed_cents: after ? 5000 : 0 })
    close?.('lost')
    expect(await read(payment)).toMatchObject({ disputed_cents: after ? 5000 : 0 })
    close?.('won')
    expect(await read(payment)).toEqual({ ...paid, refunded_cents: after ? 972 : 0 })
  })

  it('answers a probe', async () => {
    await expect(desk.provider.probe()).resolves.toBeUndefined()
  })
})
