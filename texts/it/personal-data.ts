import type * as french from '../fr/personal-data.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { dataDownloaded } from './form-words.ts'

const obstacles = {
  legal_hold: 'che una controversia in corso sia risolta',
  contract_goes_on: 'che la Sua polizza sia terminata',
  requests_open: 'che le Sue richieste di rimborso siano definite',
  money_to_pay: 'che quanto Le dobbiamo sia versato',
  money_due: 'che i Suoi premi siano saldati',
}

export const erasureMessages: Translated<typeof french.erasureMessages> = {
  goes: 'Può chiederci di cancellare i Suoi dati: i Suoi recapiti, i Suoi animali, i Suoi messaggi, i Suoi file e l’accesso alla Sua area. Le rispondiamo entro un mese.',
  waits: 'Prima di cancellare, occorre:',
  obstacles,
  keeps: 'Ciò che la legge ci impone di conservare resta, senza il Suo nome dove non è necessario:',
  books: (years: number) =>
    `le scritture contabili (premi, rimborsi, fatture), ${years} anni dopo la fine della polizza`,
  mandate: (months: number) =>
    `il mandato di addebito e la prova della firma, ${months % 12 === 0 ? `${months / 12} anni` : `${months} mesi`} dopo la sua fine`,
  ask: 'Chiedi la cancellazione',
  open: 'Richiesta di cancellazione in corso',
  openText: (reference: string, on: string) => elided(`Richiesta ${reference}, inviata il ${on}.`),
  answer: (by: string) => elided(`La nostra risposta arriva entro il ${by}.`),
  takeBack: 'Ritira la richiesta',
  takenBack: 'La Sua richiesta è ritirata.',
  last: (reference: string, on: string) => elided(`La Sua richiesta ${reference} è stata ritirata il ${on}.`),
  dialogTitle: 'Chiedere la cancellazione dei Suoi dati?',
  dialogText:
    'Un’e-mail Glielo conferma. Una volta cancellati i dati, la Sua area si chiude e nulla può essere ripristinato. Fino ad allora può ritirare la richiesta.',
  keep: 'Conserva i miei dati',
  confirm: 'Chiedi la cancellazione',
  busy: 'Invio in corso',
  asked: 'La Sua richiesta è registrata. Un’e-mail Glielo conferma.',
}

export const personalDataMessages: Translated<typeof french.personalDataMessages> = {
  title: 'I miei dati personali',
  hint: 'Tutto ciò che conserviamo su di Lei, da portare con sé.',
  holds:
    'Un archivio raccoglie la Sua identità e i Suoi recapiti, i Suoi animali, la Sua polizza, le Sue richieste con gli allegati, i Suoi premi, i Suoi messaggi e l’attività del Suo account: una pagina da leggere, dati in JSON per altri programmi e i file così come ce li ha inviati.',
  download: 'Scarica i miei dati',
  read: 'Leggi i miei dati',
  pageTitle: 'Leggere i Suoi dati?',
  pageText:
    'Una pagina del Suo archivio, senza i file, viene salvata sul Suo dispositivo. Contiene informazioni private: confermi la Sua identità.',
  erasureTitle: 'Cancellazione dei miei dati',
  erasureFailed: 'Non è stato possibile caricare le Sue richieste di cancellazione.',
  erasureLoading: 'Caricamento delle Sue richieste',
  dialogTitle: 'Scaricare i Suoi dati?',
  dialogText: 'L’archivio contiene informazioni private: confermi la Sua identità e lo conservi in un luogo sicuro.',
  password: 'Password attuale',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  cancel: 'Annulla',
  close: 'Chiudi',
  submit: 'Scarica',
  busy: 'Preparazione in corso',
  saved: `${dataDownloaded}.`,
}
