import { expect, it } from 'vitest'
import { formatTown } from './mandate.ts'

it.each([
  ['FR', 'LYON', 'Lyon'],
  ['FR', 'LYON CEDEX 03', 'Lyon'],
  ['FR', 'LE MANS', 'Le Mans'],
  ['FR', 'BOURG-LA-REINE', 'Bourg-la-Reine'],
  ['FR', 'L’HAŸ-LES-ROSES', 'L’Haÿ-les-Roses'],
  ['FR', "VILLENEUVE D'ASCQ", "Villeneuve d'Ascq"],
  ['FR', 'Saint-Étienne', 'Saint-Étienne'],
  ['IT', 'BOLOGNA BO', 'Bologna'],
  ['IT', 'REGGIO NELL’EMILIA (RE)', 'Reggio nell’Emilia'],
  ['IT', 'RO', 'Ro'],
  ['BE', 'BRUXELLES', 'Bruxelles'],
])('a town of an address is written as in a sentence: %s %s', (country, city, town) => {
  expect(formatTown({ city, country })).toBe(town)
})
