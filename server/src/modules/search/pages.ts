import type { Feature, Permission } from '@coussinet/contract/permissions.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'

/** `words`: what members type for it, beside its title. */
type Named = { title: string; words: string }
/** `is_of_cards`: nothing where there is no payment provider */
export type Page = {
  href: string
  is_of_cards?: boolean
  /** all of them are needed */ permissions?: readonly Permission[]
  feature?: Feature
} & Record<Language, Named>

/** The pages that a member may look for, in the order of the menu. */
export const pages: readonly Page[] = [
  {
    href: '/',
    fr: { title: 'Accueil', words: 'tableau de bord début' },
    it: { title: 'Home', words: 'pagina iniziale riepilogo' },
  },
  {
    href: '/refunds',
    permissions: ['refunds:read'],
    fr: { title: 'Mes remboursements', words: 'demandes suivi statut soins versement argent sinistre' },
    it: { title: 'I miei rimborsi', words: 'richieste stato pratica cure accredito soldi sinistro' },
  },
  {
    href: '/refunds/new',
    permissions: ['refunds:read', 'refunds:write'],
    fr: {
      title: 'Nouvelle demande de remboursement',
      words: 'facture envoyer déposer ajouter feuille de soins vétérinaire déclarer',
    },
    it: {
      title: 'Nuova richiesta di rimborso',
      words: 'fattura inviare caricare allegare modulo di cura veterinario denuncia',
    },
  },
  {
    href: '/refunds/estimate',
    permissions: ['refunds:read'],
    fr: { title: 'Estimer un remboursement', words: 'estimation simulation calcul combien devis' },
    it: { title: 'Stima un rimborso', words: 'stima simulazione calcolo quanto preventivo' },
  },
  {
    href: '/sponsorship',
    feature: 'sponsorship',
    fr: { title: 'Mes parrainages', words: 'parrainage parrainer filleul parrain lien ami proche gain code' },
    it: { title: 'Presenta un amico', words: 'presentazione amici invito invitare link premio codice' },
  },
  {
    href: '/animals',
    permissions: ['animals:read'],
    fr: {
      title: 'Mes animaux',
      words: 'chien chat plafond franchise carence délai formule puce identification ICAD vaccin',
    },
    it: {
      title: 'I miei animali',
      words: 'cane gatto massimale franchigia carenza formula microchip identificazione vaccini',
    },
  },
  {
    href: '/profile',
    fr: {
      title: 'Mes informations',
      words:
        'profil compte mot de passe mdp adresse déménagement e-mail téléphone mobile langue sécurité connexion clé d’accès appareils données personnelles',
    },
    it: {
      title: 'I miei dati',
      words:
        'profilo account password indirizzo trasloco e-mail telefono cellulare lingua sicurezza accesso passkey dispositivi dati personali',
    },
  },
  {
    href: '/profile/contract',
    permissions: ['contract:read'],
    fr: {
      title: 'Mon contrat',
      words: 'documents attestation certificat conditions générales IPID garanties police échéance',
    },
    it: {
      title: 'La mia polizza',
      words: 'contratto documenti attestato certificato condizioni DIP garanzie scadenza',
    },
  },
  {
    href: '/profile/contract/termination',
    permissions: ['contract:read'],
    fr: { title: 'Résilier mon contrat', words: 'résiliation arrêter annuler fin quitter' },
    it: { title: 'Disdire il contratto', words: 'disdetta recesso annullare cessare fine polizza' },
  },
  {
    href: '/profile/payment-methods',
    permissions: ['payment-methods:read'],
    fr: { title: 'Préférences', words: 'moyen de paiement prélèvement mandat RIB IBAN BIC banque compte jour carte' },
    it: { title: 'Preferenze', words: 'metodo di pagamento addebito mandato SDD IBAN BIC banca conto giorno carta' },
  },
  {
    href: '/profile/payment-methods/account',
    permissions: ['payment-methods:read', 'payment-methods:write'],
    fr: { title: 'Modifier mon compte bancaire', words: 'RIB IBAN BIC changer banque prélèvement mandat signer' },
    it: { title: 'Modifica il conto bancario', words: 'IBAN BIC cambiare banca addebito mandato firmare' },
  },
  {
    href: '/profile/payment-methods/refund-account',
    permissions: ['payment-methods:read', 'payment-methods:write'],
    fr: { title: 'Compte pour mes remboursements', words: 'RIB IBAN recevoir versement changer' },
    it: { title: 'Conto per i rimborsi', words: 'IBAN ricevere accredito cambiare' },
  },
  {
    href: '/profile/payment-methods/card',
    is_of_cards: true,
    permissions: ['payment-methods:read', 'payment-methods:write'],
    fr: { title: 'Payer par carte bancaire', words: 'carte bleue CB visa mastercard changer enregistrer' },
    it: { title: 'Paga con carta', words: 'carta di credito visa mastercard cambiare registrare' },
  },
  {
    href: '/profile/receipts',
    permissions: ['receipts:read'],
    fr: { title: 'Cotisations', words: 'quittance prime paiement facture échéance impayé prélèvement reçu mensualité' },
    it: {
      title: 'Premi mensili',
      words: 'quietanza pagamento bolletta rata scadenza insoluto addebito ricevuta mensilità',
    },
  },
  {
    href: '/profile/receipts/schedule',
    permissions: ['receipts:read'],
    feature: 'payment_schedule',
    fr: { title: 'Échéancier', words: 'calendrier des prélèvements cotisations à venir' },
    it: { title: 'Piano dei pagamenti', words: 'calendario addebiti premi rate' },
  },
  {
    href: '/notifications',
    feature: 'notifications',
    fr: { title: 'Notifications', words: 'alertes messages nouvelles non lues' },
    it: { title: 'Notifiche', words: 'avvisi messaggi novità non lette' },
  },
  {
    href: '/notifications/preferences',
    feature: 'notifications',
    fr: { title: 'Choisir mes e-mails', words: 'préférences notifications alertes désabonner ne plus recevoir' },
    it: { title: 'Scegli le mie e-mail', words: 'preferenze notifiche avvisi disiscrivere non ricevere' },
  },
  {
    href: '/contact',
    permissions: ['contact:write'],
    fr: {
      title: 'Nous contacter',
      words: 'contact écrire message téléphone horaires réclamation décès conseiller aide service client adresse',
    },
    it: {
      title: 'Contatti',
      words: 'contattare scrivere messaggio telefono orari reclamo decesso assistenza aiuto servizio clienti indirizzo',
    },
  },
  {
    href: '/faq',
    fr: { title: 'Questions fréquentes', words: 'FAQ aide réponses' },
    it: { title: 'Domande frequenti', words: 'FAQ aiuto risposte' },
  },
]
