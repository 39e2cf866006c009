import type { Kinds } from './kind.ts'

/** Animals with their cover, and documents. */
export const coverKinds = {
  icad_missing: {
    severity: 'action',
    group: 'animals',
    mail: 'optional',
    fr: [
      ['{name} : numéro d’identification à compléter', 'Numéro d’identification à compléter'],
      [
        '{days_left}, jusqu’au {date}. Sans lui, les remboursements sont mis en pause.',
        '{days_left} pour celui {de_name}.',
      ],
    ],
    it: [
      ['{name}: manca il numero di identificazione', 'Numero di identificazione mancante'],
      ['{days_left}, fino al {date}. Senza, i rimborsi sono sospesi.', '{days_left} per quello di {name}.'],
    ],
    letter: {
      fr: [
        [
          '{days_left}, jusqu’au {date}, pour nous indiquer le numéro d’identification {de_name}. Sans lui, les remboursements sont mis en pause.',
          '{days_left} pour nous indiquer le numéro d’identification {de_name}. Sans lui, les remboursements sont mis en pause.',
        ],
      ],
      it: [
        [
          '{days_left}, fino al {date}, per indicarci il numero di identificazione di {name}. Senza, i rimborsi sono sospesi.',
          '{days_left} per indicarci il numero di identificazione di {name}. Senza, i rimborsi sono sospesi.',
        ],
      ],
    },
    href: '/animals/{animal_id}',
  },
  waiting_over: {
    severity: 'info',
    group: 'animals',
    mail: 'optional',
    fr: [
      ['{name} : délai de carence terminé', 'Délai de carence terminé'],
      ['La garantie maladie {de_name} a commencé le {date}.', '{name} profite désormais de sa garantie maladie.'],
    ],
    it: [
      ['{name}: periodo di carenza terminato', 'Periodo di carenza terminato'],
      ['La garanzia malattia di {name} è attiva dal {date}.', 'La garanzia malattia di {name} è attiva.'],
    ],
    href: '/animals/{animal_id}',
  },
  ceiling_80: {
    severity: 'warning',
    group: 'animals',
    mail: 'optional',
    fr: [
      ['{name} : 80 % du plafond utilisé', '80 % du plafond utilisé'],
      ['Il reste {amount} sur {ceiling} jusqu’au {date}.', 'Il reste {amount} pour {name} jusqu’au {date}.'],
    ],
    it: [
      ['{name}: 80% del massimale utilizzato', '80% del massimale utilizzato'],
      ['Restano {amount} su {ceiling} fino al {date}.', 'Restano {amount} per {name} fino al {date}.'],
    ],
    letter: {
      fr: [
        [
          'Sur le plafond annuel {de_name}, {ceiling}, il reste {amount} jusqu’au {date}. Il se renouvelle ensuite.',
          'Il reste {amount} pour {name} jusqu’au {date}.',
        ],
      ],
      it: [
        [
          'Del massimale annuo di {name}, {ceiling}, restano {amount} fino al {date}. Poi si rinnova.',
          'Restano {amount} per {name} fino al {date}.',
        ],
      ],
    },
    href: '/animals/{animal_id}',
  },
  cover_ended: {
    severity: 'info',
    group: 'payments',
    mail: 'always',
    fr: [
      ['Fin des garanties {de_name}', 'Fin des garanties'],
      'Elles ont pour dernier jour le {date}. Les soins d’avant peuvent encore nous être envoyés.',
    ],
    it: [
      ['Fine della copertura di {name}', 'Fine della copertura'],
      'L’ultimo giorno è il {date}. Le cure precedenti possono ancora esserci inviate.',
    ],
    letter: {
      fr: [
        '{condolence}',
        'Le {date} est le dernier jour de ses garanties. Sa cotisation s’arrête avec elles : ce qui aurait été payé au-delà vous est rendu.',
        '{last_animal}',
        'Les soins reçus jusqu’à ce jour peuvent encore nous être envoyés. Sa page, ses remboursements et ses documents restent dans votre espace.',
        'Quelque chose n’est pas exact ? Écrivez-nous ou appelez-nous, nous le corrigerons.',
      ],
      it: [
        '{condolence}',
        'Il {date} è l’ultimo giorno della sua copertura. Il suo premio si ferma con essa: quanto fosse stato pagato oltre Le viene restituito.',
        '{last_animal}',
        'Le cure ricevute fino a quel giorno possono ancora esserci inviate. La sua pagina, i rimborsi e i documenti restano nella Sua area personale.',
        'Qualcosa non è esatto? Ci scriva o ci chiami, lo correggeremo.',
      ],
    },
    href: '/animals/{animal_id}',
  },
  document_available: {
    severity: 'info',
    group: 'documents',
    mail: 'optional',
    // prices are announced by a notice, which names their animals and their first day
    fr: [['{name} : cotisation révisée le {date}', 'Nouveau document'], '{title} est disponible dans votre contrat.'],
    it: [['{name}: premio adeguato dal {date}', 'Nuovo documento'], '{title} è disponibile nella Sua polizza.'],
    href: '/profile/contract',
  },
} as const satisfies Kinds
