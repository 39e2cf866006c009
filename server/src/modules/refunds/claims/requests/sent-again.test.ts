import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { expect, it } from 'vitest'
import { sweepTokens } from '#modules/accounts/session/session.store.ts'
import { aMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { timePasses } from '../../tests/a-request.ts'

const portal = portalForTests()

it.each([
  ['device-3f0c', 30, true],
  ['device-3f0d', 31, false],
  ['another-key', 1, true],
  ['another-key-2', 2, false],
])('[OFF-02] a request begun with the key %s is the same one shortly before %i days: %s', async (key, days, isSame) => {
  const helene = await aMember(portal, { animals: [{ name: 'Oslo' }] })
  const create = () => portal.call(createRefundRequest, { as: helene, headers: { 'idempotency-key': key } })
  const { body: first } = await create()
  await timePasses(portal, { days, minutes: -5 })
  await sweepTokens(portal.db, portal.clock.now())
  const { status, body } = await create()
  expect([status, body.id === first.id]).toEqual([201, isSame])
})
