type Severity = 'info' | 'success' | 'action' | 'warning'
type Kind = {
  severity: Severity
  /** title and text; what stands in braces comes from the row's params; `elided` then puts the Italian article right before a date */
  fr: readonly [title: string, text: string]
  it: readonly [title: string, text: string]
  href: string
}

export const notificationKinds = {
  refund_filed: {
    severity: 'info',
    fr: ['Demande bien reçue', 'Votre demande {reference} nous est parvenue.'],
    it: ['Richiesta ricevuta', 'Abbiamo ricevuto la richiesta {reference}.'],
    href: '/refunds/{request_id}',
  },
  refund_processing: {
    severity: 'info',
    fr: ['Demande en cours d’étude', 'Notre équipe étudie la demande {reference}.'],
    it: ['Richiesta in esame', 'Il nostro team sta esaminando la richiesta {reference}.'],
    href: '/refunds/{request_id}',
  },
  action_required: {
    severity: 'action',
    fr: ['Un document est attendu', 'Complétez la demande {reference} avant le {date}.'],
    it: ['Serve un documento', 'Completi la richiesta {reference} entro il {date}.'],
    href: '/refunds/{request_id}',
  },
  action_done: {
    severity: 'info',
    fr: ['Demande complétée', 'La demande {reference} est complète : l’étude reprend.'],
    it: ['Richiesta completata', 'La richiesta {reference} è completa: l’esame riprende.'],
    href: '/refunds/{request_id}',
  },
  refund_accepted: {
    severity: 'success',
    fr: ['Remboursement accepté', '{amount} seront versés pour {name}.'],
    it: ['Rimborso accettato', 'Le saranno accreditati {amount} per {name}.'],
    href: '/refunds/{request_id}',
  },
  refund_paid: {
    severity: 'success',
    fr: ['Remboursement versé', '{amount} viennent d’être versés sur votre compte.'],
    it: ['Rimborso accreditato', 'Abbiamo accreditato {amount} sul Suo conto.'],
    href: '/refunds/{request_id}',
  },
  refund_rejected: {
    severity: 'warning',
    fr: ['Demande refusée', 'Consultez le motif de la demande {reference}.'],
    it: ['Richiesta rifiutata', 'Consulti il motivo della richiesta {reference}.'],
    href: '/refunds/{request_id}',
  },
  debit_upcoming: {
    severity: 'info',
    fr: ['Prochain prélèvement', '{amount} seront prélevés le {date}.'],
    it: ['Prossimo addebito', 'Il {date} addebiteremo {amount}.'],
    href: '/profile/receipts',
  },
  debit_declined: {
    severity: 'warning',
    fr: ['Prélèvement refusé', '{reason}. Régularisez votre cotisation {month}.'],
    it: ['Addebito respinto', '{reason}. Regolarizzi il premio di {month}.'],
    href: '/profile/receipts',
  },
  contribution_paid: {
    severity: 'success',
    fr: ['Cotisation réglée', 'Votre paiement de {amount} par carte est enregistré. Merci.'],
    it: ['Premio pagato', 'Il Suo pagamento con carta di {amount} è registrato. Grazie.'],
    href: '/profile/receipts',
  },
  due_day_changed: {
    severity: 'info',
    fr: ['Jour de prélèvement modifié', 'Vos cotisations seront prélevées le {due_day} de chaque mois.'],
    it: ['Giorno di addebito modificato', 'I premi saranno addebitati il {due_day} di ogni mese.'],
    href: '/profile/payment-methods',
  },
  icad_missing: {
    severity: 'action',
    fr: ['Numéro d’identification à compléter', 'Il reste {days} jours pour celui {de_name}.'],
    it: ['Numero di identificazione mancante', 'Restano {days} giorni per quello di {name}.'],
    href: '/animals/{animal_id}',
  },
  waiting_over: {
    severity: 'info',
    fr: ['Délai de carence terminé', '{name} profite désormais de sa garantie maladie.'],
    it: ['Periodo di carenza terminato', 'La garanzia malattia di {name} è attiva.'],
    href: '/animals/{animal_id}',
  },
  ceiling_80: {
    severity: 'warning',
    fr: ['80 % du plafond utilisé', 'Il reste {amount} pour {name} jusqu’au {date}.'],
    it: ['80 % del massimale utilizzato', 'Restano {amount} per {name} fino al {date}.'],
    href: '/animals/{animal_id}',
  },
  document_available: {
    severity: 'info',
    fr: ['Nouveau document', '{title} est disponible dans votre contrat.'],
    it: ['Nuovo documento', '{title} è disponibile nella Sua polizza.'],
    href: '/profile/contract',
  },
  withdrawal_requested: {
    severity: 'info',
    fr: ['Renonciation bien reçue', 'Votre demande {reference} nous est parvenue. Dernier jour de garantie : {date}.'],
    it: ['Ripensamento ricevuto', 'Abbiamo ricevuto la richiesta {reference}. Ultimo giorno di copertura: {date}.'],
    href: '/profile/contract',
  },
  termination_requested: {
    severity: 'info',
    fr: ['Demande de résiliation bien reçue', 'Votre demande {reference} nous est parvenue. Dernier jour de garantie : {date}.'],
    it: ['Disdetta ricevuta', 'Abbiamo ricevuto la richiesta {reference}. Ultimo giorno di copertura: {date}.'],
    href: '/profile/contract',
  },
  sponsorship_validated: {
    severity: 'success',
    fr: ['Parrainage validé', 'Découvrez votre gain pour {godchild}.'],
    it: ['Presentazione convalidata', 'Scopra il premio per {godchild}.'],
    href: '/sponsorship',
  },
  mandate_signed: {
    severity: 'success',
    fr: ['Mandat signé', 'Votre mandat {umr} est signé. Premier prélèvement le {date}.'],
    it: ['Mandato firmato', 'Il Suo mandato {umr} è firmato. Primo addebito il {date}.'],
    href: '/profile/payment-methods',
  },
  // no debit is planned yet
  mandate_signed_undated: {
    severity: 'success',
    fr: ['Mandat signé', 'Votre mandat {umr} est signé.'],
    it: ['Mandato firmato', 'Il Suo mandato {umr} è firmato.'],
    href: '/profile/payment-methods',
  },
  card_registered: {
    severity: 'success',
    fr: ['Carte enregistrée', 'Vos prochaines cotisations seront débitées de votre carte {card}.'],
    it: ['Carta registrata', 'I prossimi premi saranno addebitati sulla Sua carta {card}.'],
    href: '/profile/payment-methods',
  },
  // the member's first one: no IBAN was replaced
  refund_account_chosen: {
    severity: 'success',
    fr: ['Compte enregistré pour vos remboursements', 'Vos prochains remboursements seront versés sur le compte {account}.'],
    it: ['Conto registrato per i rimborsi', 'I prossimi rimborsi saranno accreditati sul conto {account}.'],
    href: '/profile/payment-methods',
  },
  account_released: {
    severity: 'warning',
    fr: ['Vos remboursements n’attendent plus', 'Ils partent sans attendre vers le compte {account}. Ce n’est pas vous ? Appelez-nous.'],
    it: ['I Suoi rimborsi non sono più in attesa', 'Partono senza attendere verso il conto {account}. Non è stato Lei? Ci chiami.'],
    href: '/profile/payment-methods',
  },
  security: {
    severity: 'warning',
    fr: ['Modification de votre compte bancaire', 'Votre IBAN a été modifié le {date}. Ce n’est pas vous ? Appelez-nous.'],
    it: ['Modifica del conto bancario', 'Il Suo IBAN è stato modificato il {date}. Non è stato Lei? Ci chiami.'],
    href: '/profile/payment-methods',
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof notificationKinds
