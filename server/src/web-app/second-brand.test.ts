import { fileURLToPath } from 'node:url'
import { listAnimals } from '@coussinet/contract/animals.ts'
import { brand, faults, isShipped } from '@coussinet/contract/brand/chosen.ts'
import { type DocumentType, getDocument } from '@coussinet/contract/documents.ts'
import { listFaqs } from '@coussinet/contract/faq.ts'
import { passwordFailures } from '@coussinet/contract/fields.ts'
import { chooseDueDay, getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { forgotPassword } from '@coussinet/contract/session.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '#features/demo/demo-accounts.ts'
import { offersOf } from '#features/sponsorship/offers/offers.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'

// Before anything is imported: the brand is read once, where a process starts.
vi.hoisted(() => {
  process.env['BRAND'] = `${import.meta.dirname}/../../../examples/second-brand/ours-et-puce.brand.ts`
})

const ofTheFirst = /coussinet|cuscinetto|tanneurs|conciatori|peupliers/i

let portal: TestPortal
let member: TestMember
beforeAll(async () => {
  // The pages that stand built are the first brand's.
  portal = await startPortal({ env: { PAGES_DIR: fileURLToPath(new URL('no-pages', import.meta.url)) } })
  const animals = [{ name: 'Oslo', formula: 'sereine' }, { name: 'Mirza', type: 'cat' as const, formula: 'essentielle' }]
  member = await aMember(portal, { animals, email: 'camille@example.org' })
})
afterAll(() => portal.close())

const page = async (url: string) => (await portal.app.inject({ url })).body

it('is the one that BRAND names', () => {
  expect([brand.name, faults, isShipped]).toEqual(['Ours & Puce', [], false])
})

describe('calls', () => {
  it('answer its formulas, with their terms', async () => {
    const { data } = (await portal.call(listAnimals, { as: member })).body
    expect(data.map(({ formula }) => [formula.name, formula.reimbursement_rate, formula.annual_ceiling_cents, formula.deductible_cents, formula.management_fee_cents])).toEqual([
      ['sereine', 80, 220_000, 3000, 200],
      ['essentielle', 65, 120_000, 4000, 200],
    ])
    expect(data[0]?.limits?.waiting_periods.map(({ guarantee, covered_from }) => [guarantee, covered_from])).toEqual([['accident', '2026-01-13'], ['illness', '2026-02-09'], ['illness_surgery', '2026-04-10']])
  })

  it('allow its due days, and no other', async () => {
    expect((await portal.call(getPaymentMethods, { as: member })).body.allowed_due_days).toEqual([2, 12, 24])
    expect((await portal.call(chooseDueDay, { as: member, body: { due_day: 10 } })).problem?.errors).toEqual({ due_day: ['due_day'] })
    expect((await portal.call(chooseDueDay, { as: member, body: { due_day: 12 } })).body.due_day).toBe(12)
  })

  it('tell its days and amounts among the questions', async () => {
    const { data } = (await portal.call(listFaqs, { as: member })).body
    const answers = data.map(({ answer }) => answer).join('\n')
    expect(answers).toMatch(/3\s+jours pour un accident, 30\s+jours pour une maladie et 90\s+jours/)
    expect(answers).toMatch(/le\s2, le\s12 ou le\s24/)
    expect(answers).toMatch(/25\s€ à 100\s€/)
    expect(answers).not.toMatch(/[{}]/)
  })

  it('are described under its name', async () => {
    const described = await page('/api/openapi.json')
    expect(JSON.parse(described).info.title).toBe('Ours & Puce')
    expect(described).toContain('"sereine"')
    expect(described).not.toMatch(ofTheFirst)
    expect(await page('/api/docs')).toContain('<title>Ours &amp; Puce API</title>')
  })

  it('[SPO-02] bring its offers, and none where it has no company', () => {
    const day = { config: portal.platform.config, clock: () => new Date('2026-11-20T10:00:00Z') }
    expect(offersOf(day).map(({ id }) => id)).toEqual(['bienvenue-2026'])
  })
})

describe('mails', () => {
  it('come from it, in its colours, with the letter of its mark', async () => {
    await portal.call(forgotPassword, { body: { username: 'camille@example.org' } })
    const mail = (await sentMails(portal, member.member_id)).at(-1)
    expect(JSON.stringify(mail)).toContain('espace Ours & Puce')
    expect(portal.platform.config.mail_from).toEqual({ name: 'Ours & Puce', address: 'no-reply@ours-et-puce.example' })
  })

  it('bear nothing of another brand, whatever they say', async () => {
    const addresses = [...(await page('/dev/mails')).matchAll(/href="(\/dev\/mails\/[^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(100)
    const mailHours = /de 8\sh\s30 à 17\sh\s30|dalle 8:30\s+alle\s+17:30/
    let told = 0
    for (const address of addresses) {
      const mail = await page(address)
      expect([address, ofTheFirst.exec(mail)?.[0]]).toEqual([address, undefined])
      if (mailHours.test(mail)) told += 1
      if (address.endsWith('/html')) {
        expect(mail).toContain('>Ours &amp; Puce</td>')
        expect(mail).toContain('class="initial"')
        // Both companies have one address: a link within a link would show its mark-up.
        expect(mail).not.toMatch(/href="[^"]*<|<a [^>]*>[^<]*<a /)
        expect(mail).not.toMatch(/#622152|#fdbcaf/)
      }
    }
    expect(told).toBeGreaterThan(50)
  })
})

describe('papers', () => {
  const papers: DocumentType[] = ['cgv', 'cgv2', 'ipid', 'ipid2', 'contrat', 'rgpd', 'feuilles']
  it.each(papers)('%s is its own, and bears nothing of another', async (type) => {
    const { bytes, headers } = await portal.call(getDocument, { as: member, params: { type }, ...(type === 'feuilles' ? { query: { animal_id: member.animals[0]?.id ?? '' } } : {}) })
    expect(headers['content-disposition']).toContain(`ours-puce-${type}-`)
    const { text, title } = await readPaper(bytes)
    expect(text).toContain('Ours & Puce')
    expect(ofTheFirst.exec(`${title} ${text}`)?.[0]).toBeUndefined()
    expect(text).not.toMatch(/Infinity|undefined|NaN|null/)
    if (type === 'cgv') expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Essentielle.*Sereine.*le 2, 12 ou 24 du mois/)
    if (type === 'cgv') expect(text).toContain('Deux exemples')
    if (type === 'ipid') expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Franchise : de 30 € à 40 € par événement, selon la formule/)
  })
})

it('the password of its demo follows the rules of passwords', () => {
  expect(demoPassword).toBe('Ourspuce#2026')
  expect(passwordFailures(demoPassword)).toEqual([])
})
