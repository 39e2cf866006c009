import type { Label } from './messages.ts'

/** Names of the pages: in the menu, above it, in the search, and where a text sends somebody there. */
export const pageNames = {
  home: { fr: 'Accueil', it: 'Home' },
  refunds: { fr: 'Mes remboursements', it: 'I miei rimborsi' },
  new_request: { fr: 'Nouvelle demande de remboursement', it: 'Nuova richiesta di rimborso' },
  estimate: { fr: 'Estimer un remboursement', it: 'Stima un rimborso' },
  sponsorship: { fr: 'Mes parrainages', it: 'Presenta un amico' },
  animals: { fr: 'Mes animaux', it: 'I miei animali' },
  cover_ending: { fr: 'Un animal n’est plus là', it: 'Un animale non c’è più' },
  profile: { fr: 'Mes informations', it: 'I miei dati' },
  contract: { fr: 'Mon contrat', it: 'La mia polizza' },
  termination: { fr: 'Résilier mon contrat', it: 'Disdire il contratto' },
  withdrawal: { fr: 'Renoncer à mon contrat', it: 'Recedere dal contratto' },
  payment_methods: { fr: 'Moyens de paiement', it: 'Metodi di pagamento' },
  account: { fr: 'Modifier mon compte bancaire', it: 'Modifica il conto bancario' },
  refund_account: { fr: 'Compte pour mes remboursements', it: 'Conto per i rimborsi' },
  card: { fr: 'Payer par carte', it: 'Paga con carta' },
  receipts: { fr: 'Cotisations', it: 'Premi mensili' },
  schedule: { fr: 'Échéancier', it: 'Piano dei pagamenti' },
  notifications: { fr: 'Notifications', it: 'Notifiche' },
  notification_preferences: { fr: 'Préférences de notification', it: 'Preferenze di notifica' },
  contact: { fr: 'Nous contacter', it: 'Contatti' },
  faq: { fr: 'Questions fréquentes', it: 'Domande frequenti' },
} as const satisfies Record<string, Label>

export type PageName = keyof typeof pageNames
