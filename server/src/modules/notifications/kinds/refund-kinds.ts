import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'
import type { Kinds } from './kind.ts'

/** The steps of a refund request. */
export const refundKinds = {
  refund_filed: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'optional',
    fr: ['Demande bien reçue', 'Votre demande {reference} nous est parvenue.'],
    it: ['Richiesta ricevuta', 'Abbiamo ricevuto la richiesta {reference}.'],
    href: '/refunds/{request_id}',
  },
  // Between the receipt and the decision there is nothing to do: the portal alone says it.
  refund_processing: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'never',
    fr: ['Demande en cours d’étude', 'Notre équipe étudie la demande {reference}.'],
    it: ['Richiesta in esame', 'Il nostro team sta esaminando la richiesta {reference}.'],
    href: '/refunds/{request_id}',
  },
  action_required: {
    severity: 'action',
    group: 'refunds',
    mail: 'always',
    fr: ['Un document est attendu', 'Complétez la demande {reference} avant le {date}.'],
    it: ['Serve un documento', 'Completi la richiesta {reference} entro il {date}.'],
    href: '/refunds/{request_id}',
  },
  action_done: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'optional',
    fr: ['Demande complétée', 'La demande {reference} est complète : l’étude reprend.'],
    it: ['Richiesta completata', 'La richiesta {reference} è completa: l’esame riprende.'],
    href: '/refunds/{request_id}',
  },
  refund_accepted: {
    severity: 'success',
    group: 'refunds',
    mail: 'always',
    fr: ['Remboursement accepté', '{amount} seront versés pour {name}.'],
    it: ['Rimborso accettato', 'Le saranno accreditati {amount} per {name}.'],
    href: '/refunds/{request_id}',
  },
  refund_paid: {
    severity: 'success',
    group: 'refunds',
    mail: 'always',
    fr: [refundEnds.fr.finished, '{amount} viennent d’être versés sur votre compte.'],
    it: [refundEnds.it.finished, 'Abbiamo accreditato {amount} sul Suo conto.'],
    href: '/refunds/{request_id}',
  },
  refund_rejected: {
    severity: 'warning',
    group: 'refunds',
    mail: 'always',
    fr: [refundEnds.fr.rejected, 'Consultez le motif de la demande {reference}.'],
    it: [refundEnds.it.rejected, 'Consulti il motivo della richiesta {reference}.'],
    href: '/refunds/{request_id}',
  },
} as const satisfies Kinds
