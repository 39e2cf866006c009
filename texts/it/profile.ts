import type * as french from '../fr/profile.ts'
import { elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { countryNames } from './contract-words.ts'
import { received } from './form-words.ts'
import { pageNames } from './page-words.ts'

export const offerMessages: Translated<typeof french.offerMessages> = {
  title: 'La prossima volta, senza password',
  text: 'Crei una passkey: entrerà con l’impronta, il viso o il codice di questo dispositivo.',
  make: 'Crea una passkey',
  busy: 'Creazione in corso',
  later: 'Più tardi',
  close: 'Chiudi',
  made: 'La Sua passkey è pronta. La trova nei Suoi dati.',
  held_already: 'Questo dispositivo ha già una passkey per la Sua area.',
  too_late: 'Per la Sua sicurezza, la crei dai Suoi dati, con la password.',
  failed: 'Questo dispositivo non ha potuto creare una passkey.',
  unnamed: 'Il mio dispositivo',
}

export const passwordMessages: Translated<typeof french.passwordMessages> = {
  current: 'Password attuale',
  submit: 'Cambia la password',
  submitting: 'Modifica in corso',
  changed: `${received.password}.`,
  others: 'Gli altri dispositivi verranno disconnessi e La avviseremo via e-mail.',
  none: 'Non ha una password: accede con un account collegato. Possiamo inviarLe via e-mail un link per sceglierne una.',
  sendLink: 'Ricevi il link',
  sendingLink: 'Invio in corso',
  linkSent: 'Il link arriva via e-mail tra qualche minuto.',
}

export const profileMessages: Translated<typeof french.profileMessages> = {
  title: pageNames.profile,
  edit: 'Modifica',
  save: 'Salva',
  saving: 'Salvataggio',
  cancel: 'Annulla',
  optional: '(facoltativo)',
  none: 'Nessuno',
  loading: 'Caricamento in corso…',
  saved: 'Le Sue informazioni sono state salvate.',
  address: { title: 'Indirizzo', hint: 'Compare sulla polizza e sui Suoi documenti.' },
  email: { title: 'E-mail', hint: 'Per accedere e ricevere le nostre risposte.' },
  phones: { title: 'Telefoni', hint: 'Almeno un numero, cellulare o fisso.' },
  password: { title: 'Password', hint: 'Cambiandola, le altre sessioni vengono chiuse.' },
  language: { title: 'Lingua', hint: 'Quella del portale, delle e-mail e degli SMS.' },
  passkeys: { title: 'Passkey', hint: 'Acceda con l’impronta, il volto o il codice del Suo dispositivo.' },
  identities: {
    title: 'Account collegati',
    hint: 'Per accedere senza password, con un servizio che usa già.',
  },
  sessions: {
    title: 'Dispositivi connessi',
    hint: 'Dove la Sua area è aperta. Ha un dubbio? Disconnetta il dispositivo.',
  },
  log: { title: 'Attività di sicurezza', hint: 'Gli accessi e le modifiche degli ultimi 12 mesi.' },
  failed: {
    passkeys: 'Non è stato possibile caricare le Sue passkey.',
    identities: 'Non è stato possibile caricare i Suoi account collegati.',
    sessions: 'Non è stato possibile caricare i Suoi dispositivi connessi.',
    log: 'Non è stato possibile caricare l’attività del Suo account.',
  },
  countries: countryNames,
}

export const tabMessages: Translated<typeof french.tabMessages> = {
  label: 'Il mio account',
  profile: pageNames.profile,
  contract: 'Polizza',
  paymentMethods: pageNames.payment_methods,
  receipts: pageNames.receipts,
  unpaid: (count: number) => plural(count, ` (${count} non ancora pagato)`, ` (${count} non ancora pagati)`, 'it'),
}

export const relativeTime: Translated<typeof french.relativeTime> = {
  now: 'poco fa',
  today: (time: string) => `oggi ${time}`,
  yesterday: (time: string) => `ieri ${time}`,
  on: (day: string) => elided(`il ${day}`),
}

export const logMessages: Translated<typeof french.logMessages> = {
  empty: 'Nulla da segnalare: ciò che riguarda la sicurezza del Suo account comparirà qui.',
  more: 'Mostra altro',
  network: (network: string) => `rete ${network}`,
}

const ways: Readonly<Record<string, string>> = {
  password: 'Accesso con la password',
  passkey: 'Accesso con una passkey',
  recovery: 'Accesso dopo una nuova password',
  activation: 'Primo accesso',
  transfer: 'Accesso tramite un link',
  continuation: 'Accesso dal telefono con un codice, per continuare una richiesta',
  provider: 'Accesso tramite un servizio di accesso',
}

export const eventSentences: Translated<typeof french.eventSentences> = {
  signed_in: (way: string) => ways[way] ?? 'Accesso',
  signed_out: 'Uscita',
  session_ended: 'Dispositivo disconnesso',
  session_stolen: 'Sessione chiusa per precauzione: sembrava aperta in due luoghi',
  password_changed: 'Password modificata',
  email_requested: (email: string) => `Nuovo indirizzo e-mail richiesto${email && `: ${email}`}`,
  email_changed: (email: string) => `Indirizzo e-mail modificato${email && `: ${email}`}`,
  phones_changed: (phones: string) => `Telefoni modificati${phones && `: ${phones}`}`,
  address_changed: 'Indirizzo postale modificato',
  passkey_added: (name: string) => `Passkey aggiunta${name && `: ${name}`}`,
  passkey_removed: (name: string) => `Passkey rimossa${name && `: ${name}`}`,
  identity_linked: (name: string) => `Account collegato per l’accesso${name && `: ${name}`}`,
  identity_unlinked: (name: string) => `Account di accesso rimosso${name && `: ${name}`}`,
  calendar_made: 'Indirizzo privato del calendario creato',
  calendar_revoked: 'Indirizzo privato del calendario eliminato',
  invoice_address_made: 'Indirizzo privato per le Sue fatture creato',
  invoice_address_revoked: 'Indirizzo privato per le Sue fatture eliminato',
  vet_link_made: 'Link per il Suo veterinario creato',
  vet_link_revoked: 'Link per il Suo veterinario revocato',
  vet_link_sent: 'Documenti ricevuti dal Suo veterinario',
  push_subscribed: 'Notifiche attivate su un dispositivo',
  push_ended: 'Notifiche disattivate su un dispositivo',
  account_frozen: 'Account messo in sicurezza, su Sua richiesta',
  mandate_signed: (account: string) => `Mandato di addebito firmato${account && `: ${account}`}`,
  refund_account_changed: (account: string) => `Conto dei rimborsi modificato${account && `: ${account}`}`,
  refund_account_released: (account: string) => `Attesa dei rimborsi tolta${account && `: ${account}`}`,
  card_registered: (card: string) => `Carta registrata per i premi${card && `: ${card}`}`,
  due_day_changed: (day: string) => `Giorno dell’addebito modificato${day && `: ${day}`}`,
  data_exported: 'Dati personali scaricati',
}

export const sessionMessages: Translated<typeof french.sessionMessages> = {
  device: { computer: 'Computer', phone: 'Telefono', tablet: 'Tablet', other: 'Dispositivo sconosciuto' },
  network: (network: string) => `rete ${network}`,
  thisDevice: 'Questo dispositivo',
  inUse: 'In uso in questo momento',
  lastUsed: (when: string) => `Ultimo utilizzo ${when}`,
  end: 'Disconnetti',
  endOf: (device: string) => `Disconnetti ${device}`,
  endOthers: 'Disconnetti tutti gli altri dispositivi',
  alone: 'La Sua area non è aperta su nessun altro dispositivo.',
  endTitle: 'Disconnettere questo dispositivo?',
  endText: (device: string) => `${device}: sarà necessario accedere di nuovo.`,
  othersTitle: 'Disconnettere tutti gli altri dispositivi?',
  othersText: 'Sarà necessario accedere di nuovo. Questo resta connesso.',
  keep: 'Mantenerli',
  keepOne: 'Mantieni',
  ended: 'Il dispositivo è stato disconnesso.',
  othersEnded: 'Gli altri dispositivi sono stati disconnessi.',
}

export const contactMessages: Translated<typeof french.contactMessages> = {
  newEmailHint: 'Invieremo un link al nuovo indirizzo: sostituirà quello attuale una volta aperto il link.',
  pending:
    'è in attesa della Sua conferma. Apra il link che abbiamo inviato; fino ad allora resta valido l’indirizzo attuale.',
  sendAgain: 'Invia di nuovo',
  againSoon: (seconds: number) => `Un nuovo invio sarà possibile tra ${seconds} s.`,
  sending: 'Invio in corso',
  cancelChange: 'Annulla la modifica',
  confirm: 'Confermi il nuovo indirizzo tramite il link ricevuto via e-mail.',
  kept: (email: string) => `Il Suo indirizzo resta ${email}.`,
  mobile: 'Cellulare',
  landline: 'Telefono fisso',
  landlineShort: 'Fisso',
  countryOf: { mobile: 'Paese del cellulare', landline: 'Paese del fisso' },
}

export const automaticPasskeyMessages: Translated<typeof french.automaticPasskeyMessages> = {
  label: 'Questo browser può creare una passkey da solo',
  hint: 'Dopo un accesso con la password, senza chiederLe nulla. La avvisiamo per e-mail.',
}

export const passkeyMessages: Translated<typeof french.passkeyMessages> = {
  none: 'Nessuna passkey per ora. Con una passkey non c’è più una password da digitare, né da farsi rubare.',
  impossible: 'Questo dispositivo o browser non consente di creare una passkey.',
  add: 'Aggiungi una passkey',
  create: 'Crea la passkey',
  creating: 'Creazione in corso',
  cancel: 'Annulla',
  name: 'Nome della passkey',
  nameHint: 'Per riconoscerla in questo elenco, per esempio il nome del dispositivo.',
  created: (day: string) => elided(`Creata il ${day}`),
  used: (when: string) => `usata ${when}`,
  unused: 'mai usata',
  rename: (name: string) => `Rinomina ${name}`,
  renameSubmit: 'Rinomina',
  renaming: 'Salvataggio',
  remove: (name: string) => `Rimuovi ${name}`,
  removeTitle: (name: string) => `Rimuovere «${name}»?`,
  removeText:
    'Questa passkey non aprirà più la Sua area. Ricordi di cancellarla anche dal dispositivo che la conserva.',
  removeYes: 'Rimuovi',
  keep: 'Mantieni',
  added: 'La Sua passkey è pronta.',
  removed: 'La passkey è stata rimossa.',
  renamed: 'La passkey è stata rinominata.',
  held: 'Questo dispositivo conserva già una passkey per il Suo account.',
  tooMany: 'Ha già dieci passkey. Ne rimuova una per aggiungerne un’altra.',
}
