import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../../../fr/pages/refunds/estimate/estimate.ts'

export const estimateMessages: Translated<typeof french.estimateMessages> = {
  title: pageNames.estimate.it,
  help: 'Prima di andare dal veterinario, o con un preventivo alla mano.',
  animal: 'Per quale animale?',
  careDate: requestLabels.it.care_date,
  cause: 'Perché queste cure?',
  symptoms: requestLabels.it.first_symptoms,
  optional: '(facoltativo)',
  lines: 'Cure previste',
  kind: 'Prestazione',
  choose: 'Scelga una prestazione',
  amount: 'Importo',
  usual: (from: string, to: string) => `Di solito da ${from} a ${to}`,
  useUsual: (amount: string) => `Usa ${amount}`,
  add: 'Aggiungi una prestazione',
  most: 'Cinquanta prestazioni al massimo.',
  remove: (label: string) => `Rimuovi ${label}`,
  aLine: 'questa prestazione',
  submit: 'Stima',
  submitting: 'Calcolo in corso',
  result: 'Stima',
  notDecision:
    'È una stima, non una decisione: tiene conto della Sua copertura e di quanto già rimborsato in questa annualità assicurativa.',
  empty: 'Il calcolo, passo per passo, comparirà qui.',
  kept: refundLabels.it.kept,
  lacks: {
    cause: 'Indichi la causa delle cure per continuare.',
    care_date: 'Indichi la data delle cure per continuare, anche approssimativa.',
    kind: 'Scelga la cura per continuare.',
    amount: 'Indichi l’importo di questa cura per continuare.',
  },
  amountInvalid: 'Scriva un importo, per esempio 45,20.',
  failed: 'Non è stato possibile fare la stima.',
  noAnimal: 'Nessun animale coperto per il momento.',
  load: 'Non è stato possibile mostrare le prestazioni.',
}
