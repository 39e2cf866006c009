import type * as french from '../fr/account-text.ts'
import type { Translated } from '../messages.ts'

export const accountText: Translated<typeof french.accountText> = {
  title: 'Conto per i Suoi rimborsi',
  holder: 'Intestatario del conto',
  iban: 'IBAN',
  bic: 'BIC',
  no_bic: 'Ricavato dall’IBAN',
  from: 'Decorrenza',
  from_text: 'Dalla convalida del codice, per i rimborsi accettati in seguito',
  wish: 'Chiedo che i miei rimborsi siano versati su questo conto.',
  kept: 'I rimborsi già accettati restano destinati al conto previsto al momento dell’accettazione.',
  hold: 'Per proteggermi da una frode, i versamenti su questo conto attendono 48 ore, salvo che io chieda con un nuovo codice che partano senza attendere.',
  release_title: 'Versamento immediato dei Suoi rimborsi',
  held: 'In attesa fino a',
  release: (until) =>
    `Chiedo che i miei rimborsi siano versati subito su questo conto, senza aspettare fino a ${until}.`,
}
