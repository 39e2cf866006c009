import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/refunds/refunds.ts'

export const refundMessages: Translated<typeof french.refundMessages> = {
  load: {
    requests: 'Non è stato possibile caricare le Sue richieste in corso.',
    past: 'Non è stato possibile caricare i Suoi rimborsi precedenti.',
  },
  loading: 'Caricamento in corso…',
  noLast: 'Nessun rimborso negli ultimi 12 mesi.',
}
