import type { NotificationKinds } from './kind.ts'

/** Announcements of deadlines: what will end, or be deleted of the member's, on a day (REM). */
export const reminderKinds = {
  documents_due: {
    severity: 'action',
    group: 'refunds',
    mail: 'always',
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  draft_waiting: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'optional',
    resumes: true,
    href: '/refunds/{request_id}',
  },
  // its photographs are deleted with it: always mailed
  draft_ending: { severity: 'action', group: 'refunds', mail: 'always', resumes: true, href: '/refunds/{request_id}' },
  package_unused: { severity: 'info', group: 'animals', mail: 'optional', href: '/animals/{animal_id}' },
  formula_change_waiting: { severity: 'info', group: 'payments', mail: 'always', href: '/profile/contract' },
  mandate_lapsing: { severity: 'info', group: 'payments', mail: 'always', href: '/profile/payment-methods' },
  card_expiring: { severity: 'action', group: 'payments', mail: 'always', href: '/profile/payment-methods' },
  data_ending: { severity: 'warning', group: 'security', mail: 'always', href: '/profile/contract' },
} as const satisfies NotificationKinds
