import { listAnimals } from '@coussinet/contract/animals.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { getPaymentOrder, recordPayment, returnPayment } from '@coussinet/contract/integration/payments.ts'
import { correctFiledRequest, getFiledRequest } from '@coussinet/contract/integration/refund-requests.ts'
import { getRefund, listRefunds } from '@coussinet/contract/refunds.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, aFiledRequest, line as aLine, look } from '../../tests/a-request.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['refunds:read', 'refunds:write', 'payment-methods:read'])
})

// The insurer’s call wants the words of the invoice.
const line = (animal_id: string, kind: 'consultation', cents: number, more = {}) =>
  aLine(animal_id, kind, cents, { label: 'Consultation', ...more })
const care = { care_date: '2026-11-10', cause: 'illness' as const }
const idOf = (member: TestMember) => member.animals[0]?.id ?? ''
const aPayer = () => aMember(portal, { effective_date: '2024-03-15', refund_iban: 'FR7630006000011234567890189' })
const lines = (member: TestMember, ...billed: number[]) =>
  billed.map((cents) => line(idOf(member), 'consultation', cents))

const correct = async (id: string, body: { lines: ReturnType<typeof lines>; reason: string }) => {
  const { status, body: moved, problem } = await askMachine(portal, correctFiledRequest, { as, params: { id }, body })
  return { status, moved, problem }
}
const pay = (id: string, payment_date = '2026-11-20') =>
  askMachine(portal, recordPayment, { as, params: { id }, body: { payment_date } })
// Today, unless it is told.
const giveBack = (id: string, returned_on?: string) =>
  askMachine(portal, returnPayment, {
    as,
    params: { id },
    ...(returned_on === undefined ? {} : { body: { returned_on } }),
  })
const orderOf = async (id: string) => (await askMachine(portal, getPaymentOrder, { as, params: { id } })).body
const statement = async (member: TestMember, id: string) =>
  (await portal.call(getRefund, { as: member, params: { id } })).body
const steps = async (member: TestMember, id: string) =>
  (await look(portal, member, id)).timeline.map(({ step, at }) => (at === null ? `${step}?` : step)).slice(3)
const usedOf = async (member: TestMember) =>
  (await portal.call(listAnimals, { as: member })).body.data[0]?.limits?.ceiling.used_cents

describe('[LIFE-02] a decision that is corrected', () => {
  it('[HOME-01] says what of it is still to be paid: after corrections down and up, a returned transfer, one of two animals', async () => {
    const dueOf = async (member: TestMember, id: string) => {
      const { due_cents } = await look(portal, member, id)
      const { data } = (await portal.call(listRefunds, { as: member })).body
      const own = data.filter(({ request_id }) => request_id === id)
      expect(sumBy(own, (refund) => refund.due_cents)).toBe(due_cents ?? 0)
      return due_cents
    }
    const member = await aPayer()
    const filed = await aFiledRequest(portal, member, care)
    expect(await dueOf(member, filed.id)).toBeNull()

    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    const refund_id = request.refunds[0]?.id ?? ''
    expect(await dueOf(member, request.id)).toBe(5625)
    await pay(refund_id)
    expect(await dueOf(member, request.id)).toBe(0)
    await correct(request.id, { lines: lines(member, 5000), reason: 'Une ligne comptait double.' })
    expect(await dueOf(member, request.id)).toBe(0)
    await correct(request.id, { lines: lines(member, 15_000), reason: 'Le total était mal lu.' })
    expect(await dueOf(member, request.id)).toBe(3750)
    await giveBack(refund_id)
    expect(await dueOf(member, request.id)).toBe(9375)

    const both = await aMember(portal, { effective_date: '2024-03-15', animals: [{ name: 'Oslo' }, { name: 'Mirza' }] })
    const animal_ids = both.animals.map(({ id }) => id)
    const each = animal_ids.map((id) => line(id, 'consultation', 10_000))
    const shared = await aDecidedRequest(portal, both, { ...care, animal_ids }, each)
    await pay(shared.refunds[0]?.id ?? '')
    expect(await dueOf(both, shared.id)).toBe(5625)
  })

  it('is decided anew by the same function, beside the one before; the ceiling counts it once', async () => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    // 75 % of what is over the 25 € of the event
    expect(request.amount_to_refund_cents).toBe(5625)
    const { status, moved } = await correct(request.id, {
      lines: lines(member, 10_000, 4000),
      reason: 'Une ligne manquait.',
    })
    expect([status, moved.status, moved.amount_to_refund_cents]).toEqual([200, 'accepted', 8625])
    expect(moved.refunds.map(({ id }) => id)).toEqual(request.refunds.map(({ id }) => id))
    expect(await usedOf(member)).toBe(8625)
    const { corrections, amount_to_refund_cents } = await look(portal, member, request.id)
    expect(amount_to_refund_cents).toBe(8625)
    expect(corrections).toMatchObject([
      {
        status: 'accepted',
        reason: 'Une ligne manquait.',
        corrected_at: '2026-11-20T10:00:00.000Z',
        rejection: null,
        refunds: [
          { animal_id: idOf(member), billed_cents: 10_000, refunded_cents: 5625, lines: [{ refunded_cents: 5625 }] },
        ],
      },
    ])
  })

  it('has its difference paid when it was paid before, to the cent, and is finished again', async () => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    const refund_id = request.refunds[0]?.id ?? ''
    await pay(refund_id)
    await correct(request.id, { lines: lines(member, 14_000), reason: 'Le total était mal lu.' })
    expect(await steps(member, request.id)).toEqual(['accepted', 'finished', 'corrected', 'finished?'])
    expect(await orderOf(refund_id)).toMatchObject({ status: 'to_pay', amount_cents: 3000, payment_date: null })
    expect(await statement(member, refund_id)).toMatchObject({ paid_cents: 5625, due_cents: 3000, overpaid_cents: 0 })
    expect((await pay(refund_id)).body).toMatchObject({ amount_cents: 3000, is_last: true })
    expect((await pay(refund_id)).body).toMatchObject({ amount_cents: 3000, is_last: true })
    expect(await steps(member, request.id)).toEqual(['accepted', 'finished', 'corrected', 'finished'])
    expect(await statement(member, refund_id)).toMatchObject({ paid_cents: 8625, due_cents: 0, refunded_cents: 8625 })
  })

  it('to less than was paid says what was paid too much, and pays nothing', async () => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 14_000))
    const refund_id = request.refunds[0]?.id ?? ''
    await pay(refund_id)
    await correct(request.id, { lines: lines(member, 10_000), reason: 'Une ligne comptait double.' })
    expect(await statement(member, refund_id)).toMatchObject({ paid_cents: 8625, due_cents: 0, overpaid_cents: 3000 })
    expect(await orderOf(refund_id)).toMatchObject({ status: 'paid', amount_cents: 8625 })
    const { body: filed } = await askMachine(portal, getFiledRequest, { as, params: { id: request.id } })
    expect(filed.refunds).toMatchObject([{ paid_cents: 8625, due_cents: 0, overpaid_cents: 3000 }])
    expect(filed.corrections).toMatchObject([
      { reason: 'Une ligne comptait double.', refunds: [{ refunded_cents: 8625 }] },
    ])
    expect(await steps(member, request.id)).toEqual(['accepted', 'finished', 'corrected'])
  })

  it('of what was paid, up and back again, leaves nothing to pay: the day of the payment stays', async () => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    const refund_id = request.refunds[0]?.id ?? ''
    await pay(refund_id)
    await correct(request.id, { lines: lines(member, 14_000), reason: 'Le total était mal lu.' })
    await correct(request.id, { lines: lines(member, 10_000), reason: 'Il était bien lu.' })
    expect(await statement(member, refund_id)).toMatchObject({
      payment_date: '2026-11-20',
      paid_cents: 5625,
      due_cents: 0,
    })
    expect(await orderOf(refund_id)).toMatchObject({ status: 'paid', payment_date: '2026-11-20' })
    const { paid_at } = await portal.db
      .selectFrom('refunds')
      .select('paid_at')
      .where('refund_id', '=', refund_id)
      .executeTakeFirstOrThrow()
    // Nothing is unpaid that would hinder an erasure.
    expect(paid_at).not.toBeNull()
  })

  it('[REF-17] that takes an animal over 80 % of its ceiling warns of it, once an insurance year', async () => {
    const member = await aPayer()
    const warnings = async () =>
      (await writtenNotifications(portal, member.member_id, ['params'], 'ceiling_80')).map(({ params }) => params)
    const { id } = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    expect(await warnings()).toEqual([])
    const reason = 'Le total était mal lu.'
    // 75 % of 1700 euros less 25: 1256,25 of a ceiling of 1500
    await correct(id, { lines: lines(member, 170_000), reason })
    expect(await warnings()).toMatchObject([{ amount_cents: 150_000 - 125_625, date: '2027-03-14' }])
    await correct(id, { lines: lines(member, 171_000), reason })
    await correct(id, { lines: lines(member, 10_000), reason })
    await correct(id, { lines: lines(member, 170_000), reason })
    expect(await warnings()).toHaveLength(1)
  })

  it('turns a refusal into a refund, and a refund into a refusal with its reason', async () => {
    const member = await aPayer()
    const refused = await aDecidedRequest(portal, member, care, lines(member, 2000))
    expect([refused.status, refused.rejection?.code]).toEqual(['rejected', 'below_deductible'])
    await correct(refused.id, { lines: lines(member, 10_000), reason: 'La seconde page n’avait pas été lue.' })
    const accepted = await look(portal, member, refused.id)
    expect([accepted.status, accepted.rejection, accepted.corrections[0]?.rejection?.code]).toEqual([
      'accepted',
      null,
      'below_deductible',
    ])
    await correct(refused.id, {
      lines: [line(idOf(member), 'consultation', 10_000, { reason_code: 'not_an_invoice' })],
      reason: 'C’était un devis.',
    })
    const again = await look(portal, member, refused.id)
    expect([again.status, again.rejection?.code, again.corrections.length]).toEqual(['rejected', 'not_an_invoice', 2])
    expect(again.timeline.at(-1)?.step).toBe('corrected')
  })

  it('is told by a letter with both amounts and the reason', async () => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    await correct(request.id, { lines: lines(member, 14_000), reason: 'Le total était mal lu.' })
    const letter = (await sentMails(portal, member.member_id)).at(-1)?.letter
    expect(letter?.title).toMatch(/: décision corrigée$/)
    expect(letter?.paragraphs[0]).toMatch(/le remboursement passe de 56,25.€ à 86,25.€\.$/)
    expect(letter?.paragraphs[1]).toMatch(/^Pourquoi.: Le total était mal lu\.$/)
  })

  it('is refused while nothing is decided, without a line for an animal that was decided, and without a reason', async () => {
    const member = await aPayer()
    const { id } = await aFiledRequest(portal, member, care)
    const early = await correct(id, { lines: lines(member, 1000), reason: 'Trop tôt.' })
    expect([early.status, early.problem?.params]).toEqual([409, { status: { current: 'pending' } }])
    const two = await aMember(portal, { effective_date: '2024-03-15', animals: [{}, {}] })
    const [one = '', other = ''] = two.animals.map(({ id: animal_id }) => animal_id)
    const both = await aDecidedRequest(portal, two, { ...care, animal_ids: [one, other] }, [
      line(one, 'consultation', 10_000),
      line(other, 'consultation', 10_000),
    ])
    const half = await correct(both.id, { lines: [line(one, 'consultation', 1000)], reason: 'Une seule.' })
    expect([half.status, half.problem?.errors]).toEqual([422, { lines: ['required'] }])
    expect((await correct(both.id, { lines: [line(one, 'consultation', 1000)], reason: ' ' })).status).toBe(422)
    expect((await look(portal, two, both.id)).corrections).toEqual([])
  })
})

describe('[LIFE-02] a payment that came back', () => {
  it('is said so, is due again to the account of that day, and is paid once more', async () => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    const refund_id = request.refunds[0]?.id ?? ''
    expect((await giveBack(refund_id)).problem?.params).toEqual({ refund: { reason: 'not_paid' } })
    await pay(refund_id)
    const { status, body } = await giveBack(refund_id)
    expect([status, body.status, body.amount_cents]).toEqual([200, 'to_pay', 5625])
    expect(await steps(member, request.id)).toEqual(['accepted', 'finished', 'payment-returned', 'finished?'])
    expect(await statement(member, refund_id)).toMatchObject({
      payment_date: null,
      paid_cents: 0,
      due_cents: 5625,
      destination_account: null,
      returned_payments: [{ payment_date: '2026-11-20', returned_on: '2026-11-20', amount_cents: 5625 }],
    })
    const letter = (await sentMails(portal, member.member_id)).at(-1)?.letter
    expect(letter?.paragraphs.at(-1)).toMatch(/^Rien n’est perdu/)
    expect((await pay(refund_id)).body).toMatchObject({ amount_cents: 5625, is_last: true })
    expect(await steps(member, request.id)).toEqual(['accepted', 'finished', 'payment-returned', 'finished'])
  })

  it('is that of before a correction while its difference waits: all of it is due then', async () => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    const refund_id = request.refunds[0]?.id ?? ''
    await pay(refund_id)
    await correct(request.id, { lines: lines(member, 14_000), reason: 'Le total était mal lu.' })
    expect((await giveBack(refund_id)).body).toMatchObject({ status: 'to_pay', amount_cents: 8625 })
    expect(await statement(member, refund_id)).toMatchObject({
      paid_cents: 0,
      due_cents: 8625,
      returned_payments: [{ payment_date: '2026-11-20', returned_on: '2026-11-20', amount_cents: 5625 }],
    })
    // Nothing is left to come back.
    expect((await giveBack(refund_id)).problem?.params).toEqual({ refund: { reason: 'not_paid' } })
    expect((await pay(refund_id)).body).toMatchObject({ amount_cents: 8625, is_last: true })
  })

  it('of a difference leaves what was paid before', async () => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    const refund_id = request.refunds[0]?.id ?? ''
    await pay(refund_id)
    await correct(request.id, { lines: lines(member, 14_000), reason: 'Le total était mal lu.' })
    await pay(refund_id)
    await giveBack(refund_id)
    expect(await statement(member, refund_id)).toMatchObject({ paid_cents: 5625, due_cents: 3000 })
  })

  it('after two of them is the last alone, though another difference waits, or too much was paid', async () => {
    for (const [corrected, due_cents] of [
      [18_000, 11_625 - 5625],
      [12_000, 7125 - 5625],
      [8000, 0],
    ] as const) {
      const member = await aPayer()
      const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
      const refund_id = request.refunds[0]?.id ?? ''
      await pay(refund_id)
      await correct(request.id, { lines: lines(member, 14_000), reason: 'Le total était mal lu.' })
      await pay(refund_id)
      await correct(request.id, { lines: lines(member, corrected), reason: 'Encore une ligne.' })
      await giveBack(refund_id)
      expect(await statement(member, refund_id)).toMatchObject({
        paid_cents: 5625,
        due_cents,
        payment_date: due_cents === 0 ? '2026-11-20' : null,
        returned_payments: [{ amount_cents: 3000 }],
      })
      // The first transfer may come back too.
      await giveBack(refund_id)
      expect(await statement(member, refund_id)).toMatchObject({
        paid_cents: 0,
        payment_date: null,
        returned_payments: [{ amount_cents: 3000 }, { amount_cents: 5625 }],
      })
      expect((await giveBack(refund_id)).problem?.params).toEqual({ refund: { reason: 'not_paid' } })
    }
  })

  it.each([
    ['2026-11-21', ['date_future']],
    ['2026-11-19', ['schema.too_small']],
  ])('on %s is refused at its day', async (returned_on, told) => {
    const member = await aPayer()
    const request = await aDecidedRequest(portal, member, care, lines(member, 10_000))
    const refund_id = request.refunds[0]?.id ?? ''
    await pay(refund_id)
    const { status, problem } = await giveBack(refund_id, returned_on)
    expect([status, problem?.errors]).toEqual([422, { returned_on: told }])
  })
})
