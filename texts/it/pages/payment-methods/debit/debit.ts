import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../fr/pages/payment-methods/debit/debit.ts'

export const debitMessages: Translated<typeof french.debitMessages> = {
  account: accountLabels.it.account,
  holder: accountLabels.it.holder,
  umr: accountLabels.it.umr,
  signed: 'Firmato il',
  first: 'Addebiti dal',
  downloadMandate: 'Scarica il mandato',
  pending: 'Un mandato attende la Sua firma.',
  pendingText: 'Fino ad allora non cambia nulla.',
  resume: 'Riprendi',
  card: 'Carta',
  expires: { valid: 'Scade a fine', expiring: 'Scade a fine', expired: 'Scaduta a fine' },
  expired: (last4: string) => `La Sua carta ${last4} è scaduta.`,
  expiring: (last4: string, days: number) =>
    days === 0
      ? `La Sua carta ${last4} scade oggi.`
      : plural(days, `La Sua carta ${last4} scade domani.`, `La Sua carta ${last4} scade tra ${days} giorni.`, 'it'),
  wayOut: {
    expired: {
      card: 'Non possiamo più usarla: ne registri un’altra, o passi all’addebito sul conto.',
      account: 'Non possiamo più usarla: passi all’addebito sul conto.',
      call: 'Non possiamo più usarla: ci chiami per indicare un’altra carta o un conto.',
    },
    expiring: {
      card: 'Registri quella nuova prima del prossimo pagamento, o passi all’addebito sul conto.',
      account: 'Passi all’addebito sul conto prima del prossimo pagamento.',
      call: 'Ci chiami per indicare quella nuova prima del prossimo pagamento.',
    },
  },
  none: 'Nessun metodo di pagamento registrato.',
  toAccount: { bank_account: 'Cambia conto', card: 'Passa all’addebito sul conto', none: 'Indica un conto' },
  toCard: { bank_account: pageNames.card.it, card: 'Cambia carta', none: pageNames.card.it },
}
