import { chapterNumbers, conditionChapters } from '@coussinet/contract/domain/cover.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import { afterAll, expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import { withdrawalUntil } from '#modules/policy/contracts/contract-dates.ts'
import { sameEvent } from '#modules/refunds/cover/rules/counters.ts'
import { openPapers } from '#platform/paper/papers.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { aPaperFacts, italianFacts } from '../../tests/a-paper-facts.ts'
import { ofLaw, readers } from '../../tests/laws.ts'
import { weighedLines } from '../../tests/weighed-lines.ts'
import { agreed } from './agreed.ts'
import { cgvPaper } from './cgv.ts'

const papers = openPapers()
afterAll(() => papers.close())

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
const sold = (['preventive', 'integrale', 'confort', 'chat-plus', 'chien-plus'] as const).map(formulaTerms)

it.each(readers)(
  '[CON-03] [A11Y-08] the general conditions in %s under the law of %s are whole, and of no other law',
  async (language, country, facts) => {
    const paper = await readPaper(await papers.make(cgvPaper(facts)))
    expect(paper).toMatchObject({ language, is_tagged: true, is_a4: true })
    expect(paper.pages).toBeGreaterThanOrEqual(16)
    expect(paper.pages).toBeLessThanOrEqual(24)
    expect(paper.title).toBe(
      language === 'fr' ? 'Conditions générales, frais vétérinaires' : 'Condizioni di assicurazione, spese veterinarie',
    )
    expect(paper.fonts.filter(({ is_embedded }) => !is_embedded)).toEqual([])
    expect(paper.elements.filter((element) => element === 'H1')).toHaveLength(1)
    // sixteen chapters, the table of contents and the annex
    expect(paper.elements.filter((element) => element === 'H2')).toHaveLength(18)
    expect(paper.elements).toEqual(expect.arrayContaining(['H3', 'L', 'LI', 'Table', 'TH', 'TOC', 'TOCI', 'Link']))

    const text = oneLine(paper.text)
    const order = conditionChapters[language].titles.map((title) => text.lastIndexOf(` ${title} `))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(Math.min(...order)).toBeGreaterThan(0)
    for (const [law, signs] of Object.entries(ofLaw)) {
      for (const sign of signs) expect([law, sign, sign.test(text)]).toEqual([law, sign, law === country])
    }
    expect(text).toContain(
      {
        fr: 'Le début de couverture est le 28 novembre 2026. Un accident est couvert à partir du 30 novembre 2026',
        it: 'L’inizio di copertura è il 28 novembre 2026. Un infortunio è coperto dal 30 novembre 2026',
      }[language],
    )
    expect(text).toContain('Version')
    expect(text).toContain('2026-2')
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/)
  },
)

it.each([
  ['fr', aPaperFacts()],
  ['it', italianFacts()],
] as const)('[CON-02] the table in %s says of every formula what the rules apply', async (language, facts) => {
  const { text } = await readPaper(await papers.make(cgvPaper(facts)))
  const row = (cells: readonly string[]) => expect(oneLine(text)).toContain(cells.map(oneLine).join(' '))
  row(sold.map(({ label }) => label[language]))
  row(sold.map(({ reimbursement_rate }) => percent(reimbursement_rate, language)))
  row(sold.map(({ annual_ceiling_cents }) => euros(annual_ceiling_cents, language)))
  row(sold.map(({ vaccine_package_cents }) => euros(vaccine_package_cents, language)))
  const mode = {
    fr: { per_event: 'par événement', per_year: 'par an' },
    it: { per_event: 'per evento', per_year: 'all’anno' },
  }[language]
  row(
    sold.map(
      ({ deductible_cents, deductible_mode }) => `${euros(deductible_cents, language)} ${mode[deductible_mode]}`,
    ),
  )
  const [days, never] = language === 'fr' ? ['jours', 'Sans objet'] : ['giorni', 'Non prevista']
  row(sold.map(({ waiting_days }) => (waiting_days.illness === null ? never : `${waiting_days.illness} ${days}`)))
  row(sold.map(({ waiting_days }) => `${waiting_days.illness_surgery} ${days}`))
})

it('[EST-03] the worked examples give what the rules pay', async () => {
  const text = oneLine((await readPaper(await papers.make(cgvPaper(aPaperFacts())))).text)
  const [, first = '', second = '', third = ''] = text.split(/Exemple \d\. /)
  expect(first).toContain(
    'Franchise retirée − 25 € Taux de remboursement 75 % Montant après le taux 116,25 € Nous vous remboursons 116,25 € Il reste à votre charge 63,75 €',
  )
  expect(second).toContain(
    'Base remboursable 154,50 € Franchise retirée − 20 € Taux de remboursement 90 % Montant après le taux 121,05 € Versé par le forfait 75 € Nous vous remboursons 196,05 €',
  )
  expect(third).toContain('Montant après le taux 1 183 € Au-delà du plafond annuel − 283 € Nous vous remboursons 900 €')
})

it.each([
  [
    'fr',
    aPaperFacts(),
    'Ce chapitre dit ce que le contrat ne rembourse jamais. Les exclusions sont imprimées en caractères gras. En cas de doute sur le début d’une maladie, nous demandons l’historique médical de l’animal à votre vétérinaire, avec votre accord. C’est à nous d’établir que l’exclusion s’applique.',
  ],
  [
    'it',
    italianFacts(),
    'Questo capitolo dice che cosa il contratto non rimborsa mai. Le esclusioni sono stampate in grassetto. In caso di dubbio sull’inizio di una malattia chiediamo al Suo veterinario, con il Suo consenso, la storia clinica dell’animale. Spetta a noi dimostrare che l’esclusione si applica.',
  ],
] as const)('every exclusion stands out in bold, in %s', async (language, facts, rest) => {
  const lines = await weighedLines(await papers.make(cgvPaper(facts)))
  const at = (title = '') => lines.findLastIndex(({ text }) => text === title)
  const chapter = lines.slice(
    at(conditionChapters[language].titles[5]) + 1,
    at(conditionChapters[language].titles[6]) - 1,
  )
  expect(chapter.filter(({ bold }) => bold).length).toBeGreaterThan(40)
  expect(
    chapter
      .filter(({ bold }) => !bold)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(rest)
})

it('[EST-03] the chapters that decisions cite are those of the conditions', () => {
  const subject: Record<string, RegExp> = {
    guarantees: /garanties/i,
    formulas: /formules/,
    waiting: /carence/,
    exclusions: /Exclusions/,
    amounts: /Franchise, taux, plafond/,
    filing: /Demander un remboursement/,
    contract: /Vie du contrat/,
    payment: /Cotisation.*non-paiement/,
    limitation: /Prescription/,
  }
  expect(Object.keys(chapterNumbers).toSorted()).toEqual(Object.keys(subject).toSorted())
  for (const [chapter, number] of Object.entries(chapterNumbers))
    expect(conditionChapters.fr.titles[number - 1]).toMatch(subject[chapter] ?? 'none')
})

it('what is agreed in days is what the rules count', () => {
  const first = { care_date: '2026-03-01', cause: 'illness', event: null, covered_base_cents: 100 } as const
  const later = (days: number) => sameEvent({ ...first, care_date: addDays(first.care_date, days) }, [first]).length
  expect([later(agreed.event_days), later(agreed.event_days + 1)]).toEqual([1, 0])
  const last = addDays('2026-03-01', agreed.withdrawal_days)
  const contract = { effective_date: '2026-03-01', withdrawal_until: null }
  expect([withdrawalUntil(contract, last), withdrawalUntil(contract, addDays(last, 1))]).toEqual([last, null])
})

it('the values are followed by the marks that are written after them', async () => {
  const text = oneLine((await readPaper(await papers.make(cgvPaper(italianFacts())))).text)
  expect(text).toContain('«Noi» indica Coussinet Assicurazioni, sede secondaria in Italia; «Lei»')
  expect(text).toContain('entro il termine dell’articolo 2.3;')
})
