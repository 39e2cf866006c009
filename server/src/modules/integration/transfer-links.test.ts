import { createTransferLink } from '@coussinet/contract/integration/transfer-links.ts'
import { transferSession } from '@coussinet/contract/session.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember } from './tests/a-brought-member.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
let bringer: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['sign-in-links:create'])
  bringer = await aMachine(portal, ['members:write'])
})

const ask = (nevg: string, machine = as) => askMachine(portal, createTransferLink, { as: machine, params: { nevg } })
const open = (href: string) =>
  portal.call(transferSession, { body: { token: href.split('#token=')[1] ?? '' } }).then(({ status }) => status)

describe('[GO-04] a link for the insurer’s own app', () => {
  it('signs its member in once, is mailed to nobody, and leaves a line of who asked for it', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, bringer)
    const { status, body } = await ask(nevg)
    expect([status, body.expires_at]).toEqual([201, '2026-11-20T10:10:00.000Z'])
    expect(body.href).toMatch(/\/transfer#token=[\w-]{43}$/)
    expect(await open(body.href)).toBe(200)
    expect(await open(body.href)).toBe(410)
    expect(await sentMails(portal, member_id)).toEqual([])
    const [line] = await auditLines(portal, member_id, ['actor', 'details'], 'transfer.issued')
    expect(line).toEqual({ actor: 'insurer', details: { client_id: expect.any(String) } })
  })

  it('[REL-03] is the same one for the same key, and stands nowhere that can be read', async () => {
    const { nevg } = await aBroughtMember(portal, bringer)
    const headers = { 'idempotency-key': 'one link' }
    const keyed = () => askMachine(portal, createTransferLink, { as, params: { nevg }, headers })
    const { body } = await keyed()
    expect((await keyed()).body).toEqual(body)
    const rows = await portal.db.selectFrom('integration_idempotency_keys').select('answer').execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(body.href.split('#token=')[1])
    expect(await open(body.href)).toBe(200)
  })

  it('ends the one before it, and its own after ten minutes', async () => {
    const { nevg } = await aBroughtMember(portal, bringer)
    const [first, second] = [(await ask(nevg)).body, (await ask(nevg)).body]
    expect(await open(first.href)).toBe(410)
    portal.clock.set(new Date('2026-11-20T10:10:01Z'))
    expect(await open(second.href)).toBe(410)
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  })

  it('needs a scope of its own, a member who is there, and is not made without end', async () => {
    const { nevg } = await aBroughtMember(portal, bringer)
    const reader = await aMachine(portal, ['members:write', 'refunds:write', 'webhooks:manage'])
    expect((await ask(nevg, reader)).problem?.code).toBe('insufficient_scope')
    expect((await ask('412703584')).problem?.code).toBe('not_found')
    const answers = []
    for (let at = 0; at < 31; at += 1) answers.push((await ask(nevg)).status)
    expect([answers.at(29), answers.at(30)]).toEqual([201, 429])
  })
})
