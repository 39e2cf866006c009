import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/contract.ts'
import { capitalised, elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { amountPer, contractLabels, guaranteeGroups, suspension, termNone } from './contract-words.ts'
import { pageNames } from './page-words.ts'
import { requestLabels } from './refund-words.ts'

export const contractMessages: Translated<typeof french.contractMessages> = {
  title: pageNames.contract,
  documents: 'I miei documenti',
  endings: 'Terminare il contratto',
  replay: 'E con un’altra formula?',
  askQuote: pageNames.new_quote,
  loading: 'Caricamento in corso…',
  failed: {
    covers: 'Non è stato possibile caricare la Sua copertura.',
    documents: 'Non è stato possibile caricare i Suoi documenti.',
    endings: 'Non è stato possibile caricare come terminare il contratto.',
    replay: 'Non è stato possibile ricalcolare i Suoi ultimi dodici mesi.',
  },
}

export const complaintMessages: Translated<typeof french.complaintMessages> = {
  title: 'Un reclamo?',
  first: 'Per prima cosa, ci scriva',
  write: 'Ci dica che cosa non va, per e-mail o per posta:',
  delay: {
    FR: 'Confermiamo la ricezione entro 10 giorni lavorativi e rispondiamo entro due mesi.',
    IT: 'Rispondiamo entro 45 giorni.',
    BE: 'Confermiamo la ricezione entro 5 giorni lavorativi e rispondiamo entro un mese.',
  },
  afterwards: 'Poi, un terzo indipendente',
  how: {
    FR: 'Se la nostra risposta non La soddisfa, o due mesi dopo il reclamo, può rivolgersi al mediatore. È gratuito, online o per posta.',
    IT: 'Se la nostra risposta non La soddisfa, o dopo 45 giorni senza risposta, può presentare ricorso all’Arbitro Assicurativo. Si fa online e costa 20 €, restituiti se il ricorso è accolto; la decisione arriva entro 180 giorni.',
    BE: 'Se la nostra risposta non La soddisfa, può rivolgersi all’ombudsman. È gratuito, online o per posta.',
  },
  authority: 'Chi ci vigila',
  authorities: {
    FR: 'L’ACPR, l’autorità francese di vigilanza.',
    IT: 'L’IVASS, Istituto per la Vigilanza sulle Assicurazioni, a cui può anche scrivere.',
    BE: 'La FSMA e la Banca nazionale del Belgio (BNB).',
  },
  court: 'Può rivolgersi al giudice in qualsiasi momento.',
}

export const coverMessages: Translated<typeof french.coverMessages> = {
  title: 'Che cosa è coperto',
  was: 'Che cosa era coperto',
  none: 'Nessun animale è collegato alla Sua polizza.',
  perMonth: (total: string) => `${total} al mese in tutto`,
  formula: (name: string) => `Formula ${name}`,
  over: 'Terminato',
  coveredUntil: (day: string) => elided(`Copertura fino al ${day}`),
  leftOn: (name: string, day: string) => elided(`${name}: copertura fino al ${day}.`),
  see: (name: string) => `Vedi la pagina di ${name}`,
  notSelected: {
    text: (name: string) =>
      `Per ${name} non è stata scelta una formula: le sue cure non sono rimborsate e non viene addebitato nulla.`,
    how: (hours: string) => `Per sceglierne una ci chiami ${hours}:`,
  },
  guarantee: guaranteeGroups,
  about: {
    accident: 'Caduta, morso, intossicazione: cure, esami e interventi.',
    illness: 'Visite, esami, farmaci.',
    illness_surgery: 'L’intervento, l’anestesia e il ricovero.',
  },
  covered: (day: string) => elided(`Copertura attiva dal ${day}`),
  suspended: 'Copertura sospesa',
  suspendedSince: (day: string) => suspension.since(day),
  waiting: (day: string, days: number) =>
    elided(plural(days, `Dal ${day}, tra ${days} giorno`, `Dal ${day}, tra ${days} giorni`, 'it')),
  planned: (days: number) =>
    days === 0
      ? 'Dall’inizio della copertura'
      : `${plural(days, `${days} giorno`, `${days} giorni`, 'it')} dopo l’inizio della copertura`,
  notByFormula: 'Nessuna copertura con questa formula.',
  noPackage: 'Non rimborsati da questa formula.',
  notCovered: 'Non coperte da questa formula: una malattia senza intervento resta a Suo carico.',
  starts: (day: string) => elided(`Copertura dal ${day}`),
  noDeductible: (rate: string, ceiling: string) =>
    `Rimborsiamo il ${rate} delle spese, senza franchigia, fino a ${ceiling} all’anno.`,
  perEvent: (rate: string, deductible: string, ceiling: string) =>
    `Rimborsiamo il ${rate} delle spese dopo ${deductible} di franchigia per evento, fino a ${ceiling} all’anno.`,
  perYear: (rate: string, deductible: string, ceiling: string) =>
    `Rimborsiamo il ${rate} delle spese dopo ${deductible} di franchigia all’anno, fino a ${ceiling} all’anno.`,
  ceiling: contractLabels.ceiling,
  used: (used: string, total: string, left: string) => `${used} utilizzati su ${total}, restano ${left}`,
  reserved: (amount: string) => `${amount} riservati da un accordo prima delle cure`,
  until: (day: string) => elided(`fino al ${day}`),
  package: 'Vaccini e prevenzione',
  packageText: (amount: string) => `Fino a ${amount} all’anno, rimborsati per intero, senza franchigia né attesa.`,
  packageLeft: (left: string) => `Restano ${left}.`,
  vaccines: (list: string) => `Vaccini: ${list}.`,
  contribution: 'Premio',
  fee: 'Spese di gestione',
  price: contractLabels.price,
  never: 'Che cosa non è mai coperto',
  neverText:
    'Le malattie note o manifeste prima dell’inizio della copertura, l’alimentazione, la toelettatura, la riproduzione, la responsabilità civile. L’elenco completo è nelle condizioni di assicurazione.',
  words: 'Franchigia, massimale, carenza: che cosa significano',
  wordsText: [
    'La franchigia è la parte fissa che resta a Suo carico; si toglie prima della percentuale.',
    'Il massimale è la somma più alta che versiamo per un animale in un anno di assicurazione.',
    'Il periodo di carenza è il tempo, all’inizio della polizza, in cui una garanzia non è ancora attiva.',
  ],
}

export const documentMessages: Translated<typeof french.documentMessages> = {
  none: 'I Suoi documenti compariranno qui non appena saranno emessi.',
  group: { own: pageNames.contract, conditions: 'Condizioni e informazioni', care_sheets: 'Moduli di cura' },
  use: {
    cgv: 'Tutte le regole: garanzie, esclusioni, rimborsi, fine del contratto.',
    cgv2: 'L’assistenza: custodia, ricerca di un animale smarrito, consiglio di un veterinario.',
    ipid: 'L’essenziale della Sua assicurazione in due pagine.',
    ipid2: 'L’essenziale dell’assistenza in due pagine.',
    contrat: 'La prova che i Suoi animali sono assicurati, con le formule e i prezzi.',
    mandate: 'La Sua autorizzazione all’addebito, con il riferimento.',
    rgpd: 'I Suoi dati: a che cosa servono, per quanto tempo, i Suoi diritti.',
    indexation: 'I prezzi dell’anno che viene, e perché cambiano.',
    feuilles: 'Da far compilare al veterinario, per ogni richiesta di rimborso.',
  },
  certificateOver: 'Che cosa era assicurato da noi: i Suoi animali, le formule e i prezzi.',
  dated: (day: string) => elided(`Del ${day}`),
}

export const headMessages: Translated<typeof french.headMessages> = {
  in_preparation: {
    title: 'In preparazione',
    text: (day: string) =>
      elided(`La copertura inizia il ${day}. I rimborsi e i dettagli saranno disponibili da quel giorno.`),
    next: (day: string, last: string) =>
      elided(`La copertura di questa polizza inizia il ${day}. La polizza precedente copre le cure fino al ${last}.`),
  },
  active: {
    title: 'In corso',
    text: (day: string) => elided(`Si rinnova di anno in anno, la prossima volta il ${day}.`),
  },
  all_left: {
    title: 'Nessun animale assicurato',
    text: (day: string) =>
      elided(
        `Dopo il ${day} questa polizza non assicura più animali: termina con la sua copertura, e Le scriveremo al riguardo.`,
      ),
  },
  unpaid: {
    title: 'In corso, un premio non pagato',
    text: (day: string, amount: string) =>
      elided(`Senza pagamento, la copertura sarà sospesa il ${day}. Restano da pagare ${amount}.`),
  },
  suspended: {
    title: 'Copertura sospesa',
    text: (day: string, amount: string) =>
      elided(`Dal ${day} le cure dei Suoi animali non sono più rimborsate. Restano da pagare ${amount}.`),
  },
  resuming: {
    title: 'Pagamento ricevuto',
    text: (day: string, isAtNoon: boolean) => `${capitalised(suspension.resumes(day, isAtNoon))}.`,
  },
  end_asked: {
    title: 'Fine richiesta',
    termination: (at: string) => elided(`Ha chiesto la disdetta il ${at}.`),
    withdrawal: (at: string) => elided(`Ha chiesto di recedere il ${at}.`),
    last: (day: string) => `Ultimo giorno di copertura: ${day}.`,
    never: 'Il contratto non inizia.',
  },
  ending: {
    title: (day: string) => elided(`Termina il ${day}`),
    text: 'I Suoi animali sono coperti fino a quel giorno compreso.',
  },
  terminated: {
    title: 'Terminato',
    on: (day: string) => elided(`Terminato dal ${day}`),
    text: 'I Suoi documenti e i rimborsi passati restano disponibili qui.',
  },
  facts: {
    number: contractLabels.number,
    effective: contractLabels.effective_date,
    renewal: 'Rinnovo',
    end: 'Ultimo giorno',
  },
}

export const changeMessages: Translated<typeof french.changeMessages> = {
  pending: (formula, day) => elided(`Formula ${formula} richiesta, dal ${day}`),
  pendingText: 'Le rispondiamo per e-mail prima di quel giorno. Fino ad allora può ritirare la richiesta.',
  until: (before, day, formula) => elided(`Formula ${before} fino al ${day}, poi ${formula}`),
  confirmedText: (day, price) =>
    elided(`Il cambio è confermato. Dal ${day} il prezzo è di ${price} al mese, spese di gestione incluse.`),
  applied: (formula, day) => elided(`Formula ${formula} dal ${day}`),
  appliedText: (before) =>
    `Le cure precedenti restano rimborsate secondo la formula ${before}, anche se le invia adesso.`,
  refused: (formula) => `Formula ${formula}: richiesta rifiutata`,
  lapsed: (formula) => `La Sua richiesta della formula ${formula} è rimasta senza risposta`,
  lapsedText: 'La scadenza è passata e nulla è cambiato. Può fare una nuova richiesta, o scriverci.',
  withdraw: 'Ritira la richiesta',
  withdrawOf: (name) => `Ritira la richiesta: formula di ${name}`,
  withdrawing: 'Invio in corso…',
  withdrawn: 'La richiesta è ritirata. Nulla è cambiato.',
}

export const askMessages: Translated<typeof french.askMessages> = {
  act: (formula) => `Chiedi la formula ${formula}`,
  actOf: (formula, name) => `Chiedi la formula ${formula} per ${name}`,
  too: 'Può anche chiedere un’altra formula:',
  late: (day) =>
    elided(
      `La scadenza del ${day} è tra meno di un mese: è troppo tardi per cambiare formula in quella data. Potrà chiederlo da quel giorno, per la scadenza successiva.`,
    ),
  ends: 'La polizza termina prima della prossima scadenza: la formula non può più cambiare.',
  underWay: 'Un cambio è in corso per questo animale: è indicato nella sua scheda, più in alto.',
  by: (day, ask_by) =>
    elided(
      `Un’altra formula può iniziare alla scadenza della polizza, il ${day}, se la chiede al più tardi il ${ask_by}.`,
    ),
  title: (formula, name) => `Chiedere la formula ${formula} per ${name}?`,
  from: (day) => elided(`Inizierebbe il ${day}, alla scadenza della polizza. Fino ad allora nulla cambia.`),
  caption: 'Che cosa cambia',
  now: (formula) => `Oggi: ${formula}`,
  from_day: (day, formula) => elided(`Dal ${day}: ${formula}`),
  per: amountPer,
  none: termNone,
  added: (guarantee, day) =>
    elided(`${guaranteeGroups[guarantee]}: nuova garanzia, dal ${day}. Una malattia comparsa prima non vi rientra.`),
  lost: (guarantee, day) => elided(`${guaranteeGroups[guarantee]}: nessuna garanzia dal ${day}.`),
  notes: [
    'Le cure sono rimborsate secondo la formula del giorno in cui avvengono.',
    'Quanto è già stato utilizzato nell’annualità assicurativa (massimale, franchigia, pacchetto) conta anche con la nuova formula.',
    'Confermiamo il cambio e il prezzo per e-mail. Può ritirare la richiesta finché non abbiamo risposto.',
  ],
  cancel: 'Annulla',
  send: 'Chiedi questa formula',
  sending: 'Invio in corso…',
  failed: 'La richiesta non è partita.',
  changed: 'Nel frattempo la data è cambiata. Chiuda questa finestra per vedere quella nuova, poi ricominci.',
  sent: 'La richiesta è inviata. Le rispondiamo per e-mail.',
}

export const replayMessages = ({ hasWaits }: BrandFacts) => ({
  intro: (from: string, to: string) =>
    elided(
      `Le cure dal ${from} al ${to}, decise di nuovo secondo le regole di ogni formula, al centesimo. In grassetto: il rimborsato meno i premi. È uno sguardo all’indietro, non una promessa.`,
    ),
  bills: (count: number, total: string) =>
    plural(count, `${count} fattura decisa, ${total}`, `${count} fatture decise, ${total} in tutto`, 'it'),
  none: 'Nessuna fattura decisa in questo periodo: contano solo i premi.',
  caption: (name: string) => `Gli ultimi dodici mesi di ${name}, formula per formula`,
  verdict: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `${own} è quella che Le ha reso di più: ${amount} in più di ${others}, al netto dei premi.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `${all} Le avrebbero reso lo stesso, al netto dei premi: nessuna formula avrebbe fatto meglio.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `${others} Le ${isSeveral ? 'avrebbero reso ciascuna' : 'avrebbe reso'} ${amount} in più di ${own}, al netto dei premi.`,
  },
  unused: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `Nessun rimborso da confrontare: ${own} è la meno cara, ${amount} in meno di ${others}.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `Nessun rimborso da confrontare: ${all} costano lo stesso, e nessuna formula costa meno.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `Nessun rimborso da confrontare: ${others} ${isSeveral ? 'sarebbero costate ciascuna' : 'sarebbe costata'} ${amount} in meno di ${own}.`,
  },
  accounts: (name: string) => `I conti di ${name}, formula per formula`,
  formula: 'Formula',
  current: 'La Sua',
  contributions: 'Premi',
  difference: 'Differenza',
  basis: [
    'I premi sono quelli di oggi, spese di gestione incluse: il Suo prezzo per la Sua formula, il prezzo di base per le altre.',
    `Ogni formula è ricalcolata come se La coprisse dal primo giorno${hasWaits ? ', carenze comprese' : ''}.`,
  ],
  remarks: {
    insurer_amounts: 'I rimborsi calcolati a mano dalla compagnia non sono ricalcolati.',
    before_portal: 'I rimborsi precedenti a quest’area non sono ricalcolati.',
    opening_balance: 'Quanto era stato usato prima di quest’area conta così com’è per ogni formula.',
    partial_year: 'La copertura ha meno di dodici mesi: contano solo i mesi iniziati.',
    terms_changed:
      'Le Sue garanzie sono cambiate nel frattempo: la Sua formula ricalcolata differisce da quanto Le è stato versato.',
  },
  change: 'Una domanda su queste formule?',
  write: 'Ci scriva',
  nobody: 'Oggi nessun animale è assicurato.',
})

export const endingMessages: Translated<typeof french.endingMessages> = {
  withdrawal: {
    name: pageNames.withdrawal,
    until: (day: string) => elided(`Può ripensarci fino al ${day}`),
    text: 'Senza indicare un motivo e senza spese.',
    section: (day: string) => elided(`Fino al ${day} compreso, senza motivo e senza spese.`),
  },
  termination: {
    name: pageNames.termination,
    section: (day: string) => elided(`Se lo chiede oggi, il contratto termina il ${day}.`),
  },
  rule: {
    one_month: 'Può disdire in qualsiasi momento: il contratto termina un mese dopo la richiesta.',
    two_months: 'Può disdire in qualsiasi momento: il contratto termina due mesi dopo la richiesta.',
    anniversary: {
      FR: 'Il primo anno il contratto termina al primo anniversario; poi può disdire in qualsiasi momento.',
      IT: 'Il contratto termina alla scadenza annuale, se la richiesta arriva almeno 30 giorni prima.',
      BE: 'Il primo anno il contratto termina al primo anniversario; poi può disdire in qualsiasi momento.',
    },
  },
  asked: {
    withdrawal: 'Ha chiesto di recedere dal contratto.',
    termination: 'Ha chiesto la disdetta del contratto.',
    at: 'Richiesta ricevuta il',
    reference: requestLabels.tracking_reference,
    last: contractLabels.last_day,
    never: 'Il contratto non inizia',
  },
  over: 'Il Suo contratto termina: qui non c’è nulla da chiedere.',
  ended: 'Il Suo contratto è terminato.',
}

export const flowMessages = ({ hasWaits }: BrandFacts): Translated<ReturnType<typeof french.flowMessages>> => ({
  where: (step: number, count: number) => `Passaggio ${step} di ${count}`,
  next: 'Continua',
  back: 'Indietro',
  backToContract: 'Torna alla mia polizza',
  nothingSent: 'Nulla viene inviato prima della Sua conferma, all’ultimo passo.',
  failed: 'La Sua richiesta non è partita.',
  changed: (day: string) =>
    elided(`La data è cambiata da quando ha aperto questa pagina: ora sarebbe il ${day}. Non è stato inviato nulla.`),
  sending: 'Invio in corso',
  wrote: (email: string) => `Gliel’abbiamo confermato per e-mail a ${email}, con la data e l’ora della richiesta.`,
  willWrite: (email: string) => `Le confermiamo la ricezione per e-mail a ${email}, con la data e l’ora.`,
  facts: {
    number: contractLabels.number,
    holder: 'Contraente',
    animals: contractLabels.animals,
    effective: contractLabels.effective_date,
    request: 'La Sua richiesta',
    last: contractLabels.last_day,
    never: 'Nessuno, il contratto non inizia',
    email: 'Conferma inviata a',
  },
  termination: {
    request: 'Disdetta',
    about: {
      title: pageNames.termination,
      ends: (day: string) => elided(`Se lo chiede oggi, il contratto termina il ${day}.`),
      changes: 'Che cosa cambia',
      stops: (animals: string, day: string) => elided(`Dopo il ${day} le cure non sono più rimborsate per ${animals}.`),
      list: [
        'Le cure ricevute fino a quel giorno restano rimborsabili, anche se ne chiede il rimborso più tardi.',
        'I premi si fermano a quella data; quanto pagato oltre tale data Le viene restituito.',
        `Se assicura di nuovo un animale, ${hasWaits ? 'i periodi di carenza ripartono da zero e ' : ''}le malattie già note non sono più coperte.`,
      ],
    },
    recap: { title: 'Controlli date e animali' },
    confirm: {
      title: 'Confermi la disdetta',
      text: (number: string, day: string) =>
        elided(`Confermando, chiede la disdetta del contratto ${number}. Termina il ${day}.`),
      act: 'Conferma la disdetta',
    },
    done: { title: 'La Sua disdetta è registrata' },
    gone: {
      title: 'Il Suo contratto sta già terminando',
      text: 'Non c’è più nulla da disdire: la pagina della polizza dice quando termina.',
    },
  },
  withdrawal: {
    request: 'Recesso',
    recap: {
      title: pageNames.withdrawal,
      until: (day: string) => elided(`Può recedere fino al ${day} compreso, senza indicare un motivo e senza spese.`),
      money: 'Che cosa Le viene restituito',
      notBegun:
        'Il contratto non è iniziato: se ha già pagato un premio, Le viene restituito per intero, al più tardi 30 giorni dopo la richiesta.',
      begun:
        'I premi Le vengono restituiti, meno la parte dei giorni in cui i Suoi animali erano coperti, al più tardi 30 giorni dopo la richiesta. I rimborsi delle cure di quei giorni restano Suoi.',
    },
    confirm: {
      title: 'Confermi la Sua richiesta',
      text: (number: string) => `Confermando, recede dal contratto ${number}.`,
      never: 'Non inizia.',
      ends: (day: string) => elided(`I Suoi animali sono coperti fino al ${day}.`),
      act: 'Conferma il recesso',
    },
    done: { title: 'Il Suo recesso è registrato' },
    gone: {
      title: 'Il termine per recedere è passato',
      text: 'Può ancora disdire il contratto: la pagina della polizza dice come, e per quale data.',
    },
  },
})
