import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/server/privacy/personal-data/archive/read-me.ts'

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

export const readMeWords: Translated<typeof french.readMeWords> = {
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
  more: 'Gli altri documenti (certificato, distinte, estratti) sono redatti su Sua richiesta a partire da questi dati e non vengono conservati: li trova nella Sua area personale, alla pagina Documenti.',
  stem: 'dati',
  name: 'LEGGIMI.txt',
}
