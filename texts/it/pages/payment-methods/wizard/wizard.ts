import { accountLabels, toPaymentMethods } from '@coussinet/contract/domain/account-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { elided, dayOfMonth } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../fr/pages/payment-methods/wizard/wizard.ts'

export const wizardMessages: Translated<typeof french.wizardMessages> = {
  path: 'Passaggi della modifica del conto',
  steps: { iban: 'IBAN', mandate: accountLabels.it.umr, signature: 'Firma', code: 'Codice' },
  where: (step: number) => `Passaggio ${step} di 4`,
  whereDone: 'Fine',
  done: ', passaggio completato',
  back: 'Indietro',
  quit: 'Esci',
  next: 'Continua',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile mostrare questo passaggio.',
  pending: 'Un mandato attende la Sua firma. Fino ad allora resta in uso il conto di oggi.',
  resume: 'Riprendi',
  gone: {
    unsigned:
      'Questo mandato non è più da firmare: un altro l’ha sostituito o è stato abbandonato. Con esso non è stato firmato nulla.',
    ended: 'Questo mandato è terminato: non è più in uso.',
  },
  changed:
    'Il mandato è cambiato da quando l’ha letto. Non è stato firmato nulla e il codice inviato non funziona più. Lo rilegga, poi richieda un nuovo codice.',
  changedAnew: 'Se succede di nuovo, riparta dall’IBAN: sarà preparato un nuovo mandato.',
  mandate: {
    title: 'Legga il mandato di addebito',
    help: 'Non cambia nulla prima della Sua firma.',
    helpOther: (name: string) => `Non cambia nulla prima della firma di ${name}.`,
    accept: 'Ho letto il mandato e autorizzo gli addebiti.',
    acceptOther: (name: string) => `Ho letto il mandato e ${name} autorizza gli addebiti.`,
    acceptMissing: 'Selezioni la casella per continuare.',
    pdf: 'Leggi il mandato in PDF',
    signNext: 'La firma avviene nel passaggio successivo con un codice inviato via e-mail o SMS.',
    signNextOther: 'La firma avviene nel passaggio successivo con un codice inviato all’intestatario del conto.',
    changes: 'Che cosa cambia',
    today: 'Oggi',
    nothing: 'Nessun conto',
    card: (last4: string) => `Carta •••• ${last4}`,
    after: 'Dopo la firma',
    debit: 'Addebito',
    debitDay: (day: number) => elided(`il ${dayOfMonth(day, 'it')} del mese`),
    first: accountLabels.it.first_debit,
    refunds: accountLabels.it.refunds,
    refundsHere: accountLabels.it.refunds_too,
    refundsStay: (iban: string) => `su ${iban}`,
    refundsNone: 'nessun conto',
    unpaid: 'Premi non pagati addebitati',
    last: {
      bank_account: (day: string) => elided(`L’addebito di ${day} avviene ancora sul vecchio conto.`),
      card: (day: string) => elided(`Il pagamento di ${day} avviene ancora con la Sua carta.`),
      none: (day: string) => elided(`L’addebito di ${day} è troppo vicino per avvenire su questo conto.`),
    },
  },
  sign: { act: 'Firma il mandato', acting: 'Firma in corso', purpose: 'Serve solo a firmare questo mandato.' },
  unpaid: {
    on: (amount: string, day: string) => `I ${amount} non pagati saranno addebitati su questo conto ${day}.`,
    later: (amount: string) => `I ${amount} non pagati saranno addebitati su questo conto.`,
    after_attempt: (amount: string) =>
      `Se questo addebito non va a buon fine, i ${amount} non pagati saranno addebitati sul nuovo conto.`,
  },
  facts: { mandate: accountLabels.it.umr, account: accountLabels.it.account, holder: accountLabels.it.holder },
  signed: {
    title: 'Firmato, grazie!',
    next: (day: string) => elided(`Prossimo addebito su questo conto: il ${day}.`),
    papers: 'Trova il mandato tra i Suoi documenti.',
    last: {
      bank_account: (day: string) => elided(`L’addebito di ${day} avviene ancora sul vecchio conto.`),
      card: (day: string) => elided(`Il pagamento di ${day} avviene ancora con la vecchia carta.`),
      none: (day: string) => elided(`L’addebito di ${day} è troppo vicino per avvenire su questo conto.`),
      unknown: (day: string) => elided(`L’addebito di ${day} avviene ancora come prima.`),
    },
    only: 'I Suoi premi non vengono più addebitati altrove.',
    onlyLater: 'In seguito i Suoi premi non saranno più addebitati altrove.',
    download: 'Scarica il mandato firmato',
    held: (at: string) =>
      elided(`Per sicurezza, i Suoi rimborsi attendono fino a ${at} prima di partire verso questo conto.`),
    release: 'Conferma ora con un codice',
    released: 'I Suoi rimborsi saranno versati su questo conto.',
    methods: toPaymentMethods.it,
    home: pageNames.home.it,
    notice: 'Le abbiamo scritto per confermarle questa modifica. Se non è stato Lei, ci chiami subito:',
  },
}

export const accountMessages: Translated<typeof french.accountMessages> = {
  title: 'Quale conto desidera utilizzare?',
  usage: 'Il conto serve per gli addebiti e per i rimborsi.',
  usagePremium: 'Il conto serve per gli addebiti.',
  holder: fieldLabels.it.account_holder,
  name: 'Nome dell’intestatario',
  nameHint: 'Come appare sull’estratto conto.',
  other: 'L’intestatario è un’altra persona',
  otherHint: 'Questa persona riceve il codice e firma il mandato.',
  refundsStay: 'I Suoi rimborsi restano versati sul Suo conto.',
  refundsNeed: 'Per ricevere i rimborsi indichi poi un conto a Suo nome.',
  yourAddress: 'Il Suo indirizzo',
  edit: 'Modifica',
  editAddress: 'Modifica l’indirizzo dell’intestatario',
  optional: '(facoltativo)',
  contact: 'Dove inviarle il codice?',
  contactHint: 'Il suo indirizzo e-mail, il cellulare o entrambi.',
  mobileAbroad: 'Inviamo SMS solo in Francia, in Italia e in Belgio: indichi il suo indirizzo e-mail.',
  company: 'Conto di una società o di un minorenne: ci chiami, lo facciamo insieme a Lei.',
  uses: 'Che cosa paga e riceve questo conto',
  refunds: 'Utilizza questo conto anche per i miei rimborsi',
  refundsHint: 'Altrimenti continuano ad arrivare sul conto attuale.',
  refundsElse: 'Altrimenti occorre indicare un altro conto per riceverli.',
  unpaid: (amount: string) => `Addebita su questo conto anche i ${amount} non pagati`,
  unpaidHint: 'Altrimenti può pagarli Lei dalla pagina dei premi.',
  dueDay: contractLabels.it.due_day,
  nothing: 'Non cambia nulla prima della Sua firma',
  drawing: 'Preparazione del mandato',
  next: 'Continua',
}
