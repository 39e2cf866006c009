import type { NotificationKinds } from './kind.ts'

/** The steps of a refund request; the last wording of each is that of rows which name their reference alone. */
export const refundKinds = {
  refund_filed: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'optional',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  // a draft that somebody else may have begun
  invoice_mailed: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'optional',
    resumes: true,
    href: '/refunds/{request_id}',
  },
  // Between the receipt and the decision there is nothing to do: the portal alone says it.
  refund_processing: { severity: 'info', group: 'refund_progress', mail: 'never', href: '/refunds/{request_id}' },
  action_required: {
    severity: 'action',
    group: 'refunds',
    mail: 'always',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  action_done: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'optional',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  refund_accepted: {
    severity: 'success',
    group: 'refunds',
    mail: 'always',
    facts: ['billed', 'refunded', 'kept', 'reference'],
    href: '/refunds/{request_id}',
  },
  refund_paid: {
    severity: 'success',
    group: 'refunds',
    mail: 'always',
    facts: ['paid', 'paid_on', 'account', 'reference'],
    href: '/refunds/{request_id}',
  },
  refund_rejected: {
    severity: 'warning',
    group: 'refunds',
    mail: 'always',
    facts: ['vet', 'reference'],
    disputes: true,
    href: '/refunds/{request_id}',
  },
  decision_corrected: {
    severity: 'info',
    group: 'refunds',
    mail: 'always',
    facts: ['reference'],
    disputes: true,
    href: '/refunds/{request_id}',
  },
  vet_documents: { severity: 'success', group: 'refund_progress', mail: 'optional', href: '/refunds/{request_id}' },
  vet_quote: { severity: 'success', group: 'refund_progress', mail: 'optional', href: '/quotes/{quote_id}' },
  // people wait for an answer, which only this one can give
  message_received: {
    severity: 'action',
    group: 'refund_progress',
    mail: 'optional',
    matters: true,
    personal: true,
    facts: ['reference'],
    href: '/refunds/{request_id}#messages',
  },
  // the acknowledgement of receipt that the law asks for
  dispute_received: {
    severity: 'info',
    group: 'refunds',
    mail: 'always',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  // the law gives them a way from this day on
  dispute_late: {
    severity: 'action',
    group: 'refunds',
    mail: 'always',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  dispute_upheld: {
    severity: 'info',
    group: 'refunds',
    mail: 'always',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  dispute_changed: {
    severity: 'success',
    group: 'refunds',
    mail: 'always',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  payment_returned: {
    severity: 'action',
    group: 'refunds',
    mail: 'always',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
} as const satisfies NotificationKinds
