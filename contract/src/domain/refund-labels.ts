import { messages } from './messages.ts'

/** Labels of care and of its refund. */
export const refundLabels = messages({
  fr: {
    billed: 'Facturé',
    refunded: 'Remboursé',
    kept: 'Reste à votre charge',
    lines: 'Soins réalisés',
    sums: 'Du montant facturé au remboursement',
  },
  it: {
    billed: 'Fatturato',
    refunded: 'Rimborsato',
    kept: 'Resta a Suo carico',
    lines: 'Prestazioni effettuate',
    sums: 'Dall’importo fatturato al rimborso',
  },
})

/** Ends of a request, as its row, its history and a notification say it. */
export const refundEnds = messages({
  fr: { finished: 'Remboursement versé', rejected: 'Demande refusée' },
  it: { finished: 'Rimborso accreditato', rejected: 'Richiesta rifiutata' },
})
