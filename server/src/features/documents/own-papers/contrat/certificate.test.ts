import { expect, it } from 'vitest'
import type { Block } from '#platform/paper/blocks.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { aPaperAnimal, aPaperFacts, belgianFacts, italianFacts } from '../../tests/a-paper-facts.ts'
import { certificateDay } from './certificate-day.ts'
import { certificate } from './certificate.ts'

const textOf = (facts: PaperFacts) => JSON.stringify(certificate(facts)).replaceAll(/[\u00a0\u202f]/g, ' ')
const tables = (facts: PaperFacts) => certificate(facts).blocks.filter((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table')

it('[CON-05] lists each animal with the terms that are its own', () => {
  const [table] = tables(aPaperFacts())
  const column = (place: number) => table?.rows.map((row) => row[place]?.replaceAll(/[\u00a0\u202f]/g, ' '))
  expect(table?.header).toEqual(['Animal', 'Oslo', 'Mirza', 'Pistache'])
  expect(column(1)).toEqual(['Chien, mâle', 'Border Collie', 'noir et blanc', '10/04/2021', '250 26 98 12340176', 'Confort', '15/03/2024', '90 %', '2 500 €', '60 € par an', '80 € par an', '17/03/2024', '14/04/2024', '13/07/2024', '41,10 €'])
  expect(column(2)?.slice(4, 10)).toEqual(['LXQ482', 'Intégrale', '15/03/2024', '75 %', '1 500 €', '25 € par événement'])
  expect(column(3)?.[4]).toBe('à fournir')
  expect(column(3)?.slice(11, 14)).toEqual(['12/10/2026', '24/11/2026', '07/02/2027'])
})

it('says what a formula leaves out, and shows no terms of an animal without one', () => {
  const animals = [aPaperAnimal({ formula_name: 'preventive' }), aPaperAnimal({ name: 'Chouquette', formula_name: 'default', cover_start: null, monthly_price_cents: 0 })]
  const [table] = tables(aPaperFacts({ animals }))
  expect(table?.rows.find(([label]) => label?.startsWith('Maladies'))?.slice(1)).toEqual(['pas de garantie', '–'])
  expect(textOf(aPaperFacts({ animals }))).toContain('rien n’est couvert ni prélevé pour Chouquette')
})

it('[CON-05] has the total, the fee in it, the day, the masked account and the mandate', () => {
  const text = textOf(aPaperFacts())
  for (const said of ['81,41 €', '4,50 € (1,50 € par animal et par mois)', 'Le 5 de chaque mois', 'FR39 •••• 3A23, HELENE CARPENTIER', 'CSN-412703584-002']) expect(text).toContain(said)
  expect(text.replaceAll(' ', '')).not.toContain('999910000')
  expect(textOf(belgianFacts())).toContain('Carte Visa se terminant par 4417, expiration 10/2026')
})

it('[LAW-01] tells the last day to withdraw while there is one, and that it is over after it', () => {
  const facts = italianFacts()
  const onLast = { ...facts, today: facts.contract.withdrawal_until }
  expect(textOf(onLast)).toContain('fino al 15 febbraio 2025 compreso')
  expect(textOf(facts)).toContain('Il termine per il ripensamento è scaduto il 15 febbraio 2025')
})

it('is signed by the insurer in print, and left open for the member', () => {
  const last = certificate(aPaperFacts()).blocks.at(-1)
  expect(last?.kind === 'signatures' && last.signatures.map(({ is_open }) => is_open)).toEqual([false, true])
})

it.each([
  ['the contract’s making', {}, '2026-10-10'],
  ['an animal added later', { animals: [aPaperAnimal({ cover_start: '2025-05-01' })] }, '2025-05-01'],
  ['a new price that is in force', { animals: [aPaperAnimal()], price_revisions: [{ animal_id: '0a11', from_day: '2026-01-01', announced_on: '2025-10-30', old_price_cents: 1, new_price_cents: 2 }] }, '2026-01-01'],
  ['nothing that is to come', { animals: [aPaperAnimal({ cover_start: '2026-12-01' })] }, '2024-03-04'],
])('is dated by %s', (_what, changes, day) => {
  expect(certificateDay(aPaperFacts(changes))).toBe(day)
})
