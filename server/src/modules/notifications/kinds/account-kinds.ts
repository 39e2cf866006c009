import type { Kinds } from './kind.ts'

/** Changes and requests of the member; each has a letter of its own. */
export const accountKinds = {
  // the member's first one: no IBAN was replaced
  refund_account_chosen: {
    severity: 'success',
    group: 'security',
    mail: 'own',
    fr: [
      'Compte enregistré pour vos remboursements',
      'Vos prochains remboursements seront versés sur le compte {account}.',
    ],
    it: ['Conto registrato per i rimborsi', 'I prossimi rimborsi saranno accreditati sul conto {account}.'],
    href: '/profile/payment-methods',
  },
  account_released: {
    severity: 'warning',
    group: 'security',
    mail: 'own',
    fr: [
      'Vos remboursements n’attendent plus',
      'Ils partent sans attendre vers le compte {account}. Ce n’est pas vous ? Appelez-nous.',
    ],
    it: [
      'I Suoi rimborsi non sono più in attesa',
      'Partono senza attendere verso il conto {account}. Non è stato Lei? Ci chiami.',
    ],
    href: '/profile/payment-methods',
  },
  security: {
    severity: 'warning',
    group: 'security',
    mail: 'own',
    fr: [
      'Modification de votre compte bancaire',
      'Votre IBAN a été modifié le {date}. Ce n’est pas vous ? Appelez-nous.',
    ],
    it: ['Modifica del conto bancario', 'Il Suo IBAN è stato modificato il {date}. Non è stato Lei? Ci chiami.'],
    href: '/profile/payment-methods',
  },
  withdrawal_requested: {
    severity: 'info',
    group: 'security',
    mail: 'own',
    fr: ['Renonciation bien reçue', 'Votre demande {reference} nous est parvenue. Dernier jour de garantie : {date}.'],
    it: ['Ripensamento ricevuto', 'Abbiamo ricevuto la richiesta {reference}. Ultimo giorno di copertura: {date}.'],
    href: '/profile/contract',
  },
  termination_requested: {
    severity: 'info',
    group: 'security',
    mail: 'own',
    fr: [
      'Demande de résiliation bien reçue',
      'Votre demande {reference} nous est parvenue. Dernier jour de garantie : {date}.',
    ],
    it: ['Disdetta ricevuta', 'Abbiamo ricevuto la richiesta {reference}. Ultimo giorno di copertura: {date}.'],
    href: '/profile/contract',
  },
} as const satisfies Kinds
