import type { NotificationKindSpec, Kinds } from './kind.ts'

/** The insurer's own words, in each language that it gave; the page that they lead to is told with them. */
const said = {
  group: 'documents',
  mail: 'optional',
  href: '/{page}',
} as const satisfies Omit<NotificationKindSpec, 'severity'>

export const insurerKinds = {
  insurer_info: { ...said, severity: 'info' },
  insurer_success: { ...said, severity: 'success' },
  insurer_action: { ...said, severity: 'action' },
  insurer_warning: { ...said, severity: 'warning' },
  // its letter holds the answer itself, and what was asked for is always told
  message_answered: {
    severity: 'info',
    group: 'security',
    mail: 'own',
    personal: true,
    href: '/contact/messages/{reference}',
  },
  document_received: { severity: 'info', group: 'documents', mail: 'optional', href: '/profile/contract' },
} as const satisfies Kinds
