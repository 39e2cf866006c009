import { afterAll, expect, it } from 'vitest'
import { openPapers } from '#platform/paper/papers.ts'
import { readPaper } from '#testing/read-paper.ts'
import type { PaperFacts, PaperMandate } from '../../paper-facts.ts'
import { aPaperFacts, aPaperMandate, belgianFacts, italianFacts } from '../../tests/a-paper-facts.ts'
import { mandatePaper } from './mandate.ts'

const papers = openPapers()
afterAll(() => papers.close())
const read = async (facts: PaperFacts, mandate: PaperMandate) => readPaper(await papers.make(mandatePaper(facts, mandate)))

it('[CON-05] has all that a Core mandate must have, the account whole', async () => {
  const { text, pages } = await read(aPaperFacts(), aPaperMandate)
  expect(pages).toBe(1)
  const order = ['Mandat de prélèvement SEPA', 'Référence unique du mandat (RUM)', 'CSN-412703584-002', 'FR38ZZZ9Z0417', 'Coussinet Assurances SA', '14 QUAI DES TANNEURS', 'HELENE CARPENTIER', '27 RUE DES TILLEULS', 'FR39 9991 0000 1700 0041 2703 A23', 'BDFLFRP0', 'ZC-FR-2024-004127', 'Type de paiement : récurrent', '69009 LYON FRANCE', 'Fait à Lyon, le 12 juillet 2026']
  const flat = text.replaceAll(/\s+/g, ' ')
  for (const said of order) expect(flat).toContain(said)
  expect(flat).toContain('vous permettez à Coussinet Assurances SA d’envoyer à votre banque des ordres de débit')
  expect(flat).toContain('dans les 8 semaines qui suivent la date du débit')
  expect(flat).toContain('Signé électroniquement par HELENE CARPENTIER le dimanche 12 juillet 2026 à 18 h 20 (heure de Paris), code reçu par SMS au +33 6 ** ** ** 04.')
})

it('names for whom somebody else pays', async () => {
  const { text } = await read(aPaperFacts(), { ...aPaperMandate, holder: 'ERIC LAGRANGE', on_behalf_of: 'SOPHIE LAGRANGE' })
  expect(text).toMatch(/ERIC LAGRANGE[\s\S]*Pour le compte de[\s\S]*SOPHIE LAGRANGE/)
})

it('is Belgium’s under its own title, and Italy’s in its own words', async () => {
  const belgian = await read(belgianFacts(), aPaperMandate)
  expect([belgian.title, belgian.language]).toEqual(['Mandat de domiciliation européenne SEPA', 'fr'])
  const facts = italianFacts()
  const italian = await read(facts, facts.mandate ?? aPaperMandate)
  expect(italian.title).toBe('Mandato per addebito diretto SEPA')
  expect(italian.text.replaceAll(/\s+/g, ' ')).toMatch(/Codice identificativo del creditore.*69009 LYON FRANCIA.*entro 8 settimane.*Bologna, 12 luglio 2026.*Firmato elettronicamente da GIULIA FERRANTINI, domenica 12 luglio 2026 alle ore 18:20 \(ora di Roma\), codice ricevuto via e-mail a g\*\*\*\*@example\.org/)
})

it('says that it is not signed yet, and leaves room to sign', async () => {
  const { text } = await read(aPaperFacts(), { ...aPaperMandate, status: 'draft', signed_at: null, bic: null })
  expect(text).toContain('Ce mandat n’est pas signé')
  expect(text).toContain('Signature du titulaire du compte')
  expect(text).not.toContain('Signé électroniquement')
})

it.each([
  ['replaced', 'Ce mandat a été remplacé le 1er septembre 2026'],
  ['revoked', 'Ce mandat a été révoqué le 1er septembre 2026'],
  ['lapsed', 'Ce mandat a expiré le 1er septembre 2026'],
])('says that it was %s, and when', async (status, said) => {
  expect((await read(aPaperFacts(), { ...aPaperMandate, status, ended_at: new Date('2026-09-01T08:00:00Z') })).text).toContain(said)
})
