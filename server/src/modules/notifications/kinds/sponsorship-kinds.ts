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
    fr: [['{godchild} : parrainage validé', sponsorshipStages.fr.validated], 'Votre gain pour {godchild} vous attend.'],
    it: [
      ['{godchild}: presentazione convalidata', sponsorshipStages.it.validated],
      'Il premio per {godchild} La aspetta.',
    ],
    href: '/sponsorship',
  },
  // money won: always told, like all that is paid
  sponsorship_drawn: {
    severity: 'success',
    group: 'payments',
    mail: 'always',
    fr: [
      ['Vous gagnez {amount} grâce à {godchild}', 'Votre gain : {amount}'],
      [`Versement ${gainPaidBy('{date}', 'fr')}, {account}.`, `Versement ${gainPaidBy('{date}', 'fr')}.`],
    ],
    it: [
      ['Premio di {amount} grazie a {godchild}', 'Il Suo premio: {amount}'],
      [`Accredito ${gainPaidBy('{date}', 'it')}, {account}.`, `Accredito ${gainPaidBy('{date}', 'it')}.`],
    ],
    letter: {
      fr: [
        'Merci d’avoir partagé votre lien : vous gagnez {amount} grâce à {godchild}.',
        [`Versement ${gainPaidBy('{date}', 'fr')}, {account}.`, `Versement ${gainPaidBy('{date}', 'fr')}.`],
      ],
      it: [
        'Grazie di aver condiviso il Suo link: riceve un premio di {amount} grazie a {godchild}.',
        [`Accredito ${gainPaidBy('{date}', 'it')}, {account}.`, `Accredito ${gainPaidBy('{date}', 'it')}.`],
      ],
    },
    href: '/sponsorship',
  },
  sponsorship_paid: {
    severity: 'success',
    group: 'payments',
    mail: 'always',
    fr: [
      ['{amount} versés grâce à {godchild}', 'Gain versé : {amount}'],
      [
        'Votre gain est parti le {date} vers votre compte de remboursement, {account}.',
        '{amount} pour {godchild} ont été versés le {date} sur votre compte de remboursement.',
      ],
    ],
    it: [
      ['{amount} accreditati grazie a {godchild}', 'Premio accreditato: {amount}'],
      [
        'Il Suo premio è partito il {date} verso il conto dei rimborsi, {account}.',
        '{amount} per {godchild} sono stati accreditati il {date} sul conto dei rimborsi.',
      ],
    ],
    letter: {
      fr: [
        [
          '{amount}, gagnés grâce à {godchild}, sont partis le {date} vers votre compte de remboursement, {account}.',
          '{amount} pour {godchild} ont été versés le {date} sur votre compte de remboursement.',
        ],
      ],
      it: [
        [
          '{amount}, ricevuti grazie a {godchild}, sono partiti il {date} verso il conto dei rimborsi, {account}.',
          '{amount} per {godchild} sono stati accreditati il {date} sul conto dei rimborsi.',
        ],
      ],
    },
    href: '/sponsorship',
  },
  sponsorship_refused: {
    severity: 'warning',
    group: 'sponsorship',
    mail: 'optional',
    fr: [
      ['Parrainage {de_godchild} non retenu', 'Parrainage non retenu'],
      `{godchild} : ${sponsorshipRefused.fr.clause}. Une question ? Écrivez-nous.`,
    ],
    it: [
      ['Presentazione di {godchild} non accolta', 'Presentazione non accolta'],
      `{godchild}: ${sponsorshipRefused.it.clause}. Ha una domanda? Ci scriva.`,
    ],
    href: '/sponsorship',
  },
} as const satisfies Kinds
