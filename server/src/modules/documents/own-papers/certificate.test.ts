import { expect, it } from 'vitest'
import type { PaperBlock } from '#platform/paper/blocks.ts'
import type { PaperFacts } from '../paper-facts.ts'
import { aPaperAnimal, aPaperFacts, belgianFacts, italianFacts } from '../tests/a-paper-facts.ts'
import { certificate, certificateDay, certificatePaper } from './certificate.ts'

const textOf = (facts: PaperFacts) => JSON.stringify(certificate(facts)).replaceAll(/[\u00a0\u202f]/g, ' ')
const tables = (facts: PaperFacts) =>
  certificate(facts).blocks.filter((block): block is Extract<PaperBlock, { kind: 'table' }> => block.kind === 'table')

it('[CON-05] lists each animal with the terms that are its own', () => {
  const [table] = tables(aPaperFacts())
  const column = (place: number) => table?.rows.map((row) => row[place]?.replaceAll(/[\u00a0\u202f]/g, ' '))
  expect(table?.header).toEqual(['Animal', 'Oslo', 'Mirza', 'Pistache'])
  expect(column(1)).toEqual([
    'Chien, mâle',
    'Border Collie',
    'noir et blanc',
    '10/04/2021',
    '250 26 98 12340176',
    'Confort',
    '15/03/2024',
    '90 %',
    '2 500 €',
    '60 € par an',
    '80 € par an',
    '17/03/2024',
    '14/04/2024',
    '13/07/2024',
    '41,10 €',
  ])
  expect(column(2)?.slice(4, 10)).toEqual([
    'LXQ482',
    'Intégrale',
    '15/03/2024',
    '75 %',
    '1 500 €',
    '25 € par événement',
  ])
  expect(column(3)?.[4]).toBe('à fournir')
  expect(column(3)?.slice(11, 14)).toEqual(['12/10/2026', '24/11/2026', '07/02/2027'])
})

it('says what a formula leaves out, and shows no terms of an animal without one', () => {
  const animals = [
    aPaperAnimal({ formula_name: 'preventive' }),
    aPaperAnimal({ name: 'Chouquette', formula_name: 'default', cover_start: null, monthly_price_cents: 0 }),
  ]
  const [table] = tables(aPaperFacts({ animals }))
  expect(table?.rows.find(([label]) => label?.startsWith('Maladies'))?.slice(1)).toEqual(['pas de garantie', '–'])
  expect(textOf(aPaperFacts({ animals }))).toContain('rien n’est couvert ni prélevé pour Chouquette')
})

it('[CON-05] has the total, the fee in it, the day, the masked account and the mandate', () => {
  const text = textOf(aPaperFacts())
  for (const said of [
    '81,41 €',
    '4,50 € (1,50 € par animal et par mois)',
    'Le 5 de chaque mois',
    'FR39 •••• 3A23, HELENE CARPENTIER',
    'CSN-412703584-002',
  ])
    expect(text).toContain(said)
  expect(text.replaceAll(' ', '')).not.toContain('999910000')
  expect(textOf(belgianFacts())).toContain('Carte Visa •••• 4417, expiration 10/2026')
})

it('[LAW-01] tells the last day to withdraw while there is one, and that it is over after it', () => {
  const facts = italianFacts()
  const onLast = { ...facts, today: facts.contract.withdrawal_until }
  expect(textOf(onLast)).toContain('fino al 15 febbraio 2025 compreso')
  expect(textOf(facts)).toContain('Il termine per il ripensamento è scaduto il 15 febbraio 2025')
})

const noted = (facts: PaperFacts) => {
  const notes = certificate(facts).blocks.filter(
    (block): block is Extract<PaperBlock, { kind: 'note' }> => block.kind === 'note',
  )
  return notes.map(({ title }) => title?.replaceAll('\u00a0', ' '))
}

it.each([
  ['goes on', {}, []],
  [
    'is suspended',
    { status: 'suspended', suspended_since: '2026-10-28' },
    ['Garanties suspendues depuis le 28 octobre 2026'],
  ],
  ['is to end', { end_date: '2026-12-19' }, ['Ce contrat prend fin le 19 décembre 2026']],
  [
    'is suspended and to end',
    { status: 'suspended', suspended_since: '2026-10-28', end_date: '2026-12-19' },
    ['Garanties suspendues depuis le 28 octobre 2026', 'Ce contrat prend fin le 19 décembre 2026'],
  ],
  ['ends today', { end_date: '2026-11-20' }, ['Ce contrat prend fin le 20 novembre 2026']],
  ['was to end yesterday', { end_date: '2026-11-19' }, ['Ce contrat a pris fin le 19 novembre 2026']],
  ['has ended', { status: 'terminated', end_date: '2026-06-30' }, ['Ce contrat a pris fin le 30 juin 2026']],
  ['has ended, nobody knows when', { status: 'terminated' }, ['Ce contrat a pris fin']],
  [
    'was undone before it began',
    { status: 'in_preparation', effective_date: '2026-12-01', end_date: '2026-11-30' },
    ['Ce contrat prend fin le 30 novembre 2026, avant sa date d’effet'],
  ],
] as const)('[CON-05] says first of all what a contract that %s gives no longer', (_state, changes, titles) => {
  const facts = aPaperFacts()
  expect(noted({ ...facts, contract: { ...facts.contract, ...changes } })).toEqual(titles)
})

it('[CON-05] says it in Italian too', () => {
  const facts = italianFacts()
  expect(
    noted({
      ...facts,
      contract: { ...facts.contract, status: 'suspended', suspended_since: '2026-11-11', end_date: '2027-01-31' },
    }),
  ).toEqual(['Copertura sospesa dall’11 novembre 2026', 'Questa polizza termina il 31 gennaio 2027'])
})

it('[LAW-01] offers to withdraw or to end as long as the one or the other can be asked for', () => {
  const facts = aPaperFacts()
  const withdrawal = (contract: Partial<PaperFacts['contract']>) =>
    textOf({ ...facts, contract: { ...facts.contract, ...contract } }).includes('Droit de renonciation')
  expect(withdrawal({})).toBe(true)
  expect(withdrawal({ end_date: '2026-12-19' })).toBe(false)
  expect(withdrawal({ withdrawal_until: '2026-11-29', end_date: '2026-11-20' })).toBe(false)
  expect(withdrawal({ withdrawal_until: '2026-11-29', end_date: '2027-11-14' })).toBe(true)
})

it('has the same two days at its head and at its foot: its version, and its printing', () => {
  const said = (facts: PaperFacts) => [certificatePaper(facts).frame.foot, certificate(facts).subtitle]
  expect(said(aPaperFacts())).toEqual([
    'Version du 10 octobre 2026, éditée le 20 novembre 2026',
    'Conditions particulières. Version du 10 octobre 2026, éditée le 20 novembre 2026.',
  ])
  const [foot] = said({ ...italianFacts(), today: '2026-12-08' })
  expect(foot).toBe('Versione del 22 gennaio 2025, emessa l’8 dicembre 2026')
})

it('is signed by the insurer in print, and left open for the member', () => {
  const last = certificate(aPaperFacts()).blocks.at(-1)
  expect(last?.kind === 'signatures' && last.signatures.map(({ is_open }) => is_open)).toEqual([false, true])
})

it.each([
  ['the contract’s making', {}, '2026-10-10'],
  ['an animal added later', { animals: [aPaperAnimal({ cover_start: '2025-05-01' })] }, '2025-05-01'],
  [
    'a new price that is in force',
    {
      animals: [aPaperAnimal()],
      price_revisions: [
        {
          animal_id: '0a11',
          from_day: '2026-01-01',
          announced_on: '2025-10-30',
          old_price_cents: 1,
          new_price_cents: 2,
        },
      ],
    },
    '2026-01-01',
  ],
  ['nothing that is to come', { animals: [aPaperAnimal({ cover_start: '2026-12-01' })] }, '2024-03-04'],
])('is dated by %s', (_what, changes, day) => {
  expect(certificateDay(aPaperFacts(changes))).toBe(day)
})

it('[LIFE-01] speaks of no renewal once every animal has left', () => {
  const facts = aPaperFacts()
  const without = (cover_end: string) =>
    textOf({ ...facts, animals: facts.animals.map((animal) => ({ ...animal, cover_end })) })
  expect(without(facts.today)).toContain('Prochaine échéance annuelle')
  expect(without('2026-01-02')).not.toMatch(/Prochaine échéance annuelle|reconduit/)
  expect(without('2026-01-02')).toContain('02/01/2026')
})
