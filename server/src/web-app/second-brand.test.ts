import { fileURLToPath } from 'node:url'
import { listAnimals } from '@coussinet/contract/animals.ts'
import { brand, faults, isShipped } from '@coussinet/contract/brand/chosen.ts'
import { tileSvg } from '@coussinet/contract/brand/logo-svg.ts'
import { getDocument } from '@coussinet/contract/documents.ts'
import type { DocumentType } from '@coussinet/contract/domain/documents.ts'
import { listFaqs } from '@coussinet/contract/faq.ts'
import { passwordFailures } from '@coussinet/contract/fields/fields.ts'
import { chooseDueDay, getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { forgotPassword } from '@coussinet/contract/session.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '#modules/demo/demo-accounts.ts'
import { getOffers } from '#modules/sponsorship/offers.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { isDeep } from '#testing/depth.ts'
import { ofTheFirst, textsOfTheFirst } from '#testing/first-brand-mentions.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'

// Before anything is imported: the brand is read once, where a process starts.
vi.hoisted(() => {
  process.env['BRAND'] = `${import.meta.dirname}/../../../examples/second-brand/ours-et-puce.brand.ts`
})

// The pages that stand built are the first brand's.
const portal = ownPortalForTests({ env: { PAGES_DIR: fileURLToPath(new URL('no-pages', import.meta.url)) } })
let member: TestMember
beforeAll(async () => {
  const animals = [
    { name: 'Oslo', formula: 'sereine' },
    { name: 'Mirza', type: 'cat' as const, formula: 'essentielle' },
  ]
  member = await aMember(portal, { animals, email: 'camille@example.org' })
})

const page = async (url: string) => (await portal.app.inject({ url })).body

it('is the one that BRAND names', () => {
  expect([brand.name, faults, isShipped]).toEqual(['Ours & Puce', [], false])
})

describe('calls', () => {
  it('answer its formulas, with their terms', async () => {
    const { data } = (await portal.call(listAnimals, { as: member })).body
    expect(
      data.map(({ formula }) => [
        formula.name,
        formula.reimbursement_rate,
        formula.annual_ceiling_cents,
        formula.deductible_cents,
        formula.management_fee_cents,
      ]),
    ).toEqual([
      ['sereine', 80, 220_000, 3000, 200],
      ['essentielle', 65, 120_000, 4000, 200],
    ])
    expect(data[0]?.limits?.waiting_periods.map(({ guarantee, covered_from }) => [guarantee, covered_from])).toEqual([
      ['accident', '2026-01-13'],
      ['illness', '2026-02-09'],
      ['illness_surgery', '2026-04-10'],
    ])
  })

  it('allow its due days, and no other', async () => {
    expect((await portal.call(getPaymentMethods, { as: member })).body.allowed_due_days).toEqual([1, 8, 11])
    expect((await portal.call(chooseDueDay, { as: member, body: { due_day: 10 } })).problem?.errors).toEqual({
      due_day: ['due_day'],
    })
    expect((await portal.call(chooseDueDay, { as: member, body: { due_day: 8 } })).body.due_day).toBe(8)
  })

  it('tell its days and amounts among the questions', async () => {
    const { data } = (await portal.call(listFaqs, { as: member })).body
    const answers = data.map(({ answer }) => answer).join('\n')
    expect(answers).toMatch(
      /jusqu’à 3\s+jours pour un accident, jusqu’à 40\s+jours pour une maladie et jusqu’à 90\s+jours pour une opération due à une maladie, selon la formule\./,
    )
    expect(answers).toMatch(/le\s1er, le\s8 ou le\s11/)
    expect(answers).toMatch(/25\s€ à 100\s€/)
    expect(answers).not.toMatch(/[{}]/)
  })

  it('are described under its name', async () => {
    const described = await page('/api/openapi.json')
    expect(JSON.parse(described).info.title).toBe('Ours & Puce')
    expect(described).toContain('"sereine"')
    expect(ofTheFirst(described)).toBeUndefined()
    expect(ofTheFirst(await page('/integration/v1/openapi.json'))).toBeUndefined()
    expect(await page('/api/docs')).toContain('<title>Ours &amp; Puce API</title>')
  })

  it('[SPO-02] bring its offers, and none where it has no company', () => {
    const day = { config: portal.platform.config, clock: () => new Date('2026-11-20T10:00:00Z') }
    expect(getOffers(day).map(({ id }) => id)).toEqual(['bienvenue-2026'])
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
    const addresses = [...(await page('/dev/mails')).matchAll(/href="(\/dev\/mails\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    )
    expect(addresses.length).toBeGreaterThan(100)
    const mailHours = /de 8\sh\s30 à 17\sh\s30|dalle 8\.30\s+alle\s+17\.30/
    let told = 0
    for (const address of addresses) {
      const mail = await page(address)
      expect([address, ofTheFirst(mail)]).toEqual([address, undefined])
      if (mailHours.test(mail)) told += 1
      if (address.endsWith('/html')) {
        expect(mail).toContain('>Ours &amp; Puce</td>')
        expect(mail).toContain(`src="data:image/svg+xml;base64,${Buffer.from(tileSvg(brand)).toString('base64')}"`)
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
  const readers = [
    ['fr', 'FR'],
    ['it', 'FR'],
    ['fr', 'BE'],
    ['it', 'IT'],
  ] as const
  const read = async (type: DocumentType, [locale, country]: readonly ['fr' | 'it', 'FR' | 'IT' | 'BE']) => {
    const animals = [
      { name: 'Oslo', formula: 'balade' },
      { name: 'Mirza', type: 'cat' as const, formula: 'ronron' },
    ]
    const reader = await aMember(portal, { animals, locale, country })
    const { bytes, headers } = await portal.call(getDocument, {
      as: reader,
      params: { type },
      ...(type === 'feuilles' ? { query: { animal_id: reader.animals[0]?.id ?? '' } } : {}),
    })
    expect(headers['content-disposition']).toContain(`ours-puce-${type}-`)
    const { text, title } = await readPaper(bytes)
    return { title, text: text.replaceAll(/\s+/g, ' ') }
  }

  // Each paper once, for each reader in turn; or for all of them.
  const chosen = papers.flatMap((type, at) =>
    readers.filter((_, index) => isDeep || index === at % readers.length).map((reader) => [type, ...reader] as const),
  )
  it.each(chosen)(
    '[CON-05] %s in %s for %s is its own, and bears nothing of another',
    async (type, locale, country) => {
      const { title, text } = await read(type, [locale, country])
      expect(text).toContain('Ours & Puce')
      expect(ofTheFirst(`${title} ${text}`)).toBeUndefined()
      expect(text).not.toMatch(/Infinity|undefined|NaN|\bnull\b|\[object|\(\s*\)|\b(?:il|dal|al) (?:1(?!º)|8|11)\b/)
    },
  )

  it('[CON-05] the information document tells six formulas of its own, in both languages', async () => {
    const { text: french } = await read('ipid', ['fr', 'FR'])
    for (const said of [
      'Franchise : de 30 € à 50 € par événement, ou 45 € par an, ou aucune, selon la formule',
      'Délais de carence : accident aucun délai (Coup dur, Sans attente) et 3 jours (Essentielle, Sereine, Ronron, Balade)',
      'après un accident : toutes les formules',
      'formules Sans attente, Sereine, Ronron, Balade',
      'sans opération, dans la formule Essentielle',
      'Les maladies et leurs opérations, dans la formule Coup dur',
      'Les vaccins et la prévention, dans la formule Coup dur',
      'de 800 € à 2 200 € par animal',
      'immatriculée dans son pays d’origine (Belgique, BCE 0888.805.120), établie en France par sa succursale',
      'En France et en Belgique',
      'le 1er, le 8 ou le 11',
    ])
      expect(french).toContain(said)
    const { text: italian } = await read('ipid', ['it', 'FR'])
    for (const said of [
      'malattia nessuna carenza (Senza attesa), 30 giorni (Serena) e 40 giorni (Fusa, Passeggiata)',
      'dal 65% al 100%',
      'registrata nel Paese di origine (Belgio, BCE 0888.805.120)',
      'In Francia e in Belgio',
      'il 1º, l’8 o l’11',
    ])
      expect(italian).toContain(said)
  })

  it('[CON-03] the conditions tell them too, where it is supervised and when it answers', async () => {
    const { text: french } = await read('cgv', ['fr', 'BE'])
    expect(french).toMatch(/Essentielle Coup dur Sans attente Sereine Ronron/)
    expect(french).toMatch(/le 1er, 8 ou 11 du mois/)
    expect(french).toContain('Trois exemples')
    expect(french).toMatch(/Autorité de contrôle\s: FSMA, rue du Congrès/)
    expect(french).not.toMatch(/succursale|pays d’origine/)
    expect(french).toContain('du lundi au vendredi, de 8 h 30 à 17 h 30')
    const { text: italian } = await read('cgv', ['it', 'FR'])
    expect(italian).toMatch(/Essenziale Imprevisto Senza attesa Serena Fusa/)
    expect(italian).toMatch(
      /autorità del Paese di origine \(Belgio\)\. Autorità di vigilanza per l’attività in Francia: Autorité de contrôle prudentiel/,
    )
    expect(italian).toMatch(/il giorno 1º, 8 o 11/)
  })

  it('where it has no company, it claims no branch', async () => {
    const { text } = await read('cgv', ['it', 'IT'])
    expect(text).toMatch(/È soggetto alla vigilanza dell’autorità del Paese di origine \(Belgio\)\./)
    expect(text).not.toContain('sede secondaria')
  })

  it('what is looked for is every value of the first', () => {
    expect(textsOfTheFirst.length).toBeGreaterThan(150)
    for (const value of [
      'SIREN 000 417 030',
      '+33465710010',
      '04 65 71 00 10',
      '0465710010',
      '14 QUAI DES TANNEURS',
      'FR38ZZZ9Z0417',
      'coussinet.example',
      '#622152',
      'Zampa d’argento',
    ])
      expect(textsOfTheFirst).toContain(value)
    expect(ofTheFirst('SIREN\u00a0000 417\n030')).toBe('SIREN 000 417 030')
  })
})

it('the password of its demo follows the rules of passwords', () => {
  expect(demoPassword).toBe('Ourspuce#2026')
  expect(passwordFailures(demoPassword)).toEqual([])
})
