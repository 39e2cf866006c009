import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/refund-labels.ts'

export const refundLabels: Translated<typeof french.refundLabels> = {
  billed: 'Fatturato',
  refunded: 'Rimborsato',
  kept: 'Resta a Suo carico',
  lines: 'Prestazioni effettuate',
  sums: 'Dall’importo fatturato al rimborso',
}

export const refundEnds: Translated<typeof french.refundEnds> = {
  finished: 'Rimborso accreditato',
  rejected: 'Richiesta rifiutata',
}
