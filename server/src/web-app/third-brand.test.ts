import { fileURLToPath } from 'node:url'
import { brand, faults } from '@coussinet/contract/brand/chosen.ts'
import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import { nevgLike } from '@coussinet/contract/brand/nevg-like.ts'
import { isNevg } from '@coussinet/contract/brand/nevg.ts'
import { getDocument } from '@coussinet/contract/documents.ts'
import type { DocumentType } from '@coussinet/contract/domain/documents.ts'
import { listFaqs } from '@coussinet/contract/faq.ts'
import { machineSentence } from '@coussinet/contract/integration/field-codes.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { cleanText } from '@coussinet/contract/measurement/clean-text.ts'
import { forgotPassword } from '@coussinet/contract/session.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findMemberByNevg } from '#modules/accounts/session/member-by-nevg.ts'
import { newTrackingReference } from '#modules/refunds/claims/requests/filing.ts'
import { languageOfHeader } from '#platform/http/language.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { isDeep } from '#testing/depth.ts'
import { ofTheFirst } from '#testing/first-brand-mentions.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { ownPortalForTests, type SignedIn } from '#testing/start-portal.ts'

// Before anything is imported: the brand is read once, where a process starts.
vi.hoisted(() => {
  process.env['BRAND'] = `${import.meta.dirname}/../../../examples/third-brand/gatto-lupo.brand.ts`
})

// The pages that stand built are the first brand's.
const portal = ownPortalForTests({ env: { PAGES_DIR: fileURLToPath(new URL('no-pages', import.meta.url)) } })
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write'])
})

const elsewhere = /\b(?:Fran(?:ce|cia)|Belg(?:ique|io)|belge|belga|ACPR|FSMA|CNIL)\b/

const home = { line1: 'CORSO RE UMBERTO 12', postal_code: '10121', city: 'TORINO', country: 'IT' }
const giulia = { firstname: 'Giulia', lastname: 'Ferrero', email: 'giulia@example.org', locale: 'it', address: home }
const number = nevgLike('412703584')
const put = async (nevg: string, body: object) => {
  const { status, problem } = await askMachine(portal, putMember, { as, params: { nevg }, raw_body: body })
  return { status, errors: problem?.errors, params: problem?.params }
}

it('[GO-01] has no fault, and numbers of 12 characters', () => {
  expect([brand.name, faults]).toEqual(['Gatto Lupo', []])
  expect(number).toMatch(/^[A-Z]{2}[0-9A-Z]{2}[0-9]{8}$/)
  expect(groupedNevg('AB12C3456789').replaceAll('\u00a0', ' ')).toBe('AB12 C345 6789')
})

it('[GO-01] speaks Italian to who asks for none of its languages, and French to who asks for it', async () => {
  const language = (asked: string) => languageOfHeader(asked)
  expect(['de-DE,de;q=0.9', '', 'fr-BE,fr;q=0.9', 'it'].map(language)).toEqual(['it', 'it', 'fr', 'it'])
})

describe('customer numbers', () => {
  it('[GO-01] have the check digit of Luhn: another last digit, and most swaps of neighbours, are refused', () => {
    const right = (text: string) => [...'0123456789'].map((last) => text + last).filter(isNevg)
    expect(right('AB123456789')).toEqual(['AB1234567897'])
    // Letters are left out.
    expect(right('ZZK34567891')).toHaveLength(1)
    for (const wrong of ['AB1234567879', 'AB2134567897', 'AB123456789', '1B1234567897', 'AB12345678970'])
      expect([wrong, isNevg(wrong)]).toEqual([wrong, false])
  })

  it('[GO-01] are the same for a member’s name at the insurer’s calls, however they are written; others are told the form', async () => {
    expect(await put(number, giulia)).toMatchObject({ status: 201 })
    expect(await put(`${number.slice(0, 4)} ${number.slice(4)}`.toLowerCase(), giulia)).toMatchObject({ status: 200 })
    expect(await findMemberByNevg(portal.db, number)).not.toBeNull()
    expect(await put('412703584', giulia)).toEqual({
      status: 422,
      errors: { nevg: ['member_number'] },
      params: { nevg: { pattern: '^[A-Z]{2}[0-9A-Z]{2}[0-9]{8}$' } },
    })
    expect(machineSentence('member_number')).toContain('^[A-Z]{2}[0-9A-Z]{2}[0-9]{8}$')
  })

  it('[GO-01] are found by who forgot a password, in groups and small letters', async () => {
    const member_id = (await findMemberByNevg(portal.db, number)) ?? ''
    const before = (await sentMails(portal, member_id)).length
    const username = groupedNevg(number).toLowerCase()
    expect((await portal.call(forgotPassword, { body: { username } })).status).toBe(204)
    expect((await sentMails(portal, member_id)).length).toBe(before + 1)
  })

  it('[GO-01] stand in both descriptions of the calls as a pattern', async () => {
    for (const url of ['/api/openapi.json', '/integration/v1/openapi.json'])
      expect((await portal.app.inject({ url })).body).toContain('"pattern":"^[A-Z]{2}[0-9A-Z]{2}[0-9]{8}$"')
  })

  it('[GO-01] leave what is told to others, words of the same length do not', () => {
    const text = `refused ${number}, and ${groupedNevg(number)}: subscription 7`
    expect(cleanText(text)).toBe('refused [number], and [number]: subscription 7')
  })
})

it('[GO-01] references begin and are put together as the brand says', () => {
  expect(newTrackingReference('2026-11-20')).toMatch(/^GLR\.[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(mandateReference(number, 2)).toBe(`GLA.${number}.0002`)
})

describe('a country where nothing is sold', () => {
  it('[GO-01] brings no new member and no contract; who is known may move there', async () => {
    const abroad = { ...home, postal_code: '06000', city: 'NICE', country: 'FR' }
    expect(await put(nevgLike('428195072'), { ...giulia, address: abroad })).toMatchObject({
      status: 422,
      errors: { 'address.country': ['country_not_sold'] },
    })
    expect(await put(number, { address: abroad })).toMatchObject({ status: 200 })
    const contract = { nevg: number, country: 'FR', effective_date: '2026-01-10', due_day: 3 }
    const params = { number: 'GL-1' }
    const told = await askMachine(portal, putContract, { as, params, raw_body: contract })
    expect([told.status, told.problem?.errors]).toEqual([422, { country: ['country_not_sold'] }])
    const sold = await askMachine(portal, putContract, { as, params, raw_body: { ...contract, country: 'IT' } })
    expect(sold.status).toBe(201)
  })
})

describe('an insurer of one country', () => {
  const papers: DocumentType[] = ['cgv', 'cgv2', 'ipid', 'ipid2', 'contrat', 'rgpd', 'feuilles']
  const chosen = papers.flatMap((type, at) =>
    (['fr', 'it'] as const).filter((_, index) => isDeep || index === at % 2).map((locale) => [type, locale] as const),
  )
  it.each(chosen)('[GO-01] %s in %s speaks of its country alone', async (type, locale) => {
    const animals = [{ name: 'Oslo', formula: 'tutto' }]
    const reader = await aMember(portal, {
      animals,
      locale,
      country: 'IT',
      nevg: nevgLike(`45091${papers.indexOf(type)}288`),
    })
    const { bytes } = await portal.call(getDocument, {
      as: reader,
      params: { type },
      ...(type === 'feuilles' ? { query: { animal_id: reader.animals[0]?.id ?? '' } } : {}),
    })
    const { text, title } = await readPaper(bytes)
    const said = `${title} ${text}`.replaceAll(/\s+/g, ' ')
    expect(said).toContain('Gatto Lupo')
    expect(ofTheFirst(said)).toBeUndefined()
    expect(said.match(elsewhere)?.[0]).toBeUndefined()
    expect(said).not.toMatch(/Infinity|undefined|NaN|\bnull\b|\[object|\(\s*\)/)
  })

  it.each(['fr', 'it'] as const)('[GO-01] answers questions of its country alone, in %s', async (locale) => {
    const reader = await aMember(portal, {
      animals: [{ name: 'Oslo', formula: 'tutto' }],
      locale,
      country: 'IT',
      nevg: nevgLike(locale === 'fr' ? '473625849' : '486000199'),
    })
    const { data } = (await portal.call(listFaqs, { as: reader })).body
    const answers = data.map(({ question, answer }) => `${question} ${answer}`).join('\n')
    expect(answers.match(elsewhere)?.[0]).toBeUndefined()
    expect(answers).toMatch(
      locale === 'fr'
        ? /2\slettres, puis 2\slettres ou chiffres, puis 8\schiffres/
        : /2\slettere, poi 2\slettere o cifre, poi 8\scifre/,
    )
  })
})
