import { euros } from '@coussinet/contract/domain/format.ts'
import { afterAll, expect, it } from 'vitest'
import { openPapers } from '#platform/paper/papers.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { aPaperAnimal, aPaperFacts, italianFacts } from '../../tests/a-paper-facts.ts'
import { ofLaw, readers } from '../../tests/laws.ts'
import { assistance } from './assistance.ts'
import { cgv2Paper } from './cgv2.ts'

const papers = openPapers()
afterAll(() => papers.close())

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
const services = {
  fr: [
    'Conseil vétérinaire par téléphone',
    'Garde de l’animal si vous êtes hospitalisé',
    'Recherche de l’animal perdu',
    'Retour de l’animal au domicile',
    'Transport d’urgence chez le vétérinaire',
    'Hébergement près de l’animal soigné',
  ],
  it: [
    'Consulenza veterinaria telefonica',
    'Custodia dell’animale in caso di Suo ricovero',
    'Ricerca dell’animale smarrito',
    'Rientro dell’animale a casa',
    'Trasporto urgente dal veterinario',
    'Alloggio vicino all’animale curato',
  ],
}

it.each(readers)(
  '[CON-03] [A11Y-08] the conditions of assistance in %s under the law of %s are whole, and of no other law',
  async (language, country, facts) => {
    const bytes = await papers.make(cgv2Paper(facts))
    expect(bytes.length).toBeLessThan(200_000)
    const paper = await readPaper(bytes)
    expect(paper).toMatchObject({
      language,
      is_tagged: true,
      is_a4: true,
      title: language === 'fr' ? 'Conditions générales, assistance' : 'Condizioni di assistenza',
    })
    expect(paper.pages).toBeGreaterThanOrEqual(8)
    expect(paper.pages).toBeLessThanOrEqual(10)
    expect(paper.fonts.filter(({ is_embedded }) => !is_embedded)).toEqual([])
    expect(paper.elements.filter((element) => element === 'H1')).toHaveLength(1)
    expect(paper.elements).toEqual(expect.arrayContaining(['H2', 'H3', 'L', 'Table', 'TH', 'TOC']))

    const text = oneLine(paper.text)
    const order = services[language].map((title) => text.lastIndexOf(` ${title} `))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(Math.min(...order)).toBeGreaterThan(text.indexOf(language === 'fr' ? 'Lexique Objet' : 'Glossario Oggetto'))
    for (const [law, signs] of Object.entries(ofLaw)) {
      for (const sign of signs) expect([law, sign, sign.test(text)]).toEqual([law, sign, law === country])
    }
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/)
  },
)

it.each([
  ['fr', aPaperFacts()],
  ['it', italianFacts()],
] as const)('every limit is told in %s, and what it leaves to pay', async (language, facts) => {
  const text = oneLine((await readPaper(await papers.make(cgv2Paper(facts)))).text)
  const { boarding, search, return_home, emergency_transport, stay } = assistance
  const cents = [
    boarding.per_day_cents,
    boarding.per_year_cents,
    search.per_year_cents,
    return_home.per_event_cents,
    emergency_transport.per_event_cents,
    emergency_transport.per_year_cents,
    stay.per_night_cents,
  ]
  for (const amount of cents) expect(text).toContain(oneLine(euros(amount, language)))
  // six days at 35 € of which 30 € are paid; four nights at 95 € of which three are paid up to 80 €
  expect(text).toContain(
    language === 'fr'
      ? 'Nous payons 180 € ; 30 € restent à votre charge.'
      : 'Paghiamo 180 €; restano a Suo carico 30 €.',
  )
  expect(text).toContain(
    language === 'fr'
      ? 'Nous payons 240 € ; 140 € restent à votre charge.'
      : 'Paghiamo 240 €; restano a Suo carico 140 €.',
  )
})

it('the card names the animals with a formula, and no other', async () => {
  const animals = [
    aPaperAnimal({ name: 'Gribouille' }),
    aPaperAnimal({ name: 'Chouquette', formula_name: 'default', cover_start: null }),
  ]
  const { text } = await readPaper(await papers.make(cgv2Paper(aPaperFacts({ animals }))))
  expect(text).toContain('Gribouille, Border Collie')
  expect(text).not.toContain('Chouquette')
})

it('is made in less than 300 ms once another was', async () => {
  const times: number[] = []
  for (const [, , facts] of [...readers, ...readers]) {
    const began = performance.now()
    await papers.make(cgv2Paper(facts))
    times.push(performance.now() - began)
  }
  expect(Math.min(...times)).toBeLessThan(300)
})

it.each([
  ['fr', aPaperFacts(), 'sous quatre jours ouvrés', 'sous trois jours bancaires'],
  ['it', italianFacts(), 'entro quattro giorni lavorativi', 'entro tre giorni bancari'],
] as const)(
  '[GO-07] the days in which the insurer answers and pays are its own in %s',
  async (_, facts, answer, paid) => {
    const { text } = await readPaper(await papers.make(cgv2Paper({ ...facts, promises: { answer: 4, transfer: 3 } })))
    const told = oneLine(text)
    expect(told).toContain(answer)
    expect(told).toContain(paid)
    expect(told).not.toMatch(/deux jours (?:ouvrés|bancaires)|48 ore|due giorni bancari/)
  },
)
