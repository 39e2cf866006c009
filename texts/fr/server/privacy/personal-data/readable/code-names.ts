import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'

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
  email: fieldLabels.fr.email,
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
  password: fieldLabels.fr.password,
  phones: 'Téléphones',
  profile: 'Coordonnées',
  receipt: 'Cotisation',
  receipts: 'Cotisations',
  refund: 'Remboursement',
  refund_account: 'Compte pour les remboursements',
  refund_request: 'Demande de remboursement',
  session: 'Connexion',
  sponsorship: 'Parrainage',
  transfer: 'Connexion par lien',
}
