import { getAnimal } from '@coussinet/contract/animals.ts'
import {
  type AnswerQuoteInput,
  answerFiledQuote,
  getFiledQuote,
  getFiledQuoteFile,
  listFiledQuotes,
} from '@coussinet/contract/integration/quotes.ts'
import { deleteQuote, listQuotes } from '@coussinet/contract/quotes.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aFiledQuote, anAgreement, aQuoteDraft, lookAtQuote, uploadQuote } from '../tests/a-quote.ts'
import { aDecidedRequest, line, timePasses } from '../tests/a-request.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
let helene: TestMember
beforeAll(async () => {
  as = await aMachine(portal, ['refunds:read', 'refunds:write'])
})
beforeEach(async () => {
  helene = await aMember(portal, { effective_date: '2024-03-15' })
})

const animal = (member = helene) => member.animals[0]?.id ?? ''
const answer = (id: string, body: AnswerQuoteInput) =>
  askMachine(portal, answerFiledQuote, { as, params: { id }, body })
const agreed = { outcome: 'agreed', valid_until: '2026-12-31' } as const
const ceilingOf = async (member = helene) =>
  (await portal.call(getAnimal, { as: member, params: { id: animal(member) } })).body.limits?.ceiling
const operation = (billed_cents: number) => ({
  lines: [{ label: '', care_kind: 'surgery' as const, billed_cents }],
})

describe('an answer to a quote', () => {
  it('[PRE-01] agrees by line, by the rules on the planned day, with its conditions, its last day and what it reserves', async () => {
    const { id } = await aFiledQuote(portal, helene, {
      lines: [
        { label: 'Chirurgie du genou', care_kind: 'surgery', billed_cents: 60_000 },
        { label: '', care_kind: 'grooming', billed_cents: 4000 },
      ],
    })
    const { status, body } = await answer(id, { ...agreed, conditions: 'Sous réserve de la radiographie.' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'answered',
      nevg: helene.nevg,
      insured: { limits: { ceiling: { reserved_cents: 43_125 } } },
    })
    const quote = await lookAtQuote(portal, helene, id)
    expect(quote).toMatchObject({
      status: 'answered',
      answered_at: '2026-11-20T10:00:00.000Z',
      refusal: null,
      answer: {
        refunded_cents: 43_125,
        lines: [
          { label: 'Chirurgie du genou', billed_cents: 60_000, covered_cents: 60_000, refunded_cents: 43_125 },
          { label: 'Toilettage', covered_cents: 0, refunded_cents: 0, reason_code: 'excluded_care' },
        ],
        conditions: 'Sous réserve de la radiographie.',
        valid_until: '2026-12-31',
        reserved_cents: 43_125,
        arithmetic: 'portal',
        explanation: null,
      },
    })
    expect(await ceilingOf()).toMatchObject({ used_cents: 0, reserved_cents: 43_125, remaining_cents: 106_875 })
    const letter = (await sentMails(portal, helene.member_id)).at(-1)?.letter
    expect(letter?.title).toMatch(/^Oslo\s: accord pour 431,25\s€$/)
    expect(letter?.paragraphs.join(' ')).toMatch(/4 décembre.*31 décembre 2026.*Sous réserve de la radiographie/)
  })

  it('[PRE-01] takes the lines as the insurer read them', async () => {
    const { id } = await aFiledQuote(portal, helene)
    const lines = [
      { label: 'Chirurgie', care_kind: 'surgery', billed_cents: 50_000 },
      { label: 'Confort', care_kind: 'surgery', billed_cents: 10_000, reason_code: 'excluded_care' },
    ] as const
    await answer(id, { ...agreed, lines: [...lines] })
    expect((await lookAtQuote(portal, helene, id)).answer).toMatchObject({
      refunded_cents: 35_625,
      lines: [{ refunded_cents: 35_625 }, { refunded_cents: 0, reason_code: 'excluded_care' }],
    })
  })

  it('[PRE-01] takes amounts of the insurer’s own with words about them, up to what is left of the ceiling', async () => {
    const { id } = await aFiledQuote(portal, helene)
    const own = (refunded_cents: number, billed_cents = 60_000) => ({
      ...agreed,
      lines: [{ label: 'Chirurgie', care_kind: 'surgery' as const, billed_cents, refunded_cents }],
    })
    expect((await answer(id, own(50_000))).problem?.errors).toEqual({ reason: ['required'] })
    expect((await answer(id, { ...own(150_001, 200_000), reason: 'Geste commercial.' })).problem).toMatchObject({
      code: 'conflict',
      params: { ceiling: { remaining_cents: 150_000 } },
    })
    expect((await answer(id, { ...own(50_000), reason: 'Geste commercial.' })).status).toBe(200)
    expect((await lookAtQuote(portal, helene, id)).answer).toMatchObject({
      refunded_cents: 50_000,
      reserved_cents: 50_000,
      arithmetic: 'insurer',
      explanation: 'Geste commercial.',
    })
  })

  it('[PRE-01] refuses with a reason, which the member reads', async () => {
    const { id } = await aFiledQuote(portal, helene)
    expect((await answer(id, { outcome: 'refused' })).problem?.errors).toEqual({ reason: ['required'] })
    expect((await answer(id, { outcome: 'refused', reason: 'Ce soin est exclu.' })).status).toBe(200)
    expect(await lookAtQuote(portal, helene, id)).toMatchObject({
      status: 'refused',
      answer: null,
      refusal: { code: null, text: 'Ce soin est exclu.' },
    })
    expect((await sentMails(portal, helene.member_id)).at(-1)?.letter.paragraphs.join(' ')).toContain(
      'Ce soin est exclu.',
    )
  })

  it('[PRE-01] that agrees to what the rules do not refund is a refusal with their reason', async () => {
    const young = await aMember(portal, { effective_date: '2026-11-01' })
    const { id } = await aFiledQuote(portal, young, { cause: 'illness' })
    await answer(id, agreed)
    const { status, refusal } = await lookAtQuote(portal, young, id)
    expect([status, refusal?.code]).toEqual(['refused', 'waiting_period'])
    expect(refusal?.text).toContain('2027')
    expect(await ceilingOf(young)).toMatchObject({ reserved_cents: 0 })
  })

  it('[PRE-01] lasts to the planned day at least, and not beyond the insurance year of its ceiling', async () => {
    const { id } = await aFiledQuote(portal, helene)
    const refused = async (valid_until: string) => (await answer(id, { outcome: 'agreed', valid_until })).problem
    expect(await refused('2026-12-03')).toMatchObject({
      errors: { valid_until: ['schema.too_small'] },
      params: { valid_until: { min: '2026-12-04' } },
    })
    expect(await refused('2027-03-15')).toMatchObject({ params: { valid_until: { max: '2027-03-14' } } })
    expect((await answer(id, { outcome: 'agreed' })).problem?.errors).toEqual({ valid_until: ['required'] })
    expect((await answer(id, { outcome: 'agreed', valid_until: '2027-03-14' })).status).toBe(200)
  })

  it('[PRE-01] is given once, once for a key, and by whom may', async () => {
    const { id } = await aFiledQuote(portal, helene)
    const headers = { 'idempotency-key': newId() }
    const keyed = () => askMachine(portal, answerFiledQuote, { as, params: { id }, headers, body: agreed })
    expect([(await keyed()).status, (await keyed()).status]).toEqual([200, 200])
    expect((await answer(id, agreed)).problem).toMatchObject({
      code: 'conflict',
      params: { status: { current: 'answered' } },
    })
    const reader = await aMachine(portal, ['refunds:read'])
    expect((await askMachine(portal, answerFiledQuote, { as: reader, params: { id }, body: agreed })).status).toBe(403)
    expect((await answer(newId(), agreed)).status).toBe(404)
  })

  it('[PRE-01] is asked for by systems: those that wait, the earliest first, with their documents; drafts are none of theirs', async () => {
    const draft = await aQuoteDraft(portal, helene)
    const { body: file } = await uploadQuote(portal, helene, draft.id)
    const one = await aFiledQuote(portal, helene)
    portal.clock.advance({ seconds: 1 })
    const two = await aFiledQuote(portal, helene)
    const page = await askMachine(portal, listFiledQuotes, { as })
    const own = page.body.data.filter(({ nevg }) => nevg === helene.nevg)
    expect(own.map(({ id }) => id)).toEqual([one.id, two.id])
    expect(own[0]?.files[0]?.href).toMatch(`/integration/v1/quotes/${one.id}/files/`)
    expect((await askMachine(portal, getFiledQuote, { as, params: { id: draft.id } })).status).toBe(404)
    const wanted = { id: draft.id, file_id: file.id }
    expect((await askMachine(portal, getFiledQuoteFile, { as, params: wanted })).status).toBe(404)
  })
})

describe('the ceiling that is reserved', () => {
  it('[PRE-01] cannot be taken by another decision, and estimates know it', async () => {
    await anAgreement(portal, helene, operation(160_000))
    // (160000 − 2500) × 75 % = 118125, so that 31875 are free
    expect(await ceilingOf()).toMatchObject({ reserved_cents: 118_125, remaining_cents: 31_875 })
    const { body: estimate } = await portal.call(estimateRefund, {
      as: helene,
      body: {
        animal_id: animal(),
        care_date: '2026-11-10',
        cause: 'accident',
        lines: [{ care_kind: 'surgery', billed_cents: 100_000 }],
      },
    })
    expect(estimate).toMatchObject({ refunded_cents: 31_875, reasons: ['ceiling_reached'] })
    const decided = await aDecidedRequest(portal, helene, {}, [line(animal(), 'surgery', 100_000)])
    expect(decided.amount_to_refund_cents).toBe(31_875)
    expect(await ceilingOf()).toMatchObject({ used_cents: 31_875, reserved_cents: 118_125, remaining_cents: 0 })
  })

  it('[PRE-01] is free again once it is withdrawn', async () => {
    const { id } = await anAgreement(portal, helene)
    expect((await portal.call(deleteQuote, { as: helene, params: { id } })).status).toBe(204)
    expect(await ceilingOf()).toMatchObject({ reserved_cents: 0, remaining_cents: 150_000 })
    expect((await lookAtQuote(portal, helene, id)).answer).toMatchObject({ refunded_cents: 43_125, reserved_cents: 0 })
  })

  it('[PRE-01] is free again after its last day, whether a job has run or not', async () => {
    const { id } = await anAgreement(portal, helene)
    await timePasses(portal, { days: 41 })
    expect(await ceilingOf()).toMatchObject({ reserved_cents: 43_125 })
    await timePasses(portal, { days: 1 })
    expect(await ceilingOf()).toMatchObject({ reserved_cents: 0 })
    expect(await lookAtQuote(portal, helene, id)).toMatchObject({ status: 'lapsed', answer: { reserved_cents: 0 } })
    const listed = async (status: 'lapsed' | 'answered') =>
      (await portal.call(listQuotes, { as: helene, query: { status } })).body.data.map((quote) => quote.id)
    expect([await listed('lapsed'), await listed('answered')]).toEqual([[id], []])
    expect((await portal.call(deleteQuote, { as: helene, params: { id } })).problem).toMatchObject({
      params: { status: { current: 'lapsed' } },
    })
    await timePasses(portal, { days: -42 })
  })

  it('[PRE-01] keeps its part of the vaccine package too', async () => {
    const { id } = await anAgreement(portal, helene, {
      cause: 'prevention',
      lines: [{ label: '', care_kind: 'vaccine', billed_cents: 4000 }],
    })
    expect((await lookAtQuote(portal, helene, id)).answer).toMatchObject({ refunded_cents: 4000, reserved_cents: 0 })
    const { limits } = (await portal.call(getAnimal, { as: helene, params: { id: animal() } })).body
    expect(limits?.vaccine_package).toMatchObject({ reserved_cents: 4000, remaining_cents: 1000 })
  })

  it('[PRE-01] is never more than the ceiling holds, however many agreements are drawn at once', async () => {
    const quotes = []
    for (let count = 0; count < 6; count += 1) quotes.push(await aFiledQuote(portal, helene, operation(60_000 + count)))
    const answers = await Promise.all(quotes.map(({ id }) => answer(id, agreed)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const after = (await portal.call(listQuotes, { as: helene })).body.data
    const reserved = after.map((quote) => quote.answer?.reserved_cents ?? 0)
    expect(reserved.reduce((sum, cents) => sum + cents, 0)).toBe(150_000)
    expect(await ceilingOf()).toMatchObject({ reserved_cents: 150_000, remaining_cents: 0 })
    // three whole ones, a cut one, and two for which nothing was left
    expect(after.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill('answered'), 'refused', 'refused'])
  })

  it('[PRE-01] is never passed by an agreement and a decision at once', async () => {
    const { id } = await aFiledQuote(portal, helene, operation(160_000))
    await Promise.all([answer(id, agreed), aDecidedRequest(portal, helene, {}, [line(animal(), 'surgery', 160_000)])])
    const { used_cents = 0, reserved_cents = 0 } = (await ceilingOf()) ?? {}
    expect(used_cents + reserved_cents).toBe(150_000)
  })
})
