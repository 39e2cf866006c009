import { plural } from '@coussinet/contract/domain/grammar.ts'

export const nearDays = { names: ['hier', 'aujourd’hui', 'demain'] }

export const ages = {
  months: (count: number) => `${count}\u00a0mois`,
  years: (count: number) => `${count}\u00a0${plural(count, 'an', 'ans', 'fr')}`,
}
