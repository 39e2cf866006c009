import { getDocument } from '@coussinet/contract/documents.ts'
import { getKnownMember } from '@coussinet/contract/integration/read-back.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { createMandate, signMandate, confirmMandate } from '@coussinet/contract/mandates.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { resetPassword, signIn } from '@coussinet/contract/session.ts'
import { listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { findMemberByNevg } from '#modules/accounts/session/member-by-nevg.ts'
import { inviteMember } from '#modules/accounts/session/recovery/invite.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { testNevg } from './a-brought-member.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write', 'members:read'])
})

const address = { line1: 'VIA DEI GELSI 14', postal_code: '40123', city: 'BOLOGNA BO', country: 'IT' } as const
const organisation = 'Fondazione Amici di Argo'
const signatory = { firstname: 'Chiara', lastname: 'Bellini' }
const bring = async (nevg: string, body: object) => {
  const answer = await askMachine(portal, putMember, { as, params: { nevg }, raw_body: body })
  return answer.problem?.errors ?? answer.body.result
}
const whole = { organisation, email: 'argo@example.org', locale: 'it', address }
const aNumber = (at: number) => testNevg(5000 + at)

/** An organisation with a contract and an animal, and a session of it. */
async function anOrganisation(at: number, more: object = {}) {
  const nevg = aNumber(at)
  expect(await bring(nevg, { ...whole, email: `argo${at}@example.org`, ...more })).toBe('created')
  const contract = { nevg, country: 'IT', effective_date: '2026-01-10', due_day: 5 } as const
  await askMachine(portal, putContract, { as, params: { number: `ZC-ORG-${at}` }, body: contract })
  const animal = { nevg, name: 'Argo', type: 'dog', gender: 'male', breed: 'Meticcio', colour: 'nero' } as const
  const cover = {
    birth_date: '2021-04-10',
    formula: 'integrale',
    monthly_price_cents: 2490,
    cover_start: '2026-01-10',
  } as const
  await askMachine(portal, putAnimal, { as, params: { id: newId() }, body: { ...animal, ...cover } })
  const member_id = (await findMemberByNevg(portal.db, nevg)) ?? ''
  return { nevg, member_id, session: await openMemberSession(portal, member_id) }
}

async function paperOf(session: SignedIn, type: 'contrat' | 'mandate'): Promise<string> {
  const { bytes } = await portal.call(getDocument, { as: session, params: { type }, query: {} })
  return (await readPaper(bytes)).text
}

describe('an association or a foundation as a member', () => {
  it('[GO-03] is brought by its name, with who acts for it or without; a person still has names', async () => {
    expect(await bring(aNumber(1), { ...whole, ...signatory })).toBe('created')
    expect(await bring(aNumber(1), { ...whole, ...signatory })).toBe('unchanged')
    expect(await bring(aNumber(2), { ...whole, email: 'argo2@example.org' })).toBe('created')
    expect((await askMachine(portal, getKnownMember, { as, params: { nevg: aNumber(2) } })).body).toMatchObject({
      organisation,
      firstname: '',
      lastname: '',
    })
    const required = { firstname: ['required'], lastname: ['required'] }
    expect(await bring(aNumber(2), { organisation: null })).toEqual(required)
    expect(await bring(aNumber(3), { ...whole, organisation: null })).toEqual(required)
    expect(await bring(aNumber(1), { organisation: null })).toBe('changed')
  })

  it('[AUTH-01] comes in by its invitation, is greeted by its name, and reads it', async () => {
    const { nevg, member_id } = await anOrganisation(4, signatory)
    await inviteMember(createUnit(portal.db, portal.platform, { member_id, actor: 'insurer' }), portal.platform)
    const [letter] = (await sentMails(portal, member_id)).map((mail) => mail.letter)
    expect(letter?.greeting).toBe('Buongiorno Fondazione Amici di Argo,')
    const token = letter?.action?.href.split('#token=')[1] ?? ''
    const password = 'Nuvole-di-Bologna-2026'
    await portal.call(resetPassword, { body: { token, password, password_confirmation: password } })
    const { status } = await portal.call(signIn, { body: { username: nevg, password } })
    expect(status).toBe(200)
    expect((['fr', 'it', 'nl'] as const).map((language) => greeting(organisation, language))).toEqual([
      'Bonjour Fondazione Amici di Argo,',
      'Buongiorno Fondazione Amici di Argo,',
      'Beste Fondazione Amici di Argo,',
    ])
  })

  it('[PAY-04] [SEC-32] gets papers in its name, with who signs, and signs a mandate', async () => {
    const { session, member_id } = await anOrganisation(5, signatory)
    const { body: me } = await portal.call(getMe, { as: session })
    expect(me).toMatchObject({ organisation, ...signatory })
    const text = await paperOf(session, 'contrat')
    expect(text).toContain('Fondazione Amici di Argo\nFirmatario: Chiara Bellini')
    expect(text).not.toContain('null')

    const holder = { name: organisation, address: { ...address, line2: null, line3: null, line4: null }, contact: null }
    const wanted = { iban: 'IT60X0542811101000000123456', bic: null, holder, uses: ['premium' as const] }
    const { body: mandate } = await portal.call(createMandate, { as: session, body: wanted })
    expect(mandate.parts.facts.find(({ term }) => term === 'Firmatario')?.lines).toEqual(['Chiara Bellini'])
    const at = { as: session, params: { id: mandate.id } }
    const { body: signature } = await portal.call(signMandate, {
      ...at,
      body: { mode: 'email', sha256: mandate.sha256 },
    })
    const letter = (await sentMails(portal, member_id)).at(-1)?.letter
    expect(letter?.greeting).toBe('Buongiorno Fondazione Amici di Argo,')
    const [code = ''] = /\b\d{3}\s?\d{3}\b/.exec(JSON.stringify(letter?.facts)) ?? []
    const confirmed = await portal.call(confirmMandate, {
      as: session,
      params: { id: mandate.id, signature_id: signature.id },
      body: { code: code.replaceAll(/\s/g, '') },
    })
    expect(confirmed.status).toBe(200)
    expect(await paperOf(session, 'mandate')).toMatch(/Chiara Bellini, per Fondazione Amici di\s+Argo/)
  })

  it('[SPO-01] presents a friend by its name, with nobody named who acts for it', async () => {
    const { session } = await anOrganisation(6)
    const { body } = await portal.call(listSponsorshipRequests, { as: session })
    expect(body.code).toMatch(/^fondazioneamicidiargo-/)
    expect(await paperOf(session, 'contrat')).not.toContain('Firmatario')
  })
})
