import type * as french from '../fr/payment-words.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'

export const accountLabels: Translated<typeof french.accountLabels> = {
  account: 'Conto',
  holder: 'Intestatario',
  umr: 'Mandato',
  first_debit: 'Primo addebito',
  refunds: 'Rimborsi',
  refunds_too: 'anche su questo conto',
}

export const unpaidToo: Translated<typeof french.unpaidToo> = 'Premi non pagati, addebitati anch’essi'

export const toPaymentMethods: Translated<typeof french.toPaymentMethods> = 'Vedi i miei metodi di pagamento'

export const amountDue: Translated<typeof french.amountDue> = { left: (amount) => `Restano da pagare ${amount}.` }

export const declineNames: Translated<typeof french.declineNames> = {
  AM04: 'Fondi insufficienti',
  MS03: 'Respinto dalla banca',
  TM01: 'Problema tecnico',
  FF01: 'Problema tecnico',
  FF05: 'Problema tecnico',
  AM05: 'Addebito doppio',
  AC01: 'Conto non trovato',
  AC04: 'Conto chiuso',
  AC06: 'Conto bloccato',
  AG01: 'Conto non addebitabile',
  MD01: 'Mandato non valido',
  MD06: 'Addebito contestato',
  MD07: 'Conto non disponibile',
  MS02: 'Respinto dall’intestatario del conto',
  RC01: 'Banca non riconosciuta',
  SL01: 'Bloccato dalle Sue impostazioni bancarie',
  CNOR: 'Banca non raggiungibile',
  DNOR: 'Banca non raggiungibile',
  card_expired: 'Carta scaduta',
  card_refused: 'Carta rifiutata',
  card_lost: 'Carta segnalata come smarrita',
  card_disputed: 'Pagamento con carta contestato',
}

export const receiptStatuses: Translated<typeof french.receiptStatuses> = {
  paid: 'Pagato',
  declined: 'Addebito respinto',
  declined_card: 'Pagamento con carta rifiutato',
  upcoming: 'In arrivo',
}

export const contribution: Translated<typeof french.contribution> = {
  of: (month: string) => `Premio di ${month}`,
}

export const sponsorshipStages: Translated<typeof french.sponsorshipStages> = {
  created: 'Preventivo effettuato',
  signed: 'Preventivo firmato',
  pending: 'Periodo di ripensamento in corso',
  validated: 'Presentazione convalidata',
  drawn: 'Premio scoperto',
  paid: 'Premio accreditato',
  refused: 'Non accolta',
}

export const sponsorshipRefused: Translated<typeof french.sponsorshipRefused> = {
  clause: 'questa presentazione non rispetta le condizioni dell’offerta',
}

export const gainPayment: Translated<typeof french.gainPayment> = {
  by: (day: string) => elided(`entro il ${day} sul conto dei rimborsi`),
}
