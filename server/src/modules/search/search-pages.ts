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
    fr: 'demandes suivi statut soins versement argent attente quand payé remboursé sinistre',
    it: 'richieste stato pratica cure accredito denaro attesa quando pagato arrivare sinistro',
  },
  {
    href: '/refunds/new',
    page: 'new_request',
    fr: 'facture envoyer demander me faire rembourser déposer ajouter feuille de soins vétérinaire déclarer',
    it: 'fattura inviare chiedere richiedere caricare allegare modulo di cura veterinario denuncia',
  },
  {
    href: '/refunds/estimate',
    page: 'estimate',
    fr: 'estimation simulation calcul combien remboursez taux devis',
    it: 'stima simulazione calcolo quanto rimborsate percentuale preventivo',
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
    fr: 'chien chat plafond franchise carence délai formule puce identification ICAD vaccin vermifuge forfait prévention relevé annuel',
    it: 'cane gatto massimale franchigia carenza formula microchip identificazione vaccini antiparassitario pacchetto prevenzione riepilogo annuale',
  },
  {
    href: '/profile',
    page: 'profile',
    fr: 'profil compte mot de passe perdu oublié changer adresse déménagement e-mail téléphone mobile langue sécurité connexion clé d’accès appareils données personnelles',
    it: 'profilo account password persa dimenticata cambiare indirizzo trasloco e-mail telefono cellulare lingua sicurezza accesso passkey dispositivi dati personali',
  },
  {
    href: '/profile/contract',
    page: 'contract',
    fr: 'documents attestation certificat conditions générales IPID garanties police échéance prix tarif combien cotisation',
    it: 'contratto documenti attestato certificato condizioni DIP garanzie scadenza prezzo tariffa quanto premio',
  },
  {
    href: '/profile/contract/termination',
    page: 'termination',
    fr: 'résiliation annuler fin renonciation rétractation',
    it: 'disdetta recesso annullare fine polizza ripensamento',
  },
  {
    href: '/profile/payment-methods',
    page: 'payment_methods',
    fr: 'préférences payer prélèvement mandat IBAN BIC banque compte jour date carte',
    it: 'preferenze pagare addebito mandato SDD IBAN BIC banca conto giorno data carta',
  },
  {
    href: '/profile/payment-methods/account',
    page: 'account',
    fr: 'IBAN BIC changer nouveau banque prélèvement mandat signer',
    it: 'IBAN BIC cambiare nuovo banca addebito mandato firmare',
  },
  {
    href: '/profile/payment-methods/refund-account',
    page: 'refund_account',
    fr: 'IBAN recevoir versement changer',
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
    fr: 'quittance prime paiement facture échéance impayé prélèvement reçu mensualité refusé payer paiements',
    it: 'quietanza pagamento bolletta rata scadenza insoluto addebito ricevuta mensilità respinto pagare pagamenti',
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
    fr: 'choisir mes e-mails alertes désabonner recevoir trop',
    it: 'scegli le mie e-mail avvisi disiscrivere ricevere troppe',
  },
  {
    href: '/contact',
    page: 'contact',
    fr: 'contact écrire message téléphone horaires réclamation décès perdu volé conseiller parler joindre aide service client adresse ajouter un animal',
    it: 'contattare scrivere messaggio telefono orari reclamo decesso smarrito operatore parlare numero verde assistenza aiuto servizio clienti indirizzo aggiungere un animale',
  },
  {
    href: '/faq',
    page: 'faq',
    fr: 'FAQ aide réponses',
    it: 'FAQ aiuto risposte',
  },
]
