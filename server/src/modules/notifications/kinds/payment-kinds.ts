import type { Kinds } from './kind.ts'

/** Contributions, and what they are debited from. */
export const paymentKinds = {
  // domain rules §4.3: the letter is the pre-notification, with account, mandate and creditor
  debit_upcoming: {
    severity: 'info',
    group: 'payments',
    mail: 'always',
    fr: [
      ['Cotisation : {amount} le {date}', 'Prochain prélèvement'],
      [
        'Cotisation {de_month}, prélevée sur {account}.',
        'Cotisation {de_month}, débitée de votre carte {card}.',
        '{amount} seront prélevés le {date}.',
      ],
    ],
    it: [
      ['Premio: {amount} il {date}', 'Prossimo addebito'],
      [
        'Premio di {month}, addebitato sul conto {account}.',
        'Premio di {month}, addebitato sulla carta {card}.',
        'Il {date} addebiteremo {amount}.',
      ],
    ],
    letter: {
      fr: [
        [
          '{amount} seront prélevés le {date} sur le compte {account} pour la cotisation {de_month}. RUM {umr}, ICS {ics}.',
          '{amount} seront débités de votre carte {card} le {date} pour la cotisation {de_month}.',
          '{amount} seront prélevés le {date} sur le compte {account}. RUM {umr}, ICS {ics}.',
          '{amount} seront débités de votre carte {card} le {date}.',
          '{amount} seront prélevés le {date}.',
        ],
      ],
      it: [
        [
          'Il {date} addebiteremo {amount} sul conto {account} per il premio di {month}. Mandato {umr}, CID {ics}.',
          'Il {date} addebiteremo {amount} sulla Sua carta {card} per il premio di {month}.',
          'Il {date} addebiteremo {amount} sul conto {account}. Mandato {umr}, CID {ics}.',
          'Il {date} addebiteremo {amount} sulla Sua carta {card}.',
          'Il {date} addebiteremo {amount}.',
        ],
      ],
    },
    href: '/profile/receipts/{receipt_id}',
  },
  debit_declined: {
    severity: 'warning',
    group: 'payments',
    mail: 'always',
    fr: [
      ['{declined} : {amount}', '{declined}'],
      [
        '{reason}. Cotisation {de_month} : nouvel essai le {next_date}.',
        '{reason}. Régularisez votre cotisation {de_month}.',
      ],
    ],
    it: [
      ['{declined}: {amount}', '{declined}'],
      ['{reason}. Premio di {month}: nuovo tentativo il {next_date}.', '{reason}. Regolarizzi il premio di {month}.'],
    ],
    letter: {
      fr: [
        [
          'La cotisation {de_month} ({amount}) n’a pas pu être prélevée sur {account}. Motif : {reason}.',
          'La cotisation {de_month} ({amount}) n’a pas pu être débitée de votre carte {card}. Motif : {reason}.',
          'Motif : {reason}. La cotisation {de_month} ({amount}) n’est pas réglée.',
          'Motif : {reason}. La cotisation {de_month} n’est pas réglée.',
        ],
        [
          'Nous présenterons de nouveau ce prélèvement le {next_date}. Votre espace indique comment régler dès maintenant.',
          'Ce prélèvement ne sera pas présenté de nouveau : votre espace indique comment régler dès maintenant.',
        ],
      ],
      it: [
        [
          'Non è stato possibile addebitare sul conto {account} il premio di {month} ({amount}). Motivo: {reason}.',
          'Non è stato possibile addebitare sulla Sua carta {card} il premio di {month} ({amount}). Motivo: {reason}.',
          'Motivo: {reason}. Il premio di {month} ({amount}) non risulta pagato.',
          'Motivo: {reason}. Il premio di {month} non risulta pagato.',
        ],
        [
          'Presenteremo di nuovo l’addebito il {next_date}. La Sua area personale indica come pagare subito.',
          'L’addebito non sarà presentato di nuovo: la Sua area personale indica come pagare subito.',
        ],
      ],
    },
    href: '/profile/receipts/{receipt_id}',
  },
  contribution_paid: {
    severity: 'success',
    group: 'payments',
    mail: 'own',
    fr: [
      ['Cotisation {de_month} réglée', 'Cotisation réglée'],
      'Votre paiement de {amount} par carte est enregistré. Merci.',
    ],
    it: [['Premio di {month} pagato', 'Premio pagato'], 'Il Suo pagamento con carta di {amount} è registrato. Grazie.'],
    href: '/profile/receipts',
  },
  // one that had come back, and was collected in the end without the member's doing
  contribution_collected: {
    severity: 'success',
    group: 'payments',
    mail: 'always',
    fr: [
      ['Cotisation {de_month} réglée', 'Cotisation réglée'],
      ['{amount} ont été prélevés le {date}. {left}', '{amount} ont été prélevés le {date}. Plus rien n’est dû.'],
    ],
    it: [
      ['Premio di {month} pagato', 'Premio pagato'],
      [
        '{amount} sono stati addebitati il {date}. {left}',
        '{amount} sono stati addebitati il {date}. Non risulta più nulla da pagare.',
      ],
    ],
    letter: {
      fr: [
        'La cotisation {de_month}, qui avait été refusée, est réglée : {amount} ont été prélevés le {date}.',
        ['{left}', 'Plus rien n’est dû : {resumes}.', 'Plus rien n’est dû.'],
      ],
      it: [
        'Il premio di {month}, che era stato respinto, è pagato: {amount} sono stati addebitati il {date}.',
        ['{left}', 'Non risulta più nulla da pagare: {resumes}.', 'Non risulta più nulla da pagare.'],
      ],
    },
    href: '/profile/receipts/{receipt_id}',
  },
  due_day_changed: {
    severity: 'info',
    group: 'payments',
    mail: 'own',
    fr: ['Jour de prélèvement modifié', 'Vos cotisations seront prélevées le {due_day} de chaque mois.'],
    it: ['Giorno di addebito modificato', 'I premi saranno addebitati il {due_day} di ogni mese.'],
    href: '/profile/payment-methods',
  },
  mandate_signed: {
    severity: 'success',
    group: 'payments',
    mail: 'own',
    fr: ['Mandat signé', 'Votre mandat {umr} est signé. Premier prélèvement le {date}.'],
    it: ['Mandato firmato', 'Il Suo mandato {umr} è firmato. Primo addebito il {date}.'],
    href: '/profile/payment-methods',
  },
  // no debit is planned yet
  mandate_signed_undated: {
    severity: 'success',
    group: 'payments',
    mail: 'own',
    fr: ['Mandat signé', 'Votre mandat {umr} est signé.'],
    it: ['Mandato firmato', 'Il Suo mandato {umr} è firmato.'],
    href: '/profile/payment-methods',
  },
  card_registered: {
    severity: 'success',
    group: 'payments',
    mail: 'own',
    fr: ['Carte enregistrée', 'Vos prochaines cotisations seront débitées de votre carte {card}.'],
    it: ['Carta registrata', 'I prossimi premi saranno addebitati sulla Sua carta {card}.'],
    href: '/profile/payment-methods',
  },
} as const satisfies Kinds
