export const pastRefundLabels = { before: 'Repris de votre ancien espace' }
