import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/animals/identification/identification.ts'

export const identificationMessages: Draft<typeof french.identificationMessages> = {
  title: (name: string) => `Identificatie van ${name}`,
  left: (days: number) => (days === 0 ? 'Laatste dag' : plural(days, `${days} dag`, `${days} dagen`, 'nl')),
  over: 'Termijn verstreken',
  before: (day: string) => `Zonder nummer uiterlijk op ${day} kunnen de terugbetalingen moeten wachten.`,
  overdue: (name: string, day: string) =>
    `De termijn is verstreken op ${day}. We kunnen op dit nummer wachten om terug te betalen voor ${name}.`,
  label: animalLabels.nl.identification,
  where: {
    FR: 'Op de I-CAD-kaart: 15 cijfers voor een chip, of de tatoeage (bv. LXQ482).',
    IT: 'Op het certificaat van de Anagrafe degli animali d’affezione: 15 cijfers, of de tatoeage (bv. 2HKD417 of 45MI1234).',
    BE: {
      dog: 'In het paspoort of op DogID: 15 cijfers, of de tatoeage (bv. B12A34).',
      cat: 'In het paspoort of op CatID: 15 cijfers, of de tatoeage (bv. B12A34).',
    },
  },
  example: '981 09…',
  save: 'Bewaren',
  saving: 'Bezig met bewaren',
  saved: (name: string) => `Het identificatienummer van ${name} is bewaard.`,
  mendTitle: (name: string) => `De fiche van ${name} corrigeren`,
  mended: (name: string) => `De fiche van ${name} is bijgewerkt.`,
  colour: animalLabels.nl.colour,
  adopted: 'Adoptiedatum',
  optional: '(facultatief)',
  cancel: 'Annuleren',
  close: 'Sluiten',
}
