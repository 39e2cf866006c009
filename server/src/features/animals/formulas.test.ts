import { expect, it } from 'vitest'
import { formulaNames } from '@coussinet/contract/formulas.ts'
import { waitingDays } from '@coussinet/contract/waiting-days.ts'
import { formulaTerms } from './formulas.ts'

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
