import { createInvoiceAddress, getInvoiceAddress, revokeInvoiceAddress } from '@coussinet/contract/invoice-address.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { hash } from '#platform/crypto/keys.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { ownPortal, ownPortalForTests } from '#testing/start-portal.ts'
import { resealInvoiceAddresses } from './invoice-address.ts'

const settings = {
  INBOUND_MAIL_ADDRESS: 'reponse@replies.example',
  INBOUND_MAIL_INVOICE_ADDRESS: 'factures@replies.example',
  INBOUND_MAIL_LISTEN: '127.0.0.1:0',
  INBOUND_MAIL_RELAYS: '127.0.0.0/8',
  INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
}
const none = { is_offered: true, address: null, created_at: null, last_used_at: null }

const portal = ownPortalForTests({ env: settings })
let helene: TestMember
beforeEach(async () => {
  helene = await aMember(portal)
})

const make = async (as = helene) => (await portal.call(createInvoiceAddress, { as })).body
const state = async (as = helene) => (await portal.call(getInvoiceAddress, { as })).body
const revoke = (as = helene) => portal.call(revokeInvoiceAddress, { as })
const tokensOf = ({ member_id }: TestMember) =>
  portal.db.selectFrom('invoice_address_tokens').selectAll().where('member_id', '=', member_id).execute()

describe('[SHARE-02] the address for invoices', () => {
  it('is made on request, shown again, replaced and revoked', async () => {
    expect(await state()).toEqual(none)
    const made = await make()
    expect(made).toEqual({
      is_offered: true,
      address: expect.stringMatching(/^factures\+[0-9a-hjkmnp-tv-z]{4}(?:-[0-9a-hjkmnp-tv-z]{4}){3}@replies\.example$/),
      created_at: portal.clock.now().toISOString(),
      last_used_at: null,
    })
    expect(await state()).toEqual(made)
    const again = await make()
    expect(again.address).not.toBe(made.address)
    expect(await tokensOf(helene)).toHaveLength(1)
    expect((await revoke()).status).toBe(204)
    expect(await state()).toEqual(none)
    expect(await tokensOf(helene)).toEqual([])
    expect((await revoke()).status).toBe(204)
    const audited = await auditLines(portal, helene.member_id, ['action'], 'invoice_address.%')
    expect(audited.map(({ action }) => action)).toEqual([
      'invoice_address.made',
      'invoice_address.made',
      'invoice_address.revoked',
    ])
  })

  it('of two made at once is one, and others keep theirs', async () => {
    const other = await aMember(portal)
    const theirs = await make(other)
    await Promise.all([make(), make(), make()])
    expect(await tokensOf(helene)).toHaveLength(1)
    await revoke()
    expect(await state(other)).toEqual(theirs)
  })

  it('is nowhere readable in the database, and the same for the same key', async () => {
    const headers = { 'idempotency-key': 'one address' }
    const keyed = async () => (await portal.call(createInvoiceAddress, { as: helene, headers })).body
    const { address } = await keyed()
    expect((await keyed()).address).toBe(address)
    const token = /\+(.+)@/.exec(address ?? '')?.[1]?.replaceAll('-', '') ?? ''
    expect((await tokensOf(helene)).map(({ token_hash }) => Buffer.from(token_hash))).toEqual([hash(token)])
    const rows = [
      await portal.db.selectFrom('invoice_addresses').selectAll().execute(),
      await portal.db.selectFrom('idempotency_keys').select('answer').execute(),
      await portal.db.selectFrom('audit_log').select('details').execute(),
    ]
    const text = JSON.stringify(rows, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    )
    for (const form of [token, address ?? '']) expect(text).not.toContain(form)
  })

  it('[SEC-42] is made 20 times an hour', async () => {
    for (let count = 0; count < 20; count += 1) await make()
    const { status, problem } = await portal.call(createInvoiceAddress, { as: helene })
    expect([status, problem?.code]).toEqual([429, 'too_many_requests'])
  })

  it('is sealed anew when the secret is changed', async () => {
    const { address } = await make()
    const { db, config } = portal.platform
    const rotated = { secret: Buffer.alloc(32, 7), previous_secret: config.secret }
    expect(await resealInvoiceAddresses(db, rotated)).toBeGreaterThan(0)
    expect(await resealInvoiceAddresses(db, rotated)).toBe(0)
    expect(
      await resealInvoiceAddresses(db, { secret: config.secret, previous_secret: rotated.secret }),
    ).toBeGreaterThan(0)
    expect((await state()).address).toBe(address)
  })

  it('[SEC-19] needs a session and the right to file', async () => {
    const reader = await aMember(portal, { permissions: ['refunds:read'] })
    for (const endpoint of [getInvoiceAddress, createInvoiceAddress, revokeInvoiceAddress]) {
      expect((await portal.call(endpoint)).status).toBe(401)
      expect((await portal.call(endpoint, { as: reader })).status).toBe(403)
    }
  })

  it('is not offered without the setting', async () => {
    const { INBOUND_MAIL_INVOICE_ADDRESS, ...answersAlone } = settings
    expect(INBOUND_MAIL_INVOICE_ADDRESS).toContain('@')
    const plain = await ownPortal({ env: answersAlone })
    const member = await aMember(plain)
    expect((await plain.call(getInvoiceAddress, { as: member })).body).toEqual({ ...none, is_offered: false })
    expect((await plain.call(createInvoiceAddress, { as: member })).status).toBe(409)
    await plain.close()
  })
})
