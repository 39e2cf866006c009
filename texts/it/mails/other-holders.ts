import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { elided, toName } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/other-holders.ts'

export const formerHolder: Translated<typeof french.formerHolder> = {
  title: 'Il Suo conto non viene più addebitato',
  title_soon: 'Il Suo conto presto non sarà più addebitato',
  text: (policyholder) =>
    `I premi della polizza sottoscritta da ${policyholder} non sono più addebitati sul Suo conto: un altro metodo di pagamento sostituisce il Suo mandato.`,
  text_soon: (policyholder, last) =>
    `I premi della polizza sottoscritta da ${policyholder} ${elided(`non saranno più addebitati sul Suo conto dopo il ${last}`)}: un altro metodo di pagamento sostituisce il Suo mandato.`,
  at: 'Quando',
  last: 'Ultimo addebito',
  call: (phone) => `Una domanda? Ci chiami al ${phone}.`,
}

export const newHolder: Translated<typeof french.newHolder> = {
  title: 'Il mandato di addebito è firmato',
  text: (policyholder) =>
    `Con il codice che Le abbiamo inviato è stato firmato il mandato che consente ${toName(brandName)} di addebitare sul Suo conto i premi della polizza sottoscritta da ${policyholder}.`,
  at: 'Quando',
  call: (phone) => `Non è stato Lei? Ci chiami al ${phone}.`,
}

export const holderSms: Translated<typeof french.holderSms> = {
  former_soon: (account, last, phone) =>
    elided(
      `${brandName}. Ultimo addebito sul Suo conto${account} il ${last}: il Suo mandato è sostituito. Domande? Chiami il ${phone}.`,
    ),
  former: (account, date, phone) =>
    elided(
      `${brandName}. Dal ${date} il Suo conto${account} non ha più un mandato per i nostri addebiti. Domande? Chiami il ${phone}.`,
    ),
  signed: (account, date, time, phone) =>
    elided(
      `${brandName}. Il mandato per il Suo conto${account} è stato firmato il ${date} alle ${time}. Se non viene da Lei, chiami il ${phone}.`,
    ),
}
