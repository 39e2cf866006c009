import { ProblemBody } from '@coussinet/contract/problem.ts'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { describe, expect, it } from 'vitest'
import { openMemberSession } from '#testing/a-member.ts'
import { ownPortalForTests, startPortal } from '#testing/start-portal.ts'
import { demoId } from './seed/demo-id.ts'

const portal = ownPortalForTests({ demo: true })

const post = async (path: string, payload?: object, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await portal.app.inject({
    method: 'POST',
    url: `/api/demo/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  const read: unknown = body === '' ? null : JSON.parse(body)
  return { status: statusCode, body: read }
}
const move = (request: string, to: string, more: object = {}) => post('moves', { request, to, ...more })

async function requestAs(member: string, request: string) {
  const as = await openMemberSession(portal, demoId(member))
  return (await portal.call(getRefundRequest, { as, params: { id: demoId(request) } })).body
}

it('names the accounts', async () => {
  const { statusCode, body } = await portal.app.inject('/api/demo/accounts')
  expect(statusCode).toBe(200)
  const read: unknown = JSON.parse(body)
  expect(read).toMatchObject({
    password: 'Coussinet#2026',
    data: [
      { nevg: '412703584', firstname: 'Hélène', note: { fr: expect.any(String), it: expect.any(String) } },
      {},
      {},
      {},
      {},
      {},
    ],
  })
  expect(read).toMatchObject({ first_connection: { nevg: '486000199', firstname: 'Inès', lastname: 'Guillemot' } })
  expect(JSON.parse(body).data).not.toContainEqual(expect.objectContaining({ nevg: '486000199' }))
})

it('lists the requests, newest first', async () => {
  const read: unknown = JSON.parse((await portal.app.inject('/api/demo/requests')).body)
  expect(read).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ id: demoId('q023'), tracking_reference: 'ZR-2026-00546', status: 'pending' }),
    ]),
  })
})

describe('a hand moves', () => {
  it('a pending request to each status that comes later, by the steps between', async () => {
    expect(
      await move('zr-2026-00598', 'action-required', { ask: ['unreadable', 'missing_medical_history'] }),
    ).toMatchObject({
      status: 200,
      body: {
        request_id: demoId('q108'),
        from: 'pending',
        to: 'action-required',
        steps: ['processing', 'action-required'],
      },
    })
    const asked = await requestAs('m2', 'q108')
    expect(asked.awaited.map(({ type, reason_code }) => [type, reason_code])).toEqual([
      ['care-sheet', 'unreadable'],
      ['medical-history', 'missing_medical_history'],
    ])

    expect(await move('ZR-2026-00598', 'action-done')).toMatchObject({ status: 200, body: { steps: ['action-done'] } })
    const answered = await requestAs('m2', 'q108')
    expect([answered.status, answered.awaited.every(({ file_id }) => file_id !== null)]).toEqual(['action-done', true])

    expect(await move('ZR-2026-00598', 'paid')).toMatchObject({
      status: 200,
      body: { steps: ['processing', 'accepted', 'paid'] },
    })
    const paid = await requestAs('m2', 'q108')
    expect(paid.timeline.at(-1)).toMatchObject({ step: 'finished', at: expect.any(String) })
    // 42 € of a consultation, less 25 €, at 75 %
    expect(paid.amount_to_refund_cents).toBe(1275)
  })

  it('a request to rejected, with the reason given', async () => {
    expect(await move(demoId('q205'), 'rejected', { reason: 'duplicate' })).toMatchObject({
      status: 200,
      body: { steps: ['rejected'] },
    })
    expect((await requestAs('m3', 'q205')).rejection?.code).toBe('duplicate')
  })

  it('an accepted request to paid', async () => {
    expect(await move('ZR-2026-00533', 'paid')).toMatchObject({
      status: 200,
      body: { from: 'accepted', steps: ['paid'] },
    })
  })

  it('the answer to a missing number, by giving the animal one', async () => {
    expect((await move('ZR-2026-00559', 'action-required', { ask: ['missing_icad'] })).status).toBe(200)
    expect((await move('ZR-2026-00559', 'action-done')).status).toBe(200)
    expect((await requestAs('m1', 'q024')).status).toBe('action-done')
    const { icad } = await portal.db
      .selectFrom('animals')
      .select('icad')
      .where('animal_id', '=', demoId('a13'))
      .executeTakeFirstOrThrow()
    expect(icad).toMatch(/^\d{15}$/)
  })
})

describe('a hand cannot move', () => {
  it.each([
    ['a request that is not there', 'ZR-2026-99999', 'paid', 404, 'There is no request ZR-2026-99999.'],
    [
      'one that is over',
      'ZR-2026-00468',
      'processing',
      409,
      'Request ZR-2026-00468 is rejected: it cannot become processing.',
    ],
    ['one back', 'ZR-2026-00585', 'pending', 409, 'Request ZR-2026-00585 is processing: it cannot become pending.'],
    ['one to where it is', 'ZR-2026-00546', 'pending', 409, 'Request ZR-2026-00546 is pending already.'],
    [
      'one that was paid',
      'ZR-2026-00455',
      'accepted',
      409,
      'Request ZR-2026-00455 is paid: it cannot become accepted.',
    ],
  ])('%s', async (_case, request, to, status, sentence) => {
    const answer = await move(request, to)
    expect(answer.status).toBe(status)
    expect(ProblemBody.parse(answer.body).title).toBe(sentence)
  })

  it('a draft that lacks something', async () => {
    const answer = await move(demoId('q026'), 'pending')
    expect(answer.status).toBe(409)
    expect(ProblemBody.parse(answer.body).title).toContain(`files.care-sheet.${demoId('a11')}`)
    expect((await requestAs('m1', 'q026')).status).toBe('draft')
  })

  it('a number to be asked for where there is one', async () => {
    const answer = await move('ZR-2026-00585', 'action-required', { ask: ['missing_icad'] })
    expect(answer.status).toBe(409)
    expect((await requestAs('m1', 'q025')).status).toBe('processing')
  })

  it('to what is no status', async () => {
    const answer = await move('ZR-2026-00585', 'refunded')
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { to: ['schema.invalid_type'] } },
    })
  })
})

it('sends a debit back, as the bank does', async () => {
  const answer = await post('declined-debits', { nevg: '428195072', code: 'AC04' })
  expect(answer).toMatchObject({ status: 201, body: { receipt_id: expect.any(String) } })
  const told = await portal.db
    .selectFrom('notifications')
    .select('params')
    .where('member_id', '=', demoId('m2'))
    .where('kind', '=', 'debit_declined')
    .execute()
  expect(told).toMatchObject([{ params: { ...Object(answer.body), reason: 'AC04' } }])
  expect(await post('declined-debits', { nevg: '428195072', code: 'XX99' })).toMatchObject({ status: 422 })
  expect(await post('declined-debits', { nevg: '900000019' })).toMatchObject({ status: 404 })
})

it('begins anew', async () => {
  expect((await post('reset')).status).toBe(204)
  expect((await requestAs('m2', 'q108')).status).toBe('pending')
})

it('[SEC-19] takes no call from another site', async () => {
  const answer = await post('reset', undefined, { origin: 'https://elsewhere.example' })
  expect(answer).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
})

it('is not there without the demo', async () => {
  const plain = await startPortal()
  try {
    expect((await plain.app.inject('/api/demo/accounts')).statusCode).toBe(404)
    expect((await plain.app.inject({ method: 'POST', url: '/api/demo/reset' })).statusCode).toBe(404)
  } finally {
    await plain.close()
  }
})
