import { afterAll, expect, it } from 'vitest'
import { openPapers } from '#platform/paper/papers.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import type { PaperAnimal, PaperFacts } from '../paper-facts.ts'
import { aPaperAnimal, aPaperFacts, italianFacts } from '../tests/a-paper-facts.ts'
import { careSheetWords } from './care-sheet-words.ts'
import { careSheetPaper } from './care-sheet.ts'

const papers = openPapers()
afterAll(() => papers.close())
const read = async (facts: PaperFacts, animal: PaperAnimal = aPaperAnimal()) =>
  readPaper(await papers.make(careSheetPaper(facts, animal)))

it('[CON-05] has the owner’s part filled in', async () => {
  const { text, pages } = await read(aPaperFacts())
  expect(pages).toBe(1)
  const flat = text.replaceAll(/\s+/g, ' ')
  for (const said of [
    '412 703 584',
    'ZC-FR-2024-004127',
    'Carpentier Hélène',
    'APPARTEMENT 12, RESIDENCE LES ACACIAS, 27 RUE DES TILLEULS, 69003 LYON',
    'Confort',
    'Oslo',
    'Chien, Border Collie, mâle',
    '250 26 98 12340176',
    '10/04/2021',
  ])
    expect(flat).toContain(said)
})

it('has room for all that the vet tells, what must be filled in marked', async () => {
  const { text } = await read(aPaperFacts())
  const words = careSheetWords.fr
  const {
    animal_identity_checked,
    diagnosis,
    first_symptoms_date,
    related_to_previous,
    care_dates,
    acts,
    vet_name_stamp,
    vet_signature,
    reason,
    owner_signature,
  } = words
  const flat = text.replaceAll(/\s+/g, ' ')
  for (const required of [
    animal_identity_checked,
    diagnosis,
    first_symptoms_date,
    related_to_previous,
    care_dates,
    acts,
    vet_name_stamp,
    vet_signature,
    reason,
    owner_signature,
  ])
    expect(flat).toContain(`${required} *`)
  for (const optional of [
    words.accident_date,
    words.use_package,
    words.surgery,
    words.hospital_days,
    words.medication,
  ]) {
    expect(flat).toContain(optional)
    expect(flat).not.toContain(`${optional} *`)
  }
  expect(flat).toContain('Numéro de suivi (réservé à l’assureur)')
})

it('[A11Y-08] leads to the request of that animal by a code that has a text, and by the address in words', async () => {
  const paper = await read(italianFacts())
  expect(paper.text).toContain('Inquadri per inviare il modulo')
  expect(paper.text.replaceAll(/\s+/g, '')).toContain('https://members.example/refunds/new?animal_id=0a11')
  expect(paper.elements).toContain('Figure')
  expect(paper.language).toBe('it')
})

it('is left open where the number is awaited', () => {
  const { content } = careSheetPaper(aPaperFacts(), aPaperAnimal({ icad: null }))
  expect(JSON.stringify(content)).toContain(
    '{"label":"Numéro d’identification","value":"","span":2,"is_required":true}',
  )
})
