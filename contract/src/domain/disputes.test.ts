import { expect, it } from 'vitest'
import { brand as dutch } from '../../../examples/dutch-brand/coussinet-nl.brand.ts'
import { mediatorAddress, mediatorName } from './disputes.ts'

it('[FIX-01][GO-07] names Belgium’s ombudsman in each language of the country, and leaves every other name as it is', () => {
  const named = dutch.companies.BE.mediator
  expect(mediatorName(named, 'nl')).toBe('Ombudsman van de Verzekeringen')
  expect(mediatorName(named, 'fr')).toBe('Ombudsman des assurances')
  expect(mediatorName(dutch.companies.FR.mediator, 'nl')).toBe('La Médiation de l’assurance')
  expect(mediatorAddress('BE', 'nl')).toEqual(['DE MEEUSSQUARE 35', '1000 BRUSSEL'])
  expect(mediatorAddress('BE', 'it')).toEqual(['SQUARE DE MEEUS 35', '1000 BRUXELLES'])
})
