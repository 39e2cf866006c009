import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mandatePaper } from '#modules/contributions/mandate-paper/mandate.ts'
import { openPapers, type Paper } from '#platform/paper/papers.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import type { PaperFacts } from '../paper-facts.ts'
import { aPaperAnimal, aPaperFacts, aPaperMandate, belgianFacts, italianFacts } from '../tests/a-paper-facts.ts'
import { careSheetPaper } from './care-sheet.ts'
import { certificatePaper } from './certificate.ts'
import { latestNotice, noticePaper } from './indexation-notice.ts'

const papers = openPapers()
const read = async (paper: Paper) => readPaper(await papers.make(paper))
beforeAll(() => papers.make(certificatePaper(aPaperFacts())))
afterAll(() => papers.close())

const notice = (facts: PaperFacts): Paper => {
  const latest = latestNotice(facts)
  if (!latest) throw new Error('no notice')
  return noticePaper(facts, latest)
}
const careSheet = (facts: PaperFacts, animal = aPaperAnimal()) => careSheetPaper(facts, animal)

const line = 'ABCDEFGHIJ KLMNOPQRST ABCDEFGHIJ KLMNO'
const breed = 'Croisé Berger australien et Retriever de la Nouvelle-Écosse!'
const address = {
  line1: line,
  line2: line,
  line3: line,
  line4: line,
  postal_code: '69003',
  city: line.slice(0, 32),
  country: 'FR',
} as const
const crowded = aPaperFacts({
  member: {
    organisation: null,
    firstname: 'Marie-Antoinette-Joséphine',
    lastname: 'de La Rochefoucauld-Montmorency',
    nevg: '412703584',
    address,
  },
  animals: Array.from({ length: 6 }, (_, place) =>
    aPaperAnimal({ animal_id: `0a${place}`, name: `Princesse Joséphine ${place}`, breed, monthly_price_cents: 4110 }),
  ),
  mandate: { ...aPaperMandate, address, holder: line },
  price_revisions: [
    {
      animal_id: '0a0',
      from_day: '2027-01-01',
      announced_on: '2026-10-30',
      old_price_cents: 4110,
      new_price_cents: 4233,
    },
  ],
})

const every: [string, (facts: PaperFacts) => Paper, number][] = [
  ['the certificate', certificatePaper, 3],
  ['the mandate', (facts) => mandatePaper(facts, facts.mandate ?? aPaperMandate), 1],
  ['the notice of new prices', (facts) => notice({ ...facts, price_revisions: crowded.price_revisions }), 1],
  ['the care sheet', (facts) => careSheet(facts), 1],
]
const readers: [string, PaperFacts][] = [
  ['fr', aPaperFacts()],
  ['it', italianFacts()],
  ['fr', belgianFacts()],
  ['fr', crowded],
]

describe.each(every)('%s', (_name, make, most_pages) => {
  it.each(readers)(
    '[A11Y-08] [CON-05] is tagged, in %s, whole and on few pages for every reader',
    async (language, facts) => {
      const paper = await read(make(facts))
      expect(paper).toMatchObject({ language, is_tagged: true, is_a4: true })
      expect(paper.pages).toBeLessThanOrEqual(most_pages)
      expect(paper.fonts.filter(({ is_embedded }) => !is_embedded)).toEqual([])
      expect(paper.title.length).toBeGreaterThan(5)
      expect(paper.text).toContain(facts.member.lastname)
      expect(paper.text).toContain(facts.contract.contract_number)
      expect(paper.text).not.toMatch(/undefined|null|\[object|NaN/)
      expect(paper.elements[0]).toBe('Document')
      expect(paper.elements).toContain('H1')
    },
  )

  it('is made in less than 300 ms once another was, and weighs less than 200 kB', async () => {
    const times: number[] = []
    for (const [, facts] of [...readers, ...readers]) {
      const began = performance.now()
      const { length } = await papers.make(make(facts))
      times.push(performance.now() - began)
      expect(length).toBeLessThan(200_000)
    }
    expect(Math.min(...times)).toBeLessThan(300)
  })
})
