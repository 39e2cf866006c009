import { terminateContract } from '@coussinet/contract/contract-endings.ts'
import { getDocument, listDocuments } from '@coussinet/contract/documents.ts'
import { type DocumentType, documentTypes } from '@coussinet/contract/domain/documents.ts'
import { permissions } from '@coussinet/contract/domain/permissions.ts'
import { describe, expect, it } from 'vitest'
import { suspendCover } from '#modules/contributions/tests/a-receipt.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeContractRow } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ env: { PUBLIC_URL: 'https://members.example' } })

const list = async (as: TestMember) => (await portal.call(listDocuments, { as })).body.data
const pdf = (as: TestMember, type: DocumentType, query = {}, headers = {}) =>
  portal.call(getDocument, { as, params: { type }, query, headers })
const refusal = async (as: TestMember, type: string, query = {}) => {
  const response = await portal.app.inject({
    url: `/api/pdf/${type}`,
    query,
    headers: { authorization: `Bearer ${as.access_token}` },
  })
  return [response.statusCode, response.body.replace(/"request_id":"[^"]*"/, '')]
}

async function aMandate({ member_id }: TestMember, columns: object = {}): Promise<string> {
  const mandate_id = newId()
  const holder = {
    holder: 'HELENE CARPENTIER',
    line1: '27 RUE DES TILLEULS',
    postal_code: '69003',
    city: 'LYON',
    country: 'FR',
  }
  const signed = {
    signature_mode: 'sms',
    signature_recipient: '+33 6 ** ** ** 04',
    signed_at: new Date('2026-07-12T16:20:00Z'),
    created_at: new Date('2026-07-12T16:14:00Z'),
  }
  const row = {
    member_id,
    mandate_id,
    umr: `CSN-${mandate_id.slice(0, 8)}`,
    status: 'active',
    iban: 'FR3999910000170000412703A23',
    bic: 'BDFLFRP0',
    ...holder,
    ...signed,
    ...columns,
  }
  await portal.db.insertInto('mandates').values(row).execute()
  return mandate_id
}

const announce = ({ member_id, animals }: TestMember) =>
  portal.db
    .insertInto('price_revisions')
    .values(
      animals.map(({ id }) => ({
        member_id,
        animal_id: id,
        from_day: '2027-01-01',
        announced_on: '2026-10-30',
        old_price_cents: 2490,
        new_price_cents: 2565,
      })),
    )
    .execute()

describe('the list', () => {
  it('[CON-03] has what applies, each with its day and the call that makes it', async () => {
    const member = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza', formula: 'default' }] })
    await aMandate(member)
    await announce(member)
    const documents = await list(member)
    expect(documents.map(({ type }) => type).toSorted()).toEqual([...documentTypes].toSorted())
    const of = (type: DocumentType) => documents.find((one) => one.type === type)
    expect(of('contrat')).toEqual({
      type: 'contrat',
      animal_id: null,
      language: 'fr',
      issued_on: '2026-11-20',
      href: '/api/pdf/contrat',
    })
    expect(of('mandate')?.issued_on).toBe('2026-07-12')
    expect(of('indexation')?.issued_on).toBe('2026-10-30')
    expect(of('feuilles')).toEqual({
      type: 'feuilles',
      animal_id: member.animals[0]?.id,
      language: 'fr',
      issued_on: '2026-11-20',
      href: `/api/pdf/feuilles?animal_id=${member.animals[0]?.id}`,
    })
  })

  it('[CON-03] has neither mandate nor notice without one, and no care sheet before the contract begins', async () => {
    const ahead = await aMember(portal, { effective_date: '2026-11-21' })
    expect((await list(ahead)).map(({ type }) => type)).toEqual(['cgv', 'cgv2', 'ipid', 'ipid2', 'contrat', 'rgpd'])
    const begun = await aMember(portal, { effective_date: '2026-11-20' })
    expect((await list(begun)).map(({ type }) => type)).toContain('feuilles')
    const replaced = await aMember(portal)
    await aMandate(replaced, { status: 'replaced', ended_at: new Date('2026-07-12T16:20:00Z') })
    expect((await list(replaced)).map(({ type }) => type)).not.toContain('mandate')
  })

  it('[CON-03] leads to each of its documents', async () => {
    const member = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza', type: 'cat' }] })
    await aMandate(member)
    await announce(member)
    for (const { href, type } of await list(member)) {
      const response = await portal.app.inject({
        url: href,
        headers: { authorization: `Bearer ${member.access_token}`, accept: 'application/pdf, application/json' },
      })
      expect([response.statusCode, response.headers['content-type'], type]).toEqual([200, 'application/pdf', type])
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })
})

describe('a document', () => {
  it('[CON-04] is named by what it is, whose it is and the day, and is no page of ours', async () => {
    const member = await aMember(portal)
    const { status, headers, bytes } = await pdf(member, 'contrat')
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(
      `attachment; filename="coussinet-contrat-${member.nevg}-20261120.pdf"`,
    )
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('[CON-04] is named by its animal or mandate too, where the member has several', async () => {
    const member = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza d’Été', type: 'cat' }] })
    await aMandate(member)
    const names: string[] = []
    const plainNames = new Set<string>()
    for (const { href } of await list(member)) {
      const { headers } = await portal.app.inject({
        url: href,
        headers: { authorization: `Bearer ${member.access_token}` },
      })
      plainNames.add(/filename="(.+?)-20261120\.pdf"/.exec(String(headers['content-disposition']))?.[1] ?? '')
      names.push(decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1] ?? ''))
    }
    expect(new Set(names).size).toBe(names.length)
    const named = (type: string) => names.filter((name) => name.startsWith(`coussinet-${type}-${member.nevg}-20261120`))
    expect(named('feuilles').map((name) => name.split('-20261120')[1])).toEqual(['-oslo.pdf', '-mirza-d-été.pdf'])
    expect(named('mandate')).toHaveLength(1)
    expect([...plainNames]).toContain(`coussinet-feuilles-${member.nevg}`)
    expect([...plainNames].filter((name) => !/^coussinet-[a-z\d]+-\d+$/.test(name))).toEqual([])
    const alone = await aMember(portal)
    const { headers } = await pdf(alone, 'feuilles')
    expect(headers['content-disposition']).toContain(`filename="coussinet-feuilles-${alone.nevg}-20261120.pdf"`)
  })

  it('is a PDF for who accepts JSON alone, too', async () => {
    const { status, headers } = await pdf(await aMember(portal), 'contrat', {}, { accept: 'application/json' })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it.each([
    ['fr', 'FR', 'fr', /Certificat d’adhésion[\s\S]*La direction/],
    ['fr-BE', 'BE', 'fr', /Certificat d’adhésion[\s\S]*Coussinet Assurances, succursale de Belgique/],
    ['it', 'IT', 'it', /Scheda di polizza[\s\S]*Coussinet Assicurazioni/],
  ] as const)(
    '[CON-05] [A11Y-08] is in the member’s language, by the contract’s insurer (%s, %s)',
    async (locale, country, language, expected) => {
      const member = await aMember(portal, { locale, country })
      const paper = await readPaper((await pdf(member, 'contrat')).bytes)
      expect(paper).toMatchObject({ language, is_tagged: true, is_a4: true, shows_title: true })
      expect(paper.headers.length).toBeGreaterThan(0)
      expect(paper.headers.every((scopes) => scopes.length > 0 && scopes.every(Boolean))).toBe(true)
      expect(paper.text).toMatch(expected)
      expect(paper.text).toContain('Hélène Carpentier')
      expect(paper.text).toContain(`${member.nevg.slice(0, 3)} ${member.nevg.slice(3, 6)} ${member.nevg.slice(6)}`)
    },
  )

  it('[SEC-20] of another member’s animal or mandate is not found, like one that does not exist, applies not or is unknown', async () => {
    const [member, other] = [await aMember(portal), await aMember(portal)]
    const theirs = await aMandate(other)
    const unknown = await refusal(member, 'feuilles', { animal_id: newId() })
    expect(unknown[0]).toBe(404)
    expect(await refusal(member, 'feuilles', { animal_id: other.animals[0]?.id })).toEqual(unknown)
    expect(await refusal(member, 'feuilles', { animal_id: 'not-an-id' })).toEqual(unknown)
    for (const mandate_id of [theirs, newId(), 'not-an-id'])
      expect(await refusal(member, 'mandate', { mandate_id })).toEqual(unknown)
    for (const type of ['mandate', 'indexation', 'will', 'receipts', '..%2fcgv', 'toString'])
      expect(await refusal(member, type)).toEqual(unknown)
  })

  it('of one among several animals says which is wanted; of the only one it does not ask', async () => {
    const [one, two] = [
      await aMember(portal, { animals: [{}, { formula: 'default' }] }),
      await aMember(portal, { animals: [{}, {}] }),
    ]
    expect((await pdf(one, 'feuilles')).status).toBe(200)
    expect((await pdf(two, 'feuilles')).problem).toMatchObject({ status: 422, errors: { animal_id: ['required'] } })
    expect((await pdf(two, 'feuilles', { animal_id: two.animals[1]?.id })).status).toBe(200)
    expect((await refusal(one, 'feuilles', { animal_id: one.animals[1]?.id }))[0]).toBe(404)
  })

  it('[CON-05] [LAW-01] that certifies a contract says whether its cover is suspended, and when it was asked to end', async () => {
    const member = await aMember(portal, { effective_date: '2024-03-15' })
    await suspendCover(portal, member, '2026-10-28')
    const certificate = async () => (await readPaper((await pdf(member, 'contrat')).bytes)).text
    expect(await certificate()).toContain('Garanties suspendues depuis le 28 octobre 2026')
    expect(await certificate()).not.toContain('prend fin')
    expect((await portal.call(terminateContract, { as: member, body: { ends_on: '2026-12-19' } })).status).toBe(201)
    expect(await certificate()).toMatch(/suspendues depuis le 28 octobre 2026[\s\S]*prend fin le 19 décembre 2026/)
    await portal.db
      .updateTable('suspensions')
      .set({ to_day: '2026-11-19' })
      .where('member_id', '=', member.member_id)
      .execute()
    await changeContractRow(portal, member.member_id, { status: 'active' })
    expect(await certificate()).not.toContain('suspendues')
  })

  it('of an earlier mandate is found by its id, and says what became of it', async () => {
    const member = await aMember(portal)
    await aMandate(member)
    const earlier = await aMandate(member, {
      umr: 'CSN-1-001',
      status: 'replaced',
      iban: 'BE50999004127018',
      ended_at: new Date('2026-07-12T16:20:00Z'),
    })
    const { text } = await readPaper((await pdf(member, 'mandate', { mandate_id: earlier })).bytes)
    expect(text).toContain('Ce mandat a été remplacé le 12 juillet 2026')
    expect(text).toMatch(/CSN-1-001[\s\S]*BE50 9990 0412 7018/)
  })

  it('[SEC-23] needs the right to read the contract', async () => {
    const member = await aMember(portal, {
      permissions: permissions.filter((permission) => permission !== 'contract:read'),
    })
    expect((await portal.call(listDocuments, { as: member })).problem?.code).toBe('forbidden')
    for (const type of documentTypes) expect((await pdf(member, type)).problem?.code).toBe('forbidden')
  })

  it('[SEC-19] needs a session', async () => {
    expect((await portal.call(listDocuments)).status).toBe(401)
    expect((await portal.call(getDocument, { params: { type: 'cgv' } })).status).toBe(401)
  })
})
