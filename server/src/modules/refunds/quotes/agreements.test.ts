import { getAnimal } from '@coussinet/contract/animals.ts'
import { deleteQuote, type Quote } from '@coussinet/contract/quotes.ts'
import {
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  type DraftChanges,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { getRefund } from '@coussinet/contract/refunds.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { inUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { correctDecision } from '../decisions/corrections/correct-decision.ts'
import { anAgreement, aFiledQuote, lookAtQuote } from '../tests/a-quote.ts'
import { aDecidedRequest, aFileRow, aReadyDraft, line, look, move, timePasses } from '../tests/a-request.ts'
import { lapseAgreements } from './quote-ends.ts'

const began = '2026-11-20T10:00:00Z'
const portal = portalForTests({ at: began })
let helene: TestMember
beforeEach(async () => {
  portal.clock.advance({ seconds: (Date.parse(began) - portal.clock.now().getTime()) / 1000 })
  helene = await aMember(portal, { effective_date: '2024-03-15', animals: [{ name: 'Oslo' }, { name: 'Mirza' }] })
})

const animal = (index = 0) => helene.animals[index]?.id ?? ''
const ceilingOf = async () =>
  (await portal.call(getAnimal, { as: helene, params: { id: animal() } })).body.limits?.ceiling
const begin = (quote_id: string) =>
  portal.call(createRefundRequest, { as: helene, headers: { 'idempotency-key': newId() }, body: { quote_id } })
const change = (id: string, body: DraftChanges) =>
  portal.call(changeRefundRequest, { as: helene, params: { id }, body })
const agreementsOf = async (id: string) =>
  (await portal.call(checkRefundRequest, { as: helene, params: { id } })).body.agreements

/** Files the invoice that follows an agreement. */
async function filedUnder({ id: quote_id }: Pick<Quote, 'id'>, changes: DraftChanges = {}): Promise<string> {
  const { id } = (await begin(quote_id)).body
  await change(id, { care_date: '2026-11-20', paid_confirmed: true, ...changes })
  await aFileRow(portal, helene, id, 'invoice', null)
  await aFileRow(portal, helene, id, 'care-sheet', animal())
  expect((await portal.call(submitRefundRequest, { as: helene, params: { id } })).status).toBe(200)
  return id
}

async function decided(id: string, cents: number) {
  await move(portal, helene, id, { to: 'processing' })
  await move(portal, helene, id, { to: 'accepted', lines: [line(animal(), 'surgery', cents)] })
  return look(portal, helene, id)
}

describe('the invoice that follows an agreement', () => {
  it('[PRE-02] begins with the animal, the vet and the cause of the quote, once for a double click', async () => {
    const quote = await anAgreement(portal, helene)
    const { status, body } = await begin(quote.id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      quote_id: quote.id,
      follows: null,
      animal_ids: [animal()],
      vet_name: 'Clinique des Tilleuls',
      cause: 'accident',
      care_date: null,
      paid_confirmed: false,
    })
    const click = () => portal.call(createRefundRequest, { as: helene, body: { quote_id: quote.id } })
    const [one, two] = [await click(), await click()]
    expect(one.body.id).toBe(two.body.id)
  })

  it('[PRE-02] is begun of an agreement of the member’s alone that stands, and of a quote or a request, not both', async () => {
    const pending = await aFiledQuote(portal, helene)
    expect((await begin(pending.id)).problem).toMatchObject({
      code: 'conflict',
      params: { status: { current: 'pending' } },
    })
    expect((await begin(newId())).status).toBe(404)
    const { id } = await anAgreement(portal, helene)
    const both = { as: helene, body: { quote_id: id, follows: newId() } }
    expect((await portal.call(createRefundRequest, both)).problem?.errors).toEqual({
      quote_id: ['schema.invalid_type'],
    })
    const other = await aMember(portal)
    expect((await portal.call(createRefundRequest, { as: other, body: { quote_id: id } })).status).toBe(404)
    await timePasses(portal, { days: 42 })
    expect((await begin(id)).problem).toMatchObject({ params: { status: { current: 'lapsed' } } })
  })

  it('[PRE-02] is refunded as agreed, and the agreement is used: what was reserved is what was decided', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({
      status: 'answered',
      request: { id, status: 'pending' },
    })
    expect((await portal.call(deleteQuote, { as: helene, params: { id: quote.id } })).status).toBe(409)
    const { amount_to_refund_cents, tracking_reference } = await decided(id, 60_000)
    expect(amount_to_refund_cents).toBe(43_125)
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({
      status: 'used',
      ended_at: began.replace('Z', '.000Z'),
      answer: { refunded_cents: 43_125, reserved_cents: 0 },
      request: { id, tracking_reference, status: 'accepted' },
    })
    expect(await ceilingOf()).toMatchObject({ used_cents: 43_125, reserved_cents: 0, remaining_cents: 106_875 })
  })

  it('[PRE-02] shows by line what was agreed, what was invoiced and what of it the agreement covers', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    await move(portal, helene, id, { to: 'processing' })
    await move(portal, helene, id, {
      to: 'accepted',
      lines: [line(animal(), 'surgery', 65_000), line(animal(), 'medication', 3000)],
    })
    expect((await lookAtQuote(portal, helene, quote.id)).invoiced).toEqual([
      {
        label: 'Chirurgie du genou',
        care_kind: 'surgery',
        agreed_cents: 60_000,
        invoiced_cents: 65_000,
        as_agreed_cents: 60_000,
        agreed_refund_cents: 43_125,
      },
      {
        label: expect.any(String),
        care_kind: 'medication',
        agreed_cents: 0,
        invoiced_cents: 3000,
        as_agreed_cents: 0,
        agreed_refund_cents: 0,
      },
    ])
    // 80 € beyond it at 75 %
    expect((await look(portal, helene, id)).amount_to_refund_cents).toBe(43_125 + 6000)
  })

  it('[PRE-02] is refunded as agreed though another decision used up all that was free', async () => {
    const lines = [{ label: '', care_kind: 'surgery' as const, billed_cents: 100_000 }]
    const quote = await anAgreement(portal, helene, { lines })
    const id = await filedUnder(quote)
    const other = await aDecidedRequest(portal, helene, { care_date: '2026-08-01' }, [
      line(animal(), 'surgery', 150_000),
    ])
    expect(other.amount_to_refund_cents).toBe(150_000 - 73_125)
    expect((await decided(id, 130_000)).amount_to_refund_cents).toBe(73_125)
    const { refunds } = await look(portal, helene, id)
    const { body } = await portal.call(getRefund, { as: helene, params: { id: refunds[0]?.id ?? '' } })
    expect(body.reasons).toEqual(['ceiling_reached'])
    expect(await ceilingOf()).toMatchObject({ used_cents: 150_000, reserved_cents: 0 })
  })

  it('[PRE-02] keeps the agreement over its last day, once it is filed in time', async () => {
    const quote = await anAgreement(portal, helene)
    await timePasses(portal, { days: 41 })
    const id = await filedUnder(quote, { care_date: '2026-12-31' })
    await timePasses(portal, { days: 3 })
    await lapseAgreements(portal.platform)
    expect(await ceilingOf()).toMatchObject({ reserved_cents: 43_125 })
    expect((await decided(id, 60_000)).amount_to_refund_cents).toBe(43_125)
    expect((await lookAtQuote(portal, helene, quote.id)).status).toBe('used')
  })

  it('[PRE-02] that is refused leaves the agreement to the next one', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    await move(portal, helene, id, { to: 'processing' })
    await move(portal, helene, id, { to: 'rejected', rejection: { code: 'not_an_invoice' } })
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({ status: 'answered', request: null })
    expect(await ceilingOf()).toMatchObject({ reserved_cents: 43_125 })
    expect((await begin(quote.id)).status).toBe(201)
  })

  it('[PRE-02] is corrected under its agreement too, and takes no more than the ceiling has left', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    await decided(id, 30_000)
    await inUnit(portal.platform, { member_id: helene.member_id, actor: 'insurer' }, (tx) =>
      correctDecision(tx, {
        request_id: id,
        lines: [line(animal(), 'surgery', 60_000)],
        reason: 'Une page manquait.',
      }),
    )
    expect((await look(portal, helene, id)).amount_to_refund_cents).toBe(43_125)
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({
      status: 'used',
      invoiced: [{ invoiced_cents: 60_000 }],
    })
  })
})

describe('an agreement whose money pays its own invoice alone', () => {
  const warnings = async (id: string) =>
    (await portal.call(checkRefundRequest, { as: helene, params: { id } })).body.warnings
  /** Uses up all of the ceiling that agreements leave. */
  const useUp = async () => {
    await aDecidedRequest(portal, helene, { care_date: '2026-08-01' }, [line(animal(), 'surgery', 500_000)])
    expect((await ceilingOf())?.remaining_cents).toBe(0)
  }
  const correct = (request_id: string, kind: 'surgery' | 'consultation', cents: number) =>
    inUnit(portal.platform, { member_id: helene.member_id, actor: 'insurer' }, (tx) =>
      correctDecision(tx, {
        request_id,
        lines: [line(animal(), kind, cents)],
        reason: 'Les lignes étaient d’une autre facture.',
      }),
    )
  const decideOther = async (id: string) => {
    await move(portal, helene, id, { to: 'processing' })
    await move(portal, helene, id, { to: 'accepted', lines: [line(animal(), 'consultation', 12_000)] })
    return look(portal, helene, id)
  }

  it('[PRE-02][RDY-01] warns of no ceiling under the agreement, and names what is reserved where another invoice meets it', async () => {
    const quote = await anAgreement(portal, helene)
    await useUp()
    const { id } = await aReadyDraft(portal, helene, { care_date: '2026-11-20' })
    expect(await warnings(id)).toEqual([
      {
        code: 'ceiling_reached',
        animal_id: animal(),
        until: '2027-03-14',
        tracking_reference: null,
        reserved_cents: 43_125,
      },
    ])
    await change(id, { quote_id: quote.id })
    expect(await warnings(id)).toEqual([])
    // Of the next insurance year it is not, whose ceiling is whole.
    await change(id, { care_date: '2026-03-10' })
    expect(await warnings(id)).toEqual([])
  })

  it('[PRE-02] warns under an agreement of which all is used up, while another one keeps the rest', async () => {
    const first = await anAgreement(portal, helene, {
      lines: [{ label: '', care_kind: 'vaccine', billed_cents: 3000 }],
    })
    await anAgreement(portal, helene)
    await useUp()
    const { id } = await aReadyDraft(portal, helene, { care_date: '2026-11-20' })
    await change(id, { quote_id: first.id })
    expect(await warnings(id)).toMatchObject([{ code: 'ceiling_reached', reserved_cents: 43_125 }])
  })

  it('[PRE-02] is used by care that it is about, and stands after an invoice of other care that was paid', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    expect((await decideOther(id)).amount_to_refund_cents).toBeGreaterThan(0)
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({
      status: 'answered',
      request: null,
      invoiced: [],
      answer: { reserved_cents: 43_125 },
    })
    expect(await ceilingOf()).toMatchObject({ reserved_cents: 43_125 })
    // The invoice of the care itself is still paid as agreed.
    const second = await filedUnder(quote)
    expect((await decided(second, 60_000)).status).toBe('accepted')
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({ status: 'used', request: { id: second } })
  })

  it('[PRE-02][EST-04] is not spent by other care: what is used and what is reserved stay within the ceiling', async () => {
    const quote = await anAgreement(portal, helene)
    await useUp()
    const before = await ceilingOf()
    expect(before).toMatchObject({ reserved_cents: 43_125, remaining_cents: 0 })
    for (const _time of [1, 2]) {
      const id = await filedUnder(quote)
      expect((await decideOther(id)).amount_to_refund_cents ?? 0).toBe(0)
      expect(await ceilingOf()).toEqual(before)
    }
    const own = await filedUnder(quote)
    expect((await decided(own, 60_000)).amount_to_refund_cents).toBe(43_125)
    const { used_cents = 0, reserved_cents = 0, amount_cents = 0 } = (await ceilingOf()) ?? {}
    expect(reserved_cents).toBe(0)
    expect(used_cents).toBe(amount_cents)
  })

  it('[PRE-02] keeps no more than amounts of the insurer’s own have left of the ceiling', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    await move(portal, helene, id, { to: 'processing' })
    const { amount_cents: ceiling = 0 } = (await ceilingOf()) ?? {}
    await move(portal, helene, id, {
      to: 'accepted',
      lines: [{ ...line(animal(), 'consultation', ceiling), refunded_cents: ceiling - 10_000 }],
      amounts: [
        {
          animal_id: animal(),
          deductible_cents: 0,
          explanation: 'Geste commercial.',
        },
      ],
    })
    expect(await ceilingOf()).toMatchObject({ used_cents: ceiling - 10_000, reserved_cents: 10_000 })
  })

  it('[PRE-02] is not used by a line that a handler drops, nor used up by it', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    await move(portal, helene, id, { to: 'processing' })
    await move(portal, helene, id, {
      to: 'accepted',
      lines: [line(animal(), 'surgery', 60_000, { reason_code: 'duplicate' }), line(animal(), 'consultation', 12_000)],
    })
    expect((await lookAtQuote(portal, helene, quote.id)).status).toBe('answered')
    const other = await filedUnder(quote)
    await move(portal, helene, other, { to: 'processing' })
    await move(portal, helene, other, {
      to: 'accepted',
      lines: [line(animal(), 'surgery', 60_000, { reason_code: 'duplicate' }), line(animal(), 'surgery', 60_000)],
    })
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({
      status: 'used',
      invoiced: [{ invoiced_cents: 120_000, as_agreed_cents: 60_000 }],
    })
  })

  it('[PRE-02] is used by a correction to its care, and stands again after one to other care, with what is left for it', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    await decideOther(id)
    await correct(id, 'surgery', 60_000)
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({ status: 'used', request: { id } })
    await correct(id, 'consultation', 12_000)
    const again = await lookAtQuote(portal, helene, quote.id)
    expect(again).toMatchObject({ status: 'answered', request: null, ended_at: null })
    expect(again.answer?.reserved_cents).toBe(43_125)
    await correct(id, 'surgery', 60_000)
    expect((await lookAtQuote(portal, helene, quote.id)).status).toBe('used')
    // Others used up what was free meanwhile: no more than what is left is kept.
    await useUp()
    await correct(id, 'consultation', 2500)
    const { reserved_cents = 0, used_cents = 0, amount_cents = 0 } = (await ceilingOf()) ?? {}
    expect(reserved_cents).toBeGreaterThan(0)
    expect(used_cents + reserved_cents).toBeLessThanOrEqual(amount_cents)
  })

  it('[PRE-02] that stands again after its last day is ended by the job', async () => {
    const quote = await anAgreement(portal, helene)
    const id = await filedUnder(quote)
    await decided(id, 60_000)
    await timePasses(portal, { days: 50 })
    await correct(id, 'consultation', 12_000)
    expect((await lookAtQuote(portal, helene, quote.id)).status).toBe('lapsed')
    await lapseAgreements(portal.platform)
    expect((await lookAtQuote(portal, helene, quote.id)).ended_at).not.toBeNull()
  })
})

describe('an ordinary request', () => {
  it('[PRE-02] is shown the agreement that it may belong to, and is filed under it if its member says so', async () => {
    const quote = await anAgreement(portal, helene)
    const { id } = await aReadyDraft(portal, helene, { care_date: '2026-11-20' })
    expect(await agreementsOf(id)).toEqual([
      {
        quote_id: quote.id,
        animal_id: animal(),
        vet_name: 'Clinique des Tilleuls',
        answered_on: '2026-11-20',
        valid_until: '2026-12-31',
        refunded_cents: 43_125,
        is_chosen: false,
        obstacle: null,
      },
    ])
    await change(id, { vet_name: 'CLINIQUE DES TILLEULS.' })
    expect(await agreementsOf(id)).toHaveLength(1)
    await change(id, { vet_name: 'Un autre cabinet' })
    expect(await agreementsOf(id)).toEqual([])
    expect((await change(id, { quote_id: quote.id })).body.quote_id).toBe(quote.id)
    expect(await agreementsOf(id)).toMatchObject([{ is_chosen: true, obstacle: null }])
    expect((await change(id, { quote_id: null })).body.quote_id).toBeNull()
    expect((await change(id, { quote_id: newId() })).status).toBe(404)
  })

  it('[PRE-02] of another cause, animal or insurance year is decided without it, and says so before', async () => {
    const quote = await anAgreement(portal, helene)
    const { id } = await aReadyDraft(portal, helene, { care_date: '2026-11-20' })
    await change(id, { quote_id: quote.id, cause: 'illness' })
    expect(await agreementsOf(id)).toMatchObject([{ obstacle: 'other_cause' }])
    await change(id, { cause: 'accident', care_date: '2026-03-10' })
    expect(await agreementsOf(id)).toMatchObject([{ obstacle: 'other_year' }])
    await change(id, { care_date: '2026-11-20', animal_ids: [animal(1)] })
    expect(await agreementsOf(id)).toMatchObject([{ obstacle: 'other_animal' }])
    await aFileRow(portal, helene, id, 'care-sheet', animal(1))
    const filed = (await portal.call(submitRefundRequest, { as: helene, params: { id } })).body
    expect([filed.status, filed.quote_id]).toEqual(['pending', null])
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({ status: 'answered', request: null })
  })

  it('[PRE-02] two of one agreement: the first that is filed has it', async () => {
    const quote = await anAgreement(portal, helene)
    const drafts = [(await begin(quote.id)).body.id, (await begin(quote.id)).body.id]
    for (const id of drafts) {
      await change(id, { care_date: '2026-11-20', paid_confirmed: true })
      await aFileRow(portal, helene, id, 'invoice', null)
      await aFileRow(portal, helene, id, 'care-sheet', animal())
    }
    const filed = await Promise.all(
      drafts.map((id) => portal.call(submitRefundRequest, { as: helene, params: { id } })),
    )
    const named = filed.map(({ body }) => body.quote_id)
    expect(named.filter((id) => id === quote.id)).toHaveLength(1)
    expect(named).toContain(null)
  })
})
