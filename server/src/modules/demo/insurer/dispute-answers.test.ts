import { disputeDecision, listDisputes } from '@coussinet/contract/disputes.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { beforeAll, expect, it } from 'vitest'
import { photo } from '#modules/refunds/tests/a-request.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoPassword } from '../demo-accounts.ts'
import { runDisputeTurn } from './dispute-answers.ts'

const portal = ownPortalForTests({ demo: true, at: '2026-11-20T10:00:00Z' })
let as: { access_token: string }
beforeAll(async () => {
  as = (await portal.call(signIn, { body: { username: '412703584', password: demoPassword } })).body
})

const requests = async () => (await portal.call(listRefundRequests, { as, query: { limit: 100 } })).body.data
const named = async (reference: string) =>
  (await requests()).find(({ tracking_reference }) => tracking_reference === reference)?.id ?? ''
const disputesOf = async (id: string) => (await portal.call(listDisputes, { as, params: { id } })).body

it('[FIX-01] the demo shows a dispute under way and one that is answered', async () => {
  const [under, answered] = [
    await disputesOf(await named('ZR-2026-00468')),
    await disputesOf(await named('ZR-2026-00390')),
  ]
  expect(under).toMatchObject({ data: [{ status: 'pending', late_days: 0 }], next: { obstacle: 'under_way' } })
  expect(answered).toMatchObject({
    data: [{ status: 'upheld', outcome: { decision: null } }],
    next: { is_limited: true },
  })
})

it('[FIX-01] the demo’s insurer upholds what comes without a document, and adds what a document shows, once', async () => {
  const dispute = async (reference: string, files: Buffer[]) => {
    const id = await named(reference)
    const { body } = await portal.call(disputeDecision, {
      as,
      params: { id },
      form: {
        fields: { reason: 'Une page de la facture n’a pas été lue.' },
        files: files.map((bytes) => ({ bytes, name: 'page.jpg', media_type: 'image/jpeg', part: 'files' })),
      },
    })
    for (const _ of [1, 2]) await runDisputeTurn(portal.platform, { dispute_id: body.id })
    return (await disputesOf(id)).data.at(-1)
  }
  expect(await dispute('ZR-2026-00455', [])).toMatchObject({ status: 'upheld', outcome: { decision: null } })
  const changed = await dispute('ZR-2026-00533', [await photo()])
  expect(changed?.status).toBe('partly_changed')
  expect(changed?.outcome?.decision?.amount_cents).toBeGreaterThan(changed?.disputed.amount_cents ?? 0)
})
