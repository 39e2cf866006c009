import type * as french from '../fr/refund-requests.ts'
import { capitalised, elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { animalDocument, documentNames } from './document-words.ts'
import { fieldErrorSentences } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { refundEnds, refundLabels, requestLabels } from './refund-words.ts'

/** Kinds of paper that the reader distinguishes. */
export const paperNames = {
  invoice: 'Fattura',
  credit_note: 'Nota di credito',
  quote: 'Preventivo',
  card_slip: 'Scontrino della carta',
  prescription: 'Ricetta',
  care_sheet: 'Modulo di cura',
  other: 'Documento non riconosciuto',
}

export const pileMessages = {
  help: 'Ogni gruppo diventa una richiesta. Da qui non si invia nulla.',
  drop: 'Trascini qui i Suoi documenti',
  dropPhone: 'Fotografi i Suoi documenti',
  hint: 'Fatture, scontrini, ricette: li ordiniamo noi.',
  more: 'Aggiungi documenti',
  reading: 'Lettura dei documenti in corso. L’ordine si aggiorna man mano.',
  waiting: (count: number) =>
    plural(count, 'Un documento attende il suo turno.', `${count} documenti attendono il loro turno.`, 'it'),
  group: (number: number, facts: readonly string[]) => [`Richiesta ${number}`, ...facts].join(' · '),
  of: (day: string) => elided(`Cure del ${day}`),
  animal: 'Animale',
  unknown: 'Animale da precisare',
  move: (name: string) => `Metti ${name} in`,
  fresh: 'Una nuova richiesta',
  moved: (name: string, group: string) => `${name} è ora in: ${group}.`,
  remove: (name: string) => `Togli ${name}`,
  documents: paperNames,
  unread: 'Lettura in corso',
  preparing: 'In preparazione',
  goesOn: (at: string) =>
    `Ha inviato molti documenti in un’ora. I prossimi partiranno da soli ${at}: può chiudere questa pagina.`,
  looseText: 'Questo documento accompagna una fattura: con quale richiesta va?',
  looseAlone: 'Questo documento accompagna una fattura che non è qui. La aggiunga, o lo tenga per più tardi.',
  into: (group: string) => `Con ${group}`,
  ofItsOwn: 'Farne una richiesta',
  unplaced: 'Da collocare',
  left: (count: number) =>
    plural(
      count,
      'Un documento senza richiesta resta qui per più tardi.',
      `${count} documenti senza richiesta restano qui per più tardi.`,
      'it',
    ),
  known: {
    refunded: 'Già rimborsata: ',
    rejected: 'Già rifiutata: ',
    sent: 'Già inviata: ',
    draft: 'Già in una ',
    same: 'Una richiesta di questo importo: ',
  },
  draft: 'bozza',
  make: (count: number) => plural(count, 'Crea la richiesta', `Crea ${count} richieste`, 'it'),
  making: 'Creazione…',
  made: (count: number) =>
    plural(count, 'La bozza è pronta da completare.', `${count} bozze sono pronte da completare.`, 'it'),
  later: 'Più tardi',
  failed: 'Lo spostamento non è stato salvato.',
  many: 'Più documenti? Li aggiunga insieme, li ordiniamo in richieste.',
}

export const readingMessages = {
  waiting: 'Stiamo leggendo la Sua fattura.',
  waitingText: 'Può continuare: niente aspetta la lettura.',
  title: 'Letto sulla Sua fattura',
  text: 'Da verificare al passaggio successivo, dove può correggere. Questa lettura non decide nulla.',
  facts: {
    care_date: requestLabels.care_date,
    clinic: 'Clinica',
    invoice_number: requestLabels.invoice_number,
    chip: 'Animale',
    total_cents: 'Totale',
  },
  unsure: 'da verificare',
  nothing: 'Non abbiamo potuto leggere nulla con certezza: compilerà Lei i campi.',
  piece: (fact: string) => `Ritaglio della fattura: ${fact}`,
  read: 'Letto sulla Sua fattura',
  proof: (printed: string) => `Letto: «${printed}»`,
  proofFact: 'prova del pagamento',
  says: (value: string) => `Sulla Sua fattura: ${value}`,
  take: 'Riprendi',
  takeThis: (fact: string, value: string) => `Riprendi ${value} (${fact})`,
  opening: 'Apertura…',
  keep: 'Tieni questo documento',
  remove: 'Togli e scegli la fattura',
  alsoInFile: (papers: string) => `Anche in questo file: ${papers}. Leggiamo solo la fattura.`,
  onPage: (paper: string, page: number) => `${paper.toLowerCase()} (pagina ${page})`,
  documents: {
    credit_note: 'Questo documento sembra una nota di credito.',
    card_slip: 'Questo documento sembra uno scontrino della carta.',
    prescription: 'Questo documento sembra una ricetta.',
    care_sheet: 'Questo documento sembra un modulo di cura.',
    other: 'Non abbiamo potuto leggere gli importi: li leggerà il nostro team.',
  },
  needed: 'Ci serve la fattura dettagliata e pagata del veterinario.',
  elsewhere: {
    title: 'Questo documento sembra un preventivo.',
    text: 'Ci serve la fattura dettagliata e pagata del veterinario.',
    link: 'Chiedi un accordo per questo preventivo',
  },
}

export const quoteReadingMessages = {
  ...readingMessages,
  waiting: 'Stiamo leggendo il Suo preventivo.',
  title: 'Letto sul Suo preventivo',
  piece: (fact: string) => `Ritaglio del preventivo: ${fact}`,
  read: 'Letto sul Suo preventivo',
  says: (value: string) => `Sul Suo preventivo: ${value}`,
  remove: 'Togli e scegli il preventivo',
  documents: {
    credit_note: readingMessages.documents.credit_note,
    card_slip: readingMessages.documents.card_slip,
    prescription: readingMessages.documents.prescription,
    care_sheet: readingMessages.documents.care_sheet,
    other: 'Non abbiamo potuto leggere gli importi: può inserirli Lei.',
  },
  needed: 'Ci serve il preventivo dettagliato del veterinario.',
  elsewhere: {
    title: 'Questo documento sembra una fattura già pagata.',
    text: 'Un accordo si chiede prima delle cure. Le cure già pagate si rimborsano con la loro fattura.',
    link: 'Chiedi un rimborso',
  },
}

export const quoteLinesMessages = {
  check: 'Verifichi ogni riga: può correggere tutto. Questa lettura non decide nulla.',
  discount: 'Lo sconto è ripartito sulle righe.',
  offer: (count: number, amount: string) =>
    count === 1
      ? `Una riga è letta sul Suo preventivo, per ${amount}.`
      : `${count} righe sono lette sul Suo preventivo, per ${amount}.`,
  unproven: 'Nessun totale conferma questa lettura.',
  take: (count: number) => (count === 1 ? 'Riprendi questa riga' : 'Riprendi queste righe'),
}

export const readEstimateMessages = {
  title: 'Quanto riceverebbe',
  waiting: 'La stima arriva appena la Sua fattura è letta.',
  load: 'Non abbiamo potuto calcolare questa stima.',
  rests: (count: number, amount: string) =>
    count === 1
      ? `Calcolato dalla riga letta sulla Sua fattura (${amount}), con la regola che decide.`
      : `Calcolato da ${count} righe lette sulla Sua fattura (${amount}), con la regola che decide.`,
  leftOut: (amount: string) => `Senza le righe il cui tipo di cura è ancora da precisare (${amount}).`,
  differs: (total: string) => `Il totale letto è di ${total}: qualche riga può esserci sfuggita.`,
  reserved: (amount: string) => `Riservato dall’accordo: ${amount}`,
  notDecision: 'È una stima: il nostro team verifica ogni riga prima di decidere.',
  several: 'In questa richiesta ci sono più animali: il nostro team ripartirà le righe.',
  lines: 'Righe lette',
  asks: 'Un dubbio da chiarire',
  asksText: 'È questo il tipo di cura? Basta un tocco, oppure ne scelga un altro.',
  yes: (kind: string) => `Sì, ${kind}`,
  kind: 'Tipo di cura',
  choose: 'Scegli',
  failed: 'La Sua risposta non è stata salvata. Riprovi.',
}

export const estimateMessages: Translated<typeof french.estimateMessages> = {
  title: pageNames.estimate,
  help: 'Prima di andare dal veterinario, o con un preventivo alla mano.',
  animal: 'Per quale animale?',
  careDate: requestLabels.care_date,
  cause: 'Perché queste cure?',
  symptoms: requestLabels.first_symptoms,
  optional: '(facoltativo)',
  lines: 'Cure previste',
  kind: 'Prestazione',
  choose: 'Scelga una prestazione',
  amount: 'Importo',
  usual: (from: string, to: string) => `Di solito da ${from} a ${to}`,
  useUsual: (amount: string) => `Usa ${amount}`,
  add: 'Aggiungi una prestazione',
  most: 'Cinquanta prestazioni al massimo.',
  remove: (label: string) => `Rimuovi ${label}`,
  aLine: 'questa prestazione',
  submit: 'Stima',
  submitting: 'Calcolo in corso',
  result: 'Stima',
  notDecision:
    'È una stima, non una decisione: tiene conto della Sua copertura e di quanto già rimborsato in questa annualità assicurativa.',
  empty: 'Il calcolo, passo per passo, comparirà qui.',
  kept: refundLabels.kept,
  lacks: {
    cause: 'Indichi la causa delle cure per continuare.',
    care_date: 'Indichi la data delle cure per continuare, anche approssimativa.',
    kind: 'Scelga la cura per continuare.',
    amount: 'Indichi l’importo di questa cura per continuare.',
  },
  amountInvalid: 'Scriva un importo, per esempio 45,20.',
  failed: 'Non è stato possibile fare la stima.',
  noAnimal: 'Nessun animale coperto per il momento.',
  load: 'Non è stato possibile mostrare le prestazioni.',
}

export const goneMessages: Translated<typeof french.goneMessages> = {
  title: 'Questa bozza non esiste più',
  text: 'È stata eliminata in un’altra scheda o su un altro dispositivo. Può iniziare un’altra richiesta.',
  another: 'Nuova richiesta',
  refunds: pageNames.refunds,
}

const sheetOf = (name: string) => animalDocument.of(documentNames.feuilles.toLowerCase(), name)

export const wizardMessages: Translated<typeof french.wizardMessages> = {
  title: pageNames.new_request,
  path: 'Passaggi della richiesta',
  steps: {
    invoice: 'La fattura',
    animals: 'Gli animali',
    care_sheets: 'I moduli di cura',
    summary: 'Verifica',
    sent: 'Conferma',
  },
  where: (step: number) => `Passaggio ${step} di 4`,
  done: ', passaggio completato',
  next: 'Continua',
  back: 'Indietro',
  quit: 'Esci',
  kept: 'La bozza è conservata per 30 giorni.',
  saved: 'Bozza salvata',
  savedHere: 'Salvata su questo dispositivo',
  keptHere: 'La Sua richiesta è conservata su questo dispositivo.',
  saving: 'Salvataggio…',
  unsaved: 'Una modifica non è ancora salvata',
  missing: {
    invoice: 'Aggiunga la fattura per continuare',
    paid: 'Confermi il pagamento per continuare',
    animals: 'Selezioni almeno un animale.',
    care_date: 'Indichi la data delle cure per continuare',
    cause: 'Indichi la causa delle cure per continuare',
    care_sheets: 'Aggiunga ogni modulo di cura per continuare',
    care_sheet: 'Aggiunga questo modulo di cura per continuare',
    wrong: 'Corregga quanto è segnalato per continuare',
    sending: 'Invio del documento in corso',
    failed: 'Invii di nuovo o rimuova il documento per continuare',
  },
  existing: (count: number) => plural(count, 'Una bozza La attende già.', `${count} bozze La attendono già.`, 'it'),
  resumeDraft: 'Riprendi la bozza',
  seeDrafts: 'Vedi le bozze',
  summary: { title: 'Verifichi e invii', help: 'Uno sguardo a ogni elemento e la richiesta parte.' },
  loading: 'Caricamento in corso…',
  load: 'Non è stato possibile mostrare questo passaggio.',
  invoice: {
    title: 'Aggiunga la fattura pagata',
    help: 'Basta una foto nitida, a documento disteso e per intero.',
    drop: 'Trascini qui la fattura',
    dropPhone: 'Fotografi la fattura',
    hint: 'o la scelga su questo dispositivo',
    hintPhone: 'o la scelga su questo telefono',
    paid: 'La fattura attesta il pagamento',
    paidHint: 'Vi si legge «quietanzata» o «pagato», oppure è visibile lo scontrino della carta.',
    rules: 'Che cosa ci serve',
    yes: [
      'Una sola fattura per richiesta.',
      'Il nome dell’animale e il dettaglio delle cure.',
      'La fattura deve riportare la prova del pagamento.',
      'Foto nitida, documento disteso, quattro angoli visibili.',
    ],
    no: [
      'Preventivo, ricetta e modulo di cura non sostituiscono la fattura.',
      'I moduli di cura si aggiungono al passaggio 3, uno per animale.',
    ],
  },
  sheets: {
    title: 'Un modulo di cura per ogni animale',
    titleOf: (name: string) => `Aggiunga il modulo di cura di ${name}`,
    help: 'Compilato e firmato dal veterinario, descrive le cure di ogni animale.',
    hint: 'o trascini qui il modulo',
    later: 'Non ha ancora il modulo? Lo faccia compilare alla prossima visita: la bozza è conservata per 30 giorni.',
    formula: (name: string) => `Formula ${name}`,
  },
}

export const deviceMessages: Translated<typeof french.deviceMessages> = {
  title: 'Può continuare anche senza rete.',
  text: 'La Sua richiesta è conservata su questo dispositivo e partirà appena tornerà la rete.',
  send: 'Inviare appena possibile',
  checkedLater:
    'Senza rete non è possibile verificare qui carenze e massimale. Se occorre rivedere un punto, glielo diremo prima dell’invio.',
  waits: 'La Sua richiesta partirà appena tornerà la rete. Apra il portale per seguirla.',
  notKept: 'Non è stato possibile conservare la richiesta su questo dispositivo. Riprovi.',
  sent: (reference) => `La Sua richiesta ${reference} è partita.`,
  heldToast: 'Una richiesta conservata su questo dispositivo non è partita. La veda tra i Suoi rimborsi.',
  onThisDevice: 'Su questo dispositivo, non ancora inviato',
  begun: (count) => `${plural(count, `${count} documento`, `${count} documenti`, 'it')}, non ancora completa.`,
  waitsForNetwork: 'Partirà appena tornerà la rete.',
  goesNow: 'Invio in corso.',
  filing: 'Invio in corso: si attende la conferma.',
  held: {
    check: 'C’è un punto da verificare prima dell’invio.',
    gone: 'La bozza è stata eliminata su un altro dispositivo.',
    refused: 'Non è stata accettata così com’è. La verifichi, poi la invii.',
    lost: 'Un documento non è più leggibile su questo dispositivo. Lo aggiunga di nuovo.',
    old: 'Attende da quasi un mese. Controlli che non sia già tra le Sue richieste prima di farne un’altra.',
  },
  resume: 'Riprendere',
  edit: 'Modificare',
  openDraft: 'Verificare e inviare',
  sendAgain: 'Inviare di nuovo',
  discard: 'Non inviare',
  discardTitle: 'Eliminare questa richiesta?',
  discardText: 'Le foto e i dati saranno cancellati da questo dispositivo.',
  discardYes: 'Eliminare',
  keep: 'Conservare',
  signOut: {
    title: (count) =>
      plural(
        count,
        'Una richiesta non è ancora stata inviata',
        `${count} richieste non sono ancora state inviate`,
        'it',
      ),
    text: (count) =>
      `${plural(count, 'Esiste solo su questo dispositivo.', 'Esistono solo su questo dispositivo.', 'it')} Uscendo, tutto viene cancellato.`,
    destroy: 'Cancellare e uscire',
    send: 'Inviare, poi uscire',
    stay: 'Restare collegato',
  },
}

export const careMessages: Translated<typeof french.careMessages> = {
  title: 'Quali animali sono stati curati?',
  help: 'Selezioni tutti quelli indicati in fattura.',
  animals: 'Animali della fattura',
  formula: (name: string) => `Formula ${name}`,
  notYet: (name: string, day: string) => elided(`La copertura di ${name} decorre dal ${day}.`),
  noFormula: (name: string) => `Per ${name} non è stata scelta una formula: le sue cure non possono essere rimborsate.`,
  noFormulaShort: 'Nessuna formula',
  soon: 'Tra poco',
  until: (day: string) => elided(`Cure fino al ${day}`),
  noAnimal: 'Nessun animale è collegato alla Sua polizza.',
  care: 'Le cure',
  careDate: requestLabels.care_date,
  careDateHint: 'Quella della visita, scritta in fattura.',
  wrong: {
    missing: 'Indichi la data delle cure.',
    incomplete: 'Questa data è incompleta.',
    invalid: 'Verifichi questa data.',
    future: fieldErrorSentences.date_future,
    after_care: fieldErrorSentences.symptoms_after_care,
  },
  cause: 'Perché queste cure?',
  causes: {
    accident: 'Un urto, una caduta, un morso',
    illness: 'Una malattia, un dolore, un’allergia',
    prevention: 'Vaccino, sterilizzazione, antiparassitario',
  },
  symptoms: requestLabels.first_symptoms,
  symptomsHint: 'Anche approssimativa, se non la conosce con precisione.',
  optional: '(facoltativo)',
  invoiceNumber: requestLabels.invoice_number,
  vetName: 'Veterinario o clinica',
}

export const blankSheetMessages: Translated<typeof french.blankSheetMessages> = {
  title: 'Non ha ancora il modulo?',
  download: 'Scarica il modulo in bianco',
  write: 'Scrivi al veterinario',
  writeFor: (name: string) => `Scrivi al veterinario: ${name}`,
  sheetOf,
  how: 'Prima scarichi il modulo: va allegato da Lei, il programma di posta non lo fa da solo.',
  subject: (name: string) => `${capitalised(sheetOf(name))} da compilare`,
  body: (name: string, day: string | null, member: string) =>
    [
      'Buongiorno,',
      '',
      `in allegato trova il ${sheetOf(name)}${day === null ? '' : elided(`, per le cure del ${day}`)}. Potrebbe compilarlo, datarlo, firmarlo e rinviarmelo via e-mail?`,
      '',
      'Grazie mille,',
      member,
    ].join('\n'),
}

export const summaryMessages: Translated<typeof french.summaryMessages> = {
  checkFailed: 'Non è stato possibile verificare la richiesta.',
  edit: 'Modifica',
  editInvoice: 'Modifica la fattura',
  editCare: 'Modifica gli animali e le cure',
  editSheets: 'Modifica i moduli di cura',
  invoice: 'Fattura',
  paid: 'Pagamento',
  paidYes: 'Confermato',
  paidNo: 'Da confermare',
  care: 'Animali e cure',
  animals: 'Animali',
  careDate: requestLabels.care_date,
  cause: 'Causa',
  symptoms: 'Primi sintomi',
  invoiceNumber: requestLabels.invoice_number,
  vetName: requestLabels.vet,
  sheets: 'Moduli di cura',
  none: 'Da aggiungere',
  ready: 'C’è tutto.',
  readyText: 'Alla richiesta non manca nulla.',
  blocked: 'Prima dell’invio',
  blocking: {
    'files.invoice': 'Manca la fattura.',
    animal_ids: 'Nessun animale selezionato.',
    care_date: 'La data delle cure va indicata.',
    paid_confirmed: 'Il pagamento della fattura va confermato.',
  },
  date_future: 'La data delle cure è nel futuro.',
  date_too_old: 'Queste cure sono troppo lontane nel tempo: non possono più essere rimborsate.',
  symptoms_after_care: 'I primi sintomi hanno una data successiva alle cure.',
  sheetMissing: (name: string) => `Manca il modulo di cura per ${name}.`,
  other: 'Un’informazione va completata.',
  fix: { invoice: 'Vedi la fattura', animals: 'Vedi le cure', care_sheets: 'Vedi i moduli', summary: 'Vedi' },
  toKnow: 'Da sapere',
  declare: 'Dichiaro che questi documenti sono esatti.',
  submit: 'Invia la richiesta',
  submitting: 'Invio in corso',
  missing: { blocking: 'Completi quello che manca per inviare', declare: 'Spunti la dichiarazione per inviare' },
  failed: 'La richiesta non è partita',
  changed: 'È stata modificata in un’altra scheda o su un altro dispositivo. La rilegga, poi la invii.',
  unsaved: 'Una modifica non è salvata',
  unsavedText: 'Ciò che ha inserito per le cure non è stato ripreso qui.',
  sent: {
    title: 'La Sua richiesta è stata inviata!',
    body: requestLabels.tracking_reference,
    answer: (day: string) => `Risposta entro ${day}.`,
    answerSoon: (soon: string) => `Risposta ${soon}.`,
    follow: 'Segui la richiesta',
    again: 'Invia un’altra fattura',
    home: 'Torna alla home',
    next: 'E adesso',
    nextSteps: (soon: string) => [
      'Il nostro team esamina i documenti.',
      'Se manca un documento, Le chiediamo di inviarlo e il termine si ferma.',
      `Il bonifico parte ${soon} dall’accettazione.`,
    ],
  },
}

export const keepDraftMessages: Translated<typeof french.keepDraftMessages> = {
  ending: (day: string) => `Questa bozza sarà eliminata ${day}, con i suoi documenti.`,
  choice: 'La riprenda, o la tenga ancora un po’.',
  keep: 'Tieni altri 30 giorni',
  kept: (day: string) => elided(`La bozza è conservata fino al ${day}.`),
}

export const rowMessages: Translated<typeof french.rowMessages> = {
  noRequest: 'Nessuna richiesta in corso.',
  toReceive: 'in arrivo',
  addDocument: 'Aggiungi il documento',
  addDocuments: 'Aggiungi i documenti',
  seeAsk: 'Vedi la richiesta',
  read: 'Leggi il messaggio',
  resume: 'Riprendi',
  fact: {
    ask: (count: number) =>
      plural(count, 'Una richiesta attende un Suo documento.', `${count} richieste attendono un Suo documento.`, 'it'),
    rest: 'Il resto procede.',
    coming: (amount: string) => `${amount} in arrivo sul Suo conto.`,
    underWay: (count: number, day: string) =>
      plural(
        count,
        `La richiesta procede: risposta entro ${day}.`,
        `${count} richieste procedono: prossima risposta entro ${day}.`,
        'it',
      ),
    moving: (count: number) => plural(count, 'La richiesta procede.', `${count} richieste procedono.`, 'it'),
    draft: (count: number) =>
      plural(count, 'Una bozza attende di essere inviata.', `${count} bozze attendono di essere inviate.`, 'it'),
    nothing: 'Nessuna richiesta in sospeso.',
  },
}

/** Sentences on a message of the team that waits. */
export const saidMessages: Translated<typeof french.saidMessages> = {
  asks: (name: string) => `${name} Le fa una domanda`,
  wrote: (name: string) => `${name} Le ha scritto`,
}

export const stepMessages: Translated<typeof french.stepMessages> = {
  draft: [
    '',
    'Bozza, resta da inviare',
    'Bozza, mancano due passaggi',
    'Bozza, mancano tre passaggi',
    'Bozza, la fattura è da aggiungere',
  ],
  deleted: (step: string, day: string) => `${step}. Sarà eliminata ${day}.`,
  /** A draft whose invoice somebody mailed to the member's private address. */
  mailed: (sender: string) => `Ricevuta per e-mail, da ${sender}`,
  others: (count: number) => plural(count, 'E un altro documento.', `E altri ${count} documenti.`, 'it'),
  late: (days: number) => plural(days, 'In ritardo di un giorno', `In ritardo di ${days} giorni`, 'it'),
  expected: (day: string) => `Risposta entro ${day}`,
  received: (day: string) => `Documenti ricevuti, risposta entro ${day}`,
  waiting: 'Abbiamo ricevuto la richiesta.',
  accepted: (soon: string) => `Richiesta accettata, bonifico ${soon}`,
  refunded: refundEnds.finished,
  rejected: refundEnds.rejected,
}

export const subjectMessages: Translated<typeof french.subjectMessages> = {
  careOf: (day: string) => elided(`Cure del ${day}`),
  begunOn: (day: string) => elided(`Richiesta iniziata il ${day}`),
}

export const warningMessages: Translated<typeof french.warningMessages> = {
  before_effect: (name: string, day: string) =>
    `A questa data la copertura di ${name} non era iniziata (decorrenza: ${day}). Queste cure non sarebbero rimborsate.`,
  no_cover: (name: string) => `La copertura di ${name} non è iniziata. Queste cure non sarebbero rimborsate.`,
  after_end: (name: string, day: string) =>
    elided(
      `A questa data la copertura di ${name} è terminata (ultimo giorno: ${day}). Queste cure non sarebbero rimborsate.`,
    ),
  cover_suspended: (name: string, since: string) =>
    elided(
      `La copertura è sospesa dal ${since} per mancato pagamento. Le cure di ${name} durante la sospensione non sono rimborsate.`,
    ),
  cover_was_suspended: (name: string, since: string, again: string) =>
    elided(
      `A questa data la copertura era sospesa (dal ${since}, per mancato pagamento): queste cure non sarebbero rimborsate. Quelle di ${name} sono di nuovo coperte dal ${again}.`,
    ),
  waiting_period: (name: string, day: string) =>
    elided(
      `A questa data il periodo di carenza di ${name} è ancora in corso. Queste cure sarebbero coperte dal ${day}.`,
    ),
  surgery_waiting: (name: string, day: string) =>
    elided(
      `Per ${name} la chirurgia da malattia è coperta dal ${day}. Un intervento prima di questa data non sarebbe rimborsato, le altre cure sì.`,
    ),
  symptoms_before_cover: (name: string, day: string) =>
    elided(
      `I primi sintomi di ${name} sono precedenti al ${day}, primo giorno della garanzia malattia: questa malattia non sarebbe rimborsata.`,
    ),
  not_covered_by_formula: (name: string) =>
    `La formula di ${name} non copre le cure ordinarie di malattia. Un intervento, invece, può essere rimborsato.`,
  not_covered: (name: string) => `La formula di ${name} non copre queste cure.`,
  ceiling_reached: (name: string, day: string) =>
    elided(
      `Il massimale annuo di ${name} è esaurito fino al ${day}. Vaccini e prevenzione restano rimborsati dal pacchetto.`,
    ),
  ceiling_reserved: (name: string, amount: string, day: string) =>
    elided(
      `Il resto del massimale annuo di ${name}, ${amount}, è riservato da un accordo. Altre cure sono rimborsate solo dopo il ${day}, salvo vaccini e prevenzione con il pacchetto.`,
    ),
  duplicate_file: (reference: string) => `Questa fattura è già stata inviata (${reference}).`,
  duplicate: 'Questa fattura è già stata inviata.',
  not_an_invoice: {
    credit_note: 'Il documento aggiunto come fattura sembra una nota di credito.',
    quote: 'Il documento aggiunto come fattura sembra un preventivo.',
    card_slip: 'Il documento aggiunto come fattura sembra uno scontrino della carta.',
    prescription: 'Il documento aggiunto come fattura sembra una ricetta.',
    care_sheet: 'Il documento aggiunto come fattura sembra un modulo di cura.',
    other: 'Non abbiamo potuto leggere gli importi del documento aggiunto.',
  },
  stillSend: 'Può inviare la richiesta: il nostro team la esaminerà.',
}
