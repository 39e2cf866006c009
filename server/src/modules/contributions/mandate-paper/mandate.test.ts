import { afterAll, expect, it } from 'vitest'
import type { PaperFacts } from '#modules/documents/paper-facts.ts'
import { aPaperFacts, aPaperMandate, belgianFacts, italianFacts } from '#modules/documents/tests/a-paper-facts.ts'
import { openPapers } from '#platform/paper/papers.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { mandatePaper } from './mandate.ts'
import type { PaperMandate } from './paper-mandate.ts'

const papers = openPapers()
afterAll(() => papers.close())
const read = async (facts: PaperFacts, mandate: PaperMandate) =>
  readPaper(await papers.make(mandatePaper(facts, mandate)))

it('[CON-05] [PAY-04] has all that a Core mandate must have, the account whole', async () => {
  const { text, pages } = await read(aPaperFacts(), aPaperMandate)
  expect(pages).toBe(1)
  const order = [
    'Mandat de prélèvement SEPA',
    'Référence unique du mandat (RUM)',
    'CSN-412703584-002',
    'FR38ZZZ9Z0417',
    'Coussinet Assurances SA',
    '14 QUAI DES TANNEURS',
    'HELENE CARPENTIER',
    '27 RUE DES TILLEULS',
    'FR39 9991 0000 1700 0041 2703 A23',
    'BDFLFRP0',
    'ZC-FR-2024-004127',
    'Type de paiement : récurrent',
    '69009 LYON FRANCE',
    '69003 LYON FRANCE',
    'Fait à Lyon, le 12 juillet 2026',
  ]
  const flat = text.replaceAll(/\s+/g, ' ')
  for (const said of order) expect(flat).toContain(said)
  expect(flat).toContain('vous permettez à Coussinet Assurances SA d’envoyer à votre banque des ordres de débit')
  expect(flat).toContain('dans les 8 semaines qui suivent la date du débit')
  expect(flat).toContain(
    'Signé électroniquement par HELENE CARPENTIER le dimanche 12 juillet 2026 à 18 h 20 (heure de Paris), code reçu par SMS au +33 6 ** ** ** 04.',
  )
})

it('names for whom somebody else pays', async () => {
  const { text } = await read(aPaperFacts(), {
    ...aPaperMandate,
    holder: 'ERIC LAGRANGE',
    on_behalf_of: 'SOPHIE LAGRANGE',
  })
  expect(text).toMatch(/ERIC LAGRANGE[\s\S]*LYON\s+FRANCE[\s\S]*Pour le compte de[\s\S]*SOPHIE LAGRANGE/)
})

it('is Belgium’s under its own title, and Italy’s in its own words', async () => {
  const belgian = await read(belgianFacts(), aPaperMandate)
  expect([belgian.title, belgian.language]).toEqual(['Mandat de domiciliation européenne SEPA', 'fr'])
  const facts = italianFacts()
  const italian = await read(facts, facts.mandate ?? aPaperMandate)
  expect(italian.title).toBe('Mandato per addebito diretto SEPA')
  expect(italian.text.replaceAll(/\s+/g, ' ')).toMatch(
    /Codice identificativo del creditore.*69009 LYON FRANCIA.*40123 BOLOGNA BO ITALIA.*entro 8 settimane.*Bologna, 12 luglio 2026.*Firmato elettronicamente da GIULIA FERRANTINI, domenica 12 luglio 2026 alle 18.20 \(ora di Roma\), codice ricevuto via e-mail a g\*\*\*\*@example\.org/,
  )
})

it('says that it is not signed yet, and leaves room to sign', async () => {
  const { text } = await read(aPaperFacts(), { ...aPaperMandate, status: 'draft', signed_at: null, bic: null })
  expect(text).toContain('Ce mandat n’est pas signé')
  expect(text).toContain('Signature du titulaire du compte')
  expect(text).not.toContain('Signé électroniquement')
})

const proof = {
  signature_id: '0d2bb048-d07a-400b-ac6a-137418e8b27c',
  code_sent_at: new Date('2026-07-12T16:18:00Z'),
  code_validated_at: new Date('2026-07-12T16:20:00Z'),
  wrong_tries: 2,
  address: '2001:db8::1f2:5c10:8d4b:aa31',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  text_sha256: 'a3'.repeat(32),
  paper_sha256: '9c'.repeat(32),
  text_version: 'mandate-2026-11-5',
  position: 14,
  hash: '5f'.repeat(32),
  check: {
    term: 'Verificare il documento',
    value: 'prova allegata, completa da domani, https://members.example.org/proofs/verify.html',
  },
}
const effects = { for_refunds: true, wanted_due_day: 10, unpaid: [{ month: '2026-11', amount_cents: 2490 }] }

it('[PAY-06] [SEC-33] stays on one page with the proof of its signature and all that takes effect with it', async () => {
  const facts = italianFacts()
  for (const [setting, mandate] of [
    [aPaperFacts(), aPaperMandate],
    [belgianFacts(), aPaperMandate],
    [facts, facts.mandate ?? aPaperMandate],
  ] as const) {
    const { text, pages } = await read(setting, { ...mandate, ...effects, proof })
    expect(pages).toBe(1)
    for (const said of [
      proof.signature_id,
      proof.text_sha256,
      proof.paper_sha256,
      proof.hash,
      proof.address,
      'Firefox/153.0',
      '2026-07-12 16:18:00 UTC',
      proof.text_version,
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(said)
  }
})

it('[SEC-32] holds the longest names and addresses of any SEPA country, the proof whole on its page', async () => {
  const holder = 'MARIE-CHRISTINE ALEXANDRINE DE LA ROCHEFOUCAULD-VILLENEUVE DU PLESSIS '.slice(0, 70)
  const address = {
    line1: 'CHEMIN DE LA CROIX-DE-SAINT-JULIEN 118',
    line2: 'APPARTEMENT 1204 ESCALIER C ENTREE 410',
    line3: 'RESIDENCE LES JARDINS DE OBSERVATOIRE 1',
    line4: 'LIEU-DIT LE GRAND BOIS DE LA CHAPELLE 9',
    postal_code: '1227',
    city: 'CAROUGE GE',
    country: 'CH',
  }
  const long = { ...aPaperMandate, ...effects, holder, address, on_behalf_of: 'Hélène Carpentier' }
  const unsigned = await read(aPaperFacts(), { ...long, status: 'draft', signed_at: null })
  expect(unsigned.pages).toBe(1)
  const { text, pages } = await read(aPaperFacts(), { ...long, proof })
  expect(pages).toBeLessThanOrEqual(2)
  const flat = text.replaceAll(/\s+/g, ' ')
  for (const line of [address.line1, address.line2, address.line3, address.line4, '1227 CAROUGE GE SUISSE'])
    expect(flat).toContain(line)
  expect(text).toMatch(/Preuve de la signature[^\f]*5f5f5f/)
})

it('[SEC-32] holds words that are longer than their box, cut into lines, none of their letters lost', async () => {
  const letters = (count: number) => 'WMXYZQABCD'.repeat(8).slice(0, count)
  const address = {
    line1: 'M'.repeat(38),
    line2: letters(38),
    line3: null,
    line4: null,
    postal_code: '69003',
    city: 'W'.repeat(32),
    country: 'FR',
  }
  const { text, pages } = await read(aPaperFacts(), {
    ...aPaperMandate,
    ...effects,
    holder: letters(70),
    address,
    on_behalf_of: letters(60),
    proof: { ...proof, user_agent: 'U'.repeat(160) },
  })
  expect(pages).toBeLessThanOrEqual(2)
  // 62 wide capitals fill the widest box
  expect(text.split('\n').filter((line) => /[A-Z]{63}/.test(line))).toEqual([])
  const joined = text.replaceAll(/\s/g, '')
  for (const said of [
    letters(70),
    address.line1,
    `69003${address.city}`,
    `Signéélectroniquementpar${letters(70)}`,
    'U'.repeat(160),
  ])
    expect(joined).toContain(said)
})

it('[SEC-33] says of somebody else’s signature where their code was typed, and takes no browser for theirs', async () => {
  const flat = async (setting: PaperFacts, mandate: PaperMandate) =>
    (await read(setting, { ...mandate, proof })).text.replaceAll(/\s+/g, ' ')
  expect(await flat(aPaperFacts(), aPaperMandate)).toMatch(/Adresse et navigateur.* 2 2001:db8::1f2/)
  const french = await flat(aPaperFacts(), {
    ...aPaperMandate,
    holder: 'ERIC LAGRANGE',
    on_behalf_of: 'Sophie Lagrange',
  })
  expect(french).toMatch(/Code saisi.* 2 dans l’espace de Sophie Lagrange, depuis 2001:db8::1f2/)
  expect(french).not.toContain('Adresse et navigateur')
  const facts = italianFacts()
  expect(await flat(facts, { ...(facts.mandate ?? aPaperMandate), on_behalf_of: 'Giulia Ferrantini' })).toMatch(
    /Codice inserito.* 2 nell’area personale di Giulia Ferrantini, da 2001:db8::1f2/,
  )
})

it.each([
  ['replaced', 'Ce mandat a été remplacé le 1er septembre 2026'],
  ['revoked', 'Ce mandat a été révoqué le 1er septembre 2026'],
  ['lapsed', 'Ce mandat a expiré le 1er septembre 2026'],
])('says that it was %s, and when', async (status, said) => {
  expect(
    (await read(aPaperFacts(), { ...aPaperMandate, status, ended_at: new Date('2026-09-01T08:00:00Z') })).text,
  ).toContain(said)
})
