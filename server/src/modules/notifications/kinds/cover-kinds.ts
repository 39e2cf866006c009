import type { Kinds } from './kind.ts'

/** Animals with their cover, and documents. */
export const coverKinds = {
  icad_missing: {
    severity: 'action',
    group: 'animals',
    mail: 'optional',
    fr: ['Numéro d’identification à compléter', '{days_left} pour celui {de_name}.'],
    it: ['Numero di identificazione mancante', '{days_left} per quello di {name}.'],
    letter: {
      fr: [
        [
          '{days_left} pour nous indiquer le numéro d’identification {de_name}. Sans lui, les remboursements sont mis en pause.',
        ],
      ],
      it: [['{days_left} per indicarci il numero di identificazione di {name}. Senza, i rimborsi sono sospesi.']],
    },
    href: '/animals/{animal_id}',
  },
  waiting_over: {
    severity: 'info',
    group: 'animals',
    mail: 'optional',
    fr: ['Délai de carence terminé', '{name} profite désormais de sa garantie maladie.'],
    it: ['Periodo di carenza terminato', 'La garanzia malattia di {name} è attiva.'],
    href: '/animals/{animal_id}',
  },
  ceiling_80: {
    severity: 'warning',
    group: 'animals',
    mail: 'optional',
    fr: ['80 % du plafond utilisé', 'Il reste {amount} pour {name} jusqu’au {date}.'],
    it: ['80% del massimale utilizzato', 'Restano {amount} per {name} fino al {date}.'],
    href: '/animals/{animal_id}',
  },
  document_available: {
    severity: 'info',
    group: 'documents',
    mail: 'optional',
    fr: ['Nouveau document', '{title} est disponible dans votre contrat.'],
    it: ['Nuovo documento', '{title} è disponibile nella Sua polizza.'],
    href: '/profile/contract',
  },
} as const satisfies Kinds
