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

/** Words of what a page tells of among other things. */
export const pageMentions = { animals: 'vaccin forfait prévention' }
