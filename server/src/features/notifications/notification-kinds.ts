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
  security: {
    severity: 'warning',
    fr: ['Modification de votre compte bancaire', 'Votre IBAN a été modifié le {date}. Ce n’est pas vous ? Appelez-nous.'],
    it: ['Modifica del conto bancario', 'Il Suo IBAN è stato modificato il {date}. Non è stato Lei? Ci chiami.'],
    href: '/profile/payment-methods',
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof notificationKinds
