import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { deName, elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const identificationMessages = messages({
  fr: {
    title: (name: string) => `Identifier ${name}`,
    left: (days: number) => plural(days, days === 0 ? 'Dernier jour' : `${days} jour`, `${days} jours`, 'fr'),
    over: 'Délai dépassé',
    before: (day: string) => `Sans numéro avant le ${day}, les remboursements seront suspendus.`,
    overdue: (name: string, day: string) =>
      `Le délai a pris fin le ${day}. Les remboursements ${deName(name)} attendent ce numéro et reprennent dès qu’il est là.`,
    label: animalLabels.fr.identification,
    where: {
      FR: 'Sur sa carte I-CAD : 15 chiffres pour une puce, ou son tatouage (ex. LXQ482).',
      IT: 'Sur son certificat de l’Anagrafe degli animali d’affezione : 15 chiffres.',
      BE: {
        dog: 'Dans son passeport ou sur DogID : 15 chiffres.',
        cat: 'Dans son passeport ou sur CatID : 15 chiffres.',
      },
    },
    example: '250 26…',
    save: 'Enregistrer',
    saving: 'Enregistrement',
    saved: (name: string) => `Le numéro d’identification ${deName(name)} est enregistré.`,
    mendTitle: (name: string) => `Corriger la fiche ${deName(name)}`,
    mended: (name: string) => `La fiche ${deName(name)} est à jour.`,
    colour: animalLabels.fr.colour,
    adopted: 'Date d’adoption',
    optional: '(facultatif)',
    cancel: 'Annuler',
    close: 'Fermer',
  },
  it: {
    title: (name: string) => `Identificazione di ${name}`,
    left: (days: number) => (days === 0 ? 'Ultimo giorno' : plural(days, `${days} giorno`, `${days} giorni`, 'it')),
    over: 'Termine scaduto',
    before: (day: string) => elided(`Senza il numero entro il ${day}, i rimborsi saranno sospesi.`),
    overdue: (name: string, day: string) =>
      elided(
        `Il termine è scaduto il ${day}. I rimborsi di ${name} attendono questo numero e riprenderanno appena sarà indicato.`,
      ),
    label: animalLabels.it.identification,
    where: {
      FR: 'Sulla sua carta I-CAD: 15 cifre per il microchip, oppure il tatuaggio (es. LXQ482).',
      IT: 'Sul certificato dell’Anagrafe degli animali d’affezione: 15 cifre.',
      BE: { dog: 'Nel passaporto o su DogID: 15 cifre.', cat: 'Nel passaporto o su CatID: 15 cifre.' },
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
  },
})
