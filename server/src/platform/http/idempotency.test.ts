import { createMandate, getMandate } from '@coussinet/contract/mandates.ts'
import { createRefundAccount, getRefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { disableMember } from '#modules/accounts/session/disabling.ts'
import { deletePending } from '#modules/contributions/delete-pending.ts'
import { aCode, agricole, confirm } from '#modules/contributions/tests/a-refund-account.ts'
import {
  confirm as confirmMandate,
  lastCode,
  otherIban,
  ownIban,
  send,
  wanted,
} from '#modules/contributions/tests/a-wizard.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { hash } from '../crypto/keys.ts'
import { requestHashes, replaceStoredAnswers } from './idempotency.ts'

const portal = portalForTests()
let helene: TestMember
beforeEach(async () => {
  helene = await aMember(portal)
})

const headers = { 'idempotency-key': 'the first' }
const account = (iban = agricole) => ({ iban, bic: null, holder: 'Hélène Carpentier' })
const nameAccount = (key = headers, iban = agricole) =>
  portal.call(createRefundAccount, { as: helene, body: account(iban), headers: key })
const drawUp = (key = headers) => portal.call(createMandate, { as: helene, body: wanted(), headers: key })
const keptRows = () =>
  portal.db
    .selectFrom('idempotency_keys')
    .select(['idempotency_key', 'request_hash', 'answer'])
    .where('member_id', '=', helene.member_id)
    .orderBy('created_at')
    .execute()
const kept = async () => JSON.stringify((await keptRows()).map(({ answer }) => answer)).replaceAll(/\s|\\u00a0/g, '')

describe('what is kept of a keyed call', () => {
  it('[SEC-30] of its content is a hash that only the portal’s secret gives: a body may hold a password or a code', async () => {
    await nameAccount()
    const [row] = await keptRows()
    const content = ['createRefundAccount', JSON.stringify([undefined, account(), undefined]), '']
    const plain = hash(Buffer.concat(content.map((part) => hash(part))))
    expect(row?.request_hash).toHaveLength(32)
    expect(Buffer.from(row?.request_hash ?? []).equals(plain)).toBe(false)
    expect(Buffer.from(row?.request_hash ?? []).equals(requestHashes(portal.platform.config, content)[0])).toBe(true)
    const [one, other] = [1, 2].map(
      (fill) => requestHashes({ secret: Buffer.alloc(32, fill), previous_secret: null }, content)[0],
    )
    expect(one).not.toEqual(other)
  })

  it('is told anew of one thing of one member alone', async () => {
    const { body } = await nameAccount()
    const [before] = await keptRows()
    const neighbour = await aMember(portal)
    await replaceStoredAnswers(portal.db, { member_id: neighbour.member_id, id: body.id, answer: { id: body.id } })
    await replaceStoredAnswers(portal.db, {
      member_id: helene.member_id,
      id: neighbour.member_id,
      answer: { id: body.id },
    })
    expect((await keptRows())[0]).toEqual(before)
    await replaceStoredAnswers(portal.db, { member_id: helene.member_id, id: body.id, answer: { id: body.id } })
    expect((await keptRows())[0]?.answer).toEqual({ id: body.id })
  })
})

describe('[SEC-30] the kept answer about an account for refunds', () => {
  it('is masked once its code was right: the same key answers as it stands then', async () => {
    const { body } = await nameAccount()
    expect([body.iban, await kept()]).toEqual([agricole, expect.stringContaining(agricole)])
    expect((await confirm(portal, helene, body.id, await aCode(portal, helene, body))).status).toBe(200)
    const again = await nameAccount()
    expect([again.status, again.body]).toEqual([
      201,
      (await portal.call(getRefundAccount, { as: helene, params: { id: body.id } })).body,
    ])
    expect(again.body.iban).toBe('FR76 **** **** 0189')
    expect(await kept()).not.toContain(agricole.slice(5, -4))
  })

  it('is that of the account in use, where it was named again', async () => {
    const { body } = await nameAccount(headers, ownIban)
    expect((await confirm(portal, helene, body.id, await aCode(portal, helene, body))).status).toBe(200)
    const again = await nameAccount(headers, ownIban)
    expect([again.status, again.body.status, again.body.iban]).toEqual([201, 'active', 'FR39 **** **** 3A23'])
    expect(await kept()).not.toContain(ownIban.slice(5, -4))
  })

  it('is masked once it gives way to another one', async () => {
    const { body } = await nameAccount()
    await nameAccount({ 'idempotency-key': 'the second' }, otherIban)
    const again = await nameAccount()
    expect([again.status, again.body.id, again.body.status, again.body.iban]).toEqual([
      201,
      body.id,
      'replaced',
      'FR76 **** **** 0189',
    ])
    expect(await kept()).not.toContain(agricole.slice(5, -4))
  })
})

describe('[SEC-30] the kept answer about a mandate', () => {
  const hidden = otherIban.slice(5, -4)

  it('is masked once it is signed', async () => {
    const { body: mandate } = await drawUp()
    expect(await kept()).toContain(otherIban)
    const { body: signature } = await send(portal, helene, mandate)
    expect((await confirmMandate(portal, helene, mandate, signature, await lastCode(portal, helene))).status).toBe(200)
    const again = await drawUp()
    expect([again.status, again.body]).toEqual([
      201,
      (await portal.call(getMandate, { as: helene, params: { id: mandate.id } })).body,
    ])
    expect([again.body.status, again.body.iban]).toEqual(['active', 'BE50 **** **** 7018'])
    expect(await kept()).not.toContain(hidden)
  })

  it('is masked once it gives way, to another one or with the account', async () => {
    const { body: mandate } = await drawUp()
    const { body: second } = await drawUp({ 'idempotency-key': 'the second' })
    const again = await drawUp()
    expect([again.status, again.body.id, again.body.status, again.body.iban]).toEqual([
      201,
      mandate.id,
      'replaced',
      'BE50 **** **** 7018',
    ])
    expect(await kept()).toContain(hidden)
    await disableMember(portal.platform, helene.member_id, deletePending)
    expect(await kept()).not.toContain(hidden)
    expect((await keptRows()).map(({ answer }) => answer)).toMatchObject([
      { id: mandate.id },
      { id: second.id, status: 'replaced' },
    ])
  })
})
