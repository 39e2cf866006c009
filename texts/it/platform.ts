import type * as french from '../fr/platform.ts'
import { plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { messageLabels } from './form-words.ts'

export const answeringMessages: Translated<typeof french.answeringMessages> = {
  open: 'Aperto ora',
  closed: 'Ora chiuso',
  holiday: (name: string) => `Oggi chiuso: ${name}`,
  opens: (day: string, time: string) => `Riapre ${day} alle ${time}`,
  today: 'oggi',
  tomorrow: 'domani',
}

export const copyWords: Translated<typeof french.copyWords> = {
  copied: 'Copiato.',
  failed: 'La copia non è riuscita. Selezioni il testo per copiarlo.',
}

export const downloadWords: Translated<typeof french.downloadWords> = {
  download: 'Scarica',
  busy: 'Download in corso',
  named: (verb: string, name: string) => `${verb}: ${name}`,
}

/** Counts of files that a form takes, each with its word. */
const counts = { 3: 'Tre', 5: 'Cinque' }

type Most = keyof typeof counts

export const attachedMessages: Translated<typeof french.attachedMessages> = {
  title: messageLabels.files,
  optional: '(facoltativo)',
  drop: 'Allega un file',
  most: (formats: string, most: Most) =>
    `${formats}. ${counts[most]} file al massimo, che non vengono conservati se lascia la pagina.`,
  tooMany: (most: Most) => `${counts[most]} file al massimo: gli altri non sono stati aggiunti.`,
  wait: 'Un file è ancora in preparazione. Attenda un istante.',
  mend: 'Rimuova o sostituisca il file che non è stato accettato.',
  removeOne: (name: string) => `Rimuovi ${name}`,
  view: (name: string) => `Vedi ${name}`,
  close: 'Chiudi',
  ready: 'Pronto',
  readied: (name: string) => `File pronto: ${name}`,
  sending: (percent: string) => `Invio dei file: ${percent}`,
  cancel: 'Annulla l’invio',
  cancelled: 'L’invio è annullato. Il Suo messaggio resta qui.',
}

export const leaveMessages: Translated<typeof french.leaveMessages> = {
  title: 'Abbandonare le modifiche?',
  text: 'Ciò che ha inserito non è stato salvato.',
  yes: 'Abbandona',
  no: 'Continua a modificare',
}

export const nearDays: Translated<typeof french.nearDays> = { names: ['ieri', 'oggi', 'domani'] }

export const ages: Translated<typeof french.ages> = {
  months: (count) => `${count}\u00a0${plural(count, 'mese', 'mesi', 'it')}`,
  years: (count) => `${count}\u00a0${plural(count, 'anno', 'anni', 'it')}`,
}

export const newPasswordMessages: Translated<typeof french.newPasswordMessages> = {
  fields: {
    password: 'Nuova password',
    repetition: 'Confermi la password',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    rules: 'La password deve contenere:',
    hint: 'Eviti le parole comuni, il nostro nome, il Suo e quelli dei Suoi animali.',
    equal: 'le due voci identiche',
    met: 'Rispettata: ',
    unmet: 'Non ancora: ',
    progress: (met: number, of: number) => `${met} regole su ${of} rispettate`,
    strength: 'Robustezza',
    strengths: ['molto bassa', 'bassa', 'media', 'buona', 'ottima'],
  },
  rules: {
    length: 'almeno 8 caratteri',
    uppercase: '1 lettera maiuscola',
    lowercase: '1 lettera minuscola',
    digit: '1 numero',
    special: '1 carattere speciale (es. ! ? # @)',
  },
}

export const failedMessages: Translated<typeof french.failedMessages> = {
  retry: 'Riprova',
  loading: 'Caricamento in corso…',
}

export const showMoreMessages: Translated<typeof french.showMoreMessages> = {
  loading: 'Caricamento',
  all: 'Tutto è visibile.',
}

export const pageIndexMessages: Translated<typeof french.pageIndexMessages> = { label: 'In questa pagina' }

export const deviceWords: Translated<typeof french.deviceWords> = {
  on: (browser: string, system: string) => `${browser} su ${system}`,
}

export const photoMessages: Translated<typeof french.photoMessages> = {
  formats: 'PDF, JPG, PNG o HEIC, massimo 5 MB',
  choose: 'Scegli un file',
  photo: 'Scatta una foto',
  remove: 'Rimuovi il file',
  replace: 'Scegli un altro file',
  stage: {
    reading: 'Lettura del file…',
    converting: 'Conversione della foto in corso…',
    compressing: 'Stiamo riducendo le dimensioni del file…',
  },
  lightened: (size: string, before: string) => `${size}, ridotta da ${before}`,
  failure: {
    heic_failed: 'Non è stato possibile convertire la foto HEIC. Provi con un JPG.',
    device_full: 'Su questo dispositivo non c’è più spazio per il documento. Ne liberi, poi lo scelga di nuovo.',
    compression_failed: 'Non è stato possibile comprimere il file. Ne scelga uno più leggero.',
  },
  quality: {
    dark: 'La foto sembra scura: il testo potrebbe essere difficile da leggere.',
    blurred: 'La foto sembra sfocata: il testo potrebbe essere difficile da leggere.',
    small: 'La foto è piccola: potrebbero mancare dei dettagli.',
  },
  keep: 'Tieni questa foto',
  retake: 'Rifai la foto',
}

export const proofMessages: Translated<typeof french.proofMessages> = {
  title: 'È proprio Lei?',
  text: 'È passato un po’ di tempo dal Suo accesso. Prima di questa modifica, confermi la Sua identità.',
  password: 'Password attuale',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  cancel: 'Annulla',
  close: 'Chiudi',
  submit: 'Conferma',
  busy: 'Verifica in corso',
  passkey: 'Usa una passkey',
  refused: 'Questa passkey non ha permesso di riconoscerLa. Usi la password.',
  other: 'Ha dimenticato la password? Esca, chieda un link dalla pagina di accesso e torni qui.',
}
