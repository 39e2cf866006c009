export const refundLabels = {
  billed: 'Facturé',
  refunded: 'Remboursé',
  kept: 'Reste à votre charge',
  lines: 'Soins réalisés',
  sums: 'Du montant facturé au remboursement',
}

export const refundEnds = { finished: 'Remboursement versé', rejected: 'Demande refusée' }
