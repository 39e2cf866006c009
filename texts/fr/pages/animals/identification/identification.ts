import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { plural, deName } from '@coussinet/contract/domain/grammar.ts'

export const identificationMessages = {
  title: (name: string) => `Identifier ${name}`,
  left: (days: number) => plural(days, days === 0 ? 'Dernier jour' : `${days} jour`, `${days} jours`, 'fr'),
  over: 'Délai dépassé',
  before: (day: string) => `Sans numéro avant le ${day}, les remboursements pourront être mis en attente.`,
  overdue: (name: string, day: string) =>
    `Le délai a pris fin le ${day}. Nous pouvons attendre ce numéro pour rembourser les soins ${deName(name)}.`,
  label: animalLabels.fr.identification,
  where: {
    FR: 'Sur sa carte I-CAD : 15 chiffres pour une puce, ou son tatouage (ex. LXQ482).',
    IT: 'Sur son certificat de l’Anagrafe degli animali d’affezione : 15 chiffres, ou le tatouage (ex. 2HKD417 ou 45MI1234).',
    BE: {
      dog: 'Dans son passeport ou sur DogID : 15 chiffres, ou le tatouage (ex. B12A34).',
      cat: 'Dans son passeport ou sur CatID : 15 chiffres, ou le tatouage (ex. B12A34).',
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
}
