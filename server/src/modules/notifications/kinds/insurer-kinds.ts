import type { NotificationKindSpec, NotificationKinds } from './kind.ts'

/** Notifications in the insurer's own words, in each language that it gave, with the page to which they link. */
const insurerWritten = {
  group: 'documents',
  mail: 'optional',
  href: '/{page}',
} as const satisfies Omit<NotificationKindSpec, 'severity'>

export const insurerKinds = {
  insurer_info: { ...insurerWritten, severity: 'info' },
  insurer_success: { ...insurerWritten, severity: 'success' },
  insurer_action: { ...insurerWritten, severity: 'action' },
  insurer_warning: { ...insurerWritten, severity: 'warning' },
  // its mail contains the answer itself, and is always sent
  message_answered: {
    severity: 'info',
    group: 'security',
    mail: 'own',
    personal: true,
    href: '/contact/messages/{reference}',
  },
  document_received: { severity: 'info', group: 'documents', mail: 'optional', href: '/profile/contract' },
} as const satisfies NotificationKinds
