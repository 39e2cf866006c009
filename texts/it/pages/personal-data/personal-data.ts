import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { dataDownloaded } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../../fr/pages/personal-data/personal-data.ts'

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
  saved: `${dataDownloaded.it}.`,
}
