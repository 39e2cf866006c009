import { afterAll, expect, it } from 'vitest'
import { readRetentionSettings } from '#platform/config/retention-settings.ts'
import { openPapers } from '#platform/paper/papers.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { aPaperFacts, belgianFacts, italianFacts } from '../../tests/a-paper-facts.ts'
import { rgpdPaper } from './rgpd.ts'

const papers = openPapers()
afterAll(() => papers.close())

const said = {
  FR: {
    facts: aPaperFacts(),
    title: 'Notice de protection des données',
    words: [
      'CNIL',
      'Directives après votre décès',
      '2 ans de prescription',
      '5 ans après la fin',
      'puis 37 mois',
      '3 ans après le dernier contact',
      '24 mois une fois lues',
      'clé d’accès (passkey)',
      'Journal de sécurité',
    ],
  },
  IT: {
    facts: italianFacts(),
    title: 'Informativa privacy',
    words: [
      'Garante per la protezione dei dati personali',
      '2 anni di prescrizione',
      '10 anni dopo la fine',
      'poi 37 mesi',
      '3 anni dopo l’ultimo contatto',
      'Registro di sicurezza',
    ],
  },
  BE: {
    facts: belgianFacts(),
    title: 'Notice de protection des données',
    words: ['APD (Autorité de protection des données)', '3 ans de prescription', 'puis 10 ans'],
  },
}

it.each(['FR', 'IT', 'BE'] as const)(
  '[CON-05] [A11Y-08] the notice of a contract of %s tells its authority, its times and the contact, on three or four pages',
  async (country) => {
    const { facts, title, words } = said[country]
    const bytes = await papers.make(rgpdPaper(facts))
    const paper = await readPaper(bytes)
    const text = paper.text.replaceAll(/\s+/g, ' ')
    expect(paper).toMatchObject({ title, language: facts.language, is_tagged: true, is_a4: true, pages: 3 })
    expect(paper.fonts.filter(({ is_embedded }) => !is_embedded)).toEqual([])
    expect(paper.elements).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'Table', 'TH']))
    for (const part of [...words, '2026-2', 'dpo@coussinet.example', facts.member.lastname, 'XSRF-TOKEN'])
      expect(text).toContain(part)
    for (const authority of ['CNIL', 'Garante', 'APD'].filter((name) => !words.some((word) => word.includes(name))))
      expect(text).not.toContain(authority)
    expect(text.includes('1978')).toBe(country === 'FR')
    expect(bytes.length).toBeLessThan(200_000)
  },
)

it('[SEC-56] the notice says the times that the daily sweep goes by, and another one where the insurer chose so', async () => {
  const wrong: string[] = []
  const retention = readRetentionSettings(
    { KEEP_BOOKS_YEARS: 'FR=11', KEEP_MANDATES_MONTHS: 'FR=26', KEEP_LOGS_MONTHS: '9', KEEP_LEADS_MONTHS: '7' },
    wrong,
  )
  const { text } = await readPaper(await papers.make(rgpdPaper({ ...aPaperFacts(), retention })))
  for (const words of ['11 ans après la fin', 'puis 26 mois', '9 mois', '7 mois après le dernier contact'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  expect(wrong).toEqual([])
})

it.each([
  ['fr', aPaperFacts, /carte/, /sont lus par une machine/],
  ['it', italianFacts, /\bcarta\b/, /sono letti da una macchina/],
] as const)(
  '[READ-01] the notice in %s tells of cards and of reading where the portal does either',
  async (_, facts, card, read) => {
    const told = async (takes_cards: boolean, reads_bills: boolean) => {
      const { text } = await readPaper(await papers.make(rgpdPaper(facts({ takes_cards, reads_bills }))))
      const line = text.replaceAll(/\s+/g, ' ')
      return [card.test(line), read.test(line)]
    }
    expect([await told(true, true), await told(false, false)]).toEqual([
      [true, true],
      [false, false],
    ])
  },
)
