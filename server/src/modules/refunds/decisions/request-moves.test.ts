import { addDays, today } from '@coussinet/contract/domain/days.ts'
import { type RefundStatus, refundStatuses } from '@coussinet/contract/domain/requests.ts'
import { getRefund, listRefunds } from '@coussinet/contract/refunds.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { inUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeContractRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, aDraft, aFiledRequest, line, look, move, timePasses } from '../tests/a-request.ts'
import { payRefund } from './payments/pay-refund.ts'
import { type RequestMove, moveRequest } from './request-moves.ts'

const portal = portalForTests()
let helene: TestMember
const animal = (index: number) => helene.animals[index]?.id ?? ''

beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza', formula: 'confort' }] })
})

const asked = {
  type: 'other' as const,
  animal_id: null,
  reason_code: 'unreadable' as const,
  note: null,
  due_on: '2026-12-20',
}
const details: Record<RequestMove['to'], Omit<RequestMove, 'member_id' | 'request_id' | 'at' | 'to' | 'lines'>> = {
  processing: {},
  'action-required': { awaited: [asked] },
  accepted: {},
  rejected: { rejection: { code: 'not_an_invoice' } },
}
const make = (id: string, to: RequestMove['to']) =>
  move(portal, helene, id, {
    to,
    ...details[to],
    ...(to === 'accepted' ? { lines: [line(animal(0), 'consultation', 10_000)] } : {}),
  })
const pay = (refund_id: string, payment_date = today(portal.clock.now()), as = helene) =>
  inUnit(portal.platform, { member_id: as.member_id, actor: 'insurer' }, (tx) =>
    payRefund(tx, { refund_id, payment_date }),
  )
const notified = async () => {
  const rows = await writtenNotifications(portal, helene.member_id, ['kind', 'params'])
  return rows.map(({ kind, params }) => ({ kind, params }))
}

describe('the insurer’s moves', () => {
  const allowed = [
    'pending → processing',
    'processing → action-required',
    'processing → accepted',
    'processing → rejected',
    'action-done → processing',
  ]
  const moves = refundStatuses.flatMap((from) =>
    (['processing', 'action-required', 'accepted', 'rejected'] as const).map((to) => ({ from, to })),
  )

  async function aRequestThatIs(status: RefundStatus): Promise<string> {
    const { id } = await aFiledRequest(portal, helene)
    await portal.db.updateTable('refund_requests').set({ status }).where('request_id', '=', id).execute()
    return id
  }

  it.each(moves.filter(({ from, to }) => allowed.includes(`${from} → ${to}`)))(
    '[SEC-24] $from → $to is made',
    async ({ from, to }) => {
      const id = await aRequestThatIs(from)
      await make(id, to)
      expect((await look(portal, helene, id)).status).toBe(to)
    },
  )

  it.each(moves.filter(({ from, to }) => !allowed.includes(`${from} → ${to}`)))(
    '[SEC-24] $from → $to is refused',
    async ({ from, to }) => {
      const id = await aRequestThatIs(from)
      await expect(make(id, to)).rejects.toMatchObject({ code: 'conflict' })
      expect((await look(portal, helene, id)).status).toBe(from)
    },
  )

  it('refuse what they lack, and requests of another member', async () => {
    const { id } = await aFiledRequest(portal, helene)
    await make(id, 'processing')
    const other = await aMember(portal)
    await expect(move(portal, other, id, { to: 'rejected', rejection: { code: 'duplicate' } })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(move(portal, helene, id, { to: 'accepted' })).rejects.toMatchObject({
      more: { errors: { lines: ['required'] } },
    })
    await expect(move(portal, helene, id, { to: 'rejected' })).rejects.toMatchObject({
      more: { errors: { rejection: ['required'] } },
    })
    await expect(move(portal, helene, id, { to: 'action-required' })).rejects.toMatchObject({
      more: { errors: { awaited: ['required'] } },
    })
    const stray = move(portal, helene, id, {
      to: 'accepted',
      lines: [line(animal(0), 'lab', 100), line(animal(1), 'lab', 100)],
    })
    await expect(stray).rejects.toMatchObject({ more: { errors: { 'lines.1.animal_id': ['schema.invalid_type'] } } })
    const ask = (more: object) => move(portal, helene, id, { to: 'action-required', awaited: [{ ...asked, ...more }] })
    await expect(ask({ type: null })).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(ask({ reason_code: 'missing_icad' })).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(ask({ type: null, reason_code: 'missing_icad', animal_id: animal(0) })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await expect(ask({ animal_id: animal(1) })).rejects.toMatchObject({ code: 'validation_failed' })
    expect((await look(portal, helene, id)).status).toBe('processing')
  })

  it('[NOT-03] each tell the member, and leave a line in the audit', async () => {
    const { id, tracking_reference: reference } = await aFiledRequest(portal, helene)
    await timePasses(portal, { minutes: 1 })
    await make(id, 'processing')
    await timePasses(portal, { minutes: 1 })
    await make(id, 'accepted')
    const [refund] = (await look(portal, helene, id)).refunds
    await timePasses(portal, { minutes: 1 })
    await pay(refund?.id ?? '')
    const known = { request_id: id, reference, names: ['Oslo'], care_date: '2026-11-10', cause: 'accident' }
    const account = expect.stringMatching(/^FR\d\d\s••••\s\w{4}$/)
    expect(await notified()).toEqual([
      { kind: 'refund_filed', params: { ...known, expected_by: '2026-11-24' } },
      { kind: 'refund_processing', params: { ...known, expected_by: '2026-11-24' } },
      {
        kind: 'refund_accepted',
        params: {
          ...known,
          care_kinds: ['consultation'],
          amount_cents: 5625,
          billed_cents: 10_000,
          kept_cents: 4375,
          account,
          expected_by: '2026-11-24',
        },
      },
      {
        kind: 'refund_paid',
        params: {
          request_id: id,
          reference,
          names: ['Oslo'],
          care_date: '2026-11-10',
          care_kinds: ['consultation'],
          amount_cents: 5625,
          account,
          date: '2026-11-20',
        },
      },
    ])
    const audited = await auditLines(portal, helene.member_id, ['action', 'actor'])
    expect(audited.slice(-3)).toEqual([
      { action: 'refund_request.processing', actor: 'insurer' },
      { action: 'refund_request.accepted', actor: 'insurer' },
      { action: 'refund.paid', actor: 'insurer' },
    ])
  })
})

describe('a decision', () => {
  it('[REF-04][REF-17] accepts with the amount of the rules, each animal on its own lines, to the cent', async () => {
    const request = await aDecidedRequest(
      portal,
      helene,
      { animal_ids: [animal(1), animal(0)], invoice_number: 'F26-1' },
      [
        line(animal(0), 'consultation', 4500),
        line(animal(1), 'consultation', 5200),
        line(animal(0), 'xray', 9500, { label: 'Radio du genou' }),
        line(animal(1), 'medication', 4440),
        line(animal(0), 'bandage', 4000),
      ],
    )
    // (18000 − 2500) × 75 % = 116,25 and (9640 − 6000) × 90 % = 32,76
    expect(request).toMatchObject({
      status: 'accepted',
      amount_to_refund_cents: 11_625 + 3276,
      rejection: null,
      expected_by: null,
    })
    expect(request.refunds.map(({ animal_id }) => animal_id)).toEqual([animal(1), animal(0)])
    expect(request.files.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(request.timeline.map(({ step }) => step)).toEqual(['filed', 'pending', 'processing', 'accepted', 'finished'])
    const { body } = await portal.call(getRefund, { as: helene, params: { id: request.refunds[1]?.id ?? '' } })
    expect(body).toMatchObject({
      billed_cents: 18_000,
      subtotal_cents: 18_000,
      refunded_cents: 11_625,
      remaining_cents: 6375,
      invoice_number: 'F26-1',
      computation: {
        covered_base_cents: 18_000,
        deductible_cents: 2500,
        rate: 75,
        net_cents: 15_500 * 0.75,
        ceiling_cut_cents: 0,
        vaccine_package_cents: 0,
        refunded_cents: 11_625,
      },
      reasons: [],
    })
    expect(body.lines.map(({ label, refunded_cents }) => [label, refunded_cents])).toEqual([
      ['Consultation', 2906],
      ['Radio du genou', 6136],
      ['Pansement, petits soins', 2583],
    ])
  })

  it('[REF-04] rejects when nothing is due to any animal, with the first reason of the first, and keeps the statement', async () => {
    const request = await aDecidedRequest(
      portal,
      helene,
      { animal_ids: [animal(1), animal(0)], cause: 'illness', care_date: '2026-02-01' },
      [line(animal(0), 'food', 2000), line(animal(1), 'consultation', 5000)],
    )
    expect(request).toMatchObject({ status: 'rejected', amount_to_refund_cents: null })
    expect(request.rejection).toEqual({
      code: 'waiting_period',
      text: 'ces soins tombent dans le délai de carence\u00a0; de tels soins sont couverts à partir du 9 février 2026.',
    })
    expect(request.refunds).toHaveLength(2)
    expect(request.timeline.at(-1)?.step).toBe('rejected')
    expect((await notified()).at(-1)).toMatchObject({ kind: 'refund_rejected' })
  })

  it('accepts a zero animal beside one that is paid, with its reasons', async () => {
    const request = await aDecidedRequest(portal, helene, { animal_ids: [animal(0), animal(1)] }, [
      line(animal(0), 'food', 2000),
      line(animal(1), 'emergency', 10_000),
    ])
    expect(request).toMatchObject({ status: 'accepted', amount_to_refund_cents: 3600 })
    const { body } = await portal.call(getRefund, { as: helene, params: { id: request.refunds[0]?.id ?? '' } })
    expect(body).toMatchObject({
      refunded_cents: 0,
      reasons: ['excluded_care'],
      lines: [{ covered_cents: 0, reason_code: 'excluded_care' }],
    })
  })

  it('rejects by hand without lines, and makes no refund; with lines it makes statements of nothing', async () => {
    const { id } = await aFiledRequest(portal, helene)
    await make(id, 'processing')
    await make(id, 'rejected')
    expect(await look(portal, helene, id)).toMatchObject({
      status: 'rejected',
      refunds: [],
      rejection: { code: 'not_an_invoice' },
    })
    const { id: second } = await aFiledRequest(portal, helene)
    await make(second, 'processing')
    await move(portal, helene, second, {
      to: 'rejected',
      rejection: { code: 'invoice_unpaid' },
      lines: [line(animal(0), 'emergency', 10_000)],
    })
    const rejected = await look(portal, helene, second)
    expect(rejected.rejection?.code).toBe('invoice_unpaid')
    const { body } = await portal.call(getRefund, { as: helene, params: { id: rejected.refunds[0]?.id ?? '' } })
    expect(body).toMatchObject({ billed_cents: 10_000, refunded_cents: 0, reasons: ['invoice_unpaid'] })
  })

  it('names the earlier request of a duplicate', async () => {
    const first = await aFiledRequest(portal, helene, { source_sha256: `same ${helene.nevg}` })
    const { id } = await aFiledRequest(portal, helene, { source_sha256: `same ${helene.nevg}` })
    await make(id, 'processing')
    await move(portal, helene, id, { to: 'rejected', rejection: { code: 'duplicate' } })
    expect((await look(portal, helene, id)).rejection?.text).toContain(first.tracking_reference)
  })

  it('speaks the member’s language', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    const request = await aDecidedRequest(portal, giulia, {}, [line(giulia.animals[0]?.id ?? '', 'grooming', 5000)])
    expect(request.rejection?.text).toBe('questi prodotti o cure non sono compresi nella polizza.')
  })

  it('[REF-17] counts in the order of the decisions, whatever the dates of care', async () => {
    const decideOn = (care_date: string, lines = [line(animal(1), 'consultation', 10_000)]) =>
      aDecidedRequest(portal, helene, { animal_ids: [animal(1)], care_date }, lines)
    // The yearly deductible of 60 € falls on the first decision, though its care is the later one.
    expect((await decideOn('2026-11-10')).amount_to_refund_cents).toBe(3600)
    expect((await decideOn('2026-03-10')).amount_to_refund_cents).toBe(9000)
    expect((await decideOn('2026-05-10', [line(animal(1), 'vaccine', 9000)])).amount_to_refund_cents).toBe(8000)
    const empty = await decideOn('2026-06-10', [line(animal(1), 'vaccine', 100)])
    expect(empty.rejection?.code).toBe('vaccine_package_reached')
  })

  it('takes the deductible of an event once, by the insurer’s key or within 45 days', async () => {
    const decideOn = (care_date: string, event: string | null = null) =>
      aDecidedRequest(portal, helene, { care_date }, [line(animal(0), 'consultation', 10_000, { event })]).then(
        (request) => request.amount_to_refund_cents,
      )
    expect(await decideOn('2026-03-01')).toBe(5625)
    expect(await decideOn('2026-04-15')).toBe(7500)
    expect(await decideOn('2026-04-16')).toBe(5625)
    expect(await decideOn('2026-07-01', 'knee')).toBe(5625)
    expect(await decideOn('2026-10-01', 'knee')).toBe(7500)
  })

  it('lets an event begin with the decisions as they came', async () => {
    const decideOn = async (care_date: string) => {
      await timePasses(portal, { minutes: 1 })
      return (await aDecidedRequest(portal, helene, { care_date }, [line(animal(0), 'consultation', 10_000)]))
        .amount_to_refund_cents
    }
    expect(await decideOn('2026-03-20')).toBe(5625)
    expect(await decideOn('2026-02-20')).toBe(5625)
    // 21 days after the first event, though 49 after the care which was decided later
    expect(await decideOn('2026-04-10')).toBe(7500)
  })

  it('[REF-17] never pays more than the ceiling, even when two requests are decided at once', async () => {
    const ids = [await aFiledRequest(portal, helene), await aFiledRequest(portal, helene)].map(({ id }) => id)
    for (const id of ids) await make(id, 'processing')
    await Promise.all(
      ids.map((id) => move(portal, helene, id, { to: 'accepted', lines: [line(animal(0), 'surgery', 150_000)] })),
    )
    const amounts = await Promise.all(
      ids.map(async (id) => (await look(portal, helene, id)).amount_to_refund_cents ?? 0),
    )
    expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(150_000)
    expect((await notified()).filter(({ kind }) => kind === 'ceiling_80')).toEqual([
      {
        kind: 'ceiling_80',
        params: {
          animal_id: animal(0),
          names: ['Oslo'],
          ceiling_cents: 150_000,
          amount_cents: 150_000 - 110_625 - 39_375,
          date: '2027-01-09',
        },
      },
    ])
  })

  it('takes the day of the first symptoms from the care sheet', async () => {
    const { id } = await aFiledRequest(portal, helene, { cause: 'illness' })
    await make(id, 'processing')
    await move(portal, helene, id, {
      to: 'accepted',
      lines: [line(animal(0), 'lab', 10_000)],
      first_symptoms_on: '2026-01-20',
    })
    expect(await look(portal, helene, id)).toMatchObject({
      status: 'rejected',
      first_symptoms_on: '2026-01-20',
      rejection: { code: 'symptoms_before_cover' },
    })
  })

  it('knows suspensions and the end of the contract', async () => {
    await portal.db
      .insertInto('suspensions')
      .values({ member_id: helene.member_id, from_day: '2026-05-01', to_day: '2026-05-31' })
      .execute()
    const decideOn = async (care_date: string) =>
      (await aDecidedRequest(portal, helene, { care_date }, [line(animal(0), 'lab', 10_000)])).rejection?.code
    expect(await decideOn('2026-05-31')).toBe('cover_suspended')
    expect(await decideOn('2026-06-01')).toBeUndefined()
    await changeContractRow(portal, helene.member_id, { end_date: '2026-10-31' })
    expect(await decideOn('2026-11-01')).toBe('after_end_date')
  })

  it('[LIFE-01] names the animal whose cover has ended, while the contract goes on', async () => {
    await portal.db
      .updateTable('animals')
      .set({ cover_end: '2026-06-30', end_reason: 'deceased' })
      .where('animal_id', '=', animal(0))
      .execute()
    const { rejection } = await aDecidedRequest(portal, helene, { care_date: '2026-07-01' }, [
      line(animal(0), 'lab', 10_000),
    ])
    expect(rejection).toEqual({
      code: 'after_end_date',
      text: expect.stringMatching(/^les soins sont postérieurs à la fin des garanties d.+ \(30 juin 2026\)\.$/),
    })
  })
})

describe('a payment', () => {
  it('[REF-03][REF-04] finishes the request with the last one, and shows day and account, masked', async () => {
    const { id, refunds } = await aDecidedRequest(portal, helene, { animal_ids: [animal(0), animal(1)] }, [
      line(animal(0), 'lab', 10_000),
      line(animal(1), 'lab', 10_000),
    ])
    const [first = '', second = ''] = refunds.map((refund) => refund.id)
    await pay(first)
    expect((await look(portal, helene, id)).timeline.at(-1)).toEqual({ step: 'finished', at: null })
    await timePasses(portal, { days: 2 })
    const paid_on = addDays(today(portal.clock.now()), -1)
    await pay(second, paid_on)
    expect((await look(portal, helene, id)).timeline.at(-1)).toEqual({
      step: 'finished',
      at: portal.clock.now().toISOString(),
    })
    const { body } = await portal.call(getRefund, { as: helene, params: { id: second } })
    expect(body).toMatchObject({
      payment_date: paid_on,
      destination_account: { iban: 'FR39 **** **** 3A23', holder: 'HELENE CARPENTIER' },
    })
    expect(
      (await portal.call(listRefunds, { as: helene })).body.data
        .map(({ payment_date }) => payment_date ?? '')
        .toSorted(),
    ).toEqual([addDays(paid_on, -1), paid_on])
  })

  it('happens once: the same day again changes nothing, another day is refused', async () => {
    const { refunds } = await aDecidedRequest(portal, helene, {}, [line(animal(0), 'lab', 10_000)])
    const [refund = ''] = refunds.map(({ id }) => id)
    await pay(refund)
    await pay(refund)
    const paid_on = today(portal.clock.now())
    await timePasses(portal, { days: 1 })
    await pay(refund, paid_on)
    await expect(pay(refund)).rejects.toMatchObject({
      code: 'conflict',
      more: { params: { refund: { reason: 'already_paid', payment_date: paid_on } } },
    })
    expect((await notified()).filter(({ kind }) => kind === 'refund_paid')).toHaveLength(1)
    await expect(pay(newId())).rejects.toMatchObject({ code: 'not_found' })
    await expect(pay(refund, paid_on, await aMember(portal))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('leaves on a day between the decision and today', async () => {
    const { refunds } = await aDecidedRequest(portal, helene, {}, [line(animal(0), 'lab', 10_000)])
    const [refund = ''] = refunds.map(({ id }) => id)
    const decided_on = today(portal.clock.now())
    await expect(pay(refund, addDays(decided_on, -1))).rejects.toMatchObject({
      more: { errors: { payment_date: ['schema.too_small'] } },
    })
    await expect(pay(refund, addDays(decided_on, 1))).rejects.toMatchObject({
      more: { errors: { payment_date: ['date_future'] } },
    })
    await pay(refund, decided_on)
  })

  it('is refused where there is nothing to pay', async () => {
    const { refunds } = await aDecidedRequest(portal, helene, {}, [line(animal(0), 'food', 10_000)])
    await expect(pay(refunds[0]?.id ?? '')).rejects.toMatchObject({
      code: 'conflict',
      more: { params: { refund: { reason: 'not_accepted' } } },
    })
  })

  it('goes to the account of the day of acceptance, though it was changed since', async () => {
    const { refunds } = await aDecidedRequest(portal, helene, {}, [line(animal(0), 'lab', 10_000)])
    const { member_id } = helene
    const at = portal.clock.now()
    await portal.db.updateTable('refund_accounts').set({ ended_at: at }).where('member_id', '=', member_id).execute()
    await portal.db
      .insertInto('refund_accounts')
      .values({ member_id, refund_account_id: newId(), iban: 'BE50999004127018', holder: 'NEW', created_at: at })
      .execute()
    await pay(refunds[0]?.id ?? '')
    const { body } = await portal.call(getRefund, { as: helene, params: { id: refunds[0]?.id ?? '' } })
    expect(body.destination_account).toEqual({ iban: 'FR39 **** **** 3A23', holder: 'HELENE CARPENTIER' })
  })
})

it('a draft knows no insurer', async () => {
  const { id } = await aDraft(portal, helene)
  await expect(
    inUnit(portal.platform, { member_id: helene.member_id, actor: 'insurer' }, (tx) =>
      moveRequest(tx, { request_id: id, to: 'processing' }),
    ),
  ).rejects.toMatchObject({ code: 'conflict' })
})
