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
  ['IT', 'CASTIGLIONE DELLE STIVIERE MN', 'Castiglione delle Stiviere'],
  ['IT', 'PALAZZOLO SULL’OGLIO', 'Palazzolo sull’Oglio'],
  ['IT', 'BAGNO A RIPOLI', 'Bagno a Ripoli'],
  ['IT', 'FRANCAVILLA AL MARE', 'Francavilla al Mare'],
  ['IT', 'RO', 'Ro'],
  ['BE', 'BRUXELLES', 'Bruxelles'],
  ['BE', 'HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
])('a town of an address is written as in a sentence: %s %s', (country, city, town) => {
  expect(formatTown({ city, country })).toBe(town)
})
