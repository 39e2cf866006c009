import { formulaNames, waitingDays } from '@coussinet/contract/brand/values.ts'
import { expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { startPortal } from '#testing/start-portal.ts'
import { formulaTerms, formulaWarnings } from './formulas.ts'

it('[CON-02] has the terms of every formula, with a label in both languages', () => {
  const labels = formulaNames.map((name) => {
    const { label, ...terms } = formulaTerms(name)
    expect(terms.name).toBe(name)
    return `${label.fr} / ${label.it}`
  })
  expect(labels).toEqual([
    'Non sélectionnée / Non selezionata',
    'Préventive / Zampa di bronzo',
    'Intégrale / Zampa d’argento',
    'Confort / Zampa d’oro',
    'Chat Plus / Super Gatto',
    'Chien Plus / Super Cane',
  ])
})

it('covers no illness without an operation under preventive', () => {
  const { covers, waiting_days } = formulaTerms('preventive')
  expect(covers).toEqual(['accident', 'illness_surgery'])
  expect(waiting_days.illness).toBeNull()
})

it('[CON-02] has the waiting periods that the pages announce', () => {
  for (const name of formulaNames) expect([name, waitingDays[name]]).toEqual([name, formulaTerms(name).waiting_days])
})

it('a formula of animals that the brand lacks is told at the start', async () => {
  const portal = await startPortal()
  try {
    expect(await formulaWarnings(portal.db)).toEqual([])
    await aMember(portal, { animals: [{ formula: 'argent' }, { formula: 'default' }, {}] })
    expect(await formulaWarnings(portal.db)).toEqual([
      expect.stringContaining('animals have formulas that the brand does not hold: argent;'),
    ])
  } finally {
    await portal.close()
  }
})
