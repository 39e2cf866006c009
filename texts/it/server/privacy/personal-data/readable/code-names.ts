import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/server/privacy/personal-data/readable/code-names.ts'

export const contractStatuses: Translated<typeof french.contractStatuses> = {
  active: 'In corso',
  suspended: 'Sospesa',
  terminated: 'Cessata',
}

export const endingKinds: Translated<typeof french.endingKinds> = {
  withdrawal: 'Ripensamento',
  termination: 'Disdetta',
}

export const coverEnds: Translated<typeof french.coverEnds> = {
  deceased: 'Decesso',
  lost: 'Smarrimento',
  sold: 'Vendita',
}

export const fileStatuses: Translated<typeof french.fileStatuses> = {
  received: 'Ricevuto',
  accepted: 'Accettato',
  refused: 'Rifiutato',
}

export const means: Translated<typeof french.means> = { bank_account: 'Conto bancario', card: 'Carta' }

export const outcomes: Translated<typeof french.outcomes> = { paid: 'Pagato', declined: 'Respinto' }

export const cardPaymentStatuses: Translated<typeof french.cardPaymentStatuses> = {
  open: 'Iniziato',
  paid: 'Pagato',
  refused: 'Rifiutato',
  abandoned: 'Abbandonato',
}

export const mandateStatuses: Translated<typeof french.mandateStatuses> = {
  draft: 'Da firmare',
  awaiting_code: 'Codice inviato',
  active: 'Attivo',
  replaced: 'Sostituito',
  revoked: 'Revocato',
  lapsed: 'Scaduto',
}

export const codeStatuses: Translated<typeof french.codeStatuses> = {
  sent: 'Inviato',
  used: 'Usato',
  replaced: 'Sostituito',
  dead: 'Scaduto',
}

export const signedThings: Translated<typeof french.signedThings> = {
  mandate: 'Mandato di addebito',
  refund_account: 'Conto per i rimborsi',
  refund_account_release: 'Fine di un’attesa sui rimborsi',
}

export const evidenceKinds: Translated<typeof french.evidenceKinds> = {
  code_sent: 'Codice inviato',
  code_failed: 'Codice errato',
  code_dead: 'Codice scaduto',
  signed: 'Firma',
}

export const channels: Translated<typeof french.channels> = {
  email: 'E-mail',
  sms: 'SMS',
  mobile: 'Cellulare',
  landline: 'Fisso',
}

export const notificationGroupNames: Translated<typeof french.notificationGroupNames> = {
  refunds: 'Rimborsi',
  payments: 'Premi',
  security: 'Sicurezza',
  refund_progress: 'Stato delle richieste',
  animals: 'Animali',
  documents: 'Documenti',
  sponsorship: 'Presentazioni',
}

export const invitationStates: Translated<typeof french.invitationStates> = {
  waiting: 'Da inviare',
  mailed: 'Inviato',
  active: 'Seguito dal primo accesso',
  refused: 'Non inviato',
}

export const linkPurposes: Translated<typeof french.linkPurposes> = {
  activation: 'Primo ingresso',
  email: 'Conferma dell’indirizzo',
  freeze: 'Blocco dell’account',
  recovery: 'Accesso perso',
  register: 'Registrazione',
  'sign-in': 'Accesso',
  transfer: 'Accesso tramite link',
}

export const erasureStatuses: Translated<typeof french.erasureStatuses> = {
  open: 'In corso',
  cancelled: 'Ritirata',
  done: 'Eseguita',
}

export const actors: Translated<typeof french.actors> = {
  member: 'Lei',
  insurer: 'L’assicuratore',
  system: 'Il portale',
}

export const journalThings: Translated<typeof french.journalThings> = {
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
}
