import { messages } from './messages.ts'

/** Words for a refund that the insurer's former system paid. */
export const pastRefundLabels = messages({
  fr: {
    before: 'Repris de votre ancien espace',
    note: 'Ce remboursement a été calculé et versé avant l’ouverture de cet espace. Ses montants sont repris tels quels, sans le détail de leur calcul.',
  },
  it: {
    before: 'Ripreso dalla Sua area precedente',
    note: 'Questo rimborso è stato calcolato e versato prima dell’apertura di quest’area. Gli importi sono ripresi così come sono, senza il dettaglio del calcolo.',
  },
})
