import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/personal-data-archive.ts'
import type { Translated } from '../messages.ts'
import { contractLabels } from './contract-words.ts'
import { otherDocuments } from './document-words.ts'
import { fieldLabels, messageLabels } from './form-words.ts'

export const omissionReasons: Translated<typeof french.omissionReasons> = {
  secret:
    'Ciò che apre una porta: password, codici, token e chiavi, di cui conserviamo solo un’impronta, e il contenuto sigillato delle e-mail e degli SMS in partenza.',
  technical:
    'Ciò che non dice nulla di Lei: il luogo in cui un file è custodito (il file stesso è in questo archivio) e le impronte che evitano i doppioni.',
  others:
    'Ciò che appartiene ad altri: i recapiti e l’animale delle persone che ha presentato. Il loro nome e l’avanzamento della presentazione ci sono.',
  passing:
    'Ciò che passa: i contatori che limitano i tentativi e la copia delle ultime risposte, dimenticata dopo 24 ore.',
  demonstration: 'Ciò che esiste solo su un portale di dimostrazione.',
}

export const readMeWords = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.readMeWords>> => ({
  title: `I SUOI DATI, PRESSO ${brandName.toUpperCase()}`,
  holds: (nevg: string, at: string) =>
    `Questo archivio raccoglie ciò che il portale conserva sul numero cliente ${nevg}. Momento della raccolta: ${at}.`,
  contents: [
    'i-miei-dati.html: i Suoi dati da leggere, in un browser o su carta.',
    'data.json: i Suoi dati, un elenco per tabella. Gli importi sono in centesimi, gli istanti in tempo universale (UTC), i giorni si scrivono AAAA-MM-GG.',
    'files/refund-requests: gli allegati delle Sue richieste di rimborso, una cartella per richiesta, e quelli dei messaggi in «messages».',
    'files/quotes: i preventivi del Suo veterinario, una cartella per preventivo.',
    'files/messages: gli allegati dei Suoi messaggi, una cartella per messaggio.',
    'files/documents: i documenti che il Suo assicuratore Le ha dato.',
    'files/mandates: i Suoi mandati di addebito, così come ha potuto leggerli prima di firmarli.',
    'files.json: per ogni file, la riga di data.json a cui appartiene, la sua impronta SHA-256 e «intact» se è proprio quello che avevamo conservato.',
  ],
  left: 'CIÒ CHE NON C’È, E PERCHÉ',
  more: 'Gli altri documenti (certificato, distinte, estratti) sono redatti su Sua richiesta a partire da questi dati e non vengono conservati: li trova nella Sua area personale, alla pagina del contratto, dell’animale o della richiesta.',
  stem: 'dati',
  name: 'LEGGIMI.txt',
})

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
  decided: 'Decisione',
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
  continuation: 'Continuazione sul telefono',
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
  email: fieldLabels.email,
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
  identity: 'Account di accesso',
  password: fieldLabels.password,
  phones: 'Telefoni',
  profile: 'Recapiti',
  push: 'Notifiche su un dispositivo',
  receipt: 'Premio',
  receipts: 'Premi',
  refund: 'Rimborso',
  refund_account: 'Conto per i rimborsi',
  refund_request: 'Richiesta di rimborso',
  session: 'Accesso',
  sponsorship: 'Presentazione',
  continuation: 'Continuazione sul telefono',
  transfer: 'Accesso tramite link',
  vet_link: 'Link per un veterinario',
}

export const kindWords: Translated<typeof french.kindWords> = { yes: 'Sì', no: 'No', unsent: 'Richiesta non inviata' }

export const readableWords = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.readableWords>> => ({
  title: `I Suoi dati, presso ${brandName}`,
  lead: (name: string, nevg: string, at: string) =>
    `${name}, ${contractLabels.nevg.toLowerCase()} ${nevg}. Momento della raccolta: ${at}.`,
  contents: 'Indice',
  files: 'I file si aprono da qui se questa pagina resta accanto alla cartella «files», una volta aperto l’archivio.',
  alone: 'I Suoi file sono nell’archivio, che può scaricare anch’esso.',
  masked:
    'I conti bancari sono mostrati in parte. Nell’archivio, il file data.json li riporta per intero, con tutto ciò che le macchine annotano.',
  nothing: 'Qui non è conservato nulla.',
  name: 'i-miei-dati.html',
})

export const sectionTitles: Translated<typeof french.sectionTitles> = {
  identity: 'Identità',
  contract: 'Polizza',
  animals: 'Animali',
  refunds: 'Rimborsi',
  requests: 'Richieste',
  contributions: 'Premi',
  payments: 'Pagamenti',
  signatures: 'Firme e prove',
  notifications: 'Notifiche',
  messages: 'Messaggi',
  sponsorships: 'Presentazioni',
  devices: 'Dispositivi e accessi',
  rights: 'Diritti sui Suoi dati',
  journal: 'Registro',
}

export const partTitles: Translated<typeof french.partTitles> = {
  members: 'I Suoi recapiti',
  former_contacts: 'I Suoi vecchi contatti',
  contracts: 'La Sua polizza',
  suspensions: 'Sospensioni della copertura',
  past_contracts: 'Le Sue polizze precedenti',
  contract_endings: 'Fine della polizza richiesta',
  price_revisions: 'Revisioni del prezzo mensile',
  formula_changes: 'Cambi di formula richiesti',
  animals: 'Ognuno di loro',
  refunds: 'Decisioni',
  refund_corrections: 'Decisioni corrette',
  disputes: 'Contestazioni',
  quotes: 'Preventivi e accordi prima delle cure',
  documents_of_quotes: 'Documenti dei preventivi',
  returned_payments: 'Bonifici respinti dalla banca',
  opening_balances: 'Importi utilizzati prima di questo portale',
  refund_requests: 'Richieste di rimborso',
  refund_request_animals: 'Animali delle richieste',
  documents_of_requests: 'Allegati',
  pile_arrivals: 'Documenti ricevuti, non ancora pronti',
  refund_request_awaited: 'Ciò che Le è stato chiesto',
  refund_request_messages: 'Messaggi scambiati',
  documents_of_messages: 'File dei messaggi',
  refund_request_moves: 'Avanzamento',
  receipts: 'Ogni mese',
  receipt_attempts: 'Addebiti tentati',
  due_day_revisions: 'Cambi del giorno di addebito',
  card_payments: 'Pagamenti con carta',
  card_payment_receipts: 'Premi pagati con carta',
  mandates: 'Mandati di addebito',
  mandate_papers: 'Mandati, come li ha letti',
  payment_cards: 'Carte',
  card_registrations: 'Registrazioni della carta',
  refund_accounts: 'Conti per i Suoi rimborsi',
  refund_account_drafts: 'Conti in corso di modifica',
  signatures: 'Codici di firma',
  evidence: 'Prove',
  notifications: 'Notifiche ricevute',
  notification_preferences: 'Le Sue scelte',
  push_subscriptions: 'Dispositivi che le mostrano',
  outgoing_messages: 'E-mail e SMS inviati',
  insurer_documents: otherDocuments.title,
  contact_messages: 'Messaggi al nostro team',
  contact_answers: messageLabels.answers,
  contact_files: messageLabels.files,
  faq_votes: 'I Suoi giudizi sulle nostre risposte',
  sponsors: 'Il Suo link',
  sponsorship_requests: 'Persone presentate',
  sponsorship_draws: 'Estrazioni',
  sessions: 'Accessi',
  passkeys: 'Passkey',
  identities: 'Account di accesso',
  links: 'Link inviati',
  invitations: 'Inviti',
  calendar_feeds: 'Calendario',
  invoice_addresses: 'Indirizzo per le Sue fatture',
  invoice_mails: 'Fatture ricevute per e-mail',
  vet_links: 'Link per un veterinario',
  erasure_requests: 'Cancellazioni richieste',
  legal_holds: 'Dati conservati per una controversia',
  audit_log: 'Ciò che è stato fatto',
  insurer_events: 'Ciò che l’assicuratore ha saputo',
}

export const archiveLabels: Translated<typeof french.archiveLabels> = {
  since: 'Dal',
  until: 'Fino al',
  on: 'Il',
  status: 'Stato',
  sum: 'Importo',
  reference: 'Riferimento',
  animalOf: 'Animale',
  requestOf: 'Richiesta',
  sentOn: 'Inviato il',
  endedOn: 'Terminato il',
  openedOn: 'Aperto il',
  lastUsed: 'Ultimo uso',
  fileName: 'File',
  thing: 'Oggetto',
  way: 'Mezzo',
  why: 'Motivo',
  by: 'Da',
  tries: 'Tentativi',
  month_of: 'Mese',
  pending_email: 'Indirizzo da confermare',
  recovery_email: 'Indirizzo precedente',
  locale: 'Lingua',
  created_at: 'Area aperta il',
  email_changed_at: 'E-mail cambiata il',
  mobile_changed_at: 'Cellulare cambiato il',
  frozen_at: 'Account bloccato il',
  disabled_at: 'Accesso chiuso il',
  erased_at: 'Cancellato il',
  contact: 'Contatto',
  end_date: 'Fine',
  withdrawal_until: 'Ripensamento possibile fino al',
  amount_due_cents: 'Importo dovuto',
  formal_notice_on: 'Messa in mora',
  suspends_on: 'Sospensione prevista',
  requested_at: 'Richiesta il',
  ends_on: 'Ha effetto il',
  old_price_cents: 'Prima',
  new_price_cents: 'Dopo',
  announced_on: 'Annunciata il',
  cause: 'Causa',
  decided_at: 'Deciso il',
  refund_corrections_status: 'Decisione precedente',
  corrected_at: 'Corretta il',
  answered_at: 'Risposta del',
  returned_on: 'Tornato il',
  insurance_year_start: 'Anno assicurativo dal',
  event_first_care_date: 'Evento aperto il',
  refund_requests_created_at: 'Iniziata il',
  submitted_at: 'Inviata il',
  received_on: 'Ricevuta il',
  channel: 'Ricevuta',
  mailed_by: 'Inviata per e-mail da',
  follows: 'Seguito della richiesta',
  refund_requests_decided_at: 'Decisa il',
  type: 'Documento',
  refusal_code: 'Manca',
  received_at: 'Ricevuto il',
  note: 'Nota',
  due_on: 'Atteso entro il',
  settled_at: 'Risolto il',
  step: 'Fase',
  due_date: 'Da addebitare il',
  payment_date: 'Pagato il',
  next_attempt_on: 'Nuovo tentativo il',
  outcome: 'Esito',
  on_behalf_of: 'Per conto di',
  signatory: 'Firmatario',
  signature_mode: 'Firmato con codice',
  signature_recipient: 'Codice inviato a',
  signed_at: 'Firmato il',
  made_at: 'Redatto il',
  brand: 'Circuito',
  last4: 'Ultime cifre',
  expires: 'Scade',
  held_until: 'Accrediti in attesa fino al',
  recipient: 'Inviato a',
  kind: 'Testo',
  read_at: 'Letta il',
  message_text: 'Messaggio',
  message_quoted_text: 'Testo citato dall’e-mail',
  message_read_at: 'Letto il',
  email: 'Per e-mail',
  push: 'Per notifica',
  details: 'Dettagli mostrati',
  changed_at: 'Scelto il',
  outgoing_messages_created_at: 'Scritto il',
  issued_on: 'Data',
  author_name: 'Da',
  question: 'Domanda',
  useful: 'Utile',
  code: 'Codice',
  sponsorship_requests_created_at: 'Preventivo il',
  validated_at: 'Convalidato il',
  refused_at: 'Non accolta il',
  drawn_at: 'Premio scoperto il',
  amount_cents: 'Vincita',
  paid_on: 'Vincita accreditata il',
  sponsorship_request_id: 'Per',
  user_agent: 'Browser',
  network: 'Rete',
  used_at: 'Usato il',
  provider: 'Servizio di accesso',
  last_read_at: 'Ultima lettura',
  erasure_requests_requested_at: 'Richiesto il',
  answer_by: 'Risposta entro il',
}

export const languageNames: Translated<typeof french.languageNames> = {
  fr: 'Francese',
  it: 'Italiano',
  nl: 'Olandese',
}

export const billLine: Translated<typeof french.billLine> = {
  of: (name: string, billed: string, refunded: string) => `${name}: ${billed} fatturati, ${refunded} rimborsati`,
}
