import { fileTypeNames } from './refund-words.ts'

export const notes = {
  m1: 'a de tout : trois animaux, des demandes dans chaque état',
  m2: 'en italien, deux animaux, un document attendu',
  m3: 'en Belgique, paie par carte (expirée)',
  m4: 'contrat en préparation',
  m5: 'en italien, contrat tout neuf, rien encore',
  m6: 'garanties suspendues, cotisations impayées',
}

export const cardPaymentWords = {
  title: 'Paiement par carte de démonstration',
  lead: 'Cette page joue le rôle du prestataire de paiement. Choisissez ce qui se passe.',
  warning: 'Aucun argent ne circule. Ne saisissez aucun numéro de carte : rien ici ne le demande.',
  pay: 'Payer',
  refuse: 'Faire refuser la carte',
  leave: 'Quitter la page',
  back: 'Revenir au portail',
  over: {
    paid: 'Ce paiement a déjà été accepté.',
    refused: 'La carte a été refusée : ce paiement est terminé.',
    abandoned: 'Ce paiement n’est plus ouvert.',
  },
}

export const disputeAnswers = {
  upheld:
    'Nous avons relu la facture, les documents et vos raisons. La décision suit les conditions de votre contrat\u00a0: nous la maintenons. (Réponse d’un assureur joué.)',
  changed:
    'Votre document montre un soin que nous n’avions pas lu\u00a0: nous l’ajoutons. Le reste de la décision ne change pas. (Réponse d’un assureur joué.)',
}

/** Answers of the demo's insurer in a thread, by where the request is. */
export const insurerWords = {
  name: 'Camille',
  under_study:
    'Bonjour {firstname},\n\nMerci pour votre message. Votre demande est bien entre nos mains : nous l’étudions et vous tenons au courant ici même. Vous n’avez rien d’autre à faire pour l’instant.\n\nBien à vous',
  awaiting:
    'Bonjour {firstname},\n\nMerci pour votre message. Il nous manque encore un document pour reprendre l’étude : vous le trouverez nommé plus haut sur cette page, où vous pouvez aussi l’ajouter.\n\nBien à vous',
  decided:
    'Bonjour {firstname},\n\nMerci pour votre message. Nous relisons la décision avec ce que vous nous écrivez, et revenons vers vous ici même. Le calcul ligne par ligne reste affiché plus haut.\n\nBien à vous',
}

export const mailboxWords = {
  title: 'La boîte aux lettres de la démo',
  lead: 'Les e-mails et les SMS que les adhérents auraient reçus.',
  refresh: 'Actualiser',
  all: 'Tous les messages',
  list: 'Messages, le plus récent d’abord',
  sms: 'SMS',
  email: 'E-mail',
  to: 'À',
  reply_to: 'Répondre à',
  attachments: 'Pièces jointes :',
  as_text: 'Version texte',
  links: 'Liens du message',
  empty: 'Pas une lettre : le chat fait la sieste dans la boîte',
  empty_facts: 'Demandez un nouveau mot de passe ou changez d’adresse : le message arrive ici en quelques secondes.',
}

export const paperWords = {
  clinic: 'Clinique vétérinaire du Grand Marronnier',
  town: 'Lyon',
  invoice: fileTypeNames.invoice,
  invoice_file: 'facture',
  quote: 'Devis',
  quote_file: 'devis',
  paid: 'ACQUITTÉ le',
  care_sheet: fileTypeNames['care-sheet'],
  care_sheet_file: 'feuille-de-soins',
  surgery_report: fileTypeNames['surgery-report'],
  surgery_report_file: 'compte-rendu-operatoire',
  surgery_text:
    'Intervention sous anesthésie générale gazeuse, sans incident. Réveil calme, reprise de l’alimentation le soir même. Retrait des fils à douze jours.',
  medical_history: fileTypeNames['medical-history'],
  medical_history_file: 'dossier-medical',
  history_text:
    'Suivi depuis 2019. Vaccinations à jour. Gastro-entérite en juin 2024, sans rechute depuis. Aucun autre antécédent connu.',
  report: 'Compte rendu',
  owner: 'Propriétaire',
  vet: 'Vétérinaire',
  nevg: 'Numéro d’adhérent',
  contract_number: 'Numéro de contrat',
  member_name: 'Nom et prénom',
  animal_name: 'Nom de l’animal',
  breed: 'Race',
  icad: 'Numéro d’identification',
  reason: 'Motif',
  care_dates: 'Dates des soins',
  acts: 'Actes réalisés',
  related: 'Lien avec une affection antérieure',
  no: 'non',
  client: 'Client',
  date: 'Date',
  item: 'Désignation',
  amount: 'Montant TTC',
  total: 'Total TTC',
  tax: 'dont TVA',
  signed: 'Cachet et signature du vétérinaire',
  invented: 'Document fictif',
}

export const quoteAnswers = {
  conditions: 'L’accord vaut pour les soins du devis, chez ce vétérinaire. (Réponse d’un assureur joué.)',
}

export const registrationWords = {
  title: 'Enregistrement d’une carte de démonstration',
  lead: 'Cette page joue le rôle du prestataire de paiement. Choisissez la carte que vous auriez saisie.',
  heading: 'Quelle carte enregistrer ?',
  text: 'Ces cartes n’existent pas : aucun débit n’aura lieu.',
  warning: 'Ne saisissez aucun numéro de carte : rien ici ne le demande.',
  cards: { visa: 'Une carte Visa', mastercard: 'Une carte Mastercard', expired: 'Une carte Visa périmée' },
  expires: 'expire fin',
  expired: 'a expiré fin',
  refuse: 'La carte est refusée',
  leave: 'Quitter la page',
  back: 'Revenir au portail',
  over: 'Cet enregistrement n’est plus ouvert.',
  chosen: 'Une carte a déjà été choisie.',
}
