import type { Kinds } from './kind.ts'

/** Contributions, and what they are debited from. */
export const paymentKinds = {
  // domain rules §4.3: the letter is the pre-notification, with account, mandate and creditor
  debit_upcoming: {
    severity: 'info',
    group: 'payments',
    mail: 'always',
    fr: ['Prochain prélèvement', '{amount} seront prélevés le {date}.'],
    it: ['Prossimo addebito', 'Il {date} addebiteremo {amount}.'],
    letter: {
      fr: [
        [
          '{amount} seront prélevés le {date} sur le compte {account}. RUM {umr}, ICS {ics}.',
          '{amount} seront débités de votre carte {card} le {date}.',
          '{amount} seront prélevés le {date}.',
        ],
      ],
      it: [
        [
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
    fr: ['{declined}', '{reason}. Régularisez votre cotisation {de_month}.'],
    it: ['{declined}', '{reason}. Regolarizzi il premio di {month}.'],
    letter: {
      fr: [
        [
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
    fr: ['Cotisation réglée', 'Votre paiement de {amount} par carte est enregistré. Merci.'],
    it: ['Premio pagato', 'Il Suo pagamento con carta di {amount} è registrato. Grazie.'],
    href: '/profile/receipts',
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
