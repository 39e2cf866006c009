import { expect, it } from 'vitest'
import type { PaperBlock } from '#platform/paper/blocks.ts'
import type { PaperFacts } from '../paper-facts.ts'
import { aPaperFacts, belgianFacts, italianFacts } from '../tests/a-paper-facts.ts'
import { latestNotice, composeNotice } from './indexation-notice.ts'

const made = (facts: PaperFacts) => {
  const notice = latestNotice(facts)
  if (!notice) throw new Error('no notice')
  return composeNotice(facts, notice)
}
const plain = (value: object) => JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' ')
const tables = (facts: PaperFacts): Extract<PaperBlock, { kind: 'table' }>[] =>
  JSON.parse(plain(made(facts).blocks.filter(({ kind }) => kind === 'table')))

it('[CON-05] tells the old and the new price, the rate of each animal and of all', () => {
  const [animals] = tables(aPaperFacts())
  expect(animals?.rows).toEqual([
    ['Oslo', 'Confort', '41,10 €', '42,33 €', '+3 %'],
    ['Mirza', 'Intégrale', '17,41 €', '17,93 €', '+3 %'],
    ['Pistache', 'Chien Plus', '22,90 €', '22,90 €', 'inchangé'],
  ])
  expect(animals?.total).toEqual(['Total par mois', '', '81,41 €', '83,16 €', '+2,1 %'])
  const text = plain(made(aPaperFacts()))
  expect(text).toContain('À partir du 1er janvier 2027, votre cotisation mensuelle passe de 81,41 € à 83,16 € (+2,1 %)')
  expect(text).toContain('Premier prélèvement à ce montant : le 5 janvier 2027')
})

it('[REC-05] has the twelve debits at the new price, on bank days', () => {
  const [, schedule] = tables(aPaperFacts())
  expect(schedule?.rows).toHaveLength(12)
  expect(schedule?.rows[0]).toEqual(['janvier 2027', '05/01/2027', '83,16 €'])
  expect(schedule?.rows[5]).toEqual(['juin 2027', '07/06/2027', '83,16 €'])
  const { contract } = aPaperFacts()
  const ending = tables(aPaperFacts({ contract: { ...contract, end_date: '2027-03-31' } }))
  expect(ending[1]?.rows).toHaveLength(3)
})

it('[LAW-01] says how a rise is refused, and how one ends the contract afterwards, by the country’s law', () => {
  const text = plain(made(aPaperFacts()))
  expect(text).toContain('Vous pouvez résilier sans frais jusqu’au 29 novembre 2026')
  expect(text).toContain('Vos garanties durent alors jusqu’au 31 décembre 2026 inclus')
  expect(text).toContain('un mois après votre demande')
  expect(
    plain(
      made(
        belgianFacts({
          price_revisions: [
            {
              animal_id: '0a11',
              from_day: '2027-01-01',
              announced_on: '2026-10-30',
              old_price_cents: 2874,
              new_price_cents: 2960,
            },
          ],
        }),
      ),
    ),
  ).toContain('deux mois après votre demande')
  expect(plain(made(italianFacts()))).toMatch(/Il Suo nuovo piano dei pagamenti.*almeno 30 giorni prima/)
})

it('is the last one that was announced', () => {
  const [first, second] = aPaperFacts().price_revisions
  if (!first || !second) throw new Error('no revisions')
  const earlier = { ...first, from_day: '2026-01-01', announced_on: '2025-10-30' }
  expect(latestNotice(aPaperFacts({ price_revisions: [earlier, second] }))).toMatchObject({
    announced_on: '2026-10-30',
    revisions: [second],
  })
  expect(latestNotice(aPaperFacts({ price_revisions: [] }))).toBeNull()
})
