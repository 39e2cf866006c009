import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { accountLabels, unpaidToo } from '@coussinet/contract/domain/account-labels.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/accounts.ts'

export const accountNotices: Translated<typeof french.accountNotices> = {
  mandate_signed: {
    title: 'Il conto dei Suoi premi è stato modificato',
    sms: 'Il conto dei Suoi premi è stato modificato',
    text: `Un mandato di addebito è appena stato firmato nella Sua area personale ${brandName}: i premi saranno addebitati sul conto qui sotto.`,
    undated: `Un mandato di addebito è appena stato firmato nella Sua area personale ${brandName} per il conto qui sotto. Per ora nessun addebito su questo conto è previsto.`,
    undone:
      'Il link non annulla questo mandato: un consulente verifica con Lei il conto da addebitare. I mandati e i conti in attesa del codice vengono annullati.',
  },
  refund_account_changed: {
    title: 'Il conto dei Suoi rimborsi è stato modificato',
    sms: 'Il conto dei Suoi rimborsi è stato modificato',
    text: 'I prossimi rimborsi saranno versati sul conto qui sotto. Quelli già accettati restano destinati al conto previsto.',
    undone:
      'Il conto precedente non viene ripristinato: nessun rimborso parte verso quello nuovo finché non avremo verificato con Lei. I mandati e i conti in attesa del codice vengono annullati.',
  },
  account_released: {
    title: 'I Suoi rimborsi non sono più in attesa',
    sms: 'Il blocco dei Suoi rimborsi è stato rimosso',
    text: 'È stato convalidato un codice perché i Suoi rimborsi siano versati subito sul nuovo conto, senza attendere 48 ore.',
    undone:
      'I rimborsi non ancora partiti tornano in attesa finché non avremo verificato con Lei. I mandati e i conti in attesa del codice vengono annullati.',
  },
  card_registered: {
    title: 'È stata registrata una carta per i Suoi premi',
    sms: 'Una carta è stata registrata per i Suoi premi',
    text: 'I prossimi premi saranno addebitati su questa carta.',
    named: 'Carta',
    undone: 'Il link non rimuove questa carta: un consulente verifica con Lei il metodo di pagamento.',
  },
}

export const accountLines: Translated<typeof french.accountLines> = {
  debited: 'Conto addebitato',
  refunded: accountLabels.it.account,
  former: 'Conto precedente',
  former_card: 'Metodo di pagamento precedente',
  holder: accountLabels.it.holder,
  umr: accountLabels.it.umr,
  first: accountLabels.it.first_debit,
  unpaid: unpaidToo.it,
  last: 'Ultimo addebito sul conto precedente',
  refunds: accountLabels.it.refunds,
  too: capitalised(accountLabels.it.refunds_too),
  held: 'Rimborsi in attesa fino a',
}
