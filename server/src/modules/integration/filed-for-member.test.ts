import {
  addFiledRequestFile,
  addPastRefundPaper,
  fileRequestForMember,
} from '@coussinet/contract/integration/filed-for-member.ts'
import { getFiledRequest, moveFiledRequest } from '@coussinet/contract/integration/refund-requests.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putPastRefund } from '@coussinet/contract/integration/upserts/past-refund.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { getRefund } from '@coussinet/contract/refunds.ts'
import { getRequestFile } from '@coussinet/contract/request-files.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { photo } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember } from './tests/a-brought-member.ts'

// A Friday.
const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write', 'refunds:read', 'refunds:write'])
})

async function anAnimal() {
  const { nevg, member_id, email } = await aBroughtMember(portal, as)
  const id = newId()
  const animal = { nevg, name: 'Oslo', type: 'dog', gender: 'male', breed: 'Border Collie', colour: 'noir' } as const
  const cover = { formula: 'integrale', cover_start: '2026-01-10' } as const
  await askMachine(portal, putAnimal, {
    as,
    params: { id },
    body: { ...animal, ...cover, birth_date: '2021-04-10', monthly_price_cents: 2490 },
  })
  return { id, nevg, email, member_id, session: await openMemberSession(portal, member_id) }
}
type Own = Awaited<ReturnType<typeof anAnimal>>

const asked = ({ nevg, id }: Pick<Own, 'nevg' | 'id'>, more: object = {}) => ({
  nevg,
  animal_ids: [id],
  care_date: '2026-11-10',
  cause: 'illness',
  vet_name: 'Clinique des Tilleuls',
  channel: 'post',
  received_on: '2026-11-17',
  ...more,
})
const file = (raw_body: object, key = newId()) =>
  askMachine(portal, fileRequestForMember, { as, raw_body, headers: { 'idempotency-key': key } })
const paper = async (bytes?: Buffer) => ({
  bytes: bytes ?? (await photo()),
  name: 'facture.jpg',
  media_type: 'image/jpeg',
})

describe('[GO-03] a request that came by post', () => {
  it('is pending from the day of receipt, with its reference, and the member is told by which way it came', async () => {
    const own = await anAnimal()
    const { status, body } = await file(asked(own))
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'pending',
        nevg: own.nevg,
        submitted_at: '2026-11-17T12:00:00.000Z',
        // two working days after the Tuesday on which it came
        expected_by: '2026-11-19',
        tracking_reference: expect.stringMatching(/^ZR-2026-/),
      },
    ])
    const request = (await portal.call(getRefundRequest, { as: own.session, params: { id: body.id } })).body
    expect(request).toMatchObject({
      status: 'pending',
      channel: 'post',
      received_on: '2026-11-17',
      before_portal: false,
    })
    expect(request.timeline.slice(0, 2)).toEqual([
      { step: 'filed', at: '2026-11-17T12:00:00.000Z' },
      { step: 'pending', at: '2026-11-20T10:00:00.000Z' },
    ])
    const { data } = (await portal.call(listNotifications, { as: own.session, query: {} })).body
    expect(data).toMatchObject([{ kind: 'refund_filed', body: expect.stringContaining('Reçue par courrier.') }])
    // The day on which it was due has passed: it is promised to nobody.
    expect(data[0]?.body).not.toMatch(/19 novembre|au plus tard/)
    expect(request.late_days).toBe(1)
    const mails = await sentMails(portal, own.member_id)
    expect(JSON.stringify(mails)).toContain('Nous avons reçu votre demande par courrier, pour les soins d’Oslo')
    const events = await portal.db
      .selectFrom('insurer_events')
      .select(['event', 'data'])
      .where('member_id', '=', own.member_id)
      .execute()
    expect(events).toEqual([{ event: 'refund_request.submitted', data: { request_id: body.id, filed_by: 'insurer' } }])
  })

  it('comes too late by the day of its receipt, not by the day on which it is entered', async () => {
    const own = await anAnimal()
    // Two years and eight days before today.
    const care_date = '2024-11-12'
    const cover_start = '2024-01-10'
    await askMachine(portal, putAnimal, { as, params: { id: own.id }, body: { nevg: own.nevg, cover_start } })
    const late = await file(asked(own, { care_date, received_on: '2026-11-13' }))
    expect([late.status, late.problem?.errors]).toEqual([422, { care_date: ['date_too_old'] }])
    const { status, body } = await file(asked(own, { care_date, received_on: '2026-11-12' }))
    expect([status, body]).toMatchObject([201, { status: 'pending', care_date }])
  })

  it('is filed once by its key, and goes on like any other', async () => {
    const own = await anAnimal()
    const key = newId()
    const first = await file(asked(own), key)
    expect((await file(asked(own), key)).body).toEqual(first.body)
    const params = { id: first.body.id }
    await askMachine(portal, moveFiledRequest, { as, params, body: { to: 'processing' } })
    const lines = [
      {
        animal_id: own.id,
        label: 'Consultation',
        care_kind: 'consultation',
        billed_cents: 10_000,
        event: null,
        reason_code: null,
      } as const,
    ]
    const { body } = await askMachine(portal, moveFiledRequest, { as, params, raw_body: { to: 'accepted', lines } })
    expect([body.status, body.amount_to_refund_cents]).toEqual(['accepted', 5625])
  })

  it('[REL-03] takes its documents until it is decided, the same one once', async () => {
    const own = await anAnimal()
    const { body: filed } = await file(asked(own))
    const bytes = await photo()
    const send = async () =>
      askMachine(portal, addFiledRequestFile, {
        as,
        params: { id: filed.id },
        form: { fields: { type: 'invoice' }, file: await paper(bytes) },
      })
    const { status, body } = await send()
    expect([status, body.type, (await send()).body.id]).toEqual([201, 'invoice', body.id])
    const keyed = async () => ({
      as,
      params: { id: filed.id },
      headers: { 'idempotency-key': 'the same paper' },
      form: { fields: { type: 'invoice' as const }, file: await paper(bytes) },
    })
    const [first, again] = [
      await askMachine(portal, addFiledRequestFile, await keyed()),
      await askMachine(portal, addFiledRequestFile, await keyed()),
    ]
    expect([again.status, JSON.stringify(again.body)]).toEqual([first.status, JSON.stringify(first.body)])
    const { files } = (await askMachine(portal, getFiledRequest, { as, params: { id: filed.id } })).body
    expect(files.map(({ id }) => id)).toEqual([body.id])
    const seen = await portal.call(getRequestFile, { as: own.session, params: { id: filed.id, file_id: body.id } })
    expect(seen.status).toBe(200)
    await askMachine(portal, moveFiledRequest, { as, params: { id: filed.id }, body: { to: 'processing' } })
    const rejection = { code: 'not_an_invoice' } as const
    await askMachine(portal, moveFiledRequest, {
      as,
      params: { id: filed.id },
      raw_body: { to: 'rejected', rejection },
    })
    const late = { type: 'other' }
    const refused = await askMachine(portal, addFiledRequestFile, {
      as,
      params: { id: filed.id },
      form: { fields: late, file: await paper(Buffer.from(`${bytes.toString('latin1')} `, 'latin1')) },
    })
    expect(refused.status).toBe(409)
  })

  it.each([
    [{ received_on: '2026-11-21' }, { received_on: ['date_future'] }],
    [{ care_date: '2026-11-18' }, { received_on: ['date_order'] }],
    [{ animal_ids: [newId()] }, { animal_ids: ['unknown_animal'] }],
    [{ channel: 'fax' }, { channel: ['schema.invalid_type'] }],
    [{ care_date: '2020-01-01' }, { care_date: ['date_too_old'] }],
  ])('with %j is refused at the field, and nothing is begun', async (more, errors) => {
    const own = await anAnimal()
    const { status, problem } = await file(asked(own, more))
    expect([status, problem?.errors]).toEqual([422, errors])
    const rows = await portal.db
      .selectFrom('refund_requests')
      .select('request_id')
      .where('member_id', '=', own.member_id)
      .execute()
    expect(rows).toEqual([])
  })
})

it('[GO-03] the papers of a past refund are its member’s to read', async () => {
  const own = await anAnimal()
  const id = newId()
  await askMachine(portal, putPastRefund, {
    as,
    params: { id },
    raw_body: {
      nevg: own.nevg,
      animal_id: own.id,
      care_date: '2026-03-02',
      cause: 'illness',
      billed_cents: 12_000,
      refunded_cents: 7500,
      payment_date: '2026-03-09',
      tracking_reference: 'OLD-1',
      care_kind: 'consultation',
    },
  })
  const send = async (to: string) =>
    askMachine(portal, addPastRefundPaper, { as, params: { id: to }, form: { fields: {}, file: await paper() } })
  const { status, body } = await send(id)
  expect([status, body.type]).toEqual([200, 'other'])
  const { files } = (await portal.call(getRefund, { as: own.session, params: { id } })).body
  expect(files.map((one) => one.id)).toEqual([body.id])
  // What a claims system filed is no past refund.
  const { body: filed } = await file(asked(own))
  expect((await send(filed.id)).status).toBe(404)
})
