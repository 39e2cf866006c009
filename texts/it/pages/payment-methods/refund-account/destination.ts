import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/payment-methods/refund-account/destination.ts'

export const destinationMessages: Translated<typeof french.destinationMessages> = {
  account: accountLabels.it.account,
  holder: accountLabels.it.holder,
  none: 'Nessun conto per i rimborsi.',
  noneText: 'Senza un conto non possiamo accreditarli.',
  add: 'Indica un conto',
  change: 'Cambia',
  changeOf: 'Cambia il conto dei rimborsi',
  held: (until: string) => `I Suoi rimborsi attendono fino a ${until}.`,
  heldText: 'Questo conto è nuovo: per sicurezza non vi accreditiamo nulla per 48 ore.',
  release: 'Conferma ora con un codice',
  pending: 'Un nuovo conto attende il Suo codice.',
  pendingText: 'Fino ad allora i rimborsi vanno dove andavano.',
  pendingFirst: 'Lo confermi per ricevere i rimborsi.',
  resume: 'Riprendi',
}
