import { fileURLToPath } from 'node:url'
import { pushNotification } from '@coussinet/contract/integration/notifications.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { ownPortalForTests, type SignedIn } from '#testing/start-portal.ts'
import { aBroughtMember } from './tests/a-brought-member.ts'

// Before anything is imported: the brand is read once. This one offers Dutch too.
vi.hoisted(() => {
  process.env['BRAND'] = `${import.meta.dirname}/../../../../examples/dutch-brand/coussinet-nl.brand.ts`
})

const portal = ownPortalForTests({
  at: '2026-11-20T10:00:00Z',
  env: { PAGES_DIR: fileURLToPath(new URL('no-pages', import.meta.url)) },
})
let as: SignedIn
let bringer: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['notifications:write'])
  bringer = await aMachine(portal, ['members:write'])
})

const brought = () => aBroughtMember(portal, bringer)
const fr = { title: 'Vos garanties évoluent', body: 'Le détail est dans votre contrat.' }
const it_ = { title: 'Le Sue garanzie cambiano', body: 'I dettagli sono nella Sua polizza.' }
const push = (nevg: string, body: object = {}, headers: Record<string, string> = {}) =>
  askMachine(portal, pushNotification, {
    as,
    params: { nevg },
    raw_body: { severity: 'warning', href: '/profile/contract', texts: { fr, it: it_ }, ...body },
    headers,
  })

describe('[GO-06] a notification in the insurer’s own words', () => {
  it('is listed in the member’s language with its weight and its page, mailed, and leaves a line', async () => {
    const [helene, marco] = [await brought(), await brought()]
    await askMachine(portal, putMember, { as: bringer, params: { nevg: marco.nevg }, body: { locale: 'it' } })
    const { status, body } = await push(helene.nevg)
    expect(status).toBe(201)
    await push(marco.nevg)
    const listed = async ({ member_id }: { member_id: string }) =>
      (await portal.call(listNotifications, { as: await openMemberSession(portal, member_id) })).body.data
    expect(await listed(helene)).toMatchObject([
      { id: body.id, severity: 'warning', ...fr, href: '/profile/contract', read: false },
    ])
    expect(await listed(marco)).toMatchObject([{ ...it_, href: '/profile/contract' }])
    const [mail] = await sentMails(portal, helene.member_id)
    expect(JSON.stringify(mail)).toContain(fr.title)
    const lines = await auditLines(portal, helene.member_id, ['actor', 'action', 'subject_id'])
    expect(lines).toContainEqual({ actor: 'insurer', action: 'notification.pushed', subject_id: body.id })
  })

  it('[GO-07] is told in Dutch where it has Dutch words, else in French', async () => {
    const { nevg, member_id } = await brought()
    await askMachine(portal, putMember, { as: bringer, params: { nevg }, body: { locale: 'nl-BE' } })
    const nl = { title: 'Uw waarborgen veranderen', body: 'Meer leest u in uw contract.' }
    expect((await push(nevg, { texts: { fr, it: it_, nl } })).status).toBe(201)
    expect((await push(nevg, { texts: { fr } })).status).toBe(201)
    expect((await push(nevg, { texts: { it: it_ } })).problem).toMatchObject({ errors: { 'texts.nl': ['required'] } })
    const { body } = await portal.call(listNotifications, { as: await openMemberSession(portal, member_id) })
    expect(body.data.map(({ title }) => title).toSorted()).toEqual([nl.title, fr.title].toSorted())
  })

  it('is told once under one key', async () => {
    const { nevg, member_id } = await brought()
    const key = { 'idempotency-key': 'the-same-again' }
    const [first, second] = [await push(nevg, {}, key), await push(nevg, {}, key)]
    expect([first.status, second.body.id]).toEqual([201, first.body.id])
    const { body } = await portal.call(listNotifications, { as: await openMemberSession(portal, member_id) })
    expect(body.data).toHaveLength(1)
  })

  it('needs the member’s language, a page of the portal and a severity, each refused at its place', async () => {
    const { nevg } = await brought()
    expect((await push(nevg, { texts: { it: it_ } })).problem).toMatchObject({
      code: 'validation_failed',
      errors: { 'texts.fr': ['required'] },
    })
    for (const wrong of [{ href: 'https://elsewhere.example' }, { href: '/nowhere' }, { severity: 'loud' }])
      expect((await push(nevg, wrong)).status).toBe(422)
    expect((await push(nevg, { texts: { fr: { ...fr, title: 'x'.repeat(81) } } })).status).toBe(422)
    expect((await push('000000000')).status).toBe(404)
  })

  it('is told 20 times a day at most', async () => {
    const { nevg } = await brought()
    for (let count = 0; count < 20; count += 1) expect((await push(nevg)).status).toBe(201)
    expect((await push(nevg)).problem?.code).toBe('too_many_requests')
    portal.clock.advance({ days: 1, minutes: 1 })
    as = await aMachine(portal, ['notifications:write'])
    expect((await push(nevg)).status).toBe(201)
  })

  it('is for its own scope alone', async () => {
    const { nevg } = await brought()
    as = await aMachine(portal, ['members:write'])
    expect((await push(nevg)).problem?.code).toBe('insufficient_scope')
  })
})
