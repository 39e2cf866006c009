import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { plural, elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/animals/identification/identification.ts'

export const identificationMessages: Translated<typeof french.identificationMessages> = {
  title: (name: string) => `Identificazione di ${name}`,
  left: (days: number) => (days === 0 ? 'Ultimo giorno' : plural(days, `${days} giorno`, `${days} giorni`, 'it')),
  over: 'Termine scaduto',
  before: (day: string) => elided(`Senza il numero entro il ${day}, i rimborsi potranno essere messi in attesa.`),
  overdue: (name: string, day: string) =>
    elided(`Il termine è scaduto il ${day}. Possiamo attendere questo numero per rimborsare le cure di ${name}.`),
  label: animalLabels.it.identification,
  where: {
    FR: 'Sulla sua carta I-CAD: 15 cifre per il microchip, oppure il tatuaggio (es. LXQ482).',
    IT: 'Sul certificato dell’Anagrafe degli animali d’affezione: 15 cifre, oppure il tatuaggio (es. 2HKD417 o 45MI1234).',
    BE: {
      dog: 'Nel passaporto o su DogID: 15 cifre, oppure il tatuaggio (es. B12A34).',
      cat: 'Nel passaporto o su CatID: 15 cifre, oppure il tatuaggio (es. B12A34).',
    },
  },
  example: '380 2601…',
  save: 'Salva',
  saving: 'Salvataggio',
  saved: (name: string) => `Il numero di identificazione di ${name} è registrato.`,
  mendTitle: (name: string) => `Correggi la scheda di ${name}`,
  mended: (name: string) => `La scheda di ${name} è aggiornata.`,
  colour: animalLabels.it.colour,
  adopted: 'Data di adozione',
  optional: '(facoltativo)',
  cancel: 'Annulla',
  close: 'Chiudi',
}
