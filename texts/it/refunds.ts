import type * as french from '../fr/refunds.ts'
import { elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { messageLabels } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { payoutLabels, refundStatuses, requestLabels, timelineNames } from './refund-words.ts'

export const eventMessages: Translated<typeof french.eventMessages> = {
  begins: (last) =>
    elided(
      `Queste cure aprono un evento: la franchigia è trattenuta una sola volta per le cure con la stessa causa, fino al ${last}.`,
    ),
  borne: (first, used) =>
    elided(
      `Queste cure fanno parte dell’evento del ${first}: la sua franchigia (${used}) è già trattenuta e non lo è una seconda volta.`,
    ),
  partly: (first, used) =>
    elided(
      `Queste cure fanno parte dell’evento del ${first}: ${used} della sua franchigia sono già trattenuti, qui si trattiene solo il resto.`,
    ),
}

export const followMessages: Translated<typeof french.followMessages> = {
  title: 'Seguito delle cure',
  ask: 'Richiedi per una visita di controllo',
  asking: 'Preparazione in corso',
  help: 'L’animale, il veterinario e la causa sono già ripresi: manca solo la nuova fattura.',
  resume: 'Riprendi la richiesta di controllo',
  followsA: 'Questa richiesta è il seguito di',
  followedBy: 'Visite di controllo',
  status: refundStatuses,
  note: {
    title: (name) => `Visita di controllo, dopo «${name}»`,
    alone: 'Visita di controllo',
    carried: 'L’animale, il veterinario e la causa ci sono già: aggiunga la nuova fattura.',
    same: (first, last, used) =>
      elided(
        `Stesso evento del ${first}, fino al ${last}: la franchigia di ${used} è già trattenuta e non lo sarà una seconda volta.`,
      ),
    partly: (first, last, used, left) =>
      elided(
        `Stesso evento del ${first}, fino al ${last}: ${used} di franchigia sono già trattenuti, ne restano ${left}.`,
      ),
    over: (last, amount) =>
      elided(
        `L’evento è terminato il ${last}: cure dopo quel giorno ne aprono un altro, con una franchigia di ${amount}.`,
      ),
    begins: (amount) => `Queste cure aprono un nuovo evento, con una franchigia di ${amount}.`,
    of: (name, sentence) => `${name}: ${sentence}`,
  },
}

export const refundMessages: Translated<typeof french.refundMessages> = {
  load: {
    requests: 'Non è stato possibile caricare le Sue richieste in corso.',
    past: 'Non è stato possibile caricare i Suoi rimborsi precedenti.',
  },
  loading: 'Caricamento in corso…',
  noLast: 'Nessun rimborso negli ultimi 12 mesi.',
}

export const correctionMessages: Translated<typeof french.correctionMessages> = {
  corrected: (day: string) => elided(`Decisione corretta il ${day}`),
  amounts: (was: string, now: string) => `Il rimborso era di ${was}, ora è di ${now}.`,
  same: payoutLabels.stays,
  former: 'Decisioni precedenti',
  formerOf: (day: string, amount: string) => elided(`Fino al ${day}: ${amount}`),
  refused: 'rifiutata',
  why: 'Corretta perché:',
  already: payoutLabels.already,
  due: payoutLabels.due,
  overpaid: payoutLabels.overpaid,
  overpaidText: 'Per ora non deve fare nulla: Le scriveremo.',
  returned: 'Il rimborso è tornato indietro',
  returnedText: (amount: string, day: string) =>
    elided(
      `La banca ha restituito il bonifico di ${amount} il ${day}. Nulla è perduto: ripartirà verso il conto che indica.`,
    ),
  returnedOnce: (amount: string, day: string) => elided(`Un bonifico di ${amount} era tornato indietro il ${day}.`),
  checkAccount: 'Verifica il conto',
}

export const demoMessages: Translated<typeof french.demoMessages> = {
  played: 'Dimostrazione: l’assicuratore è simulato. Decide sulle righe lette nella fattura, o su cure inventate.',
}

const within = (days: number) =>
  days === 0 ? 'in giornata' : days === 1 ? 'in un giorno lavorativo' : `in ${days} giorni lavorativi`

export const detailMessages: Translated<typeof french.detailMessages> = {
  request: (reference: string) => `Richiesta ${reference}`,
  failed: 'Non è stato possibile caricare questo rimborso.',
  disputesFailed: 'Non è stato possibile mostrare le contestazioni.',
  dispute: 'Contesta questa decisione',
  disputed: (day: string) => elided(`Contestazione in esame, risposta entro il ${day}`),
  disputedLate: 'Contestazione in esame, risposta in ritardo',
  toRefund: payoutLabels.to_refund,
  refunded: 'Rimborsato',
  refunded_on: payoutLabels.paid_on,
  onAccount: (account: string) => `sul conto ${account}`,
  soon: (soon: string) => `Bonifico ${soon}`,
  afterCheck: 'Appena il Suo conto è verificato',
  already: payoutLabels.part_paid,
  tooMuch: payoutLabels.too_much,
  reason: 'Motivo del rifiuto',
  noAmount: 'Nulla da rimborsare',
  complaint: 'Un reclamo?',
  disagree: 'Non è d’accordo?',
  answer: 'Risposta entro',
  answerWas: 'Risposta prevista',
  answerBefore: 'Da inviare entro',
  clock: {
    expected: (day: string) => `Risposta entro ${day}.`,
    usual: (median: number, p90: number) =>
      median === p90
        ? `9 richieste su 10 sono trattate ${within(p90)}.`
        : `La maggior parte delle richieste è trattata ${within(median)}, 9 su 10 ${within(p90)}.`,
    cases: (cases: number) => `In base alle ${cases} richieste decise negli ultimi 30 giorni.`,
    paused: 'Il termine di risposta è sospeso: riprende non appena i documenti sono inviati.',
    late: (days: number, day: string) =>
      plural(
        days,
        `La risposta era prevista ${day}: siamo in ritardo di un giorno, ci scusi.`,
        `La risposta era prevista ${day}: siamo in ritardo di ${days} giorni, ci scusi.`,
        'it',
      ),
  },
  follow: 'Stato della pratica',
  moment: timelineNames,
  references: 'Riferimenti',
  tracking: 'Pratica',
  invoice: 'Fattura',
  careDate: 'Cure del',
  cause: 'Causa',
  symptoms: 'Primi sintomi',
  vet: requestLabels.vet,
  filedOn: 'Inviata il',
  received: 'Ricevuta il',
  past: 'Questo rimborso è stato calcolato e versato prima dell’apertura di quest’area. Gli importi sono ripresi così come sono, senza il dettaglio del calcolo.',
  paidOn: payoutLabels.payment_date,
  account: payoutLabels.account,
  files: 'Documenti allegati',
  messages: 'Messaggi con il nostro team',
  messagesFailed: 'Non è stato possibile mostrare i messaggi.',
  noFile: 'Nessun documento per il momento.',
  careOf: (name: string) => `Prestazioni effettuate, ${name}`,
  slips: 'Prospetti di rimborso',
  given: {
    title: 'Importi calcolati dal nostro servizio di gestione',
    text: 'Non derivano dal calcolo di quest’area: li riportiamo con la loro spiegazione.',
  },
  underStudy: 'Il dettaglio delle cure e il calcolo compariranno qui con la decisione.',
  notAssessed: 'La richiesta è stata rifiutata prima dell’esame delle cure: non c’è alcun calcolo.',
  ask: {
    title: (count: number) => plural(count, 'Un documento da aggiungere', `${count} documenti da aggiungere`, 'it'),
    number: 'Un numero da indicare',
    due: (day: string) => elided(`Da inviare entro il ${day}.`),
    dueIcad: (day: string) => elided(`Da indicare entro il ${day}.`),
    noteFromTeam: 'Il nostro team precisa:',
    icad: (name: string) =>
      `Il numero di identificazione si inserisce nella pagina di ${name}. La richiesta riparte poi da sola.`,
    icadLink: (name: string) => `Apri la pagina di ${name}`,
    send: (count: number) => plural(count, 'Invia il documento', 'Invia i documenti', 'it'),
    sending: 'Invio in corso',
    missing: 'Aggiunga quello che manca per inviare',
    sent: 'Grazie, abbiamo ricevuto i Suoi documenti.',
    thanks: 'Grazie, abbiamo ricevuto i documenti. Riprendiamo l’esame della richiesta.',
  },
  resume: 'Riprendi la richiesta',
  question: {
    amount: 'Una domanda su questo importo?',
    request: 'Una domanda su questa richiesta?',
    write: 'Ci scriva',
    attached: ', il riferimento sarà allegato.',
    subject: (reference: string) => `Rimborso ${reference}`,
  },
}

export const reasonMessages: Translated<typeof french.reasonMessages> = {
  clause: ({ number, title }: { number: number; title: string }) =>
    `Condizioni di assicurazione, capitolo ${number}: ${title}`,
}

export const documentMessages: Translated<typeof french.documentMessages> = {
  orDrop: 'o trascini qui il documento',
  received: 'Ricevuto',
  onDevice: 'Su questo dispositivo',
  onlyFirst: 'Qui è possibile un solo file: viene preso il primo.',
  keptHere: (name) => `File conservato su questo dispositivo: ${name}`,
  arrived: (name: string) => `File ricevuto: ${name}`,
  view: (name: string) => `Vedi ${name}`,
  download: (name: string) => `Scarica ${name}`,
  retry: 'Riprova',
  cancelUpload: 'Annulla l’invio',
  sending: (percent: string) => `Invio: ${percent}`,
  progress: (name: string) => `Invio di ${name}`,
  goesLater: {
    soon: (at: string) =>
      `Molti documenti arrivano in questo momento. Questo partirà da solo ${at}, se questa pagina resta aperta.`,
    uploads_sent: (at: string, limit: number | string) =>
      `Può inviare ${limit} MB di documenti all’ora. Questo partirà da solo ${at}, se questa pagina resta aperta.`,
    uploads_prepared: (at: string, limit: number | string) =>
      `L’elaborazione dei Suoi documenti può durare ${limit} secondi all’ora. Questo partirà da solo ${at}, se questa pagina resta aperta.`,
  },
  receipt: (instant: string) => elided(`Arrivato il ${instant}`),
  proof: 'Prova d’integrità',
  fingerprint: 'Impronta',
  copyFingerprint: 'Copia l’impronta',
  accepted: 'Accettato',
  refusedBecause: 'Rifiutato.',
  copy: 'Copia',
  copied: 'Copiato.',
  close: 'Chiudi',
  load: {
    view: 'Non è stato possibile mostrare il documento.',
    download: 'Non è stato possibile scaricare il documento.',
  },
}

export const viewerMessages: Translated<typeof french.viewerMessages> = {
  tools: 'Visualizzazione',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: (percent: string) => `${percent}, torna a tutta larghezza`,
  turn: 'Ruota di un quarto di giro',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  alt: (name: string, page: number, pages: number) => (pages > 1 ? `${name}, pagina ${page} di ${pages}` : name),
  previousFile: 'Documento precedente',
  nextFile: 'Documento successivo',
  file: (file: number, files: number) => `Documento ${file} di ${files}`,
  offline: 'Lei è offline. Il documento comparirà appena torna la rete.',
}

export const listMessages: Translated<typeof french.listMessages> = {
  title: pageNames.refunds,
  lead: 'Segua ogni richiesta fino al bonifico e veda il calcolo riga per riga.',
  newRequest: 'Nuova richiesta',
  estimate: pageNames.estimate,
  quotes: pageNames.quotes,
  locked: 'I rimborsi saranno disponibili dalla data di decorrenza della polizza.',
  filter: 'Filtra per animale',
  everyAnimal: 'Tutti',
  underWay: 'Richieste in corso',
  lastTwelveMonths: 'Ultimi dodici mesi',
  last: 'Ultimi rimborsi',
  noRefund: 'Nulla nella ciotola per ora',
  noRefundText: 'Nessun rimborso negli ultimi 12 mesi.',
  noRefundOf: (name: string) => `${name} non ha ancora rimborsi.`,
  withoutRefused: 'Al momento non tutte le richieste respinte sono visibili.',
  firstRequest: 'Invia la prima richiesta',
  deleteDraft: 'Elimina la bozza',
  more: 'Mostra altri',
  refunded: 'Rimborsato',
  billed: 'Fatturato',
  refundedBills: 'Pratiche rimborsate',
  ratio: (some: number, all: number) => `${some} su ${all}`,
  care: 'Cure',
  careDate: requestLabels.care_date,
  status: 'Stato',
  unknown: 'Senza importo',
  deleteTitle: 'Eliminare questa bozza?',
  deleteText: 'La fattura e i documenti già aggiunti saranno cancellati in modo definitivo.',
  deleteYes: 'Elimina',
  keepIt: 'Tieni la bozza',
  deleted: 'La bozza è stata eliminata.',
}

export const threadMessages: Translated<typeof french.threadMessages> = {
  empty: 'Una domanda su questa richiesta? Ci scriva qui.',
  list: 'Messaggi di questa richiesta',
  you: 'Lei',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  older: 'Messaggi precedenti',
  olderLoading: 'Caricamento in corso',
  olderShown: 'I messaggi precedenti sono visibili.',
  olderFailed: 'Non è stato possibile mostrare i messaggi precedenti.',
  fresh: 'Nuovo',
  arrived: (name: string) => `Nuovo messaggio di ${name}.`,
  read: (moment: string) => `Letto, ${moment}`,
  showQuoted: 'Mostra il testo citato',
  hideQuoted: 'Nascondi il testo citato',
  text: messageLabels.text,
  left: (count: number) => `Ancora ${count} ${plural(count, 'carattere', 'caratteri', 'it')}`,
  over: (count: number) => `${count} ${plural(count, 'carattere', 'caratteri', 'it')} di troppo`,
  submit: 'Invia',
  sending: 'Invio in corso',
  nothing: 'Scriva il Suo messaggio prima di inviarlo.',
  sent: 'Il Suo messaggio è stato inviato.',
  kept: 'Il Suo messaggio non è partito, è rimasto qui.',
}
