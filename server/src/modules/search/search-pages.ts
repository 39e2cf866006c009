import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { PageName } from '@coussinet/contract/domain/page-names.ts'

/** In each language what members type for it, beside its name; `is_of_cards`: nothing where there is no payment provider */
export type Page = {
  href: string
  page: PageName
  is_of_cards?: boolean
} & Record<Language, string>

/** The pages that a member may look for, in the order of the menu. */
export const pages: readonly Page[] = [
  {
    href: '/',
    page: 'home',
    fr: 'tableau de bord début',
    it: 'pagina iniziale riepilogo',
  },
  {
    href: '/refunds',
    page: 'refunds',
    fr: 'demandes suivi statut soins versement argent sinistre',
    it: 'richieste stato pratica cure accredito soldi sinistro',
  },
  {
    href: '/refunds/new',
    page: 'new_request',
    fr: 'facture envoyer déposer ajouter feuille de soins vétérinaire déclarer',
    it: 'fattura inviare caricare allegare modulo di cura veterinario denuncia',
  },
  {
    href: '/refunds/estimate',
    page: 'estimate',
    fr: 'estimation simulation calcul combien devis',
    it: 'stima simulazione calcolo quanto preventivo',
  },
  {
    href: '/sponsorship',
    page: 'sponsorship',
    fr: 'parrainage parrainer filleul parrain lien ami proche gain code',
    it: 'presentazione amici invito invitare link premio codice',
  },
  {
    href: '/animals',
    page: 'animals',
    fr: 'chien chat plafond franchise carence délai formule puce identification ICAD vaccin',
    it: 'cane gatto massimale franchigia carenza formula microchip identificazione vaccini',
  },
  {
    href: '/profile',
    page: 'profile',
    fr: 'profil compte mot de passe mdp adresse déménagement e-mail téléphone mobile langue sécurité connexion clé d’accès appareils données personnelles',
    it: 'profilo account password indirizzo trasloco e-mail telefono cellulare lingua sicurezza accesso passkey dispositivi dati personali',
  },
  {
    href: '/profile/contract',
    page: 'contract',
    fr: 'documents attestation certificat conditions générales IPID garanties police échéance',
    it: 'contratto documenti attestato certificato condizioni DIP garanzie scadenza',
  },
  {
    href: '/profile/contract/termination',
    page: 'termination',
    fr: 'résiliation arrêter annuler fin quitter',
    it: 'disdetta recesso annullare cessare fine polizza',
  },
  {
    href: '/profile/payment-methods',
    page: 'payment_methods',
    fr: 'moyen de paiement prélèvement mandat RIB IBAN BIC banque compte jour carte',
    it: 'metodo di pagamento addebito mandato SDD IBAN BIC banca conto giorno carta',
  },
  {
    href: '/profile/payment-methods/account',
    page: 'account',
    fr: 'RIB IBAN BIC changer banque prélèvement mandat signer',
    it: 'IBAN BIC cambiare banca addebito mandato firmare',
  },
  {
    href: '/profile/payment-methods/refund-account',
    page: 'refund_account',
    fr: 'RIB IBAN recevoir versement changer',
    it: 'IBAN ricevere accredito cambiare',
  },
  {
    href: '/profile/payment-methods/card',
    page: 'card',
    is_of_cards: true,
    fr: 'carte bancaire bleue CB visa mastercard changer enregistrer',
    it: 'carta di credito visa mastercard cambiare registrare',
  },
  {
    href: '/profile/receipts',
    page: 'receipts',
    fr: 'quittance prime paiement facture échéance impayé prélèvement reçu mensualité',
    it: 'quietanza pagamento bolletta rata scadenza insoluto addebito ricevuta mensilità',
  },
  {
    href: '/profile/receipts/schedule',
    page: 'schedule',
    fr: 'calendrier des prélèvements cotisations à venir',
    it: 'calendario addebiti premi rate',
  },
  {
    href: '/notifications',
    page: 'notifications',
    fr: 'alertes messages nouvelles non lues',
    it: 'avvisi messaggi novità non lette',
  },
  {
    href: '/notifications/preferences',
    page: 'notification_preferences',
    fr: 'choisir mes e-mails alertes désabonner ne plus recevoir',
    it: 'scegli le mie e-mail avvisi disiscrivere non ricevere',
  },
  {
    href: '/contact',
    page: 'contact',
    fr: 'contact écrire message téléphone horaires réclamation décès conseiller aide service client adresse',
    it: 'contattare scrivere messaggio telefono orari reclamo decesso assistenza aiuto servizio clienti indirizzo',
  },
  {
    href: '/faq',
    page: 'faq',
    fr: 'FAQ aide réponses',
    it: 'FAQ aiuto risposte',
  },
]
