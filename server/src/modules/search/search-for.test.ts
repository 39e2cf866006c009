import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { disputeDecision } from '@coussinet/contract/disputes.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { features, type Permission, permissions } from '@coussinet/contract/domain/permissions.ts'
import { sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import { type SearchHit, searchPortal } from '@coussinet/contract/search.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aReceipt, suspendCover } from '#modules/contributions/tests/a-receipt.ts'
import { aFiledQuote, aQuoteDraft } from '#modules/refunds/tests/a-quote.ts'
import { aDecidedRequest, aDraft, aFiledRequest, line } from '#modules/refunds/tests/a-request.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { recordStatements } from '#testing/database/statements-of.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { pages } from './search-pages.ts'

const portal = portalForTests()
let helene: TestMember
let giulia: TestMember
let nobody: TestMember
const requests = new Map<TestMember, { paid: string; filed: string; draft: string }>()

beforeAll(async () => {
  const animals = [{ name: 'Oslo' }, { name: 'Mirza', type: 'cat' as const, icad: '250269812340177' }]
  helene = await aMember(portal, { features, animals })
  giulia = await aMember(portal, { features, animals: [...animals, { name: 'Argo' }], locale: 'it', country: 'IT' })
  nobody = await aMember(portal, { animals: [] })
  for (const member of [helene, giulia]) {
    const [oslo = '', mirza = ''] = member.animals.map(({ id }) => id)
    const paid = await aDecidedRequest(
      portal,
      member,
      { animal_ids: [oslo], care_date: '2026-09-12', invoice_number: 'F-2207', cause: 'illness' },
      [line(oslo, 'consultation', 6000), line(oslo, 'vaccine', 7250)],
    )
    await portal.db
      .updateTable('refund_requests')
      .set({ vet_name: 'Clinique des Tilleuls' })
      .where('request_id', '=', paid.id)
      .execute()
    const filed = await aFiledRequest(portal, member, { animal_ids: [mirza], care_date: '2026-11-08' })
    const draft = await aDraft(portal, member, { animal_ids: [oslo] })
    requests.set(member, { paid: paid.id, filed: filed.id, draft: draft.id })
    await aReceipt(portal, member, { month: '2026-10', status: 'paid', amount_cents: 4520 })
    await aReceipt(portal, member, { month: '2026-11' })
    await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
  }
})

const search = async (q: string, as: TestMember) => (await portal.call(searchPortal, { as, query: { q } })).body.data
const isEverybodys = ({ kind }: SearchHit) => kind === 'task' || kind === 'page' || kind === 'question'
const first = async (q: string, as: TestMember) => {
  const [found] = await search(q, as)
  return found && `${found.kind} ${isEverybodys(found) ? found.href : found.title}`
}

describe('in French', () => {
  it.each([
    ['remboursement', 'page /refunds'],
    ['Remboursements', 'page /refunds'],
    ['remboursment', 'page /refunds'],
    ['rembours', 'page /refunds'],
    ['RIB', 'task /profile/payment-methods/account'],
    ['changer de banque', 'task /profile/payment-methods/account'],
    ['mot de passe', 'task /profile#password'],
    ['mdp', 'task /profile#password'],
    ['télephone', 'task /profile#phones'],
    ['facture', 'page /refunds/new'],
    ['devis', 'page /refunds/estimate'],
    ['parainage', 'page /sponsorship'],
    ['animaux', 'page /animals'],
    ['franchises', 'page /animals'],
    ['carences', 'page /animals'],
    ['résiliation', 'page /profile/contract/termination'],
    ['quittances', 'page /profile/receipts'],
    ['echeancier', 'page /profile/receipts/schedule'],
    ['notification', 'page /notifications'],
    ['ne plus recevoir de mails', 'page /notifications/preferences'],
    ['réclamation', 'page /contact'],
    ['délai de carense d’une maladie', 'question /faq#faq-11'],
    ['comment changer de formule ?', 'question /faq#faq-17'],
    ['vaccins non utilisés', 'question /faq#faq-14'],
    ['oslo', 'animal Oslo'],
    ['Mirzza', 'animal Mirza'],
    ['border coly', 'animal Oslo'],
    ['250 269 812 340 177', 'animal Mirza'],
    ['F-2207', 'refund Oslo · Consultation, vaccination'],
    ['72,5', 'refund Oslo · Consultation, vaccination'],
    ['vaccination septembre', 'refund Oslo · Consultation, vaccination'],
    ['clinique tilleul', 'refund Oslo · Consultation, vaccination'],
    ['mirza 08/11/2026', 'refund Mirza · Accident'],
    ['brouillon', 'refund Oslo'],
    ['45,20 €', 'receipt Cotisation d’octobre 2026'],
    ['quittance octobre', 'receipt Cotisation d’octobre 2026'],
    ['parrainer', 'page /sponsorship'],
    ['cotisations', 'page /profile/receipts'],
    ['feuille de soin mirza', 'document Feuille de soins de Mirza'],
    ['conditions generales', 'document Conditions générales'],
    ['CGV', 'document Conditions générales'],
    ['rgpd', 'document Protection des données'],
    ['l’assurance', 'document Certificat d’adhésion'],
  ])('[FIND-01] “%s” leads to %s', async (q, expected) => {
    expect(await first(q, helene)).toBe(expected)
  })
})

describe('in Italian', () => {
  it.each([
    ['rimborso', 'page /refunds'],
    ['rimborzo', 'page /refunds'],
    ['bolletta', 'page /profile/receipts'],
    ['IBAN', 'task /profile/payment-methods/account'],
    ['cambiare banca', 'task /profile/payment-methods/account'],
    ['notifica', 'page /notifications'],
    ['presenta amici', 'page /sponsorship'],
    ['dell’animale', 'page /animals'],
    ['franchigie', 'page /animals'],
    ['disdetta', 'page /profile/contract/termination'],
    ['reclami', 'page /contact'],
    ['privaci', 'document Informativa privacy'],
    ['periodo di carensa', 'question /faq#faq-11'],
    ['come cambio formula', 'question /faq#faq-17'],
    ['Mirza', 'animal Mirza'],
    ['vacinazione settembre', 'refund Oslo · Visita, vaccinazione'],
    ['mirza novembre', 'refund Mirza · Infortunio'],
    ['quietanze ottobre', 'receipt Premio di ottobre 2026'],
    ['quietanze', 'page /profile/receipts'],
    ['premi mensili', 'page /profile/receipts'],
    ['argo', 'animal Argo'],
    ['modulo di cura', 'document Modulo di cura di Oslo'],
    ['condizioni assicurazione', 'document Condizioni di assicurazione'],
  ])('[FIND-01] “%s” leads to %s', async (q, expected) => {
    expect(await first(q, giulia)).toBe(expected)
  })
})

describe('a task', () => {
  const tasks = async (q: string, as: TestMember) => (await search(q, as)).filter(({ kind }) => kind === 'task')

  it('[FIND-01] is what is left of each animal’s ceiling, with its figure, for two statements more', async () => {
    const [oslo, mirza] = helene.animals.map(({ id }) => id)
    const found = await tasks('combien il me reste', helene)
    expect(found.map(({ href }) => href)).toEqual([`/animals/${oslo}`, `/animals/${mirza}`])
    expect(found[1]).toEqual({
      kind: 'task',
      title: 'Plafond de Mirza\u00a0: il reste 1\u00a0500 €',
      text: 'sur 1\u00a0500\u00a0€, jusqu’au 9 janvier 2027 · vaccins et prévention\u00a0: il reste 50\u00a0€',
      href: `/animals/${mirza}`,
      download: false,
    })
    expect((await search('il reste combien pour mirza', helene))[0]?.title).toBe(found[1]?.title)
    expect((await tasks('quanto mi resta', giulia))[1]?.title).toBe('Massimale di Mirza: restano 1.500 €')
    expect(await tasks('combien il me reste', nobody)).toEqual([])
    expect(await recordStatements(portal, helene, () => search('combien il me reste', helene))).toHaveLength(5)
  })

  it('[FIND-01][FIX-03] is no ceiling while the cover is suspended: nothing of it can be used', async () => {
    const sophie = await aMember(portal, { features: ['payment_schedule'], animals: [{ name: 'Falco' }] })
    expect((await tasks('combien il me reste', sophie)).map(({ href }) => href)).toEqual([
      `/animals/${sophie.animals[0]?.id}`,
    ])
    await suspendCover(portal, sophie, '2026-11-05')
    expect(await tasks('combien il me reste', sophie)).toEqual([])
    expect((await search('combien il me reste', sophie))[0]).toMatchObject({ kind: 'page', href: '/animals' })
  })

  it('[FIND-01] is the next payment, and a panel of the profile', async () => {
    expect((await search('prochain prélèvement', helene))[0]).toMatchObject({
      kind: 'task',
      text: 'Cotisation de décembre 2026',
    })
    expect((await search('mes telephones', helene))[0]).toMatchObject({
      title: 'Mes téléphones',
      href: '/profile#phones',
    })
  })

  it('[FIND-01][FIX-01] is to dispute the newest decision, while that can be done', async () => {
    const { paid = '' } = requests.get(helene) ?? {}
    expect((await search('je ne suis pas d’accord', helene))[0]).toMatchObject({
      title: 'Contester cette décision',
      text: expect.stringMatching(/^Oslo · Consultation, vaccination · Accepté · /),
      href: `/refunds/${paid}/dispute`,
    })
    expect((await tasks('je ne suis pas d’accord', nobody)).map(({ href }) => href)).toEqual([])
  })

  it('[SEC-23] is none that the member may not do', async () => {
    const asked = [
      'combien il me reste',
      'je ne suis pas d’accord',
      'mes téléphones',
      'prochain prélèvement',
      'changer de banque',
    ]
    const hrefs = async () => (await Promise.all(asked.map((q) => tasks(q, helene)))).flat().map(({ href }) => href)
    const may = ['animals:read', 'refunds:write', 'profile:write', 'receipts:read', 'payment-methods:write']
    await grant(permissions.filter((one) => !may.includes(one)))
    expect(await hrefs()).toEqual([])
    await grant(permissions)
  })
})

describe('what is not sure', () => {
  it.each(['météo demain', 'acheter une voiture', 'assurance voiture', 'oslz'])(
    '[FIND-01] of “%s” a few guesses are told as such',
    async (q) => {
      const { data, is_sure } = (await portal.call(searchPortal, { as: helene, query: { q } })).body
      expect(is_sure).toBe(false)
      expect(data.length).toBeLessThanOrEqual(5)
    },
  )

  it.each([
    'oslo',
    'mirza',
    'F-2207',
    '72,5',
    'clinique tilleul',
    '250 269 812 340 177',
    'mirza 08/11/2026',
    'octobre 2026',
  ])('[FIND-01] “%s” is sure', async (q) => {
    const { data, is_sure } = (await portal.call(searchPortal, { as: helene, query: { q } })).body
    expect([is_sure, data.length > 0]).toEqual([true, true])
  })
})

describe('what is found', () => {
  it('[FIND-01] bears where it is opened, and what it is', async () => {
    const { paid, filed, draft } = requests.get(helene) ?? { paid: '', filed: '', draft: '' }
    const refunds = (await search('oslo', helene)).filter(({ kind }) => kind === 'refund')
    expect(refunds.map(({ href }) => href).toSorted()).toEqual(
      [`/refunds/${paid}`, `/refunds/new?request=${draft}`].toSorted(),
    )
    const [statement] = await search('F-2207', helene)
    expect(statement?.text).toMatch(
      /^Accepté · .* sur 132,50\u00a0€ · soins du 12 septembre 2026 · Clinique des Tilleuls · \w\w-2026-\w{8}$/,
    )
    expect((await search('mirza', helene)).find(({ kind }) => kind === 'refund')).toMatchObject({
      href: `/refunds/${filed}`,
      text: expect.stringContaining('En attente'),
    })
    expect((await search('cgv', helene))[0]).toMatchObject({ kind: 'document', href: '/api/pdf/cgv', download: true })
    expect((await search('faq-11 carence', helene)).find(({ kind }) => kind === 'question')).toMatchObject({
      title: 'Qu’est-ce que le délai de carence\u00a0?',
      text: 'Garanties',
      download: false,
    })
  })

  it('[FIND-01] [FIX-02] without words is the pages in the order of the menu, in the member’s language', async () => {
    // This portal has no payment provider, so a card is not among them.
    const shown = pages.filter(({ href }) => href !== '/profile/payment-methods/card')
    expect(shown).toHaveLength(pages.length - 1)
    expect((await search('', helene)).map(({ href }) => href)).toEqual(shown.map(({ href }) => href))
    expect((await search('  ', giulia)).map(({ title }) => title)).toEqual(shown.map(({ page }) => pageNames[page].it))
    expect((await search('carte bleue', helene)).map(({ href }) => href)).not.toContain('/profile/payment-methods/card')
    expect(await search('xyzzyx', helene)).toEqual([])
    expect(await search('<script>', giulia)).toEqual([])
    expect((await portal.call(searchPortal, { as: helene, query: { q: 'a'.repeat(201) } })).status).toBe(422)
  })

  it('[FIND-01] comes first by its own name, in either language', async () => {
    for (const [member, language] of [
      [helene, 'fr'],
      [giulia, 'it'],
    ] as const)
      for (const { page } of pages.filter((one) => !one.is_of_cards)) {
        const name = pageNames[page][language]
        // A panel of the profile may share it.
        const [found] = await search(name, member)
        expect(found).toMatchObject({ title: name, kind: expect.stringMatching(/^(?:page|task)$/) })
      }
  })

  it('[FIND-01] is on pages that exist', () => {
    const routes = join(import.meta.dirname, '../../../../web/src/routes/_member')
    const missing = pages
      .map(({ href }) => href.slice(1).replaceAll('/', '.') || 'index')
      .filter((name) => ![`${name}.tsx`, `${name}.index.tsx`].some((file) => existsSync(join(routes, file))))
    expect(missing).toEqual([])
  })
})

it('[MSG-01] a request is found by what was said in its thread, by its own member alone', async () => {
  const { filed = '' } = requests.get(helene) ?? {}
  const form = { fields: { text: 'Mirza a avalé un hameçon au bord du canal.' } }
  await portal.call(sendRequestMessage, { as: helene, params: { id: filed }, form })
  expect((await search('hameçon', helene)).map(({ href }) => href)).toContain(`/refunds/${filed}`)
  expect((await search('hameçon', giulia)).filter(({ kind }) => kind === 'refund')).toEqual([])
})

describe('a quote and a dispute', () => {
  it('[FIND-01][PRE-01] a quote is found by its animal, its vet, its care and the name of its file, by its own member alone', async () => {
    const [oslo = ''] = helene.animals.map(({ id }) => id)
    const quote = await aFiledQuote(portal, helene, { animal_id: oslo, vet_name: 'Docteur Valmorin' })
    const draft = await aQuoteDraft(portal, helene, { animal_id: oslo, vet_name: 'Clinique Pervenche' })
    for (const q of ['oslo devis', 'valmorin', 'chirurgie du genou', 'devis.jpg', '600']) {
      const quotes = (await search(q, helene)).filter(({ kind }) => kind === 'quote')
      expect([q, quotes.map(({ href }) => href)]).toEqual([q, expect.arrayContaining([`/quotes/${quote.id}`])])
    }
    expect((await search('valmorin', helene))[0]).toEqual({
      kind: 'quote',
      title: 'Oslo · Devis',
      text: 'En attente de réponse · 600\u00a0€ · soins du 4 décembre 2026 · Docteur Valmorin',
      href: `/quotes/${quote.id}`,
      download: false,
    })
    expect((await search('pervenche', helene))[0]?.href).toBe(`/quotes/new?quote=${draft.id}`)
    for (const q of ['valmorin', 'pervenche', 'devis.jpg'])
      expect((await search(q, giulia)).filter(({ kind }) => kind === 'quote')).toEqual([])
    await grant(permissions.filter((one) => one !== 'refunds:read'))
    expect((await search('valmorin', helene)).map(({ kind }) => kind)).not.toContain('quote')
    await grant(permissions)
  })

  it('[FIND-01][FIX-01] a request is found by the words of its dispute, and by the word for one', async () => {
    for (const [member, word] of [
      [helene, 'contestation'],
      [giulia, 'contestazione'],
    ] as const) {
      const { paid = '' } = requests.get(member) ?? {}
      const refunds = async (q: string) =>
        (await search(q, member)).filter(({ kind }) => kind === 'refund').map(({ href }) => href)
      expect(await refunds(word)).toEqual([])
      const form = { fields: { reason: 'Le vaccin contre la leptospirose figure dans ma formule.' } }
      expect((await portal.call(disputeDecision, { as: member, params: { id: paid }, form })).status).toBe(201)
      expect(await refunds(word)).toEqual([`/refunds/${paid}`])
      expect(await refunds('leptospirose')).toEqual([`/refunds/${paid}`])
    }
    expect((await search('leptospirose', nobody)).map(({ kind }) => kind)).not.toContain('refund')
  })
})

describe('what is asked of the database', () => {
  it('is three statements, however much there is, and none without words', async () => {
    for (const member of [helene, nobody]) {
      await search('oslo', member)
      expect(await recordStatements(portal, member, () => search('oslo', member))).toHaveLength(3)
      expect(await recordStatements(portal, member, () => search('', member))).toEqual([])
    }
  })

  it('is nothing of what may not be opened', async () => {
    await grant(['receipts:read'])
    const asked = await recordStatements(portal, helene, () => search('oslo', helene))
    expect(asked.filter((text) => text.includes('refund'))).toEqual([])
    await grant(['refunds:read'])
    const ofRefunds = await recordStatements(portal, helene, () => search('oslo', helene))
    expect(ofRefunds.map((text) => /contracts|receipts|mandates/.test(text))).toEqual([false])
    await grant(permissions)
  })

  it('finds, before the contract, what is the member’s own and no paper', async () => {
    const newcomer = await aMember(portal, { animals: [{ name: 'Zelda' }] })
    await portal.db.deleteFrom('contracts').where('member_id', '=', newcomer.member_id).execute()
    expect((await search('zelda', newcomer)).map(({ kind }) => kind)).toEqual(['animal'])
    expect((await search('cgv', newcomer)).filter(({ kind }) => kind === 'document')).toEqual([])
  })
})

describe('what is not found', () => {
  it('[SEC-20] is what another member has', async () => {
    for (const q of ['oslo', 'mirza', 'F-2207', 'clinique tilleuls', '250269812340177', '45,20', 'septembre 2026']) {
      const own = (await search(q, nobody)).filter(
        ({ kind }) => kind !== 'question' && kind !== 'page' && kind !== 'document',
      )
      expect(own).toEqual([])
    }
    const { paid } = requests.get(giulia) ?? { paid: '' }
    expect(JSON.stringify(await search('oslo', helene))).not.toContain(paid)
  })

  it.each<[Permission, string, string]>([
    ['animals:read', 'oslo', 'animal'],
    ['refunds:read', 'F-2207', 'refund'],
    ['receipts:read', 'octobre', 'receipt'],
    ['contract:read', 'cgv', 'document'],
  ])('[SEC-23] without %s, is what “%s” would lead to', async (permission, q, kind) => {
    const kinds = async () => (await search(q, helene)).map((found) => found.kind)
    expect(await kinds()).toContain(kind)
    await grant(permissions.filter((one) => one !== permission))
    expect(await kinds()).not.toContain(kind)
    await grant(permissions)
  })

  it('[SEC-23][GATE-03] is a page whose permissions or feature the member lacks', async () => {
    const hrefs = async () => (await search('', helene)).map(({ href }) => href)
    await grant(['refunds:write', 'payment-methods:read'], [])
    expect(await hrefs()).toEqual(['/', '/profile', '/profile/payment-methods', '/faq'])
    await grant(permissions, features)
  })
})

async function grant(of: readonly Permission[], and: readonly string[] = features): Promise<void> {
  await changeMemberRow(portal, helene.member_id, { permissions: [...of], features: [...and] })
  const { session_id } = await portal.db
    .selectFrom('sessions')
    .select('session_id')
    .where('member_id', '=', helene.member_id)
    .executeTakeFirstOrThrow()
  portal.platform.access.forget(session_id)
}

describe('[FIND-01] names and words as they are typed', () => {
  let lea: TestMember
  let luca: TestMember

  beforeAll(async () => {
    const animals = [{ name: 'Argo', formula: 'confort' as const }, { name: 'Élodie' }, { name: "L'Œillet" }]
    lea = await aMember(portal, { features, animals })
    luca = await aMember(portal, { features, animals, locale: 'it', country: 'IT' })
    for (const member of [lea, luca]) {
      const [argo = ''] = member.animals.map(({ id }) => id)
      const { id } = await aDecidedRequest(portal, member, { animal_ids: [argo], care_date: '2026-09-12' }, [
        line(argo, 'consultation', 6000),
      ])
      const vet_name = 'Clinica Città dell’Aquila'
      await portal.db.updateTable('refund_requests').set({ vet_name }).where('request_id', '=', id).execute()
    }
  })

  it.each([
    ['confort', 'animal Argo'],
    ['CONFORT', 'animal Argo'],
    ['intégrale', 'animal Élodie'],
    ["l'animal", 'page /animals'],
    ['l’animal', 'page /animals'],
    ['d’Élodie', 'animal Élodie'],
    ['ÉLODIE', 'animal Élodie'],
    ['l’œ', "animal L'Œillet"],
    ["l'oeillet", "animal L'Œillet"],
    ['OEIL', "animal L'Œillet"],
    ['l’assu', 'document Certificat d’adhésion'],
    ['ville', 'task /profile#address'],
    ['aquila', 'refund Argo · Consultation'],
  ])('in French, %s', async (q, expected) => {
    expect(await first(q, lea)).toBe(expected)
    expect((await portal.call(searchPortal, { as: lea, query: { q } })).body.is_sure).toBe(true)
  })

  it.each([
    ["zampa d'oro", 'animal Argo'],
    ['Zampa d’Oro', 'animal Argo'],
    ["ZAMPA D'ORO", 'animal Argo'],
    ["zampa d'argento", 'animal Élodie'],
    ['dell’animale', 'page /animals'],
    ["dell'aq", 'refund Argo · Visita'],
    ['città dell’aquila', 'refund Argo · Visita'],
  ])('in Italian, %s', async (q, expected) => {
    expect(await first(q, luca)).toBe(expected)
    expect((await portal.call(searchPortal, { as: luca, query: { q } })).body.is_sure).toBe(true)
  })

  it.each(['città', 'CITTÀ', "citta'"])('in Italian, %s: the address and a clinic that is called so', async (q) => {
    const titles = (await search(q, luca)).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Il mio indirizzo', 'Argo · Visita']))
  })

  it('in Italian, a formula that is begun, and one that no animal has', async () => {
    expect(await first('zampa d’o', luca)).toBe('animal Argo')
    expect(await first('zampa d’oro', giulia)).toBe('page /profile/contract')
  })
})
