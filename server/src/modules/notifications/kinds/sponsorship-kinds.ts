import { gainPaidBy, sponsorshipRefused, sponsorshipStages } from '@coussinet/contract/domain/sponsorship-stages.ts'
import type { Kinds } from './kind.ts'

/** Godchildren of a member, and what they brought. The words of a gain suit a fixed one too: in Italy nothing is left to chance. */
export const sponsorshipKinds = {
  sponsorship_created: {
    severity: 'info',
    group: 'sponsorship',
    mail: 'optional',
    fr: [
      'Une demande de devis par votre lien',
      '{godchild} a demandé un devis grâce à vous. Merci d’avoir partagé votre lien.',
    ],
    it: [
      'Una richiesta di preventivo dal Suo link',
      '{godchild} ha chiesto un preventivo grazie a Lei. Grazie di aver condiviso il Suo link.',
    ],
    href: '/sponsorship',
  },
  sponsorship_validated: {
    severity: 'success',
    group: 'sponsorship',
    mail: 'optional',
    fr: [sponsorshipStages.fr.validated, 'Votre gain pour {godchild} vous attend.'],
    it: [sponsorshipStages.it.validated, 'Il premio per {godchild} La aspetta.'],
    href: '/sponsorship',
  },
  // money won: always told, like all that is paid
  sponsorship_drawn: {
    severity: 'success',
    group: 'payments',
    mail: 'always',
    fr: ['Votre gain : {amount}', `{amount} pour {godchild}, versés ${gainPaidBy('{date}', 'fr')}.`],
    it: ['Il Suo premio: {amount}', `{amount} per {godchild}: accredito ${gainPaidBy('{date}', 'it')}.`],
    href: '/sponsorship',
  },
  sponsorship_paid: {
    severity: 'success',
    group: 'payments',
    mail: 'always',
    fr: [
      'Gain versé : {amount}',
      '{amount} pour {godchild} ont été versés le {date} sur votre compte de remboursement.',
    ],
    it: [
      'Premio accreditato: {amount}',
      '{amount} per {godchild} sono stati accreditati il {date} sul conto dei rimborsi.',
    ],
    href: '/sponsorship',
  },
  sponsorship_refused: {
    severity: 'warning',
    group: 'sponsorship',
    mail: 'optional',
    fr: ['Parrainage non retenu', `{godchild} : ${sponsorshipRefused.fr.clause}. Une question ? Écrivez-nous.`],
    it: ['Presentazione non accolta', `{godchild}: ${sponsorshipRefused.it.clause}. Ha una domanda? Ci scriva.`],
    href: '/sponsorship',
  },
} as const satisfies Kinds
