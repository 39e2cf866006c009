import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { mandateEnded } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../../../fr/pages/payment-methods/card/card.ts'

export const cardMessages: Translated<typeof french.cardMessages> = {
  title: { first: 'Pagamento con carta', other: 'Cambia carta' },
  lead: `Il numero della carta si inserisce nella pagina sicura del nostro fornitore di pagamenti. Non passa mai da ${brandName}.`,
  present: 'La carta registrata oggi',
  changes: 'Che cosa cambia',
  debited: 'I prossimi premi saranno pagati con la nuova carta, a ogni scadenza.',
  replaced: (card: string) => `La carta ${card} non sarà più usata.`,
  mandateEnds: (umr: string, account: string) =>
    `Il mandato ${umr} sul conto ${account} termina non appena la carta è registrata. Solo un addebito già inviato alla banca può ancora avvenire su quel conto.`,
  refundsStay: (account: string) => `I rimborsi vanno sempre sul conto ${account}, mai su una carta.`,
  refundsNeed: 'I rimborsi non vanno mai su una carta: indichi anche un conto.',
  addAccount: 'Indica un conto',
  unpaid: (amount: string) => `Restano da pagare ${amount}: si pagano a parte.`,
  seeUnpaid: 'Vedi che cosa resta da pagare',
  continue: 'Continua dal fornitore',
  opening: 'Apertura della pagina del fornitore',
  notOpened: 'Non è stato possibile aprire la pagina del fornitore.',
  unavailable: 'La registrazione di una carta non è al momento disponibile. Non è cambiato nulla: riprovi più tardi.',
  ended: 'Il Suo contratto è terminato: non ci sono altri premi in arrivo.',
  notHere: 'Al momento qui non si può registrare una carta.',
  notHereText: 'I premi possono essere addebitati su un conto.',
  toAccount: 'Indica un conto per i premi',
  keeping: 'Stiamo registrando la Sua carta…',
  refused: 'La carta non è stata accettata.',
  refusedText:
    'Non è cambiato nulla e non è stato addebitato nulla. Provi con un’altra carta o si rivolga alla Sua banca.',
  abandoned: 'La carta non è stata registrata.',
  abandonedText: 'Ha lasciato la pagina del fornitore: non è cambiato nulla. Può ricominciare quando vuole.',
  failed: 'Non è stato possibile registrare la Sua carta.',
  notKept: 'La carta La attende: riprovi tra un istante.',
  retry: 'Riprova',
  done: 'La Sua carta è registrata',
  until: (card: string, month: string) => `${card}, valida fino a fine ${month}.`,
  doneText: 'I prossimi premi saranno pagati con questa carta.',
  next: (day: string) => `Prossima scadenza: ${day}.`,
  mandateEnded: (umr: string, account: string) => mandateEnded(umr, account, 'it'),
  wrote: 'Un’e-mail Glielo conferma.',
  back: 'Indietro',
  toMethods: 'Torna ai metodi di pagamento',
}
