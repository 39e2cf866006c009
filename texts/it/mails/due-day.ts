import { dayOfMonth, elided, toName } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/due-day.ts'

export const dueDayLetter: Translated<typeof french.dueDayLetter> = {
  title: (day) => elided(`I Suoi addebiti passano al ${dayOfMonth(day, 'it')} del mese`),
  day: (day) =>
    elided(
      `Il giorno dei Suoi addebiti è ora il ${dayOfMonth(day, 'it')} del mese, o il primo giorno bancario successivo.`,
    ),
  none: 'Al momento non è previsto alcun addebito.',
  debited: (day) =>
    elided(
      `I Suoi premi vengono ora addebitati il ${dayOfMonth(day, 'it')} di ogni mese, o il primo giorno bancario successivo.`,
    ),
  of_card: (card) => `Saranno addebitati sulla Sua carta ${card}.`,
  of_account: ({ account, umr, creditor, from }) =>
    elided(
      `${from === null ? 'Saranno' : `Dal ${from} saranno`} addebitati sul conto ${account} (mandato ${umr}, CID ${creditor}).`,
    ),
  of_somebody_else: (holder) => `Il conto è intestato ${toName(holder)}: si ricordi di avvisare questa persona.`,
  stays: (day) => elided(`L’addebito del ${day} è troppo vicino per essere spostato: resta a quella data.`),
  announced: 'Ecco i prossimi addebiti. Questa e-mail vale come prenotifica.',
  call: (phone) => `Non è stato Lei? Ci chiami al ${phone}.`,
}
