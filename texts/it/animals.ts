import type * as french from '../fr/animals.ts'
import { capitalised, elided, plural, type Gender } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import {
  amountPer,
  animalLabels,
  contractLabels,
  genderNames,
  guaranteeNames,
  speciesNames,
  suspension,
  termNone,
} from './contract-words.ts'
import { animalDocument, documentNames, paperNames } from './document-words.ts'
import { pageNames } from './page-words.ts'
import { refundLabels, requestLabels } from './refund-words.ts'

export const cardMessages: Translated<typeof french.cardMessages> = {
  breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
  formula: (name: string) => `Formula ${name}`,
  noFormula: 'Nessuna formula scelta',
  coveredFrom: (day: string) => elided(`Copertura dal ${day}`),
  coveredUntil: (day: string) => elided(`Copertura fino al ${day}`),
  over: 'Copertura terminata',
  remember: 'Le loro pagine e i loro documenti restano qui',
  left: 'disponibili',
  leftAfter: 'disponibili alla ripresa della copertura',
  reserved: (amount: string) => `${amount} riservati`,
  waits: (guarantee: string, days: number) =>
    `${guarantee}: ${plural(days, 'ancora un giorno di carenza', `ancora ${days} giorni di carenza`, 'it')}`,
  numberMissing: (days: number) =>
    days === 0
      ? 'Numero di identificazione: ultimo giorno'
      : `Numero di identificazione: ${plural(days, 'un giorno', `${days}\u00a0giorni`, 'it')}`,
  numberOverdue: 'Numero di identificazione in ritardo',
}

export const limitsMessages: Translated<typeof french.limitsMessages> = {
  title: 'I suoi limiti',
  year: (from: string, to: string) => elided(`Anno dal ${from} al ${to}`),
  available: 'ancora disponibili',
  availableAfter: 'disponibili alla ripresa della copertura',
  reserved: (amount: string) => `${amount} riservati da un accordo prima delle cure`,
  used: (used: string, total: string, percent: string) => elided(`${used} utilizzati su ${total}, pari al ${percent}`),
  ceiling: (sentence: string) => `Massimale annuo: ${sentence}`,
  spent: 'Il massimale dell’anno è raggiunto: le prossime cure torneranno a essere rimborsate dal prossimo anno.',
  spentByAgreement: (amount: string) =>
    `Il resto del massimale dell’anno, ${amount}, è riservato da un accordo prima delle cure: quelle cure saranno rimborsate come concordato, le altre di nuovo dal prossimo anno.`,
  waiting: 'Periodi di carenza',
  suspended: 'Copertura sospesa.',
  suspendedSince: (day: string) => `${suspension.since(day)}.`,
  guarantee: guaranteeNames,
  ended: (day: string) => elided(`Terminato, copertura dal ${day}`),
  never: (day: string) => elided(`Senza carenza, copertura dal ${day}`),
  until: (day: string) => elided(`Copertura dal ${day}`),
  days: (count: number) => plural(count, `${count} giorno`, `${count} giorni`, 'it'),
  package: contractLabels.package,
  packageLeft: (left: string, total: string) => `${left} disponibili su ${total}`,
  packageSpent: (total: string) => `Pacchetto di ${total} interamente utilizzato`,
  deductible: 'Franchigia annua',
  deductibleUsed: (used: string, total: string) => `${used} già trattenuti su ${total}`,
  event: (cause: string) => `Evento in corso: ${cause}`,
  eventDays: (first: string, last: string, left: number) =>
    elided(
      plural(
        left,
        `Aperto il ${first}, ancora un giorno, fino al ${last}.`,
        `Aperto il ${first}, ancora ${left} giorni, fino al ${last}.`,
        'it',
      ),
    ),
  eventLastDay: (first: string) => elided(`Aperto il ${first}, oggi è il suo ultimo giorno.`),
  eventUsed: (used: string, total: string) => `${used} di franchigia già trattenuti su ${total}.`,
  eventMet: (total: string) => `${total} di franchigia trattenuti: per questo evento non si deduce altro.`,
  deductibleMet: (total: string) => `${total} trattenuti: quest’anno non si deduce altro`,
}

export const papersMessages: Translated<typeof french.papersMessages> = {
  title: 'I suoi documenti',
  careSheet: documentNames.feuilles,
  careSheetFrom: (day: string) => elided(`Disponibile dal ${day}, quando inizia la Sua polizza.`),
  careSheetHint: 'Da far compilare al veterinario durante la visita.',
  careSheetEarlier: 'Per cure precedenti, da far compilare al veterinario che le ha prestate.',
  statement: paperNames.year_statement,
  statementHint: 'Quanto è stato fatturato e rimborsato nell’anno, per i Suoi conti.',
  year: 'Anno',
  pdf: 'PDF',
  table: 'Tabella CSV',
  named: (paper: string, name: string) => animalDocument.of(paper, name),
  namedYear: (paper: string, name: string, year: string) => `${animalDocument.of(paper, name)}, ${year}`,
}

export const animalMessages: Translated<typeof french.animalMessages> = {
  title: pageNames.animals,
  left: 'Erano con Lei',
  insured: (gender: Gender, from: string, to: string) =>
    elided(`${gender === 'male' ? 'Assicurato' : 'Assicurata'} con noi dal ${from} al ${to}`),
  load: 'Non è stato possibile caricare i Suoi animali.',
  loading: 'Caricamento in corso…',
  withFormula: (animal: string, name: string) => `${animal}, formula ${name}`,
  package: contractLabels.package,
  packageLeft: (left: string, total: string) => `${left} su ${total}`,
  deductible: contractLabels.deductible,
  per: amountPer,
  none: termNone,
  rate: contractLabels.rate,
  price: contractLabels.price,
  formulaTitle: 'Formula',
  formulaUntil: (before: string, day: string, formula: string, price: string) =>
    elided(`Formula ${before} fino al ${day}, poi ${formula} per ${price} al mese.`),
  noLimits: (name: string) => `I limiti di ${name} compariranno dall’inizio della copertura.`,
  noFormulaText: (name: string) => `Per ${name} non è stata scelta una formula: le sue cure non sono rimborsate.`,
  over: 'La Sua polizza è terminata.',
  coveredUntil: (day: string) =>
    elided(`La copertura è terminata il ${day}. Le cure ricevute fino a quel giorno contano ancora.`),
  wasInsured: (name: string, gender: Gender, from: string, to: string) =>
    elided(`${name} era ${gender === 'male' ? 'assicurato' : 'assicurata'} con noi dal ${from} al ${to}.`),
  life: (age: string, ours: string) => `${age}, di cui ${ours} con noi.`,
  brief: 'meno di un mese',
  ours: (ours: string) => `${capitalised(ours)} con noi.`,
  accounts: 'I suoi conti',
  earlierCare: 'Cure ricevute prima di quel giorno? Può ancora inviarcene le fatture.',
  sendEarlier: 'Invia una fattura',
  identity: 'Carta d’identità',
  labels: animalLabels,
  type: speciesNames,
  genders: genderNames,
  covered: 'Copertura dal',
  coveredSoon: 'Copertura dal',
  coveredTo: 'Copertura fino al',
  icadMissing: 'Da indicare',
  mend: 'Correggi',
  mendOf: (name: string) => `Correggi la carta d’identità di ${name}`,
  past: 'Negli ultimi 12 mesi',
  refunds: 'I suoi rimborsi',
  seeAll: 'Vedi tutto',
  seeRefunds: (name: string) => `Vedi tutto: rimborsi di ${name}`,
  leaving: (name: string) => `${name} non è più con Lei?`,
  ask: 'Invia una fattura',
  estimate: pageNames.estimate,
  askQuote: pageNames.new_quote,
}

export const noAnimalMessages: Translated<typeof french.noAnimalMessages> = {
  title: 'Ancora nessuna zampa qui',
  text: 'Nessun animale è collegato alla Sua polizza.',
}

export const costsMessages: Translated<typeof french.costsMessages> = {
  title: 'Le sue spese',
  failed: 'Non è stato possibile caricare le sue spese.',
  loading: 'Caricamento in corso…',
  years: 'Anno assicurativo',
  span: (from: string, to: string) => elided(`Cure dal ${from} al ${to}`),
  billed: refundLabels.billed,
  refunded: refundLabels.refunded,
  left: refundLabels.kept,
  none: 'Nessuna spesa quest’anno',
  noneText: 'Le cure rimborsate o rifiutate compariranno qui, mese per mese.',
  table: 'Vedi la tabella',
  both: (billed: string, refunded: string) => `${billed} fatturati, ${refunded} rimborsati`,
  at: (when: string, what: string) => `${when}: ${what}`,
  total: 'Totale',
  month: {
    title: 'Mese per mese',
    column: 'Mese',
    summary: (both: string, month: string, amount: string) =>
      `Spese mese per mese: ${both}. Il mese più caro è ${month}, con ${amount} fatturati.`,
  },
  kind: {
    title: 'Per tipo di cura',
    column: 'Tipo di cura',
    others: 'Altre cure',
    summary: (list: string) => `Spese per tipo di cura: ${list}.`,
    of: (kind: string, both: string) => `${kind}, ${both}`,
  },
  ceiling: {
    title: 'Il massimale nel corso dell’anno',
    used: 'Utilizzato',
    limit: (amount: string) => `Massimale di ${amount}`,
    day: requestLabels.care_date,
    remaining: 'Non utilizzato',
    both: (used: string, left: string) => `${used} utilizzati, ${left} non utilizzati`,
    on: (day: string, both: string) => elided(`Il ${day}: ${both}`),
    come: (day: string) => elided(`Il ${day}: da venire`),
    summary: (limit: string, both: string) => `${limit}: ${both}.`,
    none: 'Nulla è stato ancora utilizzato del massimale.',
  },
}

export const coverEndingMessages: Translated<typeof french.coverEndingMessages> = {
  title: (name: string) => `${name} non è più con Lei`,
  lead: 'Ci dica semplicemente che cosa è successo: al resto pensiamo noi. La sua pagina, i rimborsi e i documenti restano nella Sua area personale.',
  what: 'Che cosa è successo?',
  label: {
    deceased: (name: string, gender: Gender) => `${name} è ${gender === 'male' ? 'morto' : 'morta'}`,
    sold: (name: string) => `${name} vive con un’altra famiglia`,
    lost: (name: string, gender: Gender) => `${name} si è ${gender === 'male' ? 'perso' : 'persa'}`,
  },
  hint: {
    sold: (gender: Gender) => (gender === 'male' ? 'Regalato, affidato o venduto' : 'Regalata, affidata o venduta'),
    lost: (gender: Gender, lostDays: number) =>
      `La copertura continua per ${lostDays} giorni, il tempo di ${gender === 'male' ? 'ritrovarlo' : 'ritrovarla'}`,
  },
  day: {
    deceased: () => 'Il giorno della morte',
    sold: (gender: Gender) => `Il giorno in cui è ${gender === 'male' ? 'andato' : 'andata'} via`,
    lost: (gender: Gender) => `L’ultimo giorno in cui l’ha ${gender === 'male' ? 'visto' : 'vista'}`,
  },
  noReason: 'Scelga che cosa è successo.',
  noDay: {
    deceased: () => 'Indichi il giorno della morte, anche approssimativo.',
    sold: (gender: Gender) =>
      `Indichi il giorno in cui è ${gender === 'male' ? 'andato' : 'andata'} via, anche approssimativo.`,
    lost: (gender: Gender) =>
      `Indichi l’ultimo giorno in cui l’ha ${gender === 'male' ? 'visto' : 'vista'}, anche approssimativo.`,
  },
  follows: 'Che cosa accadrà',
  last: (day: string) => elided(`Il ${day} sarà l’ultimo giorno della sua copertura.`),
  lastToday: (day: string) => `La sua copertura terminerà oggi, ${day}.`,
  contribution: 'Il suo premio si ferma con essa; quanto fosse stato pagato oltre Le viene restituito.',
  care: 'Le cure ricevute fino a quel giorno restano rimborsabili: può ancora inviarcene le fatture.',
  proof:
    'Per ora non serve altro. Un certificato del veterinario, o l’anagrafe aggiornata, basterà se dovremo chiederglielo.',
  lastOne: 'È il Suo ultimo animale assicurato: la polizza terminerà con la sua copertura.',
  act: 'Registra',
  sending: 'Invio',
  back: (name: string) => `Torna alla pagina di ${name}`,
  done: 'Ne abbiamo preso nota',
  sorry: (name: string) => `Le siamo vicini. ${name} conserva il suo posto qui.`,
  doneText: (day: string) =>
    elided(
      `Il ${day} è l’ultimo giorno della sua copertura. Glielo abbiamo appena scritto per e-mail, e non dovrà ripetere nulla.`,
    ),
  mistake: 'Un errore? Ci scriva, lo correggeremo.',
  toContact: 'Contatti',
  subject: (name: string) => `Fine della copertura di ${name}: un errore`,
  toPage: (name: string) => `Vedi la pagina di ${name}`,
  toHome: 'Torna alla home',
  gone: 'La sua copertura è già terminata.',
}

export const identificationMessages: Translated<typeof french.identificationMessages> = {
  title: (name: string) => `Identificazione di ${name}`,
  left: (days: number) => (days === 0 ? 'Ultimo giorno' : plural(days, `${days} giorno`, `${days} giorni`, 'it')),
  over: 'Termine scaduto',
  before: (day: string) => elided(`Senza il numero entro il ${day}, i rimborsi potranno essere messi in attesa.`),
  overdue: (name: string, day: string) =>
    elided(`Il termine è scaduto il ${day}. Possiamo attendere questo numero per rimborsare le cure di ${name}.`),
  label: animalLabels.icad,
  where: {
    FR: 'Sulla sua carta I-CAD: 15 cifre per il microchip, oppure il tatuaggio (es. LXQ482).',
    IT: 'Sul certificato dell’Anagrafe degli animali d’affezione: 15 cifre, oppure il tatuaggio (es. 2HKD417 o 45MI1234).',
    BE: {
      dog: 'Nel passaporto o su DogID: 15 cifre, oppure il tatuaggio (es. B12A34).',
      cat: 'Nel passaporto o su CatID: 15 cifre, oppure il tatuaggio (es. B12A34).',
    },
  },
  example: '380 2601…',
  save: 'Salva',
  saving: 'Salvataggio',
  saved: (name: string) => `Il numero di identificazione di ${name} è registrato.`,
  mendTitle: (name: string) => `Correggi la scheda di ${name}`,
  mended: (name: string) => `La scheda di ${name} è aggiornata.`,
  colour: animalLabels.colour,
  adopted: animalLabels.adoption_date,
  optional: '(facoltativo)',
  cancel: 'Annulla',
  close: 'Chiudi',
}
