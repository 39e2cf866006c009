import { messages } from './messages.ts'

/** Words for a refund that the insurer's former system paid. */
export const pastRefundLabels = messages({
  fr: { before: 'Repris de votre ancien espace' },
  it: { before: 'Ripreso dalla Sua area precedente' },
})
