import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/payment-methods/refund-account/refund-account.ts'

export const refundAccountMessages: Translated<typeof french.refundAccountMessages> = {
  where: (number: number, count: number) => `Passaggio ${number} di ${count}`,
  account: accountLabels.it.account,
  holder: accountLabels.it.holder,
  iban: {
    title: 'Dove accreditare i Suoi rimborsi?',
    help: 'Un conto a Suo nome. Un codice conferma poi che è davvero Lei a cambiarlo.',
    holder: fieldLabels.it.account_holder,
    holderHint: 'Il Suo nome, come lo scrive la Sua banca.',
    present: (account: string) => `Oggi: ${account}`,
    next: 'Continua',
    saving: 'Verifica',
  },
  gone: 'Questo conto non attende più un codice.',
  goneText: 'Nel frattempo un altro l’ha sostituito, o è stato abbandonato. Per i rimborsi non è cambiato nulla.',
  changed: 'Nel frattempo il testo è cambiato.',
  changedText: 'Il codice inviato non vale più: rilegga il testo, poi chieda un nuovo codice.',
  confirm: {
    act: 'Conferma questo conto',
    acting: 'Conferma in corso',
    purpose: 'Serve solo a confermare questo conto.',
  },
  release: {
    act: 'Accredita senza attendere',
    acting: 'Conferma in corso',
    purpose: 'Serve solo ad accreditare i Suoi rimborsi senza attendere.',
  },
  done: 'Confermato, grazie!',
  doneHeld: (account: string) => `I prossimi rimborsi andranno sul conto ${account}.`,
  untilThen: (until: string) =>
    `Per sicurezza attendono fino a ${until}. Un altro codice li accredita senza attendere.`,
  accepted: 'Un rimborso già accettato va ancora sul conto di prima.',
  doneFree: (account: string) => `I rimborsi andranno sul conto ${account} senza attendere.`,
  wrote: 'Un messaggio Glielo conferma.',
  releaseNow: 'Conferma ora con un codice',
  back: 'Indietro',
  toMethods: 'Torna ai metodi di pagamento',
}
