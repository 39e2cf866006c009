import { disputeDecision, getDisputeDossier, formatLineReference, listDisputes } from '@coussinet/contract/disputes.ts'
import {
  answerFiledDispute,
  type DisputeAnswer,
  getFiledDispute,
  listFiledDisputes,
} from '@coussinet/contract/integration/disputes.ts'
import { getPaymentOrder, recordPayment } from '@coussinet/contract/integration/payments.ts'
import { getFiledRequestFile } from '@coussinet/contract/integration/refund-requests.ts'
import { sendFiledRequestMessage } from '@coussinet/contract/integration/request-messages.ts'
import { getRefund } from '@coussinet/contract/refunds.ts'
import { getRequestFile } from '@coussinet/contract/request-files.ts'
import { sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, aFiledRequest, line as aLine, look, move, photo, timePasses } from '../../tests/a-request.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['refunds:read', 'refunds:write', 'payment-methods:read', 'messages:write'])
})

const reason = 'La radiographie est écartée, mais elle était prescrite pour cet accident.'
const care = { care_date: '2026-11-10', cause: 'illness' as const }
const aPayer = (more = {}) =>
  aMember(portal, { effective_date: '2024-03-15', refund_iban: 'FR7630006000011234567890189', ...more })
const idOf = (member: TestMember) => member.animals[0]?.id ?? ''
const line = (member: TestMember, cents: number, more = {}) =>
  aLine(idOf(member), 'consultation', cents, { label: 'Consultation', ...more })
const excluded = { reason_code: 'excluded_care' as const, label: 'Radiographie' }
/** One line of 100 € that is paid, one of 40 € that is dropped. */
const aDecision = (member: TestMember) =>
  aDecidedRequest(portal, member, care, [line(member, 10_000), line(member, 4000, excluded)])

type Wish = { reason?: string; lines?: string[]; files?: Buffer[]; key?: string }
const dispute = (member: TestMember, id: string, { files = [], key, ...fields }: Wish = {}) =>
  portal.call(disputeDecision, {
    as: member,
    params: { id },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    form: {
      fields: { reason, ...fields },
      files: files.map((bytes, index) => ({
        bytes,
        name: `preuve-${index}.jpg`,
        media_type: 'image/jpeg',
        part: 'files[]',
      })),
    },
  })
const disputes = async (member: TestMember, id: string) =>
  (await portal.call(listDisputes, { as: member, params: { id } })).body
const answer = (id: string, body: z.input<typeof DisputeAnswer>) =>
  askMachine(portal, answerFiledDispute, { as, params: { id }, body })
const letterOf = async (member: TestMember) => (await sentMails(portal, member.member_id)).at(-1)?.letter

describe('a dispute of a decision', () => {
  it('[FIX-01] holds lines, reason and documents, with the days of France, and is acknowledged at once', async () => {
    const member = await aPayer()
    const { id, refunds } = await aDecision(member)
    const lines = [formatLineReference(refunds[0]?.id ?? '', 1)]
    const { status, body } = await dispute(member, id, { lines, files: [await photo(), await photo()] })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      request_id: id,
      status: 'pending',
      reason,
      lines,
      created_at: '2026-11-20T10:00:00.000Z',
      acknowledged_at: '2026-11-20T10:00:00.000Z',
      acknowledge_by: '2026-12-02',
      answer_by: '2027-01-20',
      late_days: 0,
      mediator_from: '2027-01-21',
      mediator_until: '2027-11-20',
      disputed: {
        status: 'accepted',
        amount_cents: 5625,
        refunds: [{ lines: [{}, { reason_code: 'excluded_care' }] }],
      },
      outcome: null,
    })
    expect(body.files.map(({ name, type }) => [name, type])).toEqual([
      ['preuve-0.jpg', 'other'],
      ['preuve-1.jpg', 'other'],
    ])
    const own = { as: member, params: { id, file_id: body.files[0]?.id ?? '' } }
    expect((await portal.call(getRequestFile, own)).status).toBe(200)
    expect(await disputes(member, id)).toMatchObject({
      data: [{ id: body.id }],
      next: { obstacle: 'under_way', until: '2028-11-20' },
    })
    const letter = await letterOf(member)
    expect(letter?.title).toMatch(/votre contestation est reçue$/)
    expect(letter?.paragraphs.join(' ')).toMatch(/l’accusé de réception.*au plus tard le 20 janvier 2027/)
  })

  it('[FIX-01] can be made of a refusal, of one before the care was assessed too, and of the decision as a whole', async () => {
    const member = await aPayer()
    const refused = await aDecidedRequest(portal, member, care, [line(member, 2000)])
    expect(refused.status).toBe('rejected')
    expect((await dispute(member, refused.id)).body).toMatchObject({
      lines: [],
      disputed: { status: 'rejected', amount_cents: 0, rejection: { code: 'below_deductible' } },
    })
    const { id } = await aFiledRequest(portal, member, { care_date: '2026-11-11', cause: 'accident' })
    await move(portal, member, id, { to: 'processing' })
    await move(portal, member, id, { to: 'rejected', rejection: { code: 'not_an_invoice' } })
    expect((await dispute(member, id)).body).toMatchObject({
      disputed: { status: 'rejected', refunds: [], rejection: { code: 'not_an_invoice' } },
    })
  })

  it('[FIX-01] bears the days of Italy and of Belgium where the contract is theirs', async () => {
    const giulia = await aMember(portal, { country: 'IT', locale: 'it', effective_date: '2024-03-15' })
    expect((await dispute(giulia, (await aDecision(giulia)).id)).body).toMatchObject({
      acknowledge_by: null,
      answer_by: '2027-01-04',
      mediator_from: '2027-01-05',
    })
    expect((await letterOf(giulia))?.paragraphs.join(' ')).toContain('Arbitro Assicurativo')
    const thibault = await aMember(portal, { country: 'BE', locale: 'fr-BE', effective_date: '2024-03-15' })
    expect((await dispute(thibault, (await aDecision(thibault)).id)).body).toMatchObject({
      acknowledge_by: '2026-11-26',
      answer_by: '2026-12-20',
      mediator_from: '2026-12-21',
    })
  })

  it('[FIX-01] is one at a time, once for a key, and of a decision alone', async () => {
    const member = await aPayer()
    const { id } = await aDecision(member)
    const key = newId()
    const first = await dispute(member, id, { key, files: [await photo()] })
    const [again, other] = [
      (await dispute(member, id, { key: newId() })).problem,
      (await disputes(member, id)).data.length,
    ]
    expect([again?.code, again?.params, other]).toEqual(['conflict', { dispute: { reason: 'under_way' } }, 1])
    expect(first.status).toBe(201)
    const another = await aPayer()
    const two = await aDecision(another)
    const keyed = { key: newId(), files: [await photo()] }
    const [once, twice] = [await dispute(another, two.id, keyed), await dispute(another, two.id, keyed)]
    expect([once.status, twice.status, twice.body]).toEqual([201, 201, once.body])
    const { id: undecided } = await aFiledRequest(portal, member, { care_date: '2026-11-12' })
    expect((await dispute(member, undecided)).problem?.params).toEqual({ dispute: { reason: 'not_decided' } })
  })

  it('[FIX-01] of two at once one is made', async () => {
    const member = await aPayer()
    const { id } = await aDecision(member)
    const made = await Promise.all([dispute(member, id), dispute(member, id)])
    expect(made.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await disputes(member, id)).data).toHaveLength(1)
  })

  it('[FIX-01] is refused at its place: no reason, strange lines, a file that is none, a card number; nothing is kept', async () => {
    const member = await aPayer()
    const { id, refunds } = await aDecision(member)
    expect((await dispute(member, id, { reason: 'Non.' })).problem?.errors).toEqual({ reason: ['schema.too_small'] })
    const lines = [formatLineReference(refunds[0]?.id ?? '', 0), formatLineReference(refunds[0]?.id ?? '', 2), 'x']
    expect((await dispute(member, id, { lines })).problem?.errors).toEqual({ 'lines.2': ['schema.invalid_string'] })
    expect((await dispute(member, id, { lines: lines.slice(0, 2) })).problem?.errors).toEqual({
      'lines.1': ['schema.invalid_type'],
    })
    expect((await dispute(member, id, { files: [await photo(), Buffer.from('MZ')] })).problem?.errors).toEqual({
      'files.1': ['file_unsupported'],
    })
    expect((await dispute(member, id, { reason: `${reason} 4242 4242 4242 4242` })).problem?.errors).toEqual({
      reason: ['card_number'],
    })
    expect(
      (await dispute(member, id, { files: await Promise.all(Array.from({ length: 6 }, photo)) })).problem,
    ).toMatchObject({
      status: 422,
      errors: { files: ['schema.too_big'] },
    })
    expect(await disputes(member, id)).toMatchObject({ data: [], next: { obstacle: null } })
    expect((await look(portal, member, id)).files).toHaveLength(2)
  })

  it('[FIX-01] [SEC-20] of another member’s request is not found', async () => {
    const [owner, other] = [await aPayer(), await aPayer()]
    const { id } = await aDecision(owner)
    expect((await dispute(other, id)).status).toBe(404)
    expect((await portal.call(listDisputes, { as: other, params: { id } })).status).toBe(404)
    expect((await portal.call(listDisputes, { params: { id } })).status).toBe(401)
  })
})

describe('the insurer’s answer', () => {
  const filed = async () => {
    const member = await aPayer()
    const request = await aDecision(member)
    const lines = [formatLineReference(request.refunds[0]?.id ?? '', 1)]
    const { body } = await dispute(member, request.id, { lines, files: [await photo()] })
    return { member, request, dispute_id: body.id, refund_id: request.refunds[0]?.id ?? '' }
  }
  const decidedAnew = (member: TestMember) => [line(member, 10_000), line(member, 4000, { label: 'Radiographie' })]

  it('[FIX-01] finds what waits, with its documents', async () => {
    const { request, dispute_id } = await filed()
    const { body } = await askMachine(portal, listFiledDisputes, { as, query: { status: 'pending', limit: 100 } })
    const found = body.data.find(({ id }) => id === dispute_id)
    expect(found).toMatchObject({ tracking_reference: request.tracking_reference, status: 'pending', reason })
    const file_id = found?.files[0]?.id ?? ''
    expect(found?.files[0]?.href).toBe(`/integration/v1/refund-requests/${request.id}/files/${file_id}`)
    const read = await askMachine(portal, getFiledRequestFile, { as, params: { id: request.id, file_id } })
    expect(read.status).toBe(200)
    const page = await askMachine(portal, listFiledDisputes, { as, query: { limit: 1 } })
    expect([page.body.data.length, page.body.next_cursor === null]).toEqual([1, false])
    const next = await askMachine(portal, listFiledDisputes, {
      as,
      query: { limit: 1, cursor: page.body.next_cursor ?? '' },
    })
    expect(next.body.data[0]?.id).not.toBe(page.body.data[0]?.id)
  })

  it('[FIX-01] that changes the decision has the difference paid, and both decisions stay', async () => {
    const { member, request, dispute_id, refund_id } = await filed()
    await askMachine(portal, recordPayment, { as, params: { id: refund_id }, body: { payment_date: '2026-11-20' } })
    const { status, body } = await answer(dispute_id, {
      status: 'changed',
      text: 'La radiographie est prise en charge.',
      lines: decidedAnew(member),
    })
    expect([status, body.status]).toEqual([200, 'changed'])
    const [stands] = (await disputes(member, request.id)).data
    expect(stands).toMatchObject({
      status: 'changed',
      disputed: { amount_cents: 5625 },
      mediator_from: '2026-11-20',
      outcome: {
        at: '2026-11-20T10:00:00.000Z',
        text: 'La radiographie est prise en charge.',
        decision: { amount_cents: 8625, status: 'accepted' },
      },
    })
    expect((await portal.call(getRefund, { as: member, params: { id: refund_id } })).body).toMatchObject({
      refunded_cents: 8625,
      paid_cents: 5625,
      due_cents: 3000,
    })
    const order = await askMachine(portal, getPaymentOrder, { as, params: { id: refund_id } })
    expect(order.body).toMatchObject({ status: 'to_pay', amount_cents: 3000 })
    const mails = await sentMails(portal, member.member_id)
    expect(mails.at(-1)?.letter.title).toMatch(/décision changée après votre contestation$/)
    expect(mails.filter(({ letter }) => /décision corrigée/.test(letter.title))).toEqual([])
    expect(mails.at(-1)?.letter.paragraphs.join(' ')).toMatch(/de 56,25.€ à 86,25.€.*30.€.*La Médiation de l’assurance/)
  })

  it('[FIX-01] that upholds it leaves every amount, tells why, and shows the mediator', async () => {
    const { member, request, dispute_id } = await filed()
    await answer(dispute_id, { status: 'upheld', text: 'Le contrat ne couvre pas cette radiographie.' })
    expect(await disputes(member, request.id)).toMatchObject({
      data: [{ status: 'upheld', outcome: { decision: null }, mediator_from: '2026-11-20' }],
      next: { obstacle: null, is_limited: true, changed_lines: [] },
    })
    const { corrections, amount_to_refund_cents } = await look(portal, member, request.id)
    expect([corrections, amount_to_refund_cents]).toEqual([[], 5625])
    const letter = await letterOf(member)
    expect(letter?.paragraphs.join(' ')).toMatch(
      /nous la maintenons.*ne couvre pas.*La Médiation de l’assurance.*20 novembre 2027/,
    )
  })

  it('[FIX-01] is given once, with lines where it changes and none where it does not', async () => {
    const { member, dispute_id } = await filed()
    const text = 'Notre réponse.'
    expect((await answer(dispute_id, { status: 'changed', text })).problem?.errors).toEqual({ lines: ['required'] })
    expect((await answer(dispute_id, { status: 'upheld', text, lines: decidedAnew(member) })).problem?.errors).toEqual({
      lines: ['schema.invalid_type'],
    })
    expect((await answer(dispute_id, { status: 'partly_changed', text, lines: decidedAnew(member) })).status).toBe(200)
    expect((await answer(dispute_id, { status: 'upheld', text })).problem).toMatchObject({
      status: 409,
      params: { dispute: { current: 'partly_changed' } },
    })
    expect((await askMachine(portal, getFiledDispute, { as, params: { id: newId() } })).status).toBe(404)
  })

  it('[FIX-01] is followed by another dispute only of what it changed, or with a new document', async () => {
    const { member, request, dispute_id, refund_id } = await filed()
    await answer(dispute_id, {
      status: 'partly_changed',
      text: 'En partie.',
      lines: [line(member, 10_000), line(member, 2000)],
    })
    const [same, changed] = [formatLineReference(refund_id, 0), formatLineReference(refund_id, 1)]
    expect((await disputes(member, request.id)).next).toMatchObject({ is_limited: true, changed_lines: [changed] })
    expect((await dispute(member, request.id, { lines: [same] })).problem?.errors).toEqual({ files: ['dispute_new'] })
    expect((await dispute(member, request.id)).problem?.errors).toEqual({ files: ['dispute_new'] })
    await timePasses(portal, { minutes: 1 })
    const second = await dispute(member, request.id, { lines: [changed] })
    expect([second.status, second.body.disputed.amount_cents]).toEqual([201, 7125])
    await answer(second.body.id, { status: 'upheld', text: 'Rien de nouveau.' })
    await timePasses(portal, { minutes: 1 })
    expect((await dispute(member, request.id, { lines: [changed] })).status).toBe(422)
    const bytes = await photo()
    expect((await dispute(member, request.id, { lines: [same], files: [bytes] })).status).toBe(201)
    expect((await disputes(member, request.id)).data.map(({ status }) => status)).toEqual([
      'partly_changed',
      'upheld',
      'pending',
    ])
  })

  it('[FIX-01] makes one dossier with the decisions, the clause, the arithmetic, the words of both and the documents', async () => {
    const { member, request, dispute_id } = await filed()
    await answer(dispute_id, {
      status: 'partly_changed',
      text: 'La radiographie est prise en charge en partie.',
      lines: [line(member, 10_000), line(member, 2000, { label: 'Radiographie' })],
    })
    const asked = { as: member, params: { id: request.id, dispute_id } }
    const { status, bytes } = await portal.call(getDisputeDossier, asked)
    expect(status).toBe(200)
    const paper = await readPaper(bytes)
    expect(paper).toMatchObject({
      title: `Dossier de contestation ${request.tracking_reference}`,
      language: 'fr',
      is_a4: true,
      is_tagged: true,
    })
    const words = paper.text.replaceAll(/\s+/g, ' ')
    for (const said of [
      'La Médiation de l’assurance',
      'Radiographie (soin contesté)',
      reason,
      'La radiographie est prise en charge en partie.',
      '56,25 €',
      '71,25 €',
      'Franchise',
      'Chapitre 6 des conditions générales',
      'Chapitre 7 des conditions générales',
      'preuve-0.jpg',
      '20 novembre 2027',
    ])
      expect(words).toContain(said)
    expect(words).not.toContain('estimé')
    expect((await portal.call(getDisputeDossier, asked)).bytes).toEqual(bytes)
    const other = { as: await aPayer(), params: asked.params }
    expect((await portal.call(getDisputeDossier, other)).status).toBe(404)
    expect((await portal.call(getDisputeDossier, { as: member, params: { id: newId(), dispute_id } })).status).toBe(404)
  })

  it('[FIX-01][MSG-01][MSG-03] holds the thread of the request in its order, over as many pages as it takes, with the names of its files', async () => {
    const now = portal.clock.now()
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    const { member, request, dispute_id } = await filed()
    const params = { id: request.id }
    const before = await readPaper(
      (await portal.call(getDisputeDossier, { as: member, params: { ...params, dispute_id } })).bytes,
    )
    expect(before.text).toContain('Aucun message n’a été échangé')
    const files = [{ bytes: await photo(), name: 'radio-du-genou.jpg', media_type: 'image/jpeg' }]
    const first = { fields: { text: 'Voici la radiographie.\n\nElle montre la *fracture* #1.' }, files }
    expect((await portal.call(sendRequestMessage, { as: member, params, form: first })).status).toBe(201)
    // As of an answer by mail.
    await portal.db
      .updateTable('refund_request_messages')
      .set({ quoted_text: 'Coussinet a écrit :\n> Depuis quand ?\n\nDepuis mardi.' })
      .where('request_id', '=', request.id)
      .execute()
    await timePasses(portal, { minutes: 5 })
    const reply = { fields: { text: 'Bien reçue, merci.', author_name: 'Camille R.' } }
    expect((await askMachine(portal, sendFiledRequestMessage, { as, params, form: reply })).status).toBe(201)
    const long = (part: number) => `Suite ${part}. ${'Le genou reste douloureux après la promenade. '.repeat(80)}`
    for (let part = 1; part <= 6; part += 1)
      await portal.call(sendRequestMessage, { as: member, params, form: { fields: { text: long(part) } } })
    const paper = await readPaper(
      (await portal.call(getDisputeDossier, { as: member, params: { ...params, dispute_id } })).bytes,
    )
    const words = paper.text.replaceAll(/\s+/g, ' ')
    const said = [
      'Les messages échangés',
      'vendredi 20 novembre 2026 à 11 h (heure de Paris)',
      'Voici la radiographie.',
      'Elle montre la *fracture* #1.',
      'Cité dans cet e-mail, ou ajouté par la messagerie\u00a0:',
      '> Depuis quand ?',
      'Depuis mardi.',
      'Fichiers joints\u00a0: radio-du-genou.jpg',
      'Camille R. (assureur), vendredi 20 novembre 2026 à 11 h 05 (heure de Paris)',
      'Bien reçue, merci.',
      ...[1, 2, 3, 4, 5, 6].map((part) => `Suite ${part}.`),
      'Liste des documents',
    ].map((one) => one.replaceAll(/\s+/g, ' '))
    const places = said.map((one) => words.indexOf(one))
    expect(said.filter((_one, at) => places[at] === -1)).toEqual([])
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(paper.pages).toBeGreaterThan(before.pages + 2)
    portal.clock.set(now)
  })

  it('[FIX-01] that does not come is told as late, and opens the mediator’s way all the same', async () => {
    const { member, request } = await filed()
    await timePasses(portal, { days: 62 })
    const [stands] = (await disputes(member, request.id)).data
    expect(stands).toMatchObject({ late_days: 1, answer_by: '2027-01-20', mediator_from: '2027-01-21' })
  })
})
