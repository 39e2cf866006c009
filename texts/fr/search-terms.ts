import { deName } from '../grammar.ts'

/** Words that members type for a page, beside its name. */
export const pageWords = {
  home: 'tableau de bord début',
  refunds:
    'demandes suivi statut soins versement argent attente quand payé remboursé sinistre contester désaccord montant',
  new_request: 'facture envoyer demander me faire rembourser déposer feuille de soins vétérinaire déclarer',
  estimate: 'estimation simulation calcul combien remboursez taux devis',
  quotes: 'accord préalable prise en charge entente devis opération',
  new_quote: 'devis accord avant opération demander',
  sponsorship: 'parrainage parrainer filleul parrain lien ami proche gain code',
  animals: 'chien chat plafond franchise carence délai formule puce restant reste identification ICAD relevé annuel',
  profile:
    'profil compte mot de passe perdu oublié changer adresse déménagement e-mail téléphone mobile langue sécurité connexion clé d’accès appareils données personnelles',
  contract:
    'documents attestation certificat conditions générales IPID garanties police échéance prix tarif combien cotisation',
  termination: 'résiliation annuler fin renonciation rétractation',
  payment_methods: 'préférences payer prélèvement mandat IBAN BIC banque compte jour date carte',
  account: 'IBAN BIC changer nouveau banque prélèvement mandat signer',
  refund_account: 'IBAN recevoir versement changer',
  card: 'carte bancaire bleue CB visa mastercard changer enregistrer',
  receipts: 'quittance prime paiement facture échéance impayé prélèvement reçu mensualité refusé payer paiements',
  schedule: 'calendrier des prélèvements cotisations à venir prochain prochaine quand',
  notifications: 'alertes messages nouvelles non lues',
  notification_preferences: 'choisir mes e-mails alertes désabonner recevoir trop',
  contact: 'contact écrire message téléphone horaires réclamation conseiller parler joindre aide service client',
  faq: 'FAQ aide réponses',
}

/** Words for subjects that a page mentions among others. */
export const pageMentions = { animals: 'vaccin forfait prévention' }

export const searchWords = {
  refunded: (refunded: string, billed: string) => `${refunded} sur ${billed}`,
  care: (day: string) => `soins du ${day}`,
  draft: 'Brouillon de demande',
  request: 'Demande de remboursement',
  quote: 'Devis',
  /** words that members type for any of the kind */
  called: {
    animal: { cat: 'chat animal', dog: 'chien animal' },
    refund: 'remboursement demande facture vétérinaire soins',
    dispute: 'contestation contester contesté désaccord',
    quote: 'devis accord avant soins prise en charge',
    receipt: 'cotisation quittance prélèvement facture reçu',
    document: {
      cgv: 'CGV règles garanties exclusions',
      cgv2: 'assistance',
      ipid: 'IPID',
      ipid2: 'IPID assistance',
      contrat: 'attestation preuve assurance contrat',
      mandate: 'mandat SEPA RIB IBAN',
      rgpd: 'RGPD vie privée confidentialité',
      indexation: 'augmentation prix tarif révision',
      feuilles: 'formulaire vétérinaire soins',
    },
    insurer_document: 'document courrier lettre assureur',
  },
}

/** Things that a member can do at once, or wants to know: as it is shown, and the words that are typed for it. */
export const taskWords = {
  ceiling: {
    title: (name: string, left: string) => `Plafond ${deName(name)} : il reste ${left}`,
    text: (of: string, until: string) => `sur ${of}, jusqu’au ${until}`,
    vaccines: (left: string) => `vaccins et prévention : il reste ${left}`,
    called: 'plafond reste restant utilisé consommé dépensé droit disponible solde combien',
  },
  dispute: {
    called: 'contester désaccord contestation décision refus recours insuffisant',
  },
  next_payment: {
    title: (amount: string, day: string) => `Prochain prélèvement : ${amount} le ${day}`,
    called: 'prochain prélèvement cotisation mensualité payer prochaine échéance quand montant mois',
  },
  due: {
    title: (amount: string) => `Cotisation à régler : ${amount}`,
    called: 'impayé régler payer cotisation prélèvement refusé rejeté retard relance dette',
  },
  phones: {
    title: 'Mes téléphones',
    text: 'Changer mon numéro de mobile ou de fixe',
    called: 'téléphone numéro mobile fixe changer nouveau ligne',
  },
  address: {
    title: 'Mon adresse',
    text: 'Déménagement, nouvelle adresse postale',
    called: 'adresse postale déménagement changer nouvelle habiter courrier ville code postal rue commune',
  },
  email: {
    title: 'Mon e-mail',
    text: 'Changer l’adresse à laquelle nous écrivons',
    called: 'e-mail adresse électronique changer nouvelle boîte',
  },
  password: {
    title: 'Mon mot de passe',
    text: 'Le changer',
    called: 'mot passe changer nouveau sécurité code',
  },
  'personal-data': {
    title: 'Mes données',
    text: 'Les télécharger ou demander leur effacement',
    called: 'données personnelles télécharger effacer exporter vie privée',
  },
}
