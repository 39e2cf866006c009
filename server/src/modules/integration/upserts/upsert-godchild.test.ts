import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putSponsorshipRequest } from '@coussinet/contract/integration/upserts/sponsorship-request.ts'
import { drawSponsorship, listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember } from '../tests/a-brought-member.ts'

const portal = portalForTests()
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write', 'sponsorship:write'])
})

const put = async (id: string, body: object) => {
  const {
    status,
    body: answer,
    problem,
  } = await askMachine(portal, putSponsorshipRequest, { as, params: { id }, raw_body: body })
  return [status, problem ? problem.code : answer, ...(problem?.errors ? [problem.errors] : [])]
}
const done = (result: string, refused = false) => ({ result, refused })
const camille = { firstname: 'Camille R.', godchild: { email: 'camille@example.net' } }

describe('somebody whom a member presented, as the insurer has it', () => {
  it('[SPO-04][SPO-05] is moved step by step, draws once validated, and is paid', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    await askMachine(portal, putContract, {
      as,
      params: { number },
      body: {
        nevg,
        refund_account: {
          iban: 'FR7630006000011234567890189',
          holder: 'HELENE CARPENTIER',
          given_at: '2026-01-02T09:00:00Z',
        },
      },
    })
    const id = newId()
    expect(await put(id, { nevg, ...camille, status: 'created' })).toEqual([201, done('created')])
    expect(await put(id, { nevg, ...camille, status: 'created' })).toEqual([200, done('unchanged')])
    expect(await put(id, { nevg, status: 'signed' })).toEqual([
      422,
      'validation_failed',
      { effective_date: ['required'] },
    ])
    expect(await put(id, { nevg, status: 'validated', effective_date: '2026-11-01' })).toEqual([200, done('changed')])
    const session = await openMemberSession(portal, member_id)
    expect((await portal.call(listSponsorshipRequests, { as: session })).body.data).toMatchObject([
      { id, firstname: 'Camille R.', status: 'validated', effective_date: '2026-11-01', drawn_at: null },
    ])
    expect(await put(id, { nevg, paid_on: '2026-11-20' })).toEqual([409, 'conflict'])
    expect(
      (await portal.call(drawSponsorship, { as: session, params: { id } })).body.amount_cents,
    ).toBeGreaterThanOrEqual(2500)
    expect(await put(id, { nevg, paid_on: '2026-11-20' })).toEqual([200, done('changed')])
    expect(await put(id, { nevg, status: 'validated', paid_on: '2026-11-20' })).toEqual([200, done('unchanged')])
    expect(await put(id, { nevg, status: 'signed' })).toEqual([409, 'conflict', { status: ['no_way_back'] }])
  })

  it('[SEC-25] who is the sponsor is refused for good; what the days do not allow yet is a conflict that leaves nothing', async () => {
    const { nevg, email, member_id } = await aBroughtMember(portal, as)
    const [own, early] = [newId(), newId()]
    const validated = { nevg, firstname: 'Moi', status: 'validated', effective_date: '2026-11-01' }
    expect(await put(own, { ...validated, godchild: { email } })).toEqual([201, done('created', true)])
    expect(await put(own, { ...validated, godchild: { email } })).toEqual([200, done('unchanged', true)])
    expect(
      await put(early, { ...validated, effective_date: '2026-11-15', godchild: { email: 'x@example.net' } }),
    ).toEqual([409, 'conflict'])
    const rows = await portal.db
      .selectFrom('sponsorship_requests')
      .select(['sponsorship_request_id', 'refusal'])
      .where('member_id', '=', member_id)
      .execute()
    expect(rows).toEqual([{ sponsorship_request_id: own, refusal: 'self_referral' }])
  })

  it('a gain that was drawn before the portal is history; one mailbox is presented once', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const drawn = {
      nevg,
      ...camille,
      status: 'validated',
      created_at: '2025-03-01T10:00:00Z',
      effective_date: '2025-04-01',
      drawn_at: '2025-05-01T10:00:00Z',
      amount_cents: 5000,
      paid_on: '2025-05-20',
    }
    const id = newId()
    expect(await put(id, { ...drawn, amount_cents: undefined })).toEqual([
      422,
      'validation_failed',
      { amount_cents: ['required'] },
    ])
    expect(await put(id, drawn)).toEqual([201, done('created')])
    expect(await put(id, drawn)).toEqual([200, done('unchanged')])
    const { body } = await portal.call(listSponsorshipRequests, { as: await openMemberSession(portal, member_id) })
    expect([body.total_earned_cents, body.data[0]?.paid_on]).toEqual([5000, '2025-05-20'])
    expect(await put(newId(), { nevg, ...camille, status: 'created' })).toEqual([
      409,
      'conflict',
      { 'godchild.email': ['presented'] },
    ])
  })
})
