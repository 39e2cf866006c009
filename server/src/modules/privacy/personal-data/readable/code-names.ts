import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

// Codes that only the archive says in words; what a page says too is in the contract.

export const contractStatuses = messages({
  fr: { active: 'En cours', suspended: 'Suspendu', terminated: 'Résilié' },
  it: { active: 'In corso', suspended: 'Sospesa', terminated: 'Cessata' },
})

export const endingKinds = messages({
  fr: { withdrawal: 'Renonciation', termination: 'Résiliation' },
  it: { withdrawal: 'Ripensamento', termination: 'Disdetta' },
})

export const coverEnds = messages({
  fr: { deceased: 'Décès', lost: 'Disparition', sold: 'Vente' },
  it: { deceased: 'Decesso', lost: 'Smarrimento', sold: 'Vendita' },
})

export const fileStatuses = messages({
  fr: { received: 'Reçu', accepted: 'Accepté', refused: 'Refusé' },
  it: { received: 'Ricevuto', accepted: 'Accettato', refused: 'Rifiutato' },
})

export const means = messages({
  fr: { bank_account: 'Compte bancaire', card: 'Carte' },
  it: { bank_account: 'Conto bancario', card: 'Carta' },
})

export const outcomes = messages({
  fr: { paid: 'Payée', declined: 'Refusée' },
  it: { paid: 'Pagato', declined: 'Respinto' },
})

export const cardPaymentStatuses = messages({
  fr: { open: 'Commencé', paid: 'Payé', refused: 'Refusé', abandoned: 'Abandonné' },
  it: { open: 'Iniziato', paid: 'Pagato', refused: 'Rifiutato', abandoned: 'Abbandonato' },
})

export const mandateStatuses = messages({
  fr: {
    draft: 'À signer',
    awaiting_code: 'Code envoyé',
    active: 'Actif',
    replaced: 'Remplacé',
    revoked: 'Révoqué',
    lapsed: 'Échu',
  },
  it: {
    draft: 'Da firmare',
    awaiting_code: 'Codice inviato',
    active: 'Attivo',
    replaced: 'Sostituito',
    revoked: 'Revocato',
    lapsed: 'Scaduto',
  },
})

export const codeStatuses = messages({
  fr: { sent: 'Envoyé', used: 'Utilisé', replaced: 'Remplacé', dead: 'Périmé' },
  it: { sent: 'Inviato', used: 'Usato', replaced: 'Sostituito', dead: 'Scaduto' },
})

export const signedThings = messages({
  fr: {
    mandate: 'Mandat de prélèvement',
    refund_account: 'Compte pour les remboursements',
    refund_account_release: 'Levée d’une attente sur les remboursements',
  },
  it: {
    mandate: 'Mandato di addebito',
    refund_account: 'Conto per i rimborsi',
    refund_account_release: 'Fine di un’attesa sui rimborsi',
  },
})

export const evidenceKinds = messages({
  fr: { code_sent: 'Code envoyé', code_failed: 'Code inexact', code_dead: 'Code périmé', signed: 'Signature' },
  it: { code_sent: 'Codice inviato', code_failed: 'Codice errato', code_dead: 'Codice scaduto', signed: 'Firma' },
})

export const channels = messages({
  fr: { email: 'E-mail', sms: 'SMS', mobile: 'Mobile', landline: 'Fixe' },
  it: { email: 'E-mail', sms: 'SMS', mobile: 'Cellulare', landline: 'Fisso' },
})

export const notificationGroupNames = messages({
  fr: {
    refunds: 'Remboursements',
    payments: 'Cotisations',
    security: 'Sécurité',
    refund_progress: 'Suivi des demandes',
    animals: 'Animaux',
    documents: 'Documents',
    sponsorship: 'Parrainage',
  },
  it: {
    refunds: 'Rimborsi',
    payments: 'Premi',
    security: 'Sicurezza',
    refund_progress: 'Stato delle richieste',
    animals: 'Animali',
    documents: 'Documenti',
    sponsorship: 'Presentazioni',
  },
})

export const invitationStates = messages({
  fr: { waiting: 'À envoyer', mailed: 'Envoyée', active: 'Suivie d’un premier accès', refused: 'Non envoyée' },
  it: { waiting: 'Da inviare', mailed: 'Inviato', active: 'Seguito dal primo accesso', refused: 'Non inviato' },
})

export const linkPurposes = messages({
  fr: {
    activation: 'Premier accès',
    email: 'Confirmation d’adresse',
    freeze: 'Blocage du compte',
    recovery: 'Accès perdu',
    register: 'Inscription',
    'sign-in': 'Connexion',
    transfer: 'Connexion par lien',
  },
  it: {
    activation: 'Primo ingresso',
    email: 'Conferma dell’indirizzo',
    freeze: 'Blocco dell’account',
    recovery: 'Accesso perso',
    register: 'Registrazione',
    'sign-in': 'Accesso',
    transfer: 'Accesso tramite link',
  },
})

export const erasureStatuses = messages({
  fr: { open: 'En cours', cancelled: 'Retirée', done: 'Faite' },
  it: { open: 'In corso', cancelled: 'Ritirata', done: 'Eseguita' },
})

export const actors = messages({
  fr: { member: 'Vous', insurer: 'L’assureur', system: 'Le portail' },
  it: { member: 'Lei', insurer: 'L’assicuratore', system: 'Il portale' },
})

/** Things that the journals tell of, by the first word of what was done. */
export const journalThings = messages({
  fr: {
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
  },
  it: {
    account: 'Account',
    activation: 'Primo ingresso',
    address: 'Indirizzo',
    animal: 'Animale',
    calendar: 'Calendario',
    card: 'Carta',
    card_payment: 'Pagamento di una carta',
    contact: 'Messaggio',
    contract: 'Polizza',
    data: 'Copia dei Suoi dati',
    due_day: 'Giorno di addebito',
    email: fieldLabels.it.email,
    erasure: 'Cancellazione',
    insurer_document: 'Documento del Suo assicuratore',
    legal_hold: 'Controversia',
    locale: 'Lingua',
    mandate: 'Mandato',
    member: 'Account',
    message: 'Messaggio',
    notification: 'Notifica',
    notification_preferences: 'Scelta delle notifiche',
    passkey: 'Passkey',
    password: fieldLabels.it.password,
    phones: 'Telefoni',
    profile: 'Recapiti',
    receipt: 'Premio',
    receipts: 'Premi',
    refund: 'Rimborso',
    refund_account: 'Conto per i rimborsi',
    refund_request: 'Richiesta di rimborso',
    session: 'Accesso',
    sponsorship: 'Presentazione',
    transfer: 'Accesso tramite link',
  },
})
