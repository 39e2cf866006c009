import type { BrandFacts } from '../brand-facts.ts'
import { contractLabels } from './contract-words.ts'
import { otherDocuments } from './document-words.ts'
import { fieldLabels, messageLabels } from './form-words.ts'

/** Things that the archive leaves out, by the reason why. */
export const omissionReasons = {
  secret:
    'Ce qui ouvre une porte : mots de passe, codes, jetons et clés, dont nous ne gardons qu’une empreinte, et le contenu scellé des e-mails et SMS en cours d’envoi.',
  technical:
    'Ce qui ne dit rien de vous : l’endroit où un fichier est rangé (le fichier lui-même est dans cette archive) et les empreintes qui évitent les doublons.',
  others:
    'Ce qui appartient à d’autres : les coordonnées et l’animal des personnes que vous avez parrainées. Leur prénom et l’avancement de leur parrainage y sont.',
  passing:
    'Ce qui passe : les compteurs qui limitent les essais, et la copie des dernières réponses, oubliée après 24 heures.',
  demonstration: 'Ce qui n’existe que sur un portail de démonstration.',
}

export const readMeWords = ({ brandName }: BrandFacts) => ({
  title: `VOS DONNÉES, CHEZ ${brandName.toUpperCase()}`,
  holds: (nevg: string, at: string) =>
    `Cette archive rassemble ce que le portail conserve au sujet du numéro client ${nevg}, tel que c’était le ${at}.`,
  contents: [
    'mes-donnees.html : vos données à lire, dans un navigateur ou sur papier.',
    'data.json : vos données, une liste par table. Les montants sont en centimes, les instants en temps universel (UTC), les jours s’écrivent AAAA-MM-JJ.',
    'files/refund-requests : les pièces jointes de vos demandes de remboursement, un dossier par demande, et ceux de vos échanges dans « messages ».',
    'files/quotes : les devis de votre vétérinaire, un dossier par devis.',
    'files/messages : les pièces jointes de vos messages, un dossier par message.',
    'files/documents : les documents que votre assureur vous a remis.',
    'files/mandates : vos mandats de prélèvement, tels que vous avez pu les lire avant de les signer.',
    'files.json : pour chaque fichier, la ligne de data.json dont il relève, son empreinte SHA-256, et « intact » s’il est bien celui que nous avions conservé.',
  ],
  left: 'CE QUI N’Y EST PAS, ET POURQUOI',
  more: 'Les autres documents (attestation, bordereaux, relevés) sont établis à votre demande à partir de ces données et ne sont pas conservés : vous les trouvez dans votre espace, à la page de votre contrat, de votre animal ou de la demande.',
  /** word that names the archive among a member's files */
  stem: 'donnees',
  /** name of the read-me in the archive */
  name: 'LISEZ-MOI.txt',
})

export const contractStatuses = { active: 'En cours', suspended: 'Suspendu', terminated: 'Résilié' }

export const endingKinds = { withdrawal: 'Renonciation', termination: 'Résiliation' }

export const coverEnds = { deceased: 'Décès', lost: 'Disparition', sold: 'Vente' }

export const fileStatuses = { received: 'Reçu', accepted: 'Accepté', refused: 'Refusé' }

export const means = { bank_account: 'Compte bancaire', card: 'Carte' }

export const outcomes = { paid: 'Payée', declined: 'Refusée' }

export const cardPaymentStatuses = { open: 'Commencé', paid: 'Payé', refused: 'Refusé', abandoned: 'Abandonné' }

export const mandateStatuses = {
  draft: 'À signer',
  awaiting_code: 'Code envoyé',
  active: 'Actif',
  replaced: 'Remplacé',
  revoked: 'Révoqué',
  lapsed: 'Échu',
}

export const codeStatuses = { sent: 'Envoyé', used: 'Utilisé', replaced: 'Remplacé', dead: 'Périmé' }

export const signedThings = {
  mandate: 'Mandat de prélèvement',
  refund_account: 'Compte pour les remboursements',
  refund_account_release: 'Levée d’une attente sur les remboursements',
}

export const evidenceKinds = {
  code_sent: 'Code envoyé',
  code_failed: 'Code inexact',
  decided: 'Décision',
  code_dead: 'Code périmé',
  signed: 'Signature',
}

export const channels = { email: 'E-mail', sms: 'SMS', mobile: 'Mobile', landline: 'Fixe' }

export const notificationGroupNames = {
  refunds: 'Remboursements',
  payments: 'Cotisations',
  security: 'Sécurité',
  refund_progress: 'Suivi des demandes',
  animals: 'Animaux',
  documents: 'Documents',
  sponsorship: 'Parrainage',
}

export const invitationStates = {
  waiting: 'À envoyer',
  mailed: 'Envoyée',
  active: 'Suivie d’un premier accès',
  refused: 'Non envoyée',
}

export const linkPurposes = {
  activation: 'Premier accès',
  email: 'Confirmation d’adresse',
  freeze: 'Blocage du compte',
  recovery: 'Accès perdu',
  register: 'Inscription',
  'sign-in': 'Connexion',
  continuation: 'Suite sur le téléphone',
  transfer: 'Connexion par lien',
}

export const erasureStatuses = { open: 'En cours', cancelled: 'Retirée', done: 'Faite' }

export const actors = { member: 'Vous', insurer: 'L’assureur', system: 'Le portail' }

export const journalThings = {
  account: 'Compte',
  activation: 'Premier accès',
  address: 'Adresse',
  animal: 'Animal',
  calendar: 'Calendrier',
  card: 'Carte',
  card_payment: 'Paiement d’une carte',
  contact: 'Message',
  contract: 'Contrat',
  data: 'Copie de vos données',
  due_day: 'Jour de prélèvement',
  email: fieldLabels.email,
  erasure: 'Effacement',
  insurer_document: 'Document de votre assureur',
  legal_hold: 'Litige',
  locale: 'Langue',
  mandate: 'Mandat',
  member: 'Compte',
  message: 'Message',
  notification: 'Notification',
  notification_preferences: 'Choix des notifications',
  passkey: 'Clé d’accès',
  identity: 'Compte de connexion',
  password: fieldLabels.password,
  phones: 'Téléphones',
  profile: 'Coordonnées',
  push: 'Notifications sur un appareil',
  receipt: 'Cotisation',
  receipts: 'Cotisations',
  refund: 'Remboursement',
  refund_account: 'Compte pour les remboursements',
  refund_request: 'Demande de remboursement',
  session: 'Connexion',
  sponsorship: 'Parrainage',
  continuation: 'Suite sur le téléphone',
  transfer: 'Connexion par lien',
  vet_link: 'Lien pour un vétérinaire',
}

export const kindWords = { yes: 'Oui', no: 'Non', unsent: 'Demande non envoyée' }

export const readableWords = ({ brandName }: BrandFacts) => ({
  title: `Vos données, chez ${brandName}`,
  lead: (name: string, nevg: string, at: string) =>
    `${name}, ${contractLabels.nevg.toLowerCase()} ${nevg}. Tel que c’était le ${at}.`,
  contents: 'Sommaire',
  files: 'Les fichiers s’ouvrent d’ici quand cette page reste à côté du dossier « files », une fois l’archive ouverte.',
  alone: 'Vos fichiers sont dans l’archive, que vous pouvez télécharger aussi.',
  masked:
    'Les comptes bancaires sont montrés en partie. Dans l’archive, le fichier data.json les donne en entier, avec tout ce que les machines notent.',
  nothing: 'Rien n’est conservé ici.',
  /** name of the page in the archive */
  name: 'mes-donnees.html',
})

export const sectionTitles = {
  identity: 'Identité',
  contract: 'Contrat',
  animals: 'Animaux',
  refunds: 'Remboursements',
  requests: 'Demandes',
  contributions: 'Cotisations',
  payments: 'Paiements',
  signatures: 'Signatures et preuves',
  notifications: 'Notifications',
  messages: 'Messages',
  sponsorships: 'Parrainages',
  devices: 'Appareils et accès',
  rights: 'Droits sur vos données',
  journal: 'Journal',
}

/** Titles of the tables, by their names in the database. */
export const partTitles = {
  members: 'Vos coordonnées',
  former_contacts: 'Vos anciens contacts',
  contracts: 'Votre contrat',
  suspensions: 'Suspensions des garanties',
  past_contracts: 'Vos contrats précédents',
  contract_endings: 'Fin du contrat demandée',
  price_revisions: 'Révisions du prix mensuel',
  formula_changes: 'Changements de formule demandés',
  animals: 'Chacun d’eux',
  refunds: 'Décisions',
  refund_corrections: 'Décisions corrigées',
  disputes: 'Contestations',
  quotes: 'Devis et accords avant soins',
  documents_of_quotes: 'Documents des devis',
  returned_payments: 'Virements revenus de la banque',
  opening_balances: 'Montants utilisés avant ce portail',
  refund_requests: 'Demandes de remboursement',
  refund_request_animals: 'Animaux des demandes',
  documents_of_requests: 'Pièces jointes',
  pile_arrivals: 'Pièces reçues, pas encore prêtes',
  refund_request_awaited: 'Ce qui vous a été demandé',
  refund_request_messages: 'Messages échangés',
  documents_of_messages: 'Fichiers des messages',
  refund_request_moves: 'Suivi',
  receipts: 'Chaque mois',
  receipt_attempts: 'Prélèvements tentés',
  due_day_revisions: 'Changements du jour de prélèvement',
  card_payments: 'Paiements par carte',
  card_payment_receipts: 'Cotisations payées par carte',
  mandates: 'Mandats de prélèvement',
  mandate_papers: 'Mandats, tels que vous les avez lus',
  payment_cards: 'Cartes',
  card_registrations: 'Enregistrements de carte',
  refund_accounts: 'Comptes pour vos remboursements',
  refund_account_drafts: 'Comptes en cours de changement',
  signatures: 'Codes de signature',
  evidence: 'Preuves',
  notifications: 'Notifications reçues',
  notification_preferences: 'Vos choix',
  push_subscriptions: 'Appareils qui les affichent',
  outgoing_messages: 'E-mails et SMS envoyés',
  insurer_documents: otherDocuments.title,
  contact_messages: 'Messages à notre équipe',
  contact_answers: messageLabels.answers,
  contact_files: messageLabels.files,
  faq_votes: 'Vos avis sur nos réponses',
  sponsors: 'Votre lien',
  sponsorship_requests: 'Personnes parrainées',
  sponsorship_draws: 'Tirages',
  sessions: 'Connexions',
  passkeys: 'Clés pour se connecter',
  identities: 'Comptes de connexion',
  links: 'Liens envoyés',
  invitations: 'Invitations',
  calendar_feeds: 'Calendrier',
  invoice_addresses: 'Adresse pour vos factures',
  invoice_mails: 'Factures reçues par e-mail',
  vet_links: 'Liens pour un vétérinaire',
  erasure_requests: 'Effacements demandés',
  legal_holds: 'Données gardées pour un litige',
  audit_log: 'Ce qui a été fait',
  insurer_events: 'Ce que l’assureur a su',
}

/** Labels of columns that no page has. */
export const archiveLabels = {
  since: 'Depuis',
  until: 'Jusqu’au',
  on: 'Le',
  status: 'État',
  sum: 'Montant',
  reference: 'Référence',
  animalOf: 'Animal',
  requestOf: 'Demande',
  sentOn: 'Envoyé le',
  endedOn: 'Terminé le',
  openedOn: 'Ouvert le',
  lastUsed: 'Dernier usage',
  fileName: 'Fichier',
  thing: 'Objet',
  way: 'Moyen',
  why: 'Motif',
  by: 'Par',
  tries: 'Essais',
  month_of: 'Mois',
  pending_email: 'Adresse à confirmer',
  recovery_email: 'Ancienne adresse',
  locale: 'Langue',
  created_at: 'Espace ouvert le',
  email_changed_at: 'E-mail changé le',
  mobile_changed_at: 'Mobile changé le',
  frozen_at: 'Compte bloqué le',
  disabled_at: 'Accès fermé le',
  erased_at: 'Effacé le',
  contact: 'Contact',
  end_date: 'Fin',
  withdrawal_until: 'Renonciation possible jusqu’au',
  amount_due_cents: 'Reste dû',
  formal_notice_on: 'Mise en demeure',
  suspends_on: 'Suspension prévue',
  requested_at: 'Demandée le',
  ends_on: 'Prend effet le',
  old_price_cents: 'Avant',
  new_price_cents: 'Après',
  announced_on: 'Annoncée le',
  cause: 'Cause',
  decided_at: 'Décidé le',
  refund_corrections_status: 'Décision d’avant',
  corrected_at: 'Corrigée le',
  answered_at: 'Répondue le',
  returned_on: 'Revenu le',
  insurance_year_start: 'Année d’assurance du',
  event_first_care_date: 'Événement ouvert le',
  refund_requests_created_at: 'Commencée le',
  submitted_at: 'Envoyée le',
  received_on: 'Reçue le',
  channel: 'Reçue',
  mailed_by: 'Envoyée par e-mail par',
  follows: 'Suite de la demande',
  refund_requests_decided_at: 'Décidée le',
  type: 'Document',
  refusal_code: 'Il manque',
  received_at: 'Reçu le',
  note: 'Remarque',
  due_on: 'Attendu avant le',
  settled_at: 'Réglé le',
  step: 'Étape',
  due_date: 'À prélever le',
  payment_date: 'Payée le',
  next_attempt_on: 'Nouvel essai le',
  outcome: 'Résultat',
  on_behalf_of: 'Pour le compte de',
  signatory: 'Signataire',
  signature_mode: 'Signé par code',
  signature_recipient: 'Code envoyé à',
  signed_at: 'Signé le',
  made_at: 'Établi le',
  brand: 'Réseau',
  last4: 'Derniers chiffres',
  expires: 'Expire',
  held_until: 'Versements en attente jusqu’au',
  recipient: 'Envoyé à',
  kind: 'Texte',
  read_at: 'Lue le',
  message_text: 'Message',
  message_quoted_text: 'Texte cité par l’e-mail',
  message_read_at: 'Lu le',
  email: 'Par e-mail',
  push: 'Par notification',
  details: 'Détails montrés',
  changed_at: 'Choisi le',
  outgoing_messages_created_at: 'Écrit le',
  issued_on: 'Daté du',
  author_name: 'De',
  question: 'Question',
  useful: 'Utile',
  code: 'Code',
  sponsorship_requests_created_at: 'Devis le',
  validated_at: 'Validé le',
  refused_at: 'Non retenu le',
  drawn_at: 'Gain découvert le',
  amount_cents: 'Gain',
  paid_on: 'Gain versé le',
  sponsorship_request_id: 'Pour',
  user_agent: 'Navigateur',
  network: 'Réseau',
  used_at: 'Utilisé le',
  provider: 'Service de connexion',
  last_read_at: 'Dernière lecture',
  erasure_requests_requested_at: 'Demandé le',
  answer_by: 'Réponse avant le',
}

export const languageNames = {
  fr: 'Français',
  it: 'Italien',
  nl: 'Néerlandais',
}

export const billLine = {
  of: (name: string, billed: string, refunded: string) => `${name} : ${billed} facturés, ${refunded} remboursés`,
}
