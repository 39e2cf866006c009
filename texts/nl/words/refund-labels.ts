import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/refund-labels.ts'

export const refundLabels: Draft<typeof french.refundLabels> = {
  billed: 'Gefactureerd',
  refunded: 'Terugbetaald',
  kept: 'Blijft voor uw rekening',
  lines: 'Verstrekte behandelingen',
  sums: 'Van het gefactureerde bedrag tot de terugbetaling',
}

export const refundEnds: Draft<typeof french.refundEnds> = {
  finished: 'Terugbetaling gestort',
  rejected: 'Aanvraag geweigerd',
}
